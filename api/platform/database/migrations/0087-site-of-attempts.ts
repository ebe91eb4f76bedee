import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site's address that an attempt's order at PayPal leads back to. */
export class SiteOfAttempts1790000000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments add column site_url text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column site_url');
  }
}
