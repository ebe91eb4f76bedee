import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds whether an address can still be taken back by the account that had it, whenever somebody asks for that address. */
export class ReservedAddresses1790000000021 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists ix_single_use_tokens_undo');
    await runner.query(
      `create index concurrently ix_single_use_tokens_undo on single_use_tokens (email) where purpose = 'UNDO_EMAIL'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists ix_single_use_tokens_undo');
  }
}
