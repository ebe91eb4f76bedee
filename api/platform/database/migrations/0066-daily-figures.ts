import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rolled-up figures of the shop, and what they are made of besides the rows that exist anyway. */
export class DailyFigures1790000000066 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of steps) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop trigger users_change_figures on users; drop trigger designs_change_figures on designs;
       drop trigger orders_change_figures on orders; drop trigger invoices_change_figures on invoices;
       drop trigger users_leave_figures on users; drop trigger designs_leave_figures on designs;
       drop function note_created_at(), note_issued_at(), note_paid_at(), leave_figures_of_users(), leave_figures_of_designs();
       drop table visit_counts; drop table removed_records; drop table figure_changes;
       drop table figure_zones; drop table daily_money; drop table daily_figures`,
    );
  }
}

/**
 * Yesterday and today are read as they are, so a change counts as late 20 hours after its moment, which is less than the
 * shortest day. A row in time fires no trigger function. Late money moves which purchases of its account are the first
 * and the second, so the next two are noted as well. The cost of a design is read by name: the column may come later.
 * One statement each, so that none waits for one table while it holds another. Each can be repeated.
 */
const steps = [
  `create table if not exists daily_figures (
  zone text not null,
  day date not null,
  visits integer not null,
  sign_ups integer not null,
  designs integer not null,
  succeeded integer not null,
  failed integer not null,
  costed integer not null,
  cost numeric(14,4) not null,
  making_times integer[] not null,
  paid_orders integer not null,
  first_purchases integer not null,
  second_purchases integer not null,
  rolled_at timestamptz not null default now(),
  constraint pk_daily_figures primary key (zone, day)
)`,
  `create table if not exists daily_money (
  zone text not null,
  day date not null,
  currency text not null,
  revenue numeric(14,2) not null,
  package_revenue numeric(14,2) not null,
  refunds numeric(14,2) not null,
  package_refunds numeric(14,2) not null,
  constraint pk_daily_money primary key (zone, day, currency),
  constraint ck_daily_money_currency check (currency ~ '^[A-Z]{3}$')
)`,
  `create table if not exists figure_zones (
  zone text not null,
  since date,
  until date,
  is_current boolean not null default false,
  constraint pk_figure_zones primary key (zone)
)`,
  `create table if not exists figure_changes (
  id uuid not null default uuidv7(),
  at timestamptz not null,
  constraint pk_figure_changes primary key (id)
)`,
  `create table if not exists removed_records (
  id uuid not null default uuidv7(),
  kind text not null,
  at timestamptz not null,
  state text,
  seconds double precision,
  cost numeric(12,4),
  constraint pk_removed_records primary key (id),
  constraint ck_removed_records_kind check (kind in ('USER', 'DESIGN'))
)`,
  `create index if not exists ix_removed_records_at on removed_records (at)`,
  `create table if not exists visit_counts (
  slot timestamptz not null,
  visits integer not null,
  constraint pk_visit_counts primary key (slot)
)`,
  `create or replace function note_created_at() returns trigger language plpgsql as $$
begin
  insert into figure_changes (at) values (new.created_at);
  return null;
end $$`,
  `create or replace function note_issued_at() returns trigger language plpgsql as $$
begin
  insert into figure_changes (at) values (new.issued_at);
  return null;
end $$`,
  `create or replace function note_paid_at() returns trigger language plpgsql as $$
begin
  insert into figure_changes (at) values (new.paid_at);
  insert into figure_changes (at)
    select paid_at from orders where user_id = new.user_id and paid_at > new.paid_at order by paid_at limit 2;
  return null;
end $$`,
  `create or replace function leave_figures_of_users() returns trigger language plpgsql as $$
begin
  insert into removed_records (kind, at)
    select 'USER', date_bin('15 minutes', created_at, 'epoch') from gone;
  return null;
end $$`,
  `create or replace function leave_figures_of_designs() returns trigger language plpgsql as $$
begin
  insert into removed_records (kind, at, state, seconds, cost)
    select 'DESIGN', date_bin('15 minutes', created_at, 'epoch'),
           case when state in ('QUEUED', 'RUNNING') then 'CANCELLED' else state end,
           case when state = 'SUCCEEDED' then extract(epoch from finished_at - created_at) end,
           (to_jsonb(gone) ->> 'cost')::numeric
    from gone;
  return null;
end $$`,
  `create or replace trigger users_change_figures after insert or update of created_at on users
  for each row when (new.created_at < now() - interval '20 hours') execute function note_created_at()`,
  `create or replace trigger designs_change_figures after insert or update of created_at, state on designs
  for each row when (new.created_at < now() - interval '20 hours') execute function note_created_at()`,
  `create or replace trigger orders_change_figures after insert or update of paid_at on orders
  for each row when (new.paid_at < now() - interval '20 hours') execute function note_paid_at()`,
  `create or replace trigger invoices_change_figures after insert or update of issued_at on invoices
  for each row when (new.kind = 'CREDIT_NOTE' and new.issued_at < now() - interval '20 hours')
  execute function note_issued_at()`,
  `create or replace trigger users_leave_figures after delete on users referencing old table as gone
  for each statement execute function leave_figures_of_users()`,
  `create or replace trigger designs_leave_figures after delete on designs referencing old table as gone
  for each statement execute function leave_figures_of_designs()`,
];
