import { Body } from './body';
import { RestFailure } from './failure';
import type { ListPart, RestCall } from './row';
import { listQueue, wholeList } from './whole-list';

const call = (query: Record<string, unknown> = {}): RestCall => ({
  id: '',
  query,
  body: new Body({}),
  isSignedIn: true,
  isAdmin: true,
  holds: () => true,
  may: () => true,
  requestId: '',
});
const spent = () => new RestFailure(429, 'TOO_MANY_REQUESTS', 'Spent.', null, 0.001);

/** Six rows; the given reads are refused before they succeed. */
function rowsRead(refused: number[], parts: ListPart[] = []) {
  return (part: ListPart) => {
    parts.push(part);
    if (refused.includes(parts.length)) return Promise.reject(spent());
    const at = part.after ? Number(part.after) : ((part.number ?? 1) - 1) * part.size;
    const items = [0, 1, 2, 3, 4, 5].slice(at, at + part.size);
    return Promise.resolve({ items, pageInfo: { hasNextPage: at + part.size < 6, endCursor: String(at + part.size) } });
  };
}

const staying = new AbortController().signal;

async function rowsOf(query: Record<string, unknown>, refused: number[], parts: ListPart[] = [], left = staying) {
  const found: object[] = [];
  const walk = { read: rowsRead(refused, parts), batch: 2, left };
  for await (const batch of wholeList(call(query), walk, (n) => ({ n }))) found.push(...batch);
  return found.map((row) => Object.values(row)[0] as number);
}

describe('a whole list', () => {
  it('waits for a new budget once it has begun', async () => {
    expect(await rowsOf({}, [2, 3, 5])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is refused at once before it has begun', async () => {
    await expect(rowsOf({}, [1])).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    [{ limit: '3' }, [0, 1, 2]],
    [{ limit: '3', page: '2' }, [3, 4, 5]],
    [{ limit: '3', page: '3' }, []],
    [{ limit: '1', page: '4' }, [3]],
    [{ limit: '4', page: '2' }, [4, 5]],
  ])('is cut by %o', async (query, rows) => {
    expect(await rowsOf(query, [])).toEqual(rows);
  });

  it('begins at the requested page, without reading the ones before it', async () => {
    const parts: ListPart[] = [];
    expect(await rowsOf({ limit: '1', page: '100000' }, [], parts)).toEqual([]);
    expect(parts).toEqual([{ size: 1, number: 100_000 }]);
  });

  it('is read no further once its caller has left, not even to wait for a new budget', async () => {
    const parts: ListPart[] = [];
    const leaving = new AbortController();
    const walk = { read: rowsRead([2, 3, 4], parts), batch: 2, left: leaving.signal };
    const list = wholeList(call(), walk, (n) => ({ n }))[Symbol.asyncIterator]();
    await list.next();
    const next = list.next();
    leaving.abort();
    await expect(next).rejects.toMatchObject({ status: 429 });
    expect(parts.length).toBeLessThanOrEqual(3);
  });
});

describe('lists of an account', () => {
  it('are read one at a time, in order, independent of other accounts', async () => {
    const queue = listQueue();
    const order: string[] = [];
    const enter = async (account: string, name: string) => {
      const leave = await queue.acquire(account);
      order.push(name);
      return leave;
    };
    const leave = await enter('ann', 'first');
    const second = enter('ann', 'second');
    const third = enter('ann', 'third');
    (await enter('bo', 'other'))();
    expect(order).toEqual(['first', 'other']);
    leave();
    const leaveSecond = await second;
    expect(order).toEqual(['first', 'other', 'second']);
    leaveSecond();
    (await third)();
    expect(order).toEqual(['first', 'other', 'second', 'third']);
  });

  it('are refused when they wait too long, and overtake no earlier one', async () => {
    const queue = listQueue(5);
    const leave = await queue.acquire('ann');
    for (let turn = 0; turn < 2; turn += 1)
      await expect(queue.acquire('ann')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    leave();
    (await queue.acquire('ann'))();
  });
});
