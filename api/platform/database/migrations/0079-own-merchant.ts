import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PayPal's id of the merchant of an account, with which payments made elsewhere are compared. */
export class OwnMerchant1790000000079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paypal_accounts add column merchant_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paypal_accounts drop column merchant_id');
  }
}
