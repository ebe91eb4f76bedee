import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../../test/migration-rules';

const faults = (sql: string) => faultsOf(sql, (table) => ['orders', 'settings'].includes(table));

describe('rules of migrations', () => {
  it.each([
    'create index ix on orders (name)',
    'create unique index uq on orders (name) where name is null',
    'drop index ix_orders_name',
    'drop table orders',
    'truncate orders',
    'alter table orders drop column name',
    'alter table orders rename column name to title',
    'alter table orders rename to orders_rest',
    'lock table items; alter table orders rename to orders_rest; create table orders (like orders_rest including all)',
    'alter table orders add column size text not null',
    'alter table orders add column one text, add column size text not null',
    'alter table orders add column token uuid default uuidv7()',
    'alter table orders add column long text generated always as (name || name) stored',
    "alter table orders add column size text check (size in ('S', 'M'))",
    'alter table orders add column other uuid references users',
    'alter table orders alter column total type numeric(14,2)',
    'alter table orders alter column name set not null',
    'alter table orders add constraint ck check (total > 0)',
    'alter table orders add constraint fk foreign key (user_id) references users',
    'alter table orders add constraint uq unique (name)',
    'alter table orders add constraint ck check (total > 0) not valid; alter table orders validate constraint ck',
    "update orders set name = 'a'",
    'lock table orders in exclusive mode',
    'alter table settings drop column body',
    'alter table settings add column size text not null',
  ])('refuse %s', (sql) => {
    expect(faults(sql)).not.toEqual([]);
  });

  it.each([
    'create index concurrently ix on orders (name)',
    'drop index concurrently ix_orders_name',
    'create index ix on only orders (name)',
    'lock table items; alter table orders rename to orders_rest; create table orders (like orders_rest including all) partition by range (created_at); create index ix on orders (name)',
    'create table sizes (id uuid primary key, name text not null check (name <> $$a;b$$)); create index ix on sizes (name)',
    'alter table orders add column size text',
    "alter table orders add column size text not null default 'M'",
    'alter table orders add column seen_at timestamptz default now()',
    'alter table orders add column amounts numeric(12,2)[] default $$drop column$$',
    'alter table orders add constraint ck check (total > 0) not valid',
    'alter table orders drop constraint ck, add constraint ck check (total >= 0) not valid',
    'alter table orders validate constraint ck',
    'alter table orders add constraint uq unique using index uq_orders',
    'alter table settings add column size text check (size is null)',
    'update orders set size = 1 where id in (select id from orders where size is null limit 1000)',
    "create function f() returns trigger language plpgsql as $$ begin update orders set name = ''; end $$",
    'create trigger t before update on orders for each row execute function f()',
  ])('allow %s', (sql) => {
    expect(faults(sql)).toEqual([]);
  });

  it('have indexes built by addIndex, which waits for old transactions as long as they take', () => {
    const folder = join(import.meta.dirname, 'migrations');
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const building = (name: string) =>
      /create (unique )?index concurrently/i.test(readFileSync(join(folder, name), 'utf8'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(building)).toEqual([]);
  });
});
