import { centsOf, tenThousandthsOf } from '../../../contract/money';
import type { EntityManager } from 'typeorm';
import { daysBetween, plusDays, startOfDay } from '../../../contract/time-zone';
import { isLiveAccount, ofLiveAccount } from '../../platform/lists/conditions';
import { emptyFigures, moneyIn, timeBounds } from './day-figures';
import type { DayFigures } from './day-figures';

/**
 * Returns the SQL of a design's cost, in the shop's currency; null where it is unknown. It is the only place that reads
 * it: the cost is recorded when a design is made.
 */
const designCost = (table: string): string => `${table}.cost`;

const inRange = (column: string) => `${column} >= $2 and ${column} < $3`;
const live = ofLiveAccount('user_id');
const dayOf = (column: string) => `width_bucket(${column}, $1::timestamptz[])`;

/**
 * Counts the events of some days in one statement. Each part reads a range of an index by time. Accounts and designs whose
 * rows were deleted count as well: the sign-up took place, the picture was paid for. Test accounts do not count, nor do
 * copies of posts, which were not generated.
 * @param $1 the first moments of the days, $2 the first moment of all, $3 the moment after the last, $4 `timeBounds`
 */
const statement = `
with made as (
  select ${dayOf('at')} as day, state, case when seconds is not null then width_bucket(seconds, $4::float8[]) end as class, cost
  from (
    select created_at as at, state, case when state = 'SUCCEEDED' then extract(epoch from finished_at - created_at)::float8 end as seconds,
           ${designCost('designs')} as cost
    from designs where ${inRange('created_at')} and ${live} and (state <> 'SUCCEEDED' or image_key is not null)
    union all
    select at, state, seconds, cost from removed_records where kind = 'DESIGN' and ${inRange('at')}) all_made),
joined as (
  select created_at as at from users where ${inRange('created_at')} and ${isLiveAccount}
  union all select at from removed_records where kind = 'USER' and ${inRange('at')}),
paid as (
  select ${dayOf('paid_at')} as day, kind, currency, total,
         (select count(*) from (
            select 1 from orders earlier where earlier.user_id = orders.user_id and earlier.paid_at is not null
              and (earlier.paid_at, earlier.id) < (orders.paid_at, orders.id) limit 2) before_it) as earlier
  from orders where ${inRange('paid_at')} and ${live}),
credited as (
  select ${dayOf('invoices.issued_at')} as day, orders.kind, orders.currency, -invoices.total as total
  from invoices join orders on orders.id = invoices.order_id
  where invoices.kind = 'CREDIT_NOTE' and ${inRange('invoices.issued_at')})
select json_build_object(
  'visits', (select json_agg(json_build_array(day, visits)) from (
    select ${dayOf('slot')} as day, sum(visits)::int as visits from visit_counts where ${inRange('slot')} group by 1) part),
  'signUps', (select json_agg(json_build_array(day, count)) from (
    select ${dayOf('at')} as day, count(*) from joined group by 1) part),
  'designs', (select json_agg(json_build_array(day, state, class, count, costed, cost)) from (
    select day, state, class, count(*), count(cost) as costed, coalesce(sum(cost), 0) as cost
    from made group by 1, 2, 3) part),
  'paid', (select json_agg(json_build_array(day, kind, currency, count, total, first, second)) from (
    select day, kind, currency, count(*), sum(total) as total, count(*) filter (where earlier = 0) as first,
           count(*) filter (where earlier = 1) as second
    from paid group by 1, 2, 3) part),
  'credited', (select json_agg(json_build_array(day, kind, currency, total)) from (
    select day, kind, currency, sum(total) as total from credited group by 1, 2, 3) part)) as found`;

interface Found {
  visits: [day: number, visits: number][] | null;
  signUps: [day: number, count: number][] | null;
  designs: [day: number, state: string, timeClass: number | null, count: number, costed: number, cost: number][] | null;
  paid:
    | [day: number, kind: string, currency: string, count: number, total: number, first: number, second: number][]
    | null;
  credited: [day: number, kind: string, currency: string, total: number][] | null;
}

/** Counts the events of the days from the first to the last one as they are now, and returns them in this order. */
export async function readDays(db: EntityManager, zone: string, first: string, last: string): Promise<DayFigures[]> {
  const starts = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => startOfDay(zone, plusDays(first, at)));
  const end = startOfDay(zone, plusDays(last, 1));
  const [row]: { found: Found }[] = await db.query(statement, [starts, starts[0], end, timeBounds]);
  const days = starts.map(emptyFigures);
  const { visits, signUps, designs, paid, credited } = row?.found ?? ({} as Found);
  // days count from 1
  const dayAt = (number: number) => days[number - 1] ?? emptyFigures();
  for (const [day, count] of visits ?? []) dayAt(day).visits += count;
  for (const [day, count] of signUps ?? []) dayAt(day).signUps += count;
  for (const [number, state, timeClass, count, costed, cost] of designs ?? []) {
    const day = dayAt(number);
    day.designs += count;
    day.cost += tenThousandthsOf(cost);
    if (state === 'SUCCEEDED') {
      day.succeeded += count;
      day.costed += costed;
    }
    if (state === 'FAILED') day.failed += count;
    if (timeClass !== null) day.makingTimes[timeClass] = (day.makingTimes[timeClass] ?? 0) + count;
  }
  for (const [number, kind, currency, count, total, firstOnes, secondOnes] of paid ?? []) {
    const day = dayAt(number);
    day.paidOrders += count;
    day.firstPurchases += firstOnes;
    day.secondPurchases += secondOnes;
    const money = moneyIn(day, currency);
    money.revenue += centsOf(total);
    if (kind === 'PACKAGE') money.packageRevenue += centsOf(total);
  }
  for (const [number, kind, currency, total] of credited ?? []) {
    const money = moneyIn(dayAt(number), currency);
    money.refunds += centsOf(total);
    if (kind === 'PACKAGE') money.packageRefunds += centsOf(total);
  }
  return days;
}

/** Returns the first moment about which there are figures; null for a shop in which nothing has happened. */
export async function firstMoment(db: EntityManager): Promise<Date | null> {
  const [row]: { at: Date | null }[] = await db.query(
    `select least(
       (select created_at from users where ${isLiveAccount} order by created_at, id limit 1),
       (select created_at from designs where ${live} order by created_at, id limit 1),
       (select paid_at from orders where paid_at is not null and ${live} order by paid_at, id limit 1),
       (select issued_at from invoices where kind = 'CREDIT_NOTE' order by issued_at, order_id limit 1),
       (select at from removed_records order by at limit 1),
       (select slot from visit_counts order by slot limit 1)) as at`,
  );
  return row?.at ?? null;
}

/** Whether there is neither a paid order nor a design yet. */
export async function hasNoEvents(db: EntityManager): Promise<boolean> {
  const [row]: { empty: boolean }[] = await db.query(
    `select not exists (select 1 from orders where paid_at is not null and ${live})
       and not exists (select 1 from designs where ${live})
       and not exists (select 1 from removed_records where kind = 'DESIGN') as empty`,
  );
  return row?.empty ?? true;
}
