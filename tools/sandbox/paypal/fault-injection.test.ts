import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureOf, issueOf, SandboxClient } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

describe('PayPal sandbox: disturbances and restarts', () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;

  beforeEach(async () => {
    sandbox = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret' });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
  });

  afterEach(() => sandbox.close());

  async function approved(unit: Record<string, unknown> = {}): Promise<string> {
    const id = await paypal.order(unit);
    await paypal.approve(id);
    return id;
  }

  it('does the work and loses the answer; the same request id returns it again', async () => {
    const id = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'lostAnswer' });
    await expect(paypal.capture(id, 'lost')).rejects.toThrow();
    const again = await paypal.capture(id, 'lost');
    expect([again.status, captureOf(again).status]).toEqual([200, 'COMPLETED']);
    expect(await paypal.calls()).toMatchObject({ received: { capture: 2 }, performed: { capture: 1 } });
  });

  it('fails without doing the work as often as requested', async () => {
    const id = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'fail500', times: 2 });
    await paypal.next({ operation: 'capture', behaviour: 'fail429' });
    const replies = [
      await paypal.capture(id, 'f'),
      await paypal.capture(id, 'f'),
      await paypal.capture(id, 'f'),
      await paypal.capture(id, 'f'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 429, 201]);
    expect(replies[2]?.headers.get('retry-after')).toBe('1');
    expect((await paypal.calls()).performed['capture']).toBe(1);
  });

  it('refuses a second call with the same request id while the first is in progress', async () => {
    const id = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'slow', delayMs: 1_500 });
    const first = paypal.capture(id, 'busy');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await paypal.capture(id, 'busy');
    expect([second.status, issueOf(second)]).toEqual([409, 'PREVIOUS_REQUEST_IN_PROGRESS']);
    expect((await first).status).toBe(201);
  });

  it('declines, holds or alters a capture on request', async () => {
    const declined = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'declined' });
    expect(issueOf(await paypal.capture(declined))).toBe('INSTRUMENT_DECLINED');
    await paypal.next({ operation: 'capture', behaviour: 'pending' });
    const pending = captureOf(await paypal.capture(await approved()));
    expect(pending).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    expect((await paypal.call('POST', `/sandbox/captures/${pending.id}/complete`)).body['status']).toBe('COMPLETED');
    await paypal.next({
      operation: 'capture',
      behaviour: 'altered',
      amount: { currency_code: 'USD', value: '0.01' },
      customId: 'OTHER',
    });
    expect(captureOf(await paypal.capture(await approved()))).toMatchObject({
      amount: { value: '0.01' },
      custom_id: 'OTHER',
    });
  });

  it('refuses unknown faults', async () => {
    expect(
      (await paypal.call('POST', '/sandbox/faults', { next: { operation: 'fly', behaviour: 'slow' } })).status,
    ).toBe(400);
  });

  it('has no faults when they are disabled', async () => {
    const closed = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret', controls: false });
    expect((await fetch(`${closed.url}/sandbox/calls`)).status).toBe(404);
    await closed.close();
  });

  it('remembers its orders, captures and request ids after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paypal-sandbox-'));
    const options = { port: 0, clientId: 'shop', clientSecret: 'secret', stateFile: join(folder, 'state.json') };
    const before = await startPayPalSandbox(options);
    const old = new SandboxClient(before.url, 'shop', 'secret');
    await old.signIn();
    const orderId = await old.order({ invoice_id: 'KEPT' });
    await old.approve(orderId);
    const captureId = captureOf(await old.capture(orderId, 'kept')).id;
    await before.close();

    const after = await startPayPalSandbox(options);
    const fresh = new SandboxClient(after.url, 'shop', 'secret');
    await fresh.signIn();
    expect((await fresh.call('GET', `/v2/payments/captures/${captureId}`)).body['status']).toBe('COMPLETED');
    const repeated = await fresh.capture(orderId, 'kept');
    expect([repeated.status, captureOf(repeated).id]).toEqual([200, captureId]);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
