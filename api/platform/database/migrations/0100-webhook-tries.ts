import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every try of a delivery instead of the last one alone. The release before leaves the column at its default. */
export class WebhookTries1790000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table webhook_deliveries add column earlier_tries jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_deliveries drop column earlier_tries');
  }
}
