import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from '../migration-steps';

/** No account has two open orders of the same item. */
export class OpenItemIndex1790000000027 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'uq_orders_open_item',
      `orders (user_id, item_id) where sole_of_item and payment_status in ('PENDING', 'PROCESSING')`,
      'unique index',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently uq_orders_open_item');
  }
}
