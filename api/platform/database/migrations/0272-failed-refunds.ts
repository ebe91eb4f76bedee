import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Admins see refunds that PayPal accepted and then did not make. */
export class FailedRefunds1790000000272 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_refunds_failed', `refunds (created_at) where state = 'FAILED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_refunds_failed');
  }
}
