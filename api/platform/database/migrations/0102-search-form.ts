import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/**
 * Texts are found as people type them: without accents, in any case and composition. unaccent() depends on a dictionary
 * that could be changed, so PostgreSQL refuses to index it; this one never changes.
 */
const searchForm = `
create or replace function search_form(text) returns text language sql immutable strict parallel safe as $fn$
  select lower(public.unaccent('public.unaccent'::regdictionary, $1))
$fn$`;

const orders = `order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name`;
const found = (expression: string) => `using gin (search_form(${expression}) gin_trgm_ops)`;
const begins = (expression: string) => `(search_form(${expression}) text_pattern_ops)`;
const sold = 'where deleted_at is null';

/** Indexes of lists. The ones of the release before, on the plain texts, serve it; a later release drops them. */
const indexes: [name: string, definition: string][] = [
  ['ix_users_found', `users ${found(`name || ' ' || email::text || ' ' || role`)}`],
  ['ix_users_name_begins', `users ${begins('name')}`],
  ['ix_users_email_begins', `users ${begins('email::text')}`],
  ['ix_users_name_order', 'users (name collate "und-x-icu", id)'],
  ['ix_audit_found', `audit ${found(`action || ' ' || subject || ' ' || coalesce(reason, '')`)}`],
  ['ix_audit_action_begins', `audit ${begins('action')}`],
  ['ix_audit_subject_begins', `audit ${begins('subject')}`],
  ['ix_items_found', `items ${found(`name || ' ' || description`)}`],
  [
    'ix_designs_found',
    `designs ${found(`primary_text || ' ' || custom_prompt || ' ' || coalesce(enhanced_prompt, '')`)}`,
  ],
  ['ix_mailings_found', `mailings ${found('subject')}`],
  ['ix_mailings_begins', `mailings ${begins('subject')}`],
  ['ix_suppressed_addresses_found', `suppressed_addresses ${found('address::text')}`],
  ['ix_suppressed_addresses_begins', `suppressed_addresses ${begins('address::text')}`],
  ['ix_orders_found', `orders ${found(orders)} ${sold}`],
  ['ix_orders_code_begins', `orders ${begins('order_code')} ${sold}`],
  ['ix_orders_customer_begins', `orders ${begins('customer_name')} ${sold}`],
  ['ix_orders_email_begins', `orders ${begins('customer_email')} ${sold}`],
  ['ix_orders_name_order', `orders (name collate "und-x-icu", id) ${sold}`],
  ['ix_items_name_order', 'items (name collate "und-x-icu", id)'],
  ['ix_tickets_found', `tickets ${found(`subject || ' ' || message`)}`],
  ['ix_tickets_subject_begins', `tickets ${begins('subject')}`],
  ['ix_tickets_email_found', `tickets ${found('user_email::text')}`],
  ['ix_tickets_email_begins', `tickets ${begins('user_email::text')}`],
  ['ix_outbox_found', `outbox ${found(`recipient || ' ' || subject`)}`],
  ['ix_outbox_recipient_begins', `outbox ${begins('recipient')}`],
  ['ix_outbox_subject_begins', `outbox ${begins('subject')}`],
];

/** Searches lists without accents, and sorts accounts by name as people do, under any collation of the database. */
export class SearchForm1790000000102 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists unaccent');
    await runner.query(searchForm);
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
    await runner.query('drop function search_form(text)');
  }
}
