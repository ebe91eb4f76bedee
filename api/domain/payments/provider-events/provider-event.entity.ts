import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A webhook event of a provider: stored once, handled once. */
@Entity('provider_events')
@Unique('uq_provider_events', ['provider', 'eventId'])
@Index('ix_provider_events_body', ['handledAt'], { where: 'body is not null' })
@Index('ix_provider_events_unhandled', ['receivedAt'], { where: 'handled_at is null and outcome is null' })
export class ProviderEventEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  provider!: string;

  @Column('text')
  eventId!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt!: Date;

  /** The body as sent and verified; null for events stored before this column existed. */
  @Column('jsonb', { nullable: true })
  body!: unknown;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  handledAt!: Date | null;

  @Column('text', { nullable: true })
  outcome!: string | null;
}
