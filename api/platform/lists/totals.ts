import type { DataSource } from 'typeorm';
import { exactBelow } from '../../../contract/list-total';

const rememberedMs = 15_000;
const mostRemembered = 500;

interface Remembered {
  total: number;
  until: number;
}

const totals = new WeakMap<DataSource, Map<string, Remembered>>();

/**
 * The total of a list. That of a long one is remembered for a quarter of a minute, so that whoever pages through a
 * million rows has them counted once; shorter lists are counted each time, and are exact. Counting takes a hundredth
 * of a second for 20,000 rows, and grows with them.
 */
export async function totalOf(
  connection: DataSource,
  { text, values }: { text: string; values: readonly unknown[] },
  count: () => Promise<number>,
): Promise<number> {
  const known = totals.get(connection) ?? new Map<string, Remembered>();
  totals.set(connection, known);
  const key = JSON.stringify([text, values]);
  const last = known.get(key);
  if (last && last.until > Date.now()) return last.total;
  const total = await count();
  known.delete(key);
  if (total >= exactBelow) known.set(key, { total, until: Date.now() + rememberedMs });
  // a map keeps the order of writing: the oldest goes first
  for (const oldest of known.keys()) {
    if (known.size <= mostRemembered) break;
    known.delete(oldest);
  }
  return total;
}

/** For whoever has just added or taken away many rows at once. */
export const forgetTotals = (connection: DataSource): void => void totals.delete(connection);
