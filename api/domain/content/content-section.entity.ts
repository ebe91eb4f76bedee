import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The edited body of a section; without a row the default applies. */
@Entity('content_sections')
export class ContentSectionEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('jsonb')
  body!: unknown;

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid', { nullable: true })
  updatedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
