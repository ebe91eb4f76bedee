import type { EntityManager } from 'typeorm';
import { plusDays } from '../../../contract/time-zone';
import { emptyFigures, isEmptyDay, moneyIn } from './day-figures';
import type { DayFigures, MoneyOfDay } from './day-figures';

/** Replaces the stored figures of consecutive days by these. Must run under the lock of the roll-up. */
export async function storeDays(
  db: EntityManager,
  zone: string,
  first: string,
  figures: readonly DayFigures[],
): Promise<void> {
  const range = [zone, first, plusDays(first, figures.length - 1)];
  const dated = figures.map((day, at) => ({ ...day, day: plusDays(first, at) })).filter((day) => !isEmptyDay(day));
  await db.query('delete from daily_figures where zone = $1 and day between $2 and $3', range);
  await db.query('delete from daily_money where zone = $1 and day between $2 and $3', range);
  if (dated.length === 0) return;
  await db.query(
    `insert into daily_figures (zone, day, visits, sign_ups, designs, succeeded, failed, costed, cost, making_times,
                                paid_orders, first_purchases, second_purchases)
     select $1, day, visits, "signUps", designs, succeeded, failed, costed, cost / 10000, "makingTimes",
            "paidOrders", "firstPurchases", "secondPurchases"
     from jsonb_to_recordset($2::jsonb) as t (day date, visits int, "signUps" int, designs int, succeeded int, failed int,
       costed int, cost numeric, "makingTimes" int[], "paidOrders" int, "firstPurchases" int, "secondPurchases" int)`,
    [zone, JSON.stringify(dated)],
  );
  const money = dated.flatMap(({ day, money: all }) =>
    [...all].map(([currency, sums]) => ({ day, currency, ...sums })),
  );
  if (money.length === 0) return;
  await db.query(
    `insert into daily_money (zone, day, currency, revenue, package_revenue, refunds, package_refunds)
     select $1, day, currency, revenue / 100, "packageRevenue" / 100, refunds / 100, "packageRefunds" / 100
     from jsonb_to_recordset($2::jsonb) as t (day date, currency text, revenue numeric, "packageRevenue" numeric,
       refunds numeric, "packageRefunds" numeric)`,
    [zone, JSON.stringify(money)],
  );
}

const counted = {
  visits: 'visits',
  signUps: 'sign_ups',
  designs: 'designs',
  succeeded: 'succeeded',
  failed: 'failed',
  costed: 'costed',
  cost: 'cost * 10000',
  paidOrders: 'paid_orders',
  firstPurchases: 'first_purchases',
  secondPurchases: 'second_purchases',
} as const satisfies Partial<Record<keyof DayFigures, string>>;
const paid = {
  revenue: 'revenue',
  packageRevenue: 'package_revenue',
  refunds: 'refunds',
  packageRefunds: 'package_refunds',
} as const satisfies Record<keyof MoneyOfDay, string>;

const sums = Object.entries(counted).map(([name, sql]) => `'${name}', sum(${sql})`);
const times = emptyFigures().makingTimes.map((_, at) => `sum(making_times[${at + 1}])`);
const moneySums = Object.entries(paid).map(([name, sql]) => `'${name}', sum(${sql} * 100)`);
const days = `zone = $1 and day >= ($2::date[])[1] and day < $3`;

/** @param $1 zone, $2 first days of the steps, $3 the day after the last one */
const addedUp = `select
  (select json_agg(part) from (
    select json_build_object('step', width_bucket(day, $2::date[]), ${sums.join(', ')}, 'makingTimes', json_build_array(${times.join(', ')})) as part
    from daily_figures where ${days} group by width_bucket(day, $2::date[])) parts) as figures,
  (select json_agg(part) from (
    select json_build_object('step', width_bucket(day, $2::date[]), 'currency', currency, ${moneySums.join(', ')}) as part
    from daily_money where ${days} group by width_bucket(day, $2::date[]), currency) parts) as money`;

interface AddedUp {
  figures: (Omit<DayFigures, 'money'> & { step: number })[] | null;
  money: (MoneyOfDay & { step: number; currency: string })[] | null;
}

/**
 * Adds up the stored figures of consecutive steps of days.
 * @param starts the first days of the steps @param until the day after the last one
 * @returns the sums, one for each step
 */
export async function storedSteps(
  db: EntityManager,
  zone: string,
  starts: readonly string[],
  until: string,
): Promise<DayFigures[]> {
  const [row]: AddedUp[] = await db.query(addedUp, [zone, starts, until]);
  const steps = starts.map(emptyFigures);
  // steps count from 1
  for (const { step, ...figures } of row?.figures ?? []) Object.assign(steps[step - 1] ?? {}, figures);
  for (const { step, currency, ...money } of row?.money ?? [])
    Object.assign(moneyIn(steps[step - 1] ?? emptyFigures(), currency), money);
  return steps;
}
