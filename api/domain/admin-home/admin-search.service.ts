import { oneLine } from '../../../contract/text';
import type { RequestContext } from '../../context';
import type { SearchHitKind } from '../../graphql/generated/schema';
import { isLiveAccount, ofLiveAccount } from '../../platform/lists/conditions';

export interface SearchHit {
  kind: SearchHitKind;
  id: string;
  title: string;
  detail: string;
}

const shortest = 2;
const longest = 100;
const perKind = 5;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Newest rows that are looked through before an index: enough for five hits of a text that one row in a hundred holds. */
const nearRows = 500;

interface Searched {
  /** The table, as it stands in a statement. */
  from: `from ${string}`;
  /** Kind, id, title and detail of a hit. */
  columns: string;
  /** Condition that every row meets. */
  only: string;
  condition: string;
}

/**
 * Searches the newest rows first, and the index only for what they lack: the index collects every row with a frequent text,
 * or with a frequent beginning, before it returns the first. PostgreSQL runs the branches in order, and stops at the limit.
 */
const newestFirst = ({ from, columns, only, condition }: Searched): string =>
  `with near as materialized (
     select ${columns} from (select * ${from} where ${only} order by created_at desc, id desc limit ${nearRows}) newest
     where ${condition} limit ${perKind})
   select * from near
   union all
   (select ${columns} ${from} where ${only} and ${condition} and id not in (select id from near) limit ${perKind})
   limit ${perKind}`;

/**
 * One bounded part for each kind. The expressions match the lists' trigram and prefix indexes, and ids of PayPal are
 * looked up whole, so that no part scans a table that grows with the shop.
 * @param $1 substring pattern, $2 prefix pattern, $3 the text in capitals
 */
const partsOf = (isShort: boolean): readonly string[] => {
  const users = { from: 'from users', columns: `'USER' as kind, id, name as title, email::text as detail` } as const;
  const orders = {
    from: 'from orders',
    columns: `case when kind = 'ITEM' then 'ITEM_ORDER' else 'ORDER' end as kind, id, order_code as title, customer_name || ', ' || name as detail`,
  } as const;
  const tickets = {
    from: 'from tickets',
    columns: `'TICKET' as kind, id, subject as title, user_email::text as detail`,
  } as const;
  const only = 'deleted_at is null';
  const formOf = (column: string) => `search_form(${column}) like search_form(${isShort ? '$2' : '$1'})`;
  const begins = (...columns: string[]) => `(${columns.map(formOf).join(' or ')})`;
  return [
    newestFirst({
      ...users,
      only: `${only} and ${isLiveAccount}`,
      condition: isShort ? begins('name', 'email::text') : formOf(`name || ' ' || email::text || ' ' || role`),
    }),
    newestFirst({
      ...orders,
      only: `${only} and ${ofLiveAccount('user_id')}`,
      condition: isShort
        ? begins('order_code', 'customer_name')
        : formOf(
            `order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name`,
          ),
    }),
    newestFirst({
      ...tickets,
      only: ofLiveAccount('user_id'),
      condition: isShort ? formOf('subject') : `${formOf(`subject || ' ' || message`)} and ${formOf('subject')}`,
    }),
    `select ${orders.columns} from orders
     where deleted_at is null and id in (select order_id from payments where capture_id = $3 or provider_order_id = $3) limit ${perKind}`,
    `select 'ITEM', id, name, number from items where search_form(name) like search_form($1) or search_form(number) like search_form($1) limit ${perKind}`,
    `select 'PACKAGE', id, name, credit || ' credits' from packages where search_form(name) like search_form($1) limit ${perKind}`,
  ];
};

/**
 * Finds what an Admin names by a few letters: accounts, orders (also by the ids of PayPal), tickets, items, packages; at
 * most five of each. Fewer than two letters find nothing.
 */
export async function adminSearch(ctx: RequestContext, given: string): Promise<SearchHit[]> {
  const text = oneLine(given).slice(0, longest);
  if (text.length < shortest) return [];
  const parts = partsOf(text.length < 3);
  const hits = await ctx.lagging((db) =>
    db.query<SearchHit[]>(
      // the types of all three are named, as a short text leaves one of them out
      `with asked as (select $1::text, $2::text, $3::text) ${parts.map((part) => `(${part})`).join(' union all ')}`,
      [`%${escapeLike(text)}%`, `${escapeLike(text)}%`, text.toUpperCase()],
    ),
  );
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
