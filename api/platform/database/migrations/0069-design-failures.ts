import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

const causes = [
  ...['WORDS', 'NO_IMAGE', 'UNUSABLE_IMAGE', 'NO_KEYS', 'KEY', 'BILLING', 'QUOTA', 'MODEL', 'SERVICE', 'REQUEST'],
  ...['LIMIT', 'STORAGE', 'INTERRUPTED', 'INTERNAL'],
];

const indexes: [name: string, definition: string][] = [
  [
    'ix_designs_ended',
    `designs (finished_at) include (state, failure_cause, model, ai_key_id)
     where state in ('SUCCEEDED', 'FAILED') and deleted_at is null`,
  ],
  ['ix_designs_failed', 'designs (created_at, id) where failure_cause is not null'],
];

/** Groups the failed designs of a range, and finds the ones with a given cause. */
export class DesignFailures1790000000069 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
    await replaceCheck(
      runner,
      'designs',
      'ck_designs_failure_cause',
      `failure_cause in (${causes.map((cause) => `'${cause}'`).join(', ')})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table designs drop constraint ck_designs_failure_cause');
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
