import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

const indexes: [name: string, definition: string][] = [
  ['ix_outbox_state', 'outbox (state, id)'],
  ['ix_outbox_created', 'outbox (created_at, id)'],
  ['ix_outbox_mailing', 'outbox (mailing_id, id) where mailing_id is not null'],
  ['ix_outbox_mailing_unsent', `outbox (mailing_id, state) where mailing_id is not null and state <> 'SENT'`],
  ['ix_outbox_mailing_created', 'outbox (created_at) where mailing_id is not null'],
  ['ix_outbox_search', `outbox using gin ((recipient || ' ' || subject) gin_trgm_ops)`],
  ['ix_outbox_recipient_prefix', 'outbox (lower(recipient) text_pattern_ops)'],
  ['ix_outbox_subject_prefix', 'outbox (lower(subject) text_pattern_ops)'],
  ['ix_message_logs_created', 'message_logs (created_at)'],
];

/** Lists and searches the outbox, holds the emails of a stopped mailing, and finds old messages. */
export class MessageIndexes1790000000063 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(
      runner,
      'outbox',
      'ck_outbox_state',
      `state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'HELD')`,
    );
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
  }

  /** The check stays wide: rows may be HELD by now. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
