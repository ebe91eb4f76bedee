import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const included = 'designs (finished_at) include (state, failure_cause, model, ai_key_id)';
const ended = `state in ('SUCCEEDED', 'FAILED') and deleted_at is null`;

/** Groups failed designs among the generated ones: copies of posts have no picture of their own and can't fail. */
export class GeneratedDesigns1790000000176 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'ix_designs_generated',
      `${included} where ${ended} and (state = 'FAILED' or image_key is not null)`,
    );
    await dropIndex(runner, 'ix_designs_ended');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_designs_ended', `${included} where ${ended}`);
    await dropIndex(runner, 'ix_designs_generated');
  }
}
