import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { reapDesigns } from './domain/designs/generation.job';
import { reconcileOpenPayments } from './domain/payments/reconcile.service';
import { SandboxClient } from './sandbox/paypal/sandbox-client';
import { startTestProduct } from './test/test-product';
import type { TestProduct } from './test/test-product';
import { TestBrowser } from './test/test-browser';

const rounds = 6;

const design = { platform: 'FACEBOOK', postType: 'FACEBOOK_POST', size: 'SQUARE', niche: 'PETS', style: 'PLAYFUL', primaryText: 'Wash day', customPrompt: 'A happy dog.' };
const createDesign = 'mutation C($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { message } } }';
const createOrder = 'mutation O($input: CreateOrderInput!) { createOrder(input: $input) { order { id } errors { message } } }';
const start = 'mutation S($id: ID!) { startPayment(orderId: $id) { paypalOrderId errors { message } } }';
const capture = 'mutation P($id: ID!, $paypal: String!) { capturePayment(orderId: $id, paypalOrderId: $paypal) { order { id } errors { message } } }';

/** The whole product as a process of its own, to be killed. */
async function startProcess(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork('api/main.ts', { execArgv: ['--import', 'tsx'], env: { PATH: process.env['PATH'], PORT: '0', ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${message.port}` };
}

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
      const { child, url } = await startProcess(product.environment);
      const browser = new TestBrowser(url);
      const userId = await browser.register(`crash${round}@example.com`);
      await product.giveCredits(userId, 10);
      const working = work(browser, packages[0]?.id ?? '');
      await new Promise((resolve) => setTimeout(resolve, 20 + round * 45));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await working;
    }

    // time passes: leases and claims run out, and the next process tidies up
    await manager.query(`update designs set lease_until = now() - interval '1 second' where state = 'RUNNING'`);
    await manager.query(`update designs set created_at = now() - interval '20 minutes' where state = 'QUEUED'`);
    await manager.query(`update payments set next_check_at = now(), claimed_until = null where state in ('INTENT', 'CREATED', 'CAPTURING')`);
    await reapDesigns(product.ctx());
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
