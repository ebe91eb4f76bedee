import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of the money that did not fit its order came: all of it has to go back before the order is open again. */
export class CapturedAmount1790000000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments add column captured_amount numeric(12,2)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column captured_amount');
  }
}
