import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Why planned content was not published: a newer version was saved after its time. The release before does not set it. */
export class OvertakenPlans1790000000237 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(
      runner,
      'scheduled_sections',
      'ck_scheduled_sections_problem',
      `problem in ('OUTDATED', 'NO_LONGER_ADMIN', 'NEWER_VERSION')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from scheduled_sections where problem = 'NEWER_VERSION'`);
    await replaceCheck(
      runner,
      'scheduled_sections',
      'ck_scheduled_sections_problem',
      `problem in ('OUTDATED', 'NO_LONGER_ADMIN')`,
    );
  }
}
