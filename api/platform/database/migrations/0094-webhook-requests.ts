import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The head of a delivery's last request, and why a delivery was given up, which had replaced the error of its last try.
 * The release before leaves both columns null.
 */
export class WebhookRequests1790000000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_deliveries add column request_head text, add column given_up text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_deliveries drop column request_head, drop column given_up');
  }
}
