import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an Admin sets; secrets inside the body are encrypted. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('jsonb')
  body!: unknown;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
