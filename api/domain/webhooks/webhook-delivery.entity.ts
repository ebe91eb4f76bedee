import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { WebhookDeliveryStatus, WebhookTry } from '../../graphql/generated/schema';
import type { WebhookEvent } from '../../../contract/webhooks';

/** Characters that are stored of the answer to a try before the last one. */
export const earlierAnswer = 1_000;

/** A try before the last one, as it is stored: its time is an ISO timestamp. */
export type EarlierTry = Omit<WebhookTry, 'attemptedAt' | '__typename'> & { attemptedAt: string };

/** An event for one endpoint, and its last try. `record_webhook_event` of migration 0074 writes it with the event. */
@Entity('webhook_deliveries')
@Check('ck_webhook_deliveries_state', `state in ('WAITING', 'SUCCEEDED', 'FAILED')`)
@Check('ck_webhook_deliveries_next', `(state = 'WAITING') = (next_attempt_at is not null)`)
@Index('ix_webhook_deliveries_endpoint', ['endpointId', 'id'])
@Index('ix_webhook_deliveries_waiting', ['endpointId', 'nextAttemptAt'], { where: `state = 'WAITING'` })
@Index('ix_webhook_deliveries_failed', ['endpointId', 'createdAt', 'id'], { where: `state = 'FAILED'` })
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('webhook_endpoints', { onDelete: 'CASCADE' })
  endpointId!: string;

  /** The same at every try, and for all endpoints that get the event. */
  @Column('uuid')
  eventId!: string;

  @Column('text')
  type!: WebhookEvent;

  @Column('jsonb')
  data!: object;

  @Column('text', { default: 'WAITING' })
  state!: WebhookDeliveryStatus;

  /** Whether it is tried once, and the endpoint stays on when that fails: a test, or sent again by hand. */
  @Column('boolean', { default: false })
  once!: boolean;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  nextAttemptAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  attemptedAt!: Date | null;

  @Column('integer', { nullable: true })
  durationMs!: number | null;

  @Column('integer', { nullable: true })
  responseStatus!: number | null;

  /** The tries before the last one, oldest first, at most 20. */
  @Column('jsonb', { default: [] })
  earlierTries!: EarlierTry[];

  /** Address and headers of the last request. */
  @Column('text', { nullable: true })
  requestHead!: string | null;

  /** The beginning of the answer. */
  @Column('text', { nullable: true })
  response!: string | null;

  /** Why no answer came, in plain words. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** Why it ended before its last try, in plain words. */
  @Column('text', { nullable: true })
  givenUp!: string | null;

  /** Its partition. */
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
