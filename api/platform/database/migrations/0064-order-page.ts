import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Admins need on the page of one order: comments, words to the customer, and the currency of a payment mismatch. */
export class OrderPage1790000000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table order_comments;
       alter table refunds drop column message;
       alter table payments drop column captured_currency`,
    );
  }
}

const up = `
alter table payments add column captured_currency text;
alter table refunds add column message text;
create table order_comments (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  author uuid,
  text text not null,
  created_at timestamptz not null default now(),
  constraint pk_order_comments primary key (id),
  constraint ck_order_comments_text check (length(text) between 1 and 2000),
  constraint fk_order_comments_order foreign key (order_id) references orders (id) on delete cascade,
  constraint fk_order_comments_author foreign key (author) references users (id) on delete set null
);
create index ix_order_comments_order on order_comments (order_id, id);
create index ix_order_comments_author on order_comments (author) where author is not null`;
