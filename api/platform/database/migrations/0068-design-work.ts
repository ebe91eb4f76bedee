import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What made a design or failed it last, and what that cost. */
export class DesignWork1790000000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table designs add column ai_key_id uuid, add column ai_key_name text,
         add column failure_cause text, add column cost numeric(12,4)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table designs drop column ai_key_id, drop column ai_key_name, drop column failure_cause, drop column cost`,
    );
  }
}
