import type { DataSource } from 'typeorm';
import { exactBelow } from '../../../contract/list-total';
import { memoryOf } from './long-lists';

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
  const { totals } = memoryOf(connection);
  const key = JSON.stringify([text, values]);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const total = await count();
  if (total >= exactBelow) totals.set(key, total);
  return total;
}
