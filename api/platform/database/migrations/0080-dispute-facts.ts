import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payer disputes, and until when PayPal waits for the shop's answer. */
export class DisputeFacts1790000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table disputes add column amount numeric(12,2), add column currency text, add column respond_by timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table disputes drop column amount, drop column currency, drop column respond_by');
  }
}
