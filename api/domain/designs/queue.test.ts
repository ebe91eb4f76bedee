import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { designInput } from '../../test/filled-product';
import type { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign } from './design.service';
import { generateDesigns } from './generation.job';
import { claimDesign, requeue, wakeWorkers } from './queue';

describe('the queue of designs', () => {
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
      await createDesign(product.ctx(user), { requestId: `request-${requests}`, design: designInput });
    }
  };
  const claim = () => claimDesign(product.ctx());
  const finish = (id: string) =>
    db().query(`update designs set state = 'FAILED', finished_at = now() where id = $1 and state = 'RUNNING'`, [id]);

  it('starts at most three of one account at once, without delay for other accounts', async () => {
    const [busy, other] = [await product.addUser({ credits: 30 }), await product.addUser({ credits: 30 })];
    await order(busy, 6);
    await order(other, 1);
    const owners = [];
    for (let index = 0; index < 6; index += 1) owners.push((await claim())?.userId);
    expect(owners).toEqual([busy.id, other.id, busy.id, busy.id, undefined, undefined]);
  });

  it('serves accounts in a round robin, however long the queue of one is', async () => {
    const users = [
      await product.addUser({ credits: 30 }),
      await product.addUser({ credits: 30 }),
      await product.addUser({ credits: 30 }),
    ];
    for (const person of users) await order(person, 4);
    const owners: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const design = await claim();
      owners.push(design?.userId ?? '');
      await finish(design?.id ?? '');
    }
    const ids = users.map(({ id }) => id);
    expect(owners).toEqual([...ids, ...ids, ...ids, ...ids]);
  });

  it('gives each design to one worker and keeps the limit when many claim at once', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => product.addUser({ credits: 30 })));
    for (const person of users) await order(person, 8);
    const claimed = (await Promise.all(Array.from({ length: 40 }, claim))).filter((design) => design !== null);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(12);
    for (const { id } of users) expect(claimed.filter(({ userId }) => userId === id)).toHaveLength(3);
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

  it('accepts twenty per account and refuses the next, without a credit', async () => {
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

  it('is emptied once a worker is woken', async () => {
    const users = await Promise.all(Array.from({ length: 2 }, () => product.addUser({ credits: 30 })));
    for (const person of users) await order(person, 5);
    const never = new AbortController().signal;
    await Promise.all(
      Array.from({ length: 3 }, () => generateDesigns(() => product.ctx(), { draining: never, hurry: never })),
    );
    expect(await db().countBy(DesignEntity, { state: 'SUCCEEDED' })).toBe(10);
  });

  it('starts nothing while the process stops', async () => {
    await order(await product.addUser({ credits: 3 }), 1);
    await generateDesigns(() => product.ctx(), { draining: AbortSignal.abort(), hurry: new AbortController().signal });
    expect(await db().countBy(DesignEntity, { state: 'QUEUED' })).toBe(1);
  });

  it('wakes workers again for queued designs, without piling up jobs', async () => {
    await order(await product.addUser({ credits: 9 }), 3);
    await db().query('delete from graphile_worker._private_jobs');
    for (let minute = 0; minute < 5; minute += 1) await wakeWorkers(product.ctx());
    const [{ count } = {}]: { count?: string }[] = await db().query(
      `select count(*) from graphile_worker.jobs where task_identifier = 'generate_design'`,
    );
    expect(count).toBe('3');
  });

  it('maintains the counts in the account’s row, through all changes of designs', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => product.addUser({ credits: 60 })));
    for (const user of users) await order(user, 12);
    const step = async (index: number) => {
      const user = users[index % users.length] ?? users[0]!;
      const design = await claim();
      if (design && index % 3 === 0) await requeue(product.ctx(), design, null);
      else if (design && index % 3 === 1) await finish(design.id);
      const [waiting] = await db().findBy(DesignEntity, { userId: user.id, state: 'QUEUED' });
      if (waiting) await cancelDesign(product.ctx(user), waiting.id).catch(() => undefined);
      if (index % 5 === 0) await order(user, 1);
    };
    await Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        for (let index = 0; index < 10; index += 1) await step(lane + index);
      }),
    );
    const wrong: unknown[] = await db().query(
      `select user_id from (select user_id, count(*) filter (where state = 'QUEUED') queued, count(*) filter (where state = 'RUNNING') running from designs group by user_id) counted
       full join design_queues stored using (user_id)
       where coalesce(counted.queued, 0) <> coalesce(stored.queued, 0) or coalesce(counted.running, 0) <> coalesce(stored.running, 0)`,
    );
    expect(wrong).toEqual([]);
  });

  it('is read through an index, however many accounts wait', async () => {
    await db().query(
      `insert into design_queues (user_id, queued, last_started_at) select uuidv7(), 1, now() - n * interval '1 second' from generate_series(1, 20000) n`,
    );
    await db()
      .query('vacuum analyze design_queues')
      .catch(() => undefined);
    const plan: { 'QUERY PLAN': string }[] = await db().query(
      `explain select user_id from design_queues where queued > 0 and running < 3 and not user_id = any('{}'::uuid[]) order by running, last_started_at nulls first, user_id limit 1 for update skip locked`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('ix_design_queues_next');
    await db().query(`delete from design_queues where not exists (select 1 from users where id = user_id)`);
  });
});
