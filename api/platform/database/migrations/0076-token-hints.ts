import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last characters of a personal access token, which its owner recognizes it by. No token was issued before. */
export class TokenHints1790000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_tokens add column hint text');
    await runner.query('create index ix_api_tokens_user on api_tokens (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_api_tokens_user');
    await runner.query('alter table api_tokens drop column hint');
  }
}
