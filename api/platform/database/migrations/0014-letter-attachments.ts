import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A letter names the invoice or credit note that goes with it; the file itself is drawn while the letter is sent. */
export class LetterAttachments1790000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add column attached text constraint ck_outbox_attached check (attached in ('INVOICE', 'CREDIT_NOTE')),
        add column attached_to uuid,
        add constraint ck_outbox_attached_to check ((attached is null) = (attached_to is null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column attached, drop column attached_to');
  }
}
