import { Body } from './body';
import { RestFailure } from './failure';
import { ListTurns } from './list-turns';
import type { RestCall } from './row';
import { wholeList } from './whole-list';

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

/** Three pages of two rows; the given reads are refused before they succeed. */
function pages(refused: number[]) {
  let reads = 0;
  return (after: string | null) => {
    reads += 1;
    if (refused.includes(reads)) return Promise.reject(spent());
    const at = Number(after ?? 0);
    return Promise.resolve({ items: [at, at + 1], pageInfo: { hasNextPage: at < 4, endCursor: String(at + 2) } });
  };
}

async function rowsOf(query: Record<string, unknown>, refused: number[]) {
  const found: object[] = [];
  for await (const batch of wholeList(call(query), pages(refused), (n) => ({ n }))) found.push(...batch);
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
  ])('is cut by %o', async (query, rows) => {
    expect(await rowsOf(query, [])).toEqual(rows);
  });
});

describe('turns of an account', () => {
  it('come one at a time, in order, whatever other accounts do', async () => {
    const turns = new ListTurns();
    const order: string[] = [];
    const enter = async (account: string, name: string) => {
      const leave = await turns.enter(account);
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

  it('are refused in a line that does not move, which lets nobody past', async () => {
    const turns = new ListTurns(5);
    const leave = await turns.enter('ann');
    for (let turn = 0; turn < 2; turn += 1)
      await expect(turns.enter('ann')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    leave();
    (await turns.enter('ann'))();
  });
});
