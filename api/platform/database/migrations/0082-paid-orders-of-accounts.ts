import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Returns an order's position among its customer's paid orders, without reading the orders themselves. */
export class PaidOrdersOfAccounts1790000000082 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_orders_user_paid', 'orders (user_id, paid_at, id) where paid_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_orders_user_paid');
  }
}
