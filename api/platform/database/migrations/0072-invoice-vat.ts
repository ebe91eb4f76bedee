import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the rule of migration 0071 without stopping writers. */
export class InvoiceVat1790000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoices validate constraint ck_invoices_vat');
  }

  async down(): Promise<void> {
    // a validated rule is the same rule
  }
}
