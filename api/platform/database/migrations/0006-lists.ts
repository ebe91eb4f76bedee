import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every sort and search of a list has an index, for all accounts' rows and for one account's. */
export class Lists1790000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [orders, designs]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index ix_orders_created, ix_orders_code, ix_orders_name, ix_orders_total, ix_orders_payment_status, ix_designs_user, ix_designs_created, ix_designs_finished, ix_designs_search',
    );
    await runner.query('create index ix_designs_user on designs (user_id, id)');
  }
}

const orders = `
create index ix_orders_created on orders (kind, created_at, id);
create index ix_orders_code on orders (kind, order_code, id);
create index ix_orders_name on orders (kind, name, id);
create index ix_orders_total on orders (kind, total, id);
create index ix_orders_payment_status on orders (kind, payment_status, id)`;

/** Designs in the making have not finished yet: they sort as if they never would. */
const designs = `
drop index ix_designs_user;
create index ix_designs_user on designs (user_id, created_at, id);
create index ix_designs_created on designs (created_at, id);
create index ix_designs_finished on designs (coalesce(finished_at, 'infinity'), id);
create index ix_designs_search on designs using gin ((primary_text || ' ' || custom_prompt) gin_trgm_ops)`;
