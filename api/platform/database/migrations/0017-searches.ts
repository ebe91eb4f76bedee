import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/**
 * Orders are found by their payment code and the customer's email as well, and short texts by how names, codes and
 * emails begin. The previous index on texts serves release 0.1.0; a later release drops it.
 */
export class Searches1790000000017 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}

const indexes: [name: string, definition: string][] = [
  [
    'ix_orders_search_all',
    `orders using gin ((order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name) gin_trgm_ops) where deleted_at is null`,
  ],
  ['ix_orders_code_prefix', 'orders (lower(order_code) text_pattern_ops) where deleted_at is null'],
  ['ix_orders_customer_prefix', 'orders (lower(customer_name) text_pattern_ops) where deleted_at is null'],
  ['ix_orders_email_prefix', 'orders (lower(customer_email) text_pattern_ops) where deleted_at is null'],
  ['ix_tickets_subject_prefix', 'tickets (lower(subject) text_pattern_ops)'],
  ['ix_tickets_email_prefix', 'tickets (lower(user_email::text) text_pattern_ops)'],
];
