import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const sold = 'where deleted_at is null';

/** Sorts of the lists of orders and accounts. */
const added: readonly (readonly [name: string, definition: string])[] = [
  ['ix_orders_order_status', `orders (order_status, id) ${sold}`],
  ['ix_orders_customer_order', `orders (customer_name collate "und-x-icu", id) ${sold}`],
  ['ix_users_role_order', 'users (role, id)'],
  ['ix_users_membership', 'users (membership, id)'],
];

const begins = (table: string, text: string, condition = '') =>
  `${table} (lower(${text}) text_pattern_ops) ${condition}`;
const trigrams = (table: string, text: string, condition = '') =>
  `${table} using gin ((${text}) gin_trgm_ops) ${condition}`;

/**
 * Indexes of plain texts, which migration 0102 replaced by ones without accents. Searches of 0.1.0 find the same without
 * them, but read the whole table.
 */
const dropped: readonly (readonly [name: string, definition: string])[] = [
  ['ix_audit_action_prefix', begins('audit', 'action')],
  ['ix_audit_subject_prefix', begins('audit', 'subject')],
  ['ix_audit_search', trigrams('audit', `action || ' ' || subject || ' ' || coalesce(reason, '')`)],
  [
    'ix_designs_search',
    trigrams('designs', `primary_text || ' ' || custom_prompt || ' ' || coalesce(enhanced_prompt, '')`),
  ],
  ['ix_items_name', 'items (name, id)'],
  ['ix_items_search', trigrams('items', `name || ' ' || description`)],
  ['ix_mailings_subject_prefix', begins('mailings', 'subject')],
  ['ix_mailings_search', trigrams('mailings', 'subject')],
  ['ix_orders_name', `orders (name, id) ${sold}`],
  ['ix_orders_code_prefix', begins('orders', 'order_code', sold)],
  ['ix_orders_customer_prefix', begins('orders', 'customer_name', sold)],
  ['ix_orders_email_prefix', begins('orders', 'customer_email', sold)],
  [
    'ix_orders_search',
    trigrams(
      'orders',
      `order_code || ' ' || customer_name || ' ' || payment_status || ' ' || order_status || ' ' || name`,
      sold,
    ),
  ],
  [
    'ix_orders_search_all',
    trigrams(
      'orders',
      `order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name`,
      sold,
    ),
  ],
  ['ix_outbox_recipient_prefix', begins('outbox', 'recipient')],
  ['ix_outbox_subject_prefix', begins('outbox', 'subject')],
  ['ix_outbox_search', trigrams('outbox', `recipient || ' ' || subject`)],
  ['ix_suppressed_addresses_prefix', begins('suppressed_addresses', 'address::text')],
  ['ix_suppressed_addresses_search', trigrams('suppressed_addresses', 'address::text')],
  ['ix_tickets_subject_prefix', begins('tickets', 'subject')],
  ['ix_tickets_email_prefix', begins('tickets', 'user_email::text')],
  ['ix_tickets_email_search', trigrams('tickets', 'user_email::text')],
  ['ix_tickets_search', trigrams('tickets', `subject || ' ' || message`)],
  ['ix_users_name', 'users (name, id)'],
  ['ix_users_name_prefix', begins('users', 'name')],
  ['ix_users_email_prefix', begins('users', 'email::text')],
  ['ix_users_search', trigrams('users', `name || ' ' || email::text || ' ' || role`)],
];

/** Sorts orders by customer and state, and accounts by role and membership; drops indexes that nothing reads. */
export class ListIndexes1790000000236 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of added) await addIndex(runner, name, definition);
    for (const [name] of dropped) await dropIndex(runner, name);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of dropped) await addIndex(runner, name, definition);
    for (const [name] of added) await dropIndex(runner, name);
  }
}
