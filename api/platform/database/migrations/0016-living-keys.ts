import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key of the environment stays in use while any running process has it in GEMINI_API_KEYS. One process with fewer
 * keys, or an older one in a rolling deployment, disabled the keys of all processes.
 */
export class LivingKeys1790000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_keys add column named_at timestamptz not null default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_keys drop column named_at');
  }
}
