import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionByTime } from '../migration-steps';

/** `transitions` in partitions by quarter, so that an operator can end their retention. */
export class TransitionPartitions1790000000222 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await partitionByTime(runner, 'transitions');
  }

  async down(): Promise<void> {
    // the release before works on the partitions as well
  }
}
