import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's name that an attempt's order at PayPal was requested with. */
export class BrandNameOfAttempts1790000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments add column brand_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column brand_name');
  }
}
