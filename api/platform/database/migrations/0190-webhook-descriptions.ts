import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner has written about an endpoint. The release before neither reads nor writes the column. */
export class WebhookDescriptions1790000000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_endpoints add column description text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook_endpoints drop column description');
  }
}
