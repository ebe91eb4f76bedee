import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders of packages and of items are one list: its indexes no longer begin with the kind. An item's number is called
 * one, items say what one gets, and what an address of a page or an image is called is the same in every section.
 */
export class Purchases1790000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [items, orders, indexes('')]) await runner.query(part);
    for (const table of ['content_sections', 'content_versions']) await runner.query(renamed(table, 'up'));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['content_sections', 'content_versions']) await runner.query(renamed(table, 'down'));
    await runner.query(indexes('kind, '));
    await runner.query(`
      drop trigger items_are_public on items;
      drop index ix_orders_item, ix_items_created, ix_items_name, ix_items_price, ix_items_search;
      alter table orders rename column item_id to item_ref;
      alter table orders rename column item_number to item_id;
      alter table items rename column number to item_id;
      alter table items rename constraint uq_items_number to uq_items_item_id;
      alter table items drop constraint ck_items_slug, drop constraint ck_items_number, drop constraint ck_items_access_url;
      alter table items rename column is_active to hidden;
      alter table items alter column hidden set default false;
      update items set hidden = not hidden;
      alter table items drop column description`);
  }
}

const items = `
alter table items rename column item_id to number;
alter table items rename constraint uq_items_item_id to uq_items_number;
alter table items add column description text not null default '';
alter table items rename column hidden to is_active;
alter table items alter column is_active set default true;
update items set is_active = not is_active;
alter table items add constraint ck_items_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
alter table items add constraint ck_items_number check (number ~ '^[A-Za-z0-9]{1,32}$');
alter table items add constraint ck_items_access_url check (access_url ~ '^https?://');
create trigger items_are_public after insert or update or delete or truncate on items for each statement execute function tell_of_public_content();
create index ix_items_created on items (created_at, id);
create index ix_items_name on items (name, id);
create index ix_items_price on items (price, id);
create index ix_items_search on items using gin ((name || ' ' || description) gin_trgm_ops)`;

const orders = `
alter table orders rename column item_id to item_number;
alter table orders rename column item_ref to item_id;
create index ix_orders_item on orders (item_id, user_id) where item_id is not null`;

const indexes = (kind: string) => `
drop index ix_orders_user, ix_orders_created, ix_orders_code, ix_orders_name, ix_orders_total, ix_orders_payment_status;
create index ix_orders_user on orders (user_id, ${kind}created_at, id);
create index ix_orders_created on orders (${kind}created_at, id);
create index ix_orders_code on orders (${kind}order_code, id);
create index ix_orders_name on orders (${kind}name, id);
create index ix_orders_total on orders (${kind}total, id);
create index ix_orders_payment_status on orders (${kind}payment_status, id)`;

/** A logo's address is its `url`; where a social icon or a video leads is its `link`. */
function renamed(table: string, way: 'up' | 'down'): string {
  const [logoFrom, logoTo] = way === 'up' ? ['src', 'url'] : ['url', 'src'];
  const [linkFrom, linkTo] = way === 'up' ? ['url', 'link'] : ['link', 'url'];
  const move = (path: string, from: string, to: string) =>
    `jsonb_set(body, '{${path}}', (body #> '{${path}}') - '${from}' || jsonb_build_object('${to}', body #> '{${path},${from}}'))`;
  return `
update ${table} set body = ${move('logo', logoFrom, logoTo)}
  where key = 'navbar' and body #> '{logo,${logoFrom}}' is not null;
update ${table} set body = ${move('video', linkFrom, linkTo)}
  where key = 'banner' and body #> '{video,${linkFrom}}' is not null;
update ${table} set body = jsonb_set(body, '{socialLinks}', (
    select coalesce(jsonb_agg(one - '${linkFrom}' || jsonb_build_object('${linkTo}', one -> '${linkFrom}') order by place), '[]')
    from jsonb_array_elements(body -> 'socialLinks') with ordinality as links (one, place)))
  where key = 'footer' and body -> 'socialLinks' is not null;`;
}
