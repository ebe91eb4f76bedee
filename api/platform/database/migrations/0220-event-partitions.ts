import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionByTime } from '../migration-steps';

/** `events` in partitions by month, which are dropped where rows were deleted. */
export class EventPartitions1790000000220 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await partitionByTime(runner, 'events');
  }

  async down(): Promise<void> {
    // the release before works on the partitions as well
  }
}
