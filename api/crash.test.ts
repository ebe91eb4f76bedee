import { randomUUID } from 'node:crypto';
import { generateDesigns, reapDesigns } from './domain/designs/generation.job';
import { reconcileOpenPayments } from './domain/payments/reconcile.service';
import { SandboxClient } from './sandbox/paypal/sandbox-client';
import { crashWhileGenerating } from './test/crash-rounds';
import { startProductProcess } from './test/product-process';
import { startTestProduct } from './test/test-product';
import type { TestProduct } from './test/test-product';
import { TestBrowser } from './test/test-browser';

const rounds = 6;

const design = { platform: 'FACEBOOK', postType: 'FACEBOOK_POST', size: 'SQUARE', niche: 'PETS', style: 'PLAYFUL', primaryText: 'Wash day', customPrompt: 'A happy dog.' };
const createDesign = 'mutation C($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { message } } }';
const createOrder = 'mutation O($input: CreateOrderInput!) { createOrder(input: $input) { order { id } errors { message } } }';
const start = 'mutation S($id: ID!) { startPayment(orderId: $id) { paypalOrderId errors { message } } }';
const capture = 'mutation P($id: ID!, $paypal: String!) { capturePayment(orderId: $id, paypalOrderId: $paypal) { order { id } errors { message } } }';

describe('a process that is killed at random moments', () => {
  let product: TestProduct;
  let paypal: SandboxClient;

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true, gemini: true });
    await product.addPackage();
    paypal = new SandboxClient(product.paypal.url, 'sandbox-client', 'sandbox-secret');
    await paypal.signIn();
  });
  afterAll(() => product.stop());

  /** Designs and a payment at once; whatever is under way when the process dies fails on this side. */
  async function work(browser: TestBrowser, packageId: string): Promise<void> {
    const making = Array.from({ length: 4 }, () => browser.graphql(createDesign, { input: { requestId: randomUUID(), design } }));
    const paying = (async () => {
      const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };
      const { data: placed } = await browser.graphql<{ createOrder: { order: { id: string } } }>(createOrder, { input: { packageId, billing } });
      const { id } = placed.createOrder.order;
      const { data: started } = await browser.graphql<{ startPayment: { paypalOrderId: string } }>(start, { id });
      await paypal.approve(started.startPayment.paypalOrderId);
      await browser.graphql(capture, { id, paypal: started.startPayment.paypalOrderId });
    })();
    await Promise.allSettled([...making, paying]);
  }

  it('loses and doubles no credit, and leaves no paid order without its grant', async () => {
    const { manager } = product.services.dataSource;
    const packages: { id: string }[] = await manager.query('select id from packages');
    for (let round = 0; round < rounds; round += 1) {
      const { url, end } = await startProductProcess(product.environment);
      const browser = new TestBrowser(url);
      const userId = await browser.register(`crash${round}@example.com`);
      await product.giveCredits(userId, 10);
      const working = work(browser, packages[0]?.id ?? '');
      await new Promise((resolve) => setTimeout(resolve, 20 + round * 45));
      await end('SIGKILL');
      await working;
    }

    // time passes: leases and claims run out, and the next process tidies up
    await manager.query(`update designs set lease_until = now() - interval '1 second' where state = 'RUNNING'`);
    await manager.query(`update payments set next_check_at = now(), claimed_until = null where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW')`);
    await reapDesigns(product.ctx());
    const never = new AbortController().signal;
    await generateDesigns(() => product.ctx(), { draining: never, hurry: never });
    await reconcileOpenPayments(product.ctx());

    const [made]: { count: string }[] = await manager.query('select count(*) from designs');
    expect(Number(made?.count)).toBeGreaterThan(0);
    const unfinished: unknown[] = await manager.query(`select id from designs where state in ('QUEUED', 'RUNNING')`);
    expect(unfinished).toEqual([]);
    const wrongBalances: unknown[] = await manager.query(
      `select u.email, u.credits from users u where u.credits <> (select coalesce(sum(change), 0) from credit_entries e where e.user_id = u.id)
         or u.credits <> 10 - (select count(*) from designs d where d.user_id = u.id and d.state = 'SUCCEEDED')
                            + (select coalesce(sum(credit), 0) from orders o where o.user_id = u.id and o.payment_status = 'PAID')`,
    );
    expect(wrongBalances).toEqual([]);
    const [{ performed }, paid]: [Awaited<ReturnType<SandboxClient['calls']>>, { count: string }[]] = [await paypal.calls(), await manager.query(`select count(*) from orders where payment_status = 'PAID'`)];
    expect(Number(paid[0]?.count)).toBe(performed['capture'] ?? 0);
    const receipts: { count: string }[] = await manager.query(`select count(*) from outbox where dedupe_key like 'receipt:%'`);
    expect(receipts[0]?.count).toBe(paid[0]?.count);
  }, 90_000);
});

