import { RestFailure, invalid } from './failure';
import type { Page, RestCall } from './row';

/** A long list, read in batches. */
export type WholeList<Item extends object = object> = AsyncIterable<readonly Item[]>;

const mostRows = 1000;

function numberIn(call: RestCall, name: string, most: number): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^\d{1,6}$/.test(given) || Number(given) < 1 || Number(given) > most)
    throw invalid(name, `${name} must be a whole number from 1 to ${most}.`);
  return Number(given);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Reads a page of a list whose answer has begun. When the caller's budget of costs is spent meanwhile, this waits for
 * the next one: half a list is of no use, and its status is sent already.
 */
async function withPatience<Result>(read: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof RestFailure) || error.status !== 429) throw error;
      await pause(error.retryAfter ?? 1);
    }
}

/**
 * Walks a list of the contract to its end, page by page; with `limit` and `page` in the address only the rows of that
 * page.
 * @param next answers the page after a cursor, the first for null
 */
export async function* wholeList<Item, Shape extends object>(
  call: RestCall,
  next: (after: string | null) => Promise<Page<Item>>,
  shape: (item: Item) => Shape,
): WholeList<Shape> {
  const limit = numberIn(call, 'limit', mostRows);
  const number = numberIn(call, 'page', 100_000) ?? 1;
  const from = limit ? (number - 1) * limit : 0;
  const until = limit ? from + limit : Number.POSITIVE_INFINITY;
  let at = 0;
  for (let after: string | null = null; ;) {
    const { items, pageInfo }: Page<Item> = await (after === null ? next(null) : withPatience(() => next(after)));
    yield items.slice(Math.max(0, from - at), Math.max(0, until - at)).map(shape);
    at += items.length;
    if (!pageInfo.hasNextPage || !pageInfo.endCursor || at >= until) return;
    after = pageInfo.endCursor;
  }
}
