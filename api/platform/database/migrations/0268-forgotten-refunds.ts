import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PayPal is no longer asked automatically about a refund that it has not shown for two weeks. Earlier rows: asked. */
export class ForgottenRefunds1790000000268 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds add column if not exists unknown_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    // the release before asks about every refund that is not decided
    await runner.query(`update refunds set next_check_at = now() where unknown_since is not null`);
    await runner.query('alter table refunds drop column if exists unknown_since');
  }
}
