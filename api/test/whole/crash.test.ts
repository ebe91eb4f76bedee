import { randomUUID } from 'node:crypto';
import { crashWhileGenerating } from '../crash-rounds';
import { runs, timeLimit } from '../long';
import { startProductProcess } from '../product-process';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';
import { TestBrowser } from '../test-browser';

const design = {
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
};

describe('a process that is killed while it generates designs', () => {
  it(
    'leaves no wrong balance and no unfinished design',
    async () => {
      const product = await startTestProduct({ gemini: true });
      const figures = await crashWhileGenerating(product, runs({ gate: 1, long: 50 }));
      await product.stop();
      expect(figures).toMatchObject({ unfinished: 0, wrongBalances: 0, missingPictures: 0 });
    },
    timeLimit(3_600_000),
  );
});

describe('a process that is stopped while it generates a design', () => {
  let product: TestProduct;
  const createOne =
    'mutation C($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { message } } }';

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' }));

  const db = () => product.services.dataSource;
  const atWork = async () =>
    ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { total: number }).total;
  const stateOf = async (id: string) =>
    (
      await db().query<{ state: string; attempts: number }[]>('select state, attempts from designs where id = $1', [id])
    )[0];
  const until = async (reached: () => Promise<boolean>) => {
    while (!(await reached())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /** Returns a design that a separate process has started; the sandbox delays it as requested. */
  async function begun(behaviour: object, environment: Record<string, string> = {}) {
    await fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'image', ...behaviour }),
    });
    const running = await startProductProcess({ ...product.environment, ...environment });
    const browser = new TestBrowser(running.url);
    const userId = await browser.register(`${randomUUID()}@example.com`);
    await product.giveCredits(userId, 2);
    const { data } = await browser.graphql<{ createDesign: { design: { id: string } } }>(createOne, {
      input: { requestId: randomUUID(), design },
    });
    return {
      ...running,
      id: data.createDesign.design.id,
      creditsLeft: async () =>
        (await db().query<{ credits: number }[]>('select credits from users where id = $1', [userId]))[0]?.credits,
    };
  }

  it('requeues it, and the next process generates it for the same credit', async () => {
    const { end, id, creditsLeft } = await begun({ behaviour: 'hang' });
    await until(async () => (await atWork()) > 0);
    expect(await end('SIGTERM')).toBe(0);
    expect(await stateOf(id)).toEqual({ state: 'QUEUED', attempts: 1 });
    const next = await startProductProcess(product.environment);
    await until(async () => (await stateOf(id))?.state === 'SUCCEEDED');
    expect(await stateOf(id)).toEqual({ state: 'SUCCEEDED', attempts: 2 });
    expect(await creditsLeft()).toBe(1);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  it('finishes it within the drain time', async () => {
    const { end, id, creditsLeft } = await begun({ behaviour: 'slow', delayMs: 1_500 }, { DRAIN_SECONDS: '20' });
    await until(async () => (await stateOf(id))?.state === 'RUNNING');
    expect(await end('SIGTERM')).toBe(0);
    expect(await stateOf(id)).toEqual({ state: 'SUCCEEDED', attempts: 1 });
    expect(await creditsLeft()).toBe(1);
  });
});
