import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from '../migration-steps';

/** Finds the emails of an account, also those to its earlier addresses: its deletion deletes them too. */
export class EmailsOfAccounts1790000000232 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_outbox_user', 'outbox (user_id) where user_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently ix_outbox_user');
  }
}
