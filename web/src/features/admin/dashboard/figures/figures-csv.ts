import { figureKinds, figureNames, kindOf } from './figure-kinds';
import type { DashboardFigures, Frame } from './figure-kinds';

/** Returns every figure of the series as CSV (RFC 4180): one line for each day, week or month, plain numbers. */
export function figuresCsv({ series }: Pick<DashboardFigures, 'series'>, frame: Frame): string {
  const head = [
    'From',
    'To',
    ...figureNames.map((name) => figureKinds[name].title),
    'Visits',
    'First purchases',
    'Second purchases',
    'Currency',
    'Currency of costs and margin',
  ];
  const lines = series.map((point) => [
    point.from,
    point.to,
    ...figureNames.map((name) => kindOf(name).value(point, frame) ?? ''),
    point.visits,
    point.firstPurchases,
    point.secondPurchases,
    frame.currency,
    frame.costCurrency,
  ]);
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
