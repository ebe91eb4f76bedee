import { randomUUID } from 'node:crypto';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { cancelDesign, createDesign, endWithoutSuccess } from './design.service';
import { designMachine } from './design.states';
import { generateDesign, reapDesigns } from './generation.job';
import { claimDesign, putBack } from './queue';

const never = new AbortController().signal;

describe('the steps of a design', () => {
  let product: TestProduct;
  let owner: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    owner = await product.addUser({ credits: 20 });
  });

  const db = () => product.services.dataSource.manager;
  const answer = (behaviour: string) =>
    fetch(`${product.gemini.url}/sandbox/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'image', behaviour, times: 99 }),
    });
  const queued = async () =>
    (await createDesign(product.ctx(owner), { requestId: randomUUID(), design: designInput })).id;
  const running = async (id: string) => void (await claimDesign(product.ctx(), 60_000, id));
  const stateOf = async (id: string) => (await db().findOneByOrFail(DesignEntity, { id })).state;
  const stepsOf = async (id?: string) =>
    (
      await db().query<{ step: string }[]>(
        `select distinct from_state || ' -> ' || to_state as step from transitions where machine = 'design' and subject = coalesce($1, subject)`,
        [id ?? null],
      )
    ).map(({ step }) => step);

  /** Each brings a step about as it comes about, and answers where that leaves the design. */
  const walks: [string, (id: string) => Promise<unknown>, string][] = [
    ['made', (id) => generateDesign(product.ctx(), id, never), 'SUCCEEDED'],
    [
      'begun in vain',
      async (id) => {
        await answer('noImage');
        await generateDesign(product.ctx(), id, never);
      },
      'FAILED',
    ],
    ['cancelled while it waits', (id) => cancelDesign(product.ctx(owner), id), 'CANCELLED'],
    [
      'cancelled while it is made',
      async (id) => {
        await running(id);
        await cancelDesign(product.ctx(owner), id);
      },
      'CANCELLED',
    ],
    ['put back by a process that stops', (id) => generateDesign(product.ctx(), id, AbortSignal.abort()), 'QUEUED'],
  ];

  it.each(walks)('are walked when it is %s', async (_what, walk, end) => {
    const id = await queued();
    await walk(id);
    expect(await stateOf(id)).toBe(end);
  });

  it('are all there are, and no other', async () => {
    for (const [, walk] of walks) {
      await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
      await walk(await queued());
    }
    const all = Object.entries(designMachine.allowed).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`));
    expect((await stepsOf()).sort()).toEqual(all.sort());
  });

  it.each(walks.filter(([, , end]) => end !== 'QUEUED'))(
    'have come to their end when it was %s',
    async (_what, walk, end) => {
      const id = await queued();
      await walk(id);
      const steps = await stepsOf(id);
      await cancelDesign(product.ctx(owner), id).catch(() => undefined);
      await generateDesign(product.ctx(), id, never);
      await putBack(product.ctx(), id);
      await reapDesigns(product.ctx());
      expect((await endWithoutSuccess(product.ctx(), id, { to: 'FAILED', sentence: 'Late' })).ended).toBe(false);
      expect([await stateOf(id), await stepsOf(id)]).toEqual([end, steps]);
    },
  );

  it('do not fail what its process has put back while somebody takes it for abandoned', async () => {
    const id = await queued();
    await running(id);
    await putBack(product.ctx(), id);
    const { ended } = await endWithoutSuccess(product.ctx(), id, { to: 'FAILED', sentence: 'Interrupted' });
    expect([ended, await stateOf(id)]).toEqual([false, 'QUEUED']);
  });
});
