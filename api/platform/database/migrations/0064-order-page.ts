import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Admins need on the page of one order: comments, words to the customer, and the currency of a payment mismatch. */
export class OrderPage1790000000064 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of steps) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table order_comments;
       alter table refunds drop column message;
       alter table payments drop column captured_currency`,
    );
  }
}

/** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
const steps = [
  'alter table payments add column if not exists captured_currency text',
  'alter table refunds add column if not exists message text',
  `create table if not exists order_comments (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  author uuid,
  text text not null,
  created_at timestamptz not null default now(),
  constraint pk_order_comments primary key (id),
  constraint ck_order_comments_text check (length(text) between 1 and 2000)
)`,
  `alter table order_comments drop constraint if exists fk_order_comments_order,
  add constraint fk_order_comments_order foreign key (order_id) references orders (id) on delete cascade`,
  `alter table order_comments drop constraint if exists fk_order_comments_author,
  add constraint fk_order_comments_author foreign key (author) references users (id) on delete set null`,
  'create index if not exists ix_order_comments_order on order_comments (order_id, id)',
  'create index if not exists ix_order_comments_author on order_comments (author) where author is not null',
];
