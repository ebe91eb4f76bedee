import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the last event of an account arrived: the settings screen shows whether its webhook works. */
export class WebhookEventsSeen1790000000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paypal_accounts add column last_event_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paypal_accounts drop column last_event_at');
  }
}
