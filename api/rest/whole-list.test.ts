import { Body } from './body';
import { RestFailure } from './failure';
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
