import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Finds out whether a package was ordered without reading all orders, before it is deleted. */
export class OrderedPackages1790000000059 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'ix_orders_package', 'orders (package_id) where package_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_orders_package');
  }
}
