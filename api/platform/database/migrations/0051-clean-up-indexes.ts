import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** What the other clean-up statements, and the deletion of an account, look for in tables that grow with the shop. */
export class CleanUpIndexes1790000000051 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}

const indexes: [name: string, definition: string][] = [
  ['ix_sessions_expires', 'sessions (expires_at)'],
  ['ix_single_use_tokens_expires', 'single_use_tokens (expires_at)'],
  ['ix_rate_limits_expire', 'rate_limits (expire)'],
  ['ix_email_recipients_since', 'email_recipients (since)'],
  ['ix_provider_events_body', 'provider_events (handled_at) where body is not null'],
  ['ix_outbox_link', 'outbox (created_at) where sealed_link is not null'],
  ['ix_outbox_farewell', `outbox (created_at) where dedupe_key like 'account-deleted:%'`],
  ['ix_outbox_forget', 'outbox (forget_after) where forget_after is not null'],
  ['ix_outbox_recipient', 'outbox (lower(recipient))'],
  ['ix_orders_file', 'orders (file_key) where file_key is not null'],
  ['ix_users_deleted', 'users (deleted_at) where deleted_at is not null'],
  ['ix_users_premium', `users (membership_until) where membership = 'PREMIUM'`],
];
