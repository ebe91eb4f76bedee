import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

const states = (...more: string[]) =>
  `state in (${['QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'HELD', ...more].map((state) => `'${state}'`).join(', ')})`;

/**
 * Allows NOT_SENT, the new name of the state 'KEPT'. Rows have the old name until the next release: the previous
 * release reads them while this one starts, and after a rollback.
 */
export class EmailsNotSent1790000000081 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, 'outbox', 'ck_outbox_state', states('NOT_SENT'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update outbox set state = 'KEPT' where state = 'NOT_SENT'`);
    await replaceCheck(runner, 'outbox', 'ck_outbox_state', states());
  }
}
