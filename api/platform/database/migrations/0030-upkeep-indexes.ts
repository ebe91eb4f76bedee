import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** What the nightly clean-up and a successful sign-in look for, however many rows there are beside it. */
export class UpkeepIndexes1790000000030 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}

const indexes: [name: string, definition: string][] = [
  // prefixes of keys are ranges in this order alone
  ['ix_rate_limits_key', 'rate_limits (key collate "C")'],
  ['ix_sessions_rotated', 'sessions (rotated_at) where rotated_at is not null'],
  ['ix_outbox_body', `outbox (created_at) where html <> ''`],
];