describe('a process that is killed while it makes designs', () => {
  it('leaves every credit where it belongs and no design on its way', async () => {
    const product = await startTestProduct({ gemini: true });
    const figures = await crashWhileGenerating(product, 5);
    await product.stop();
    expect(figures).toMatchObject({ unfinished: 0, wrongBalances: 0, missingPictures: 0 });
  }, 90_000);
});

describe('a process that is told to stop in the middle of a design', () => {
  let product: TestProduct;
  const createOne = 'mutation C($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { message } } }';

  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' }));

  const db = () => product.services.dataSource;
  const atWork = async () => ((await (await fetch(`${product.gemini.url}/sandbox/calls`)).json()) as { total: number }).total;
  const stateOf = async (id: string) => (await db().query<{ state: string; attempts: number }[]>('select state, attempts from designs where id = $1', [id]))[0];
  const until = async (reached: () => Promise<boolean>) => {
    while (!(await reached())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /** A design that a process of its own has begun; the service lets it wait as told. */
  async function begun(behaviour: object, environment: Record<string, string> = {}) {
    await fetch(`${product.gemini.url}/sandbox/switches`, { method: 'POST', body: JSON.stringify({ operation: 'image', ...behaviour }) });
    const running = await startProductProcess({ ...product.environment, ...environment });
    const browser = new TestBrowser(running.url);
    const userId = await browser.register(`${randomUUID()}@example.com`);
    await product.giveCredits(userId, 2);
    const { data } = await browser.graphql<{ createDesign: { design: { id: string } } }>(createOne, { input: { requestId: randomUUID(), design } });
    return { ...running, id: data.createDesign.design.id, creditsLeft: async () => (await db().query<{ credits: number }[]>('select credits from users where id = $1', [userId]))[0]?.credits };
  }

  it('puts it back, and the next process makes it for the one credit', async () => {
    const { end, id, creditsLeft } = await begun({ behaviour: 'hang' });
    await until(async () => (await atWork()) > 0);
    expect(await end('SIGTERM')).toBe(0);
    expect(await stateOf(id)).toEqual({ state: 'QUEUED', attempts: 1 });
    const next = await startProductProcess(product.environment);
    await until(async () => (await stateOf(id))?.state === 'SUCCEEDED');
    expect(await stateOf(id)).toEqual({ state: 'SUCCEEDED', attempts: 2 });
    expect(await creditsLeft()).toBe(1);
    expect(await next.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('finishes it when that takes no longer than it may', async () => {
    const { end, id, creditsLeft } = await begun({ behaviour: 'slow', delayMs: 1_500 }, { DRAIN_SECONDS: '20' });
    await until(async () => (await stateOf(id))?.state === 'RUNNING');
    expect(await end('SIGTERM')).toBe(0);
    expect(await stateOf(id)).toEqual({ state: 'SUCCEEDED', attempts: 1 });
    expect(await creditsLeft()).toBe(1);
  }, 60_000);
});
