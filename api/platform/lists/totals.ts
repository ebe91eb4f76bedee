import type { DataSource } from 'typeorm';
import { exactBelow } from '../../../contract/counts';
import { memoryOf } from './long-lists';

/**
 * Returns the total of a list. The total of a long list is cached for 15 seconds, so paging through a million rows
 * counts them once; shorter lists are counted each time and exact. Counting 20,000 rows takes 10 milliseconds, and
 * grows with the number of rows.
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
