import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many emails an unproven address was sent lately, and which emails to a deleted account are still to be sent and
 * then forgotten.
 */
export class EmailRecipients1790000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_recipients (
        hash text constraint pk_email_recipients primary key,
        emails integer not null default 1,
        since timestamptz not null default now()
      )`);
    await runner.query('alter table outbox add column forget_after timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_recipients');
    await runner.query('alter table outbox drop column forget_after');
  }
}
