import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What signs the addresses of a month's pictures. The release before neither reads nor writes the column. */
export class MonthPictures1790000000223 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table month_plans add column picture_secret text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table month_plans drop column picture_secret');
  }
}
