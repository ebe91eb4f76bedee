import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the webhook id of a PayPal account comes from: PAYPAL_WEBHOOK_ID must not replace what an Admin has registered.
 * The previous release leaves the column null.
 */
export class WebhookSources1790000000233 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table paypal_accounts add column webhook_source text
         constraint ck_paypal_accounts_webhook_source check (webhook_source in ('ENVIRONMENT', 'REGISTERED', 'CHOSEN'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paypal_accounts drop column webhook_source');
  }
}
