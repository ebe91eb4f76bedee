import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

/** What is stuck is found by index, for the figures that operators watch: emails, provider events, money. */
export class StuckWork1790000000035 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, 'outbox', 'ck_outbox_state', `state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED')`);
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  /** The check stays wide: rows may be REFUSED by now. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}

const indexes: [name: string, definition: string][] = [
  ['ix_outbox_unsent', `outbox (state, created_at) where state in ('QUEUED', 'FAILED', 'REFUSED')`],
  ['ix_provider_events_unhandled', 'provider_events (received_at) where handled_at is null and outcome is null'],
  ['ix_payments_mismatch', `payments (created_at) where error = 'MISFIT'`],
  ['ix_disputes_open', `disputes (created_at) where state = 'OPEN'`],
];
