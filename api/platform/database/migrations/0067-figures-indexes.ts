import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const indexes: [name: string, definition: string][] = [
  ['ix_orders_paid', 'orders (paid_at, id) where paid_at is not null'],
  ['ix_invoices_credited', `invoices (issued_at, order_id) where kind = 'CREDIT_NOTE'`],
];

/** Finds the orders that were paid, or refunded, on some days. */
export class FiguresIndexes1790000000067 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
