import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Audit rows carry the reason that an Admin gave. */
export class AuditReasons1790000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit add column reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit drop column reason');
  }
}
