import type { EntityManager } from 'typeorm';
import { plusDays } from '../../../contract/time-zone';
import { emptyFigures, isEmptyDay, moneyIn } from './day-figures';
import type { DayFigures } from './day-figures';

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
    `insert into daily_figures (zone, day, visits, sign_ups, designs, succeeded, failed, costed, cost, picture_times,
                                paid_orders, first_purchases, second_purchases)
     select $1, day, visits, "signUps", designs, succeeded, failed, costed, cost / 10000, "pictureTimes",
            "paidOrders", "firstPurchases", "secondPurchases"
     from jsonb_to_recordset($2::jsonb) as t (day date, visits int, "signUps" int, designs int, succeeded int, failed int,
       costed int, cost numeric, "pictureTimes" int[], "paidOrders" int, "firstPurchases" int, "secondPurchases" int)`,
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

/** The figures of a day as they are stored, with texts for numerics. */
type StoredDay = Omit<DayFigures, 'money' | 'cost'> & { day: string; cost: string };

/** Returns the stored figures of the days by day; those on which nothing happened are left out. */
export async function storedDays(
  db: EntityManager,
  zone: string,
  first: string,
  last: string,
): Promise<Map<string, DayFigures>> {
  const range = [zone, first, last];
  const days: StoredDay[] = await db.query(
    `select day::text, visits, sign_ups as "signUps", designs, succeeded, failed, costed, cost,
            picture_times as "pictureTimes", paid_orders as "paidOrders", first_purchases as "firstPurchases",
            second_purchases as "secondPurchases"
     from daily_figures where zone = $1 and day between $2 and $3`,
    range,
  );
  const found = new Map<string, DayFigures>();
  for (const { day, cost, ...figures } of days)
    found.set(day, { ...emptyFigures(), ...figures, cost: Math.round(Number(cost) * 10_000) });
  const money: Record<'day' | 'currency' | 'revenue' | 'packageRevenue' | 'refunds' | 'packageRefunds', string>[] =
    await db.query(
      `select day::text, currency, revenue, package_revenue as "packageRevenue", refunds, package_refunds as "packageRefunds"
       from daily_money where zone = $1 and day between $2 and $3`,
      range,
    );
  for (const { day, currency, ...sums } of money) {
    const figures = found.get(day) ?? emptyFigures();
    found.set(day, figures);
    const of = moneyIn(figures, currency);
    for (const name of ['revenue', 'packageRevenue', 'refunds', 'packageRefunds'] as const)
      of[name] += Math.round(Number(sums[name]) * 100);
  }
  return found;
}
