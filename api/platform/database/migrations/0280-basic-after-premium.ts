import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an account is BASIC again when its premium ends. Earlier rows: not, as nothing has recorded it. */
export class BasicAfterPremium1790000000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column if not exists basic_after boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column if exists basic_after');
  }
}
