import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the job that cancels unpaid orders tries one again that it could not cancel. And marks orders that are held to
 * one open order of an item and account. Orders created before this migration are not marked: two of them may be open.
 * They expire after seven days, and only one of them is ever captured.
 */
export class OneOpenOrderAnItem1790000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table orders add column sole_of_item boolean not null default false, add column next_close_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column sole_of_item, drop column next_close_at');
  }
}
