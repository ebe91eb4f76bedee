import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { userList } from './accounts/user.list';
import { doToMatching } from './bulk';

describe('bulk work on what matches a filter', () => {
  let product: TestProduct;
  let ids: string[];
  beforeAll(async () => {
    product = await startTestProduct();
    const rows: { id: string }[] = await product.services.dataSource.query(
      `insert into users (email, name, role) select 'walked-' || n || '@example.com', 'W', 'MEMBER' from generate_series(1, 130) n
       returning id`,
    );
    ids = rows.map(({ id }) => id).sort();
  });
  afterAll(() => product.stop());

  const admin = async () => product.ctx(await product.addUser({ role: 'ADMIN' }));
  const filter = { search: 'walked-' };
  const beforeNext = () => Promise.resolve();
  const refusing = (refused: ReadonlySet<string>, done: string[]) => (given: string[]) => {
    done.push(...given.filter((id) => !refused.has(id)));
    const refusals = given
      .filter((id) => refused.has(id))
      .map((id) => ({ id, code: 'INVALID_STATE' as const, message: 'no' }));
    return Promise.resolve({ done: given.length - refusals.length, refusals });
  };

  it('reaches those behind refused ones, in one call', async () => {
    const done: string[] = [];
    const refused = new Set(ids.slice(0, 105));
    const bounds = { expected: 130, what: 'accounts', most: 100, batch: 50, beforeNext };
    expect(await doToMatching(await admin(), userList, filter, bounds, refusing(refused, done))).toMatchObject({
      done: 25,
      refused: 105,
      left: 0,
    });
    expect(done).toEqual(ids.slice(105));
  });

  it('ends when it is done to as many as a call may, and says how many it has not looked at', async () => {
    const done: string[] = [];
    const bounds = { expected: 130, what: 'accounts', most: 100, batch: 40, beforeNext };
    const result = await doToMatching(
      await admin(),
      userList,
      filter,
      bounds,
      refusing(new Set(ids.slice(0, 10)), done),
    );
    expect(result).toMatchObject({ done: 100, refused: 10, left: 20 });
    expect(done).toEqual(ids.slice(10, 110));
  });

  it('asks before each batch but the first, and ends when it may not go on', async () => {
    const done: string[] = [];
    const bounds = { expected: 130, what: 'accounts', most: 100, batch: 40 };
    const refusal = new Error('no Admin any more');
    const asked = jest.fn<Promise<void>, []>().mockResolvedValueOnce().mockRejectedValueOnce(refusal);
    await expect(
      doToMatching(
        await admin(),
        userList,
        filter,
        { ...bounds, beforeNext: asked },
        refusing(new Set<string>(), done),
      ),
    ).rejects.toBe(refusal);
    expect(done).toEqual(ids.slice(0, 80));
  });

  it('is refused when more match than the caller was shown', async () => {
    const bounds = { expected: 129, what: 'accounts', most: 100, batch: 40, beforeNext };
    await expect(
      doToMatching(await admin(), userList, filter, bounds, () => Promise.resolve({ done: 0, refusals: [] })),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
