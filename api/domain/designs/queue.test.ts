import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { wish } from '../../test/filled-product';
import type { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { cancelDesign, createDesign } from './design.service';
import { generateDesigns, reapDesigns } from './generation.job';
import { claimDesign } from './queue';

describe('whose design is made next', () => {
  let product: TestProduct;
  let requests = 0;

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await db().query('delete from designs');
    await db().query('delete from graphile_worker._private_jobs');
  });

  const db = () => product.services.dataSource.manager;
  const order = async (user: UserEntity, count: number) => {
    for (let index = 0; index < count; index += 1) {
      requests += 1;
      await createDesign(product.ctx(user), { requestId: `request-${requests}`, design: wish });
    }
  };
  const claim = () => claimDesign(product.ctx(), 60_000);
  const finish = (id: string) =>
    db().query(`update designs set state = 'FAILED', finished_at = now() where id = $1`, [id]);

  it('begins at most three of one account at once, and no other account waits for it', async () => {
    const [busy, other] = [await product.addUser({ credits: 30 }), await product.addUser({ credits: 30 })];
    await order(busy, 6);
    await order(other, 1);
    const owners = [];
    for (let index = 0; index < 6; index += 1) owners.push((await claim())?.userId);
    expect(owners).toEqual([busy.id, other.id, busy.id, busy.id, undefined, undefined]);
  });

  it('serves accounts in turn, however long the queue of one is', async () => {
    const people = [
      await product.addUser({ credits: 30 }),
      await product.addUser({ credits: 30 }),
      await product.addUser({ credits: 30 }),
    ];
    for (const person of people) await order(person, 4);
    const owners: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const design = await claim();
      owners.push(design?.userId ?? '');
      await finish(design?.id ?? '');
    }
    const ids = people.map(({ id }) => id);
    expect(owners).toEqual([...ids, ...ids, ...ids, ...ids]);
  });

  it('gives each design to one worker, and holds the bound, when many ask at one moment', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => product.addUser({ credits: 30 })));
    for (const person of people) await order(person, 8);
    const claimed = (await Promise.all(Array.from({ length: 40 }, claim))).filter((design) => design !== null);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(12);
    for (const { id } of people) expect(claimed.filter(({ userId }) => userId === id)).toHaveLength(3);
  });

  it('takes the next one when the chosen one is cancelled at that moment', async () => {
    const user = await product.addUser({ credits: 30 });
    await order(user, 3);
    const designs = await db().find(DesignEntity, { order: { id: 'ASC' } });
    const [claimed] = await Promise.all([
      claim(),
      cancelDesign(product.ctx(user), designs[0]?.id ?? '').catch(() => undefined),
    ]);
    expect(claimed).not.toBeNull();
  });

  it('lets twenty wait and refuses the next, without a credit', async () => {
    const user = await product.addUser({ credits: 30 });
    await order(user, 20);
    await expect(order(user, 1)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: '20 of your designs are waiting already. Please let some of them finish first.',
    });
    const together = await Promise.allSettled(Array.from({ length: 5 }, () => order(user, 1)));
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
    expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(20);
    const [{ credits } = {}]: { credits?: number }[] = await db().query('select credits from users where id = $1', [
      user.id,
    ]);
    expect(credits).toBe(10);
    await claim();
    await order(user, 1);
  });

  it('makes everything that waits, once a worker is woken', async () => {
    const people = await Promise.all(Array.from({ length: 2 }, () => product.addUser({ credits: 30 })));
    for (const person of people) await order(person, 5);
    const never = new AbortController().signal;
    await Promise.all(
      Array.from({ length: 3 }, () => generateDesigns(() => product.ctx(), { draining: never, hurry: never })),
    );
    expect(await db().countBy(DesignEntity, { state: 'SUCCEEDED' })).toBe(10);
  });

  it('begins nothing while the process stops', async () => {
    await order(await product.addUser({ credits: 3 }), 1);
    await generateDesigns(() => product.ctx(), { draining: AbortSignal.abort(), hurry: new AbortController().signal });
    expect(await db().countBy(DesignEntity, { state: 'QUEUED' })).toBe(1);
  });

  it('wakes workers again for what waits, without piling up', async () => {
    await order(await product.addUser({ credits: 9 }), 3);
    await db().query('delete from graphile_worker._private_jobs');
    for (let minute = 0; minute < 5; minute += 1) await reapDesigns(product.ctx());
    const [{ count } = {}]: { count?: string }[] = await db().query(
      `select count(*) from graphile_worker.jobs where task_identifier = 'generate_design'`,
    );
    expect(count).toBe('3');
  });
});
