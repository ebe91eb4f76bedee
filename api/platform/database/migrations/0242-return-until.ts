import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores until when a package may be returned, which its receipt promises. Null for orders paid by the release before, whose
 * return period follows the settings.
 */
export class ReturnUntil1790000000242 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column return_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column return_until');
  }
}
