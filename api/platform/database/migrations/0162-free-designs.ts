import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Designs without a credit, such as free corrections. The release before makes designs for a credit only. */
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
    await replaceCheck(runner, 'designs', 'ck_designs_credits', 'credits in (0, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table designs drop column misspelled, drop column correction_attempts, drop column correction_id, drop column corrects, drop column credits',
    );
  }
}
