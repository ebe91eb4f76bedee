import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionByTime } from '../migration-steps';

/**
 * `webhook_deliveries` in partitions by month. The index by time was there to find old rows; existing rows retain it for
 * the release before.
 */
export class DeliveryPartitions1790000000221 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await partitionByTime(runner, 'webhook_deliveries', { without: ['ix_webhook_deliveries_created'] });
  }

  async down(): Promise<void> {
    // the release before works on the partitions as well
  }
}
