import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Finds whether an address can still be taken back by the account that had it, each time that address is requested. */
export class ReservedAddresses1790000000021 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_single_use_tokens_undo', `single_use_tokens (email) where purpose = 'UNDO_EMAIL'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_single_use_tokens_undo');
  }
}
