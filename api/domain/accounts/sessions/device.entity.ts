import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A browser that an account has signed in from, by the hash of a random id in a long-lived cookie. */
@Entity('known_devices')
@Unique('uq_known_devices', ['userId', 'hash'])
@Index('ix_known_devices_seen', ['lastSeenAt'])
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  hash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt!: Date;
}
