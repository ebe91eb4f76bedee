import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Designs without a credit, such as free corrections, and who sets the words by an account's last choice. The release before makes designs for a credit only. */
export class FreeDesigns1790000000162 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table designs
        add column if not exists credits smallint not null default 1,
        add column if not exists corrects uuid,
        add column if not exists correction_id uuid,
        add column if not exists correction_attempts smallint not null default 0,
        add column if not exists misspelled boolean`);
    await runner.query('alter table users add column if not exists preferred_lettering text');
    await replaceCheck(runner, 'users', 'ck_users_preferred_lettering', `preferred_lettering in ('SET', 'DRAWN')`);
    await replaceCheck(runner, 'designs', 'ck_designs_credits', 'credits in (0, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column preferred_lettering');
    await runner.query(
      'alter table designs drop column misspelled, drop column correction_attempts, drop column correction_id, drop column corrects, drop column credits',
    );
  }
}
