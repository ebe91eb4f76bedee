import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** A lost dispute whose payer got all by another refund is one of nothing. The release before does not set it. */
export class RefundsBesideDisputes1790000000251 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, 'refunds', 'ck_refunds_amount', 'amount >= 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update refunds set amount = 0.01 where amount = 0');
    await replaceCheck(runner, 'refunds', 'ck_refunds_amount', 'amount > 0');
  }
}
