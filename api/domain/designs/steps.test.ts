import { randomUUID } from 'node:crypto';
import { designInput } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { cancelDesign, endWithoutSuccess } from './design.service';
import { designMachine } from './design.states';
import { generateDesign, reapDesigns } from './generation.job';
import { claimDesign, requeue } from './queue';

const never = new AbortController().signal;

describe('the state transitions of a design', () => {
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
    fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'image', behaviour, times: 99 }),
    });
  const queued = async () =>
    (await createDesign(product.ctx(owner), { requestId: randomUUID(), design: designInput })).id;
  const running = async (id: string) => void (await claimDesign(product.ctx(), id));
  const stateOf = async (id: string) => (await db().findOneByOrFail(DesignEntity, { id })).state;
  const stepsOf = async (id?: string) =>
    (
      await db().query<{ step: string }[]>(
        `select distinct from_state || ' -> ' || to_state as step from transitions where machine = 'design' and subject = coalesce($1, subject)`,
        [id ?? null],
      )
    ).map(({ step }) => step);

  /** Each function causes a transition as in production; the last element is the resulting state. */
  const scenarios: [string, (id: string) => Promise<unknown>, string][] = [
    ['made', (id) => generateDesign(product.ctx(), id, never), 'SUCCEEDED'],
    [
      'started without a result',
      async (id) => {
        await answer('noImage');
        await generateDesign(product.ctx(), id, never);
      },
      'FAILED',
    ],
    ['cancelled while it is queued', (id) => cancelDesign(product.ctx(owner), id), 'CANCELLED'],
    [
      'cancelled while it runs',
      async (id) => {
        await running(id);
        await cancelDesign(product.ctx(owner), id);
      },
      'CANCELLED',
    ],
    ['requeued by a process that stops', (id) => generateDesign(product.ctx(), id, AbortSignal.abort()), 'QUEUED'],
  ];

  it.each(scenarios)('occur when it is %s', async (_what, act, end) => {
    const id = await queued();
    await act(id);
    expect(await stateOf(id)).toBe(end);
  });

  it('all occur, and no others', async () => {
    for (const [, act] of scenarios) {
      await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
      await act(await queued());
    }
    const all = Object.entries(designMachine.allowed).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`));
    expect((await stepsOf()).sort()).toEqual(all.sort());
  });

  it.each(scenarios.filter(([, , end]) => end !== 'QUEUED'))('end when it was %s', async (_what, act, end) => {
    const id = await queued();
    await act(id);
    const steps = await stepsOf(id);
    await cancelDesign(product.ctx(owner), id).catch(() => undefined);
    await generateDesign(product.ctx(), id, never);
    await requeue(product.ctx(), { id, attempts: 1 }, null);
    await reapDesigns(product.ctx());
    expect((await endWithoutSuccess(product.ctx(), id, { to: 'FAILED', sentence: 'Late' })).ended).toBe(false);
    expect([await stateOf(id), await stepsOf(id)]).toEqual([end, steps]);
  });

  it('do not fail a design that its process requeued while another process considered it abandoned', async () => {
    const id = await queued();
    await running(id);
    await requeue(product.ctx(), { id, attempts: 1 }, null);
    const { ended } = await endWithoutSuccess(product.ctx(), id, { to: 'FAILED', sentence: 'Interrupted' });
    expect([ended, await stateOf(id)]).toEqual([false, 'QUEUED']);
  });
});
