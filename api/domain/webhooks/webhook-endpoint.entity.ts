import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { WebhookOffReason } from '../../graphql/generated/schema';
import type { WebhookEvent } from '../../../contract/webhooks';

/** An address that gets events, of an account or of the shop. Its secrets are encrypted. */
@Entity('webhook_endpoints')
@Check('ck_webhook_endpoints_off_reason', `off_reason in ('OWNER', 'GONE', 'FAILING', 'ADMIN_LEFT')`)
@Check('ck_webhook_endpoints_off', `active = (off_reason is null) and active = (off_at is null)`)
@Index('ix_webhook_endpoints_user', ['userId'])
export class WebhookEndpointEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  /** The account whose events it gets; null for an endpoint of the shop, which gets the events of all accounts. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string | null;

  /** The Admin who has saved an endpoint of the shop last, and gets the emails about it. */
  @Column('uuid', { nullable: true })
  adminId!: string | null;

  @Column('text')
  url!: string;

  /** What the owner has written about it. */
  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { array: true })
  events!: WebhookEvent[];

  /** Wildcards that it asks for beside `events`: `*`, `order.*`. */
  @Column('text', { array: true, default: [] })
  patterns!: string[];

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('text', { nullable: true })
  offReason!: WebhookOffReason | null;

  @Column('timestamptz', { nullable: true })
  offAt!: Date | null;

  @Column('text')
  secretCipher!: string;

  /** The secret before the last rotation, which signs as well until `earlierSecretUntil`. */
  @Column('text', { nullable: true })
  earlierSecretCipher!: string | null;

  @Column('timestamptz', { nullable: true })
  earlierSecretUntil!: Date | null;

  /** Failed tries since the last success. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** When the first of the consecutive failures occurred; null after a success. */
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** After a failed or slow try nothing is sent until then, so that an endpoint that hangs rarely occupies a worker. */
  @Column('timestamptz', { nullable: true })
  restUntil!: Date | null;

  /** The run of the job that sends to it at present: one at a time. */
  @Column('uuid', { nullable: true })
  busyBy!: string | null;

  /** When the claim of that run expires, as after a crash. */
  @Column('timestamptz', { nullable: true })
  busyUntil!: Date | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
