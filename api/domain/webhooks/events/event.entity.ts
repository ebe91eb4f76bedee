import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WebhookEvent } from '../../../../contract/webhooks';

/** Something that happened to an object of an account. `record_webhook_event` of migration 0200 writes it. */
@Entity('events')
@Index('ix_events_order', ['transactionNo', 'id'])
@Index('ix_events_user', ['userId', 'transactionNo', 'id'])
export class EventEntity {
  /** The `event_id` of its deliveries. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** The account that the event is about; null for a ticket of an anonymous person. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  type!: WebhookEvent;

  @Column('jsonb')
  data!: object;

  /** Number of the transaction that recorded it, in the order in which transactions begin to write. */
  @Column('bigint')
  transactionNo!: string;

  /** Its partition. */
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/**
 * One row: what `event_number_base()` adds to PostgreSQL's own numbers of transactions, with 2^40 for each timeline of the
 * server since this one.
 */
@Entity('event_numbering')
@Check('ck_event_numbering_one', 'id = 1')
export class EventNumberingEntity {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  @Column('bigint', { default: 0 })
  base!: string;

  @Column('integer', { default: 1 })
  timeline!: number;
}
