import { KeyedSemaphore } from '../platform/http/keyed-semaphore';
import { RestFailure, invalid } from './failure';
import type { ListPart, Page, RestCall } from './row';

/** A long list, read in batches. */
export type WholeList<Item extends object = object> = AsyncIterable<readonly Item[]>;

const mostRows = 1000;

/**
 * Lets one list at a time be read for an account, within this process. Others wait rather than be refused, as a page of
 * the original system asks for several lists at once.
 */
export const listQueue = (waitMs = 30_000) =>
  new KeyedSemaphore(1, {
    mostCallers: 10,
    waitMs,
    refusal: () =>
      new RestFailure(429, 'TOO_MANY_REQUESTS', 'Your other lists are still being read. Please try again.', null, 5),
  });

function numberIn(call: RestCall, name: string, most: number): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^\d{1,6}$/.test(given) || Number(given) < 1 || Number(given) > most)
    throw invalid(name, `${name} must be a whole number from 1 to ${most}.`);
  return Number(given);
}

/** Waits, or until the caller has left. */
const pause = (seconds: number, left: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      left.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, seconds * 1000);
    left.addEventListener('abort', go);
  });

/**
 * Reads a page of a list whose answer has begun. When the caller's cost budget is spent during the list, this waits for
 * the next one: half a list is of no use, and its status is already sent.
 */
async function withPatience<Result>(read: () => Promise<Result>, left: AbortSignal): Promise<Result> {
  for (;;)
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof RestFailure) || error.status !== 429 || left.aborted) throw error;
      await pause(error.retryAfter ?? 1, left);
    }
}

/** Rows of the first page: most lists of an account are short, and a page costs by its size. */
const firstBatch = 10;

interface Walk<Item> {
  /** Reads a part of the list. */
  read: (part: ListPart) => Promise<Page<Item>>;
  /** Rows that one part has at most. */
  batch: number;
  /** Aborts when the caller has left: nothing more is read then. */
  left: AbortSignal;
}

/**
 * Walks a list of the contract to its end, page by page. With `limit` and `page` in the address it begins at the page of
 * the contract that holds the first of these rows, and ends behind the last.
 */
export async function* wholeList<Item, Shape extends object>(
  call: RestCall,
  { read, batch, left }: Walk<Item>,
  shape: (item: Item) => Shape,
): WholeList<Shape> {
  const limit = numberIn(call, 'limit', mostRows);
  const page = numberIn(call, 'page', 100_000) ?? 1;
  const from = limit ? (page - 1) * limit : 0;
  const until = limit ? from + limit : Number.POSITIVE_INFINITY;
  const size = Math.min(limit ?? firstBatch, batch);
  const number = Math.floor(from / size) + 1;
  let at = (number - 1) * size;
  for (let after: string | null = null; ;) {
    const part: ListPart = after === null ? { size, number } : { size: limit ? size : batch, after };
    const { items, pageInfo }: Page<Item> = await (after === null ? read(part) : withPatience(() => read(part), left));
    yield items.slice(Math.max(0, from - at), Math.max(0, until - at)).map(shape);
    at += items.length;
    if (!pageInfo.hasNextPage || !pageInfo.endCursor || at >= until || left.aborted) return;
    after = pageInfo.endCursor;
  }
}
