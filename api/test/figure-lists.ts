import { figureRows } from '../../contract/figure-rows';
import type { FigureRows } from '../../contract/figure-rows';
import { centsOf, sumOf } from '../../contract/money';
import type { RequestContext } from '../context';
import { listUsers } from '../domain/accounts/user.list';
import { listDesigns } from '../domain/designs/design.list';
import type { PeriodFiguresRow } from '../domain/reports/period';
import type { OrderEntity } from '../domain/orders/order.entity';
import { listPurchases } from '../domain/orders/order.list';

/** Reads the rows to which a figure leads for some days. */
function rowsOf(
  ctx: RequestContext,
  { list, days, filter, isOfCurrency }: FigureRows,
  { start, end }: PeriodFiguresRow,
  currency = '',
) {
  const asked = {
    ...filter,
    [days]: { from: start, until: end },
    ...(isOfCurrency && { currency: [currency] }),
  };
  const request = { filter: asked as object, page: { size: 100 } };
  if (list === 'purchases') return listPurchases(ctx, request);
  return list === 'users' ? listUsers(ctx, request) : listDesigns(ctx, request);
}

const counted = (Object.entries(figureRows) as [keyof PeriodFiguresRow, FigureRows][]).filter(
  ([, { isOfCurrency }]) => !isOfCurrency,
);

/** Returns what the linked lists of the administrator area show for the same days. */
export async function figuresInLists(ctx: RequestContext, point: PeriodFiguresRow) {
  const counts = [];
  for (const [name, rows] of counted) counts.push([name, await rowsOf(ctx, rows, point).totalItems()]);
  const money = [];
  for (const currency of ['USD', 'EUR']) {
    const paid = (await rowsOf(ctx, figureRows.revenue, point, currency).items()) as OrderEntity[];
    const refunded = await rowsOf(ctx, figureRows.refunds, point, currency).items();
    const notes = await ctx.db.query<{ total: string }[]>(
      `select -total as total from invoices where kind = 'CREDIT_NOTE' and order_id = any($1) and issued_at >= $2 and issued_at < $3`,
      [refunded.map(({ id }) => id), point.start, point.end],
    );
    const sums = [paid, notes].map((rows) => sumOf(rows.map(({ total }) => total)));
    money.push([currency, ...sums, refunded.length > 0]);
  }
  return { counts, money };
}
/** Returns the same of a period's figures, without what was deleted since. */
export const figuresShown = (
  point: PeriodFiguresRow,
  deleted: Partial<Record<keyof PeriodFiguresRow, number>> = {},
) => ({
  counts: counted.map(([name]) => [name, Number(point[name]) - (deleted[name] ?? 0)]),
  money: ['USD', 'EUR'].map((currency) => {
    const { revenue = '0', refunds = '0' } = point.money.find((sums) => sums.currency === currency) ?? {};
    return [currency, centsOf(revenue), centsOf(refunds), Number(refunds) > 0];
  }),
});
