import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** The last characters of a personal access token, which its owner recognizes it by. No token was issued before. */
export class TokenHints1790000000076 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_tokens add column if not exists hint text');
    await addIndex(runner, 'ix_api_tokens_user', 'api_tokens (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_api_tokens_user');
    await runner.query('alter table api_tokens drop column hint');
  }
}
