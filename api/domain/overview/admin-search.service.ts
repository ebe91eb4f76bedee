import { printable } from '../../../contract/printable';
import type { RequestContext } from '../../context';
import type { SearchHitKind } from '../../graphql/generated/schema';

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

/**
 * One bounded part for each kind. The expressions are those of the lists' trigram and prefix indexes, and ids of PayPal
 * are looked up whole, so that no part scans a table that grows with the shop.
 * @param $1 substring pattern, $2 prefix pattern in lower case, $3 the text in capitals
 */
const partsOf = (isShort: boolean): readonly string[] => {
  const users = isShort
    ? `lower(name) like $2 or lower(email::text) like $2`
    : `(name || ' ' || email::text || ' ' || role) ilike $1`;
  const orders = isShort
    ? `lower(order_code) like $2 or lower(customer_name) like $2`
    : `(order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name) ilike $1`;
  const tickets = isShort ? `lower(subject) like $2` : `(subject || ' ' || message) ilike $1 and subject ilike $1`;
  return [
    `select 'USER' as kind, id, name as title, email::text as detail from users where deleted_at is null and (${users}) limit ${perKind}`,
    `select case when kind = 'ITEM' then 'ITEM_ORDER' else 'ORDER' end, id, order_code, customer_name || ', ' || name from orders where deleted_at is null and (${orders}) limit ${perKind}`,
    `select case when kind = 'ITEM' then 'ITEM_ORDER' else 'ORDER' end, id, order_code, customer_name || ', ' || name from orders
     where deleted_at is null and id in (select order_id from payments where capture_id = $3 or provider_order_id = $3) limit ${perKind}`,
    `select 'TICKET', id, subject, user_email::text from tickets where ${tickets} limit ${perKind}`,
    `select 'ITEM', id, name, number from items where name ilike $1 or number ilike $1 limit ${perKind}`,
    `select 'PACKAGE', id, name, credit || ' credits' from packages where name ilike $1 limit ${perKind}`,
  ];
};

/**
 * Finds what an Admin names by a few letters: accounts, orders (also by the ids of PayPal), tickets, items, packages; at
 * most five of each. Fewer than two letters find nothing.
 */
export async function adminSearch(ctx: RequestContext, given: string): Promise<SearchHit[]> {
  const text = printable(given).trim().slice(0, longest);
  if (text.length < shortest) return [];
  const parts = partsOf(text.length < 3);
  const hits: SearchHit[] = await ctx.db.query(
    // the types of all three are named, as a short text leaves one of them out
    `with asked as (select $1::text, $2::text, $3::text) ${parts.map((part) => `(${part})`).join(' union all ')}`,
    [`%${escapeLike(text)}%`, `${escapeLike(text.toLowerCase())}%`, text.toUpperCase()],
  );
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
