import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Security emails carry a link that takes the account back: the purpose RECOVER of single-use tokens. */
export class RecoveryLinks1790000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table single_use_tokens
        drop constraint ck_single_use_tokens_purpose,
        drop constraint ck_single_use_tokens_email,
        add constraint ck_single_use_tokens_purpose check (purpose in ('RESET', 'VERIFY', 'EMAIL', 'UNDO_EMAIL', 'PROOF', 'SIGN_IN', 'DOWNLOAD', 'RECOVER')),
        add constraint ck_single_use_tokens_email check ((purpose in ('EMAIL', 'UNDO_EMAIL', 'RECOVER')) = (email is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from single_use_tokens where purpose = 'RECOVER';
      alter table single_use_tokens
        drop constraint ck_single_use_tokens_purpose,
        drop constraint ck_single_use_tokens_email,
        add constraint ck_single_use_tokens_purpose check (purpose in ('RESET', 'VERIFY', 'EMAIL', 'UNDO_EMAIL', 'PROOF', 'SIGN_IN', 'DOWNLOAD')),
        add constraint ck_single_use_tokens_email check ((purpose in ('EMAIL', 'UNDO_EMAIL')) = (email is not null))`);
  }
}
