import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/**
 * Says which link belongs in an email, instead of what its text looks like. The release before leaves it null: its emails
 * are read as before.
 */
export class EmailLinks1790000000140 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column if not exists link text');
    await replaceCheck(runner, 'outbox', 'ck_outbox_link', `link in ('NONE', 'SECRET', 'UNSUBSCRIBE')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column link');
  }
}
