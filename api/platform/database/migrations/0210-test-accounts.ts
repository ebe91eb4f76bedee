import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

/**
 * Test accounts: the accounts that test tokens act for. They are in no figure, and the shop's webhooks get none of their
 * events. The release before makes none.
 */
export class TestAccounts1790000000210 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column if not exists test_of uuid');
    await runner.query('alter table api_tokens add column if not exists is_test boolean not null default false');
    await runner.query(
      `alter table users drop constraint if exists fk_users_test_of,
         add constraint fk_users_test_of foreign key (test_of) references users (id) on delete cascade not valid`,
    );
    await runner.query('alter table users validate constraint fk_users_test_of');
    await replaceCheck(runner, 'users', 'ck_users_test', neverSignsIn);
    await addIndex(runner, 'uq_users_test_of', 'users (test_of) where test_of is not null', 'unique index');
    for (const statement of functions) await runner.query(statement);
    await runner.query(
      `create or replace trigger webhook_deliveries_are_live before insert on webhook_deliveries
         for each row execute function refuse_test_events()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger if exists webhook_deliveries_are_live on webhook_deliveries');
    await runner.query('drop function if exists refuse_test_events()');
    for (const statement of functionsBefore) await runner.query(statement);
    await dropIndex(runner, 'uq_users_test_of');
    await runner.query(
      'alter table users drop constraint if exists ck_users_test, drop constraint if exists fk_users_test_of, drop column if exists test_of',
    );
    await runner.query('alter table api_tokens drop column if exists is_test');
  }
}

const neverSignsIn = `test_of is null or (role = 'MEMBER' and password_hash is null and two_step_at is null and email_verified_at is null)`;

const isTest = (account: string) => `exists (select 1 from users where id = ${account} and test_of is not null)`;

const figuresOfDesigns = (only: string) => `create or replace function leave_figures_of_designs() returns trigger
language plpgsql as $$
begin
  insert into removed_records (kind, at, state, seconds, cost)
    select 'DESIGN', date_bin('15 minutes', created_at, 'epoch'),
           case when state in ('QUEUED', 'RUNNING') then 'CANCELLED' else state end,
           case when state = 'SUCCEEDED' then extract(epoch from finished_at - created_at) end,
           (to_jsonb(gone) ->> 'cost')::numeric
    from gone where (state <> 'SUCCEEDED' or image_key is not null)${only};
  return null;
end $$`;

const figuresOfUsers = (only: string) => `create or replace function leave_figures_of_users() returns trigger
language plpgsql as $$
begin
  insert into removed_records (kind, at)
    select 'USER', date_bin('15 minutes', created_at, 'epoch') from gone${only};
  return null;
end $$`;

const paidLate = (unless: string) => `create or replace function note_paid_at() returns trigger language plpgsql as $$
begin${unless}
  insert into figure_changes (at) values (new.paid_at);
  insert into figure_changes (at)
    select paid_at from orders where user_id = new.user_id and paid_at > new.paid_at order by paid_at limit 2;
  return null;
end $$`;

const createdLate = (unless: string) => `create or replace function note_created_at() returns trigger
language plpgsql as $$
begin${unless}
  insert into figure_changes (at) values (new.created_at);
  return null;
end $$`;

/** History is deleted only where `database/deletion.ts` says so, within its transaction. */
const history = (deleting: string) => `create or replace function refuse_rewriting_history() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('postloom.erasing', true) = 'on' then return new; end if;${deleting}
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$`;

const functions = [
  // an account and its designs may go in one statement, account first
  figuresOfDesigns(` and user_id not in (select id from users where test_of is not null)`),
  figuresOfUsers(' where test_of is null'),
  paidLate(`\n  if ${isTest('new.user_id')} then return null; end if;`),
  // accounts and designs
  createdLate(
    `\n  if ${isTest(`coalesce(to_jsonb(new) ->> 'user_id', new.id::text)::uuid`)} then return null; end if;`,
  ),
  history(
    `\n  if tg_op = 'DELETE' and current_setting('postloom.emptying_test_world', true) = 'on' then return old; end if;`,
  ),
  `create or replace function refuse_test_events() returns trigger language plpgsql as $$
begin
  if exists (select 1 from webhook_endpoints where id = new.endpoint_id and user_id is null)
    and ${isTest(`(new.data ->> 'accountId')::uuid`)} then return null; end if;
  return new;
end $$`,
];

const functionsBefore = [figuresOfDesigns(''), figuresOfUsers(''), paidLate(''), createdLate(''), history('')];
