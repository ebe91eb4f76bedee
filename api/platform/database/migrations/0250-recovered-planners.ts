import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Why planned content was not published: its planner's account was recovered. The release before does not set it. */
export class RecoveredPlanners1790000000250 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(
      runner,
      'scheduled_sections',
      'ck_scheduled_sections_problem',
      `problem in ('OUTDATED', 'NO_LONGER_ADMIN', 'NEWER_VERSION', 'ACCOUNT_RECOVERED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from scheduled_sections where problem = 'ACCOUNT_RECOVERED'`);
    await replaceCheck(
      runner,
      'scheduled_sections',
      'ck_scheduled_sections_problem',
      `problem in ('OUTDATED', 'NO_LONGER_ADMIN', 'NEWER_VERSION')`,
    );
  }
}
