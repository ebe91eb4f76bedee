import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Minimum number of orders that one statement numbers: an account's orders are numbered together. */
const ordersAtOnce = 1_000;

/**
 * Numbers the first two orders that an account has paid. An order that is settled late may become one of them, so they
 * are numbered anew each time. The lock lets two payments of one account see each other.
 */
const numbering = `create or replace function number_paid_orders() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('paid orders'), hashtext(new.user_id::text));
  update orders set paid_number = case when earliest.number < 3 then earliest.number end
  from (select id, row_number() over (order by paid_at, id) as number from (
    select id, paid_at from orders where user_id = new.user_id and paid_at is not null order by paid_at, id limit 3) paid) earliest
  where orders.id = earliest.id
    and orders.paid_number is distinct from case when earliest.number < 3 then earliest.number end;
  return null;
end $$`;

/** Which orders are the first and the second that their accounts have paid, so that lists find them by an index. */
export class NumberedPurchases1790000000083 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table orders add column if not exists paid_number smallint,
         drop constraint if exists ck_orders_paid_number,
         add constraint ck_orders_paid_number check (paid_number in (1, 2)) not valid`,
    );
    await runner.query('alter table orders validate constraint ck_orders_paid_number');
    await runner.query(numbering);
    await runner.query(
      `create or replace trigger orders_number_paid after insert or update of paid_at on orders
       for each row when (new.paid_at is not null) execute function number_paid_orders()`,
    );
    await numberEarlierOrders(runner);
    await addIndex(
      runner,
      'ix_orders_paid_number',
      'orders (paid_number, created_at, id, paid_at) where paid_number is not null and deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_orders_paid_number');
    await runner.query('drop trigger orders_number_paid on orders; drop function number_paid_orders()');
    await runner.query('alter table orders drop column paid_number');
  }
}

/** Numbers the orders paid until now, account by account. The trigger numbers orders that change at the same time. */
async function numberEarlierOrders(runner: QueryRunner): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const [found] = (await runner.query(
      `select max(user_id::text) as until from (
         select user_id from orders where paid_at is not null and user_id > $1 order by user_id limit ${ordersAtOnce}) next_ones`,
      [last],
    )) as [{ until: string | null }];
    if (found.until === null) return;
    await runner.query(
      `with numbered as (
         select id, row_number() over (partition by user_id order by paid_at, id) as number
         from orders where paid_at is not null and user_id > $1 and user_id <= $2)
       update orders set paid_number = numbered.number from numbered
       where orders.id = numbered.id and numbered.number < 3 and orders.paid_number is null`,
      [last, found.until],
    );
    last = found.until;
  }
}
