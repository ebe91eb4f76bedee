import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an Admin has an AI key switched off: a restart does not switch one of the environment on again. */
export class SwitchedOffKeys1790000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_keys add column switched_off_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_keys drop column switched_off_at');
  }
}
