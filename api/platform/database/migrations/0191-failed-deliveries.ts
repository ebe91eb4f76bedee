import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Finds the failed deliveries of an endpoint since a time. */
export class FailedDeliveries1790000000191 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'ix_webhook_deliveries_failed',
      `webhook_deliveries (endpoint_id, created_at, id) where state = 'FAILED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_webhook_deliveries_failed');
  }
}
