import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** An address whose mail server permanently rejects emails to it. */
@Entity('suppressed_addresses')
@Unique('uq_suppressed_addresses_address', ['address'])
@Index('ix_suppressed_addresses_found', { synchronize: false })
@Index('ix_suppressed_addresses_begins', { synchronize: false })
@Index('ix_suppressed_addresses_created', ['createdAt', 'id'])
export class SuppressedAddressEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('citext')
  address!: string;

  /** Answer of the mail server. */
  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
