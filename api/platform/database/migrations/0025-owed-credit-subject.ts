import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refund or dispute that a design's credit is owed to. Null in rows created before this migration. */
export class OwedCreditSubject1790000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owed_credits add column subject uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owed_credits drop column subject');
  }
}
