import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const indexes: [name: string, definition: string][] = [
  ['ix_users_present', 'users (created_at, id) where deleted_at is null'],
  ['ix_users_gone', 'users (created_at) where deleted_at is not null'],
  ['ix_designs_owner', 'designs (user_id, created_at, id) where deleted_at is null'],
  ['ix_designs_gone', 'designs (created_at) include (state) where deleted_at is not null'],
  ['ix_orders_owner', 'orders (user_id, created_at, id) where deleted_at is null'],
];
const replaced: [name: string, definition: string][] = [
  ['ix_designs_user', 'designs (user_id, created_at, id)'],
  ['ix_orders_user', 'orders (user_id, created_at, id)'],
];

/** Counts lists, and what was deleted from them, from their indexes alone. */
export class CountedLists1790000000084 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
    for (const [name] of replaced) await dropIndex(runner, name);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of replaced) await addIndex(runner, name, definition);
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
