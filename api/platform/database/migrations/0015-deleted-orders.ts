import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order that an Admin deletes is hidden from all callers and stays as a row: PayPal may still report its payment,
 * and a payment restores it.
 */
export class DeletedOrders1790000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(deletion);
    for (const [name, columns] of listed)
      await runner.query(`drop index ${name}; create index ${name} on orders ${columns} where deleted_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Orders that were deleted would be back: restore a backup instead.');
  }
}

/** Nothing of a deleted order can be paid, and one that is paid is there. */
const deletion = `
alter table orders
  add column deleted_at timestamptz,
  add constraint ck_orders_deleted check (deleted_at is null or payment_status = 'CANCELLED');
create index ix_orders_deleted on orders (deleted_at) where deleted_at is not null`;

/** For all accounts' orders: a list reads only the rows that it shows, however many are deleted. */
const listed: [index: string, columns: string][] = [
  ['ix_orders_created', '(created_at, id)'],
  ['ix_orders_code', '(order_code, id)'],
  ['ix_orders_name', '(name, id)'],
  ['ix_orders_total', '(total, id)'],
  ['ix_orders_payment_status', '(payment_status, id)'],
  ['ix_orders_state', '(payment_status, created_at, id)'],
  [
    'ix_orders_search',
    `using gin ((order_code || ' ' || customer_name || ' ' || payment_status || ' ' || order_status || ' ' || name) gin_trgm_ops)`,
  ],
];
