import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The brand that a design was created with, as it was then. Null in rows of the release before. */
export class BrandsOfDesigns1790000000171 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table designs add column if not exists brand_id uuid, add column if not exists brand jsonb',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table designs drop column brand, drop column brand_id');
  }
}
