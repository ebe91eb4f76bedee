import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

const table = 'single_use_tokens';
const purposes = `'RESET', 'VERIFY', 'EMAIL', 'UNDO_EMAIL', 'PROOF', 'SIGN_IN', 'DOWNLOAD'`;

/** Security emails carry a link that takes the account back: the purpose RECOVER of single-use tokens. */
export class RecoveryLinks1790000000020 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, table, 'ck_single_use_tokens_purpose', `purpose in (${purposes}, 'RECOVER')`);
    await replaceCheck(
      runner,
      table,
      'ck_single_use_tokens_email',
      `(purpose in ('EMAIL', 'UNDO_EMAIL', 'RECOVER')) = (email is not null)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from ${table} where purpose = 'RECOVER'`);
    await replaceCheck(runner, table, 'ck_single_use_tokens_purpose', `purpose in (${purposes})`);
    await replaceCheck(
      runner,
      table,
      'ck_single_use_tokens_email',
      `(purpose in ('EMAIL', 'UNDO_EMAIL')) = (email is not null)`,
    );
  }
}
