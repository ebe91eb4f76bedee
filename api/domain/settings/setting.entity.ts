import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Values that an Admin has set; secrets inside the body are encrypted. */
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
