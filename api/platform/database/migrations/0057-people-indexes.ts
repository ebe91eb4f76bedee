import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const indexes: [name: string, definition: string, kind?: 'unique index'][] = [
  ['ix_users_name', 'users (name, id)'],
  ['ix_users_email', 'users (email, id)'],
  ['ix_users_credits', 'users (credits, id)'],
  ['ix_users_role', 'users (role, created_at, id)'],
  ['ix_users_search', `users using gin ((name || ' ' || email::text || ' ' || role) gin_trgm_ops)`],
  ['ix_users_name_prefix', 'users (lower(name) text_pattern_ops)'],
  ['ix_users_email_prefix', 'users (lower(email::text) text_pattern_ops)'],
  ['ix_audit_actor', 'audit (actor, id)'],
  ['ix_audit_action', 'audit (action, id)'],
  ['ix_audit_created', 'audit (created_at, id)'],
  ['ix_audit_search', `audit using gin ((action || ' ' || subject || ' ' || coalesce(reason, '')) gin_trgm_ops)`],
  ['ix_audit_action_prefix', 'audit (lower(action) text_pattern_ops)'],
  ['ix_audit_subject_prefix', 'audit (lower(subject) text_pattern_ops)'],
  ['uq_credit_entries_request', 'credit_entries (user_id, request_id) where request_id is not null', 'unique index'],
];

/** Sorts and searches accounts and the audit, and makes a repeated gift of credits the same gift. */
export class PeopleIndexes1790000000057 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition, kind] of indexes) await addIndex(runner, name, definition, kind);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
