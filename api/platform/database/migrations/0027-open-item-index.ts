import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No account has two open orders of the same item. */
export class OpenItemIndex1790000000027 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists uq_orders_open_item');
    await runner.query(
      `create unique index concurrently uq_orders_open_item on orders (user_id, item_id)
       where sole_of_item and payment_status in ('PENDING', 'PROCESSING')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently uq_orders_open_item');
  }
}
