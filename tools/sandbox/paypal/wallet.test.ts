import { runInNewContext } from 'node:vm';
import { orderBody, SandboxClient } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

describe('PayPal sandbox: wallet and browser script', () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;

  beforeAll(async () => {
    sandbox = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret' });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
  });

  afterAll(() => sandbox.close());

  const approve = (body: unknown, origin: string) => paypal.call('POST', '/checkoutnow/approve', body, { origin });

  it('shows the payment, with every text escaped and only its own scripts', async () => {
    const id = await paypal.order({ description: '<script>alert(1)</script>', custom_id: 'AB12CD34' });
    const response = await fetch(`${sandbox.url}/checkoutnow?token=${id}&origin=http://127.0.0.1:9/path`);
    const html = await response.text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('$10.00');
    expect(html).toContain('AB12CD34');
    expect(html).toContain('"merchantOrigin":"http://127.0.0.1:9"');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
  });

  it('reports an unknown or paid order', async () => {
    expect((await fetch(`${sandbox.url}/checkoutnow?token=NONE`)).status).toBe(404);
    const orderId = await paypal.order();
    await paypal.approve(orderId);
    await paypal.capture(orderId);
    expect(await (await fetch(`${sandbox.url}/checkoutnow?token=${orderId}`)).text()).toContain('Already paid');
  });

  it('approves from its own page only', async () => {
    const token = await paypal.order();
    expect((await approve({ token, payer: 'wallet' }, 'http://127.0.0.1:9')).status).toBe(403);
    expect((await approve({ token, payer: 'nobody' }, sandbox.publicUrl)).status).toBe(400);
    const done = await approve({ token, payer: 'wallet' }, sandbox.publicUrl);
    expect(done.body).toMatchObject({ orderId: token, payerId: expect.any(String) as string });
    expect((await paypal.call('GET', `/v2/checkout/orders/${token}`)).body['status']).toBe('APPROVED');
  });

  it('returns a payer without a popup to the shop', async () => {
    const body = {
      ...orderBody(),
      application_context: { return_url: 'http://127.0.0.1:9/paid?from=wallet', cancel_url: 'http://127.0.0.1:9/back' },
    };
    const token = String((await paypal.call('POST', '/v2/checkout/orders', body)).body['id']);
    const { body: done } = await approve({ token, payer: 'wallet' }, sandbox.publicUrl);
    expect(done['returnUrl']).toBe(
      `http://127.0.0.1:9/paid?from=wallet&token=${token}&PayerID=${String(done['payerId'])}`,
    );
  });

  it('serves its scripts, style, font and pictures to any page, the rest from a second origin', async () => {
    for (const path of ['core', 'paypal-payments.js', 'paypal-payments.css', 'letters.woff2', 'mark.svg', 'device']) {
      const response = await fetch(`${sandbox.url}/web-sdk/v6/${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const core = await (await fetch(`${sandbox.url}/web-sdk/v6/core`)).text();
    expect(core).toContain(`ASSETS = "http://localhost:${sandbox.port}"`);
    expect(core).not.toContain('createSession(options)');
  });

  describe('createInstance', () => {
    /** The core only, in a page that loads nothing. */
    async function core() {
      const window: { paypal?: { version: string; createInstance: (options: unknown) => Promise<unknown> } } = {};
      runInNewContext(await (await fetch(`${sandbox.url}/web-sdk/v6/core`)).text(), {
        window,
        document: { createElement: () => ({ setAttribute: () => undefined, addEventListener: () => undefined }) },
        fetch: () => Promise.resolve(),
        Image: class {},
      });
      if (!window.paypal) throw new Error('no window.paypal');
      return window.paypal;
    }
    const good = { clientId: 'shop', components: ['paypal-payments'], pageType: 'checkout', locale: 'en-US' };

    it('reports version 6', async () => {
      expect((await core()).version).toMatch(/^6\.\d+\.\d+$/);
    });

    it.each([
      ['nothing', undefined, 'ERR_INVALID_OPTIONS'],
      ["somebody else's client", { ...good, clientId: 'other' }, 'ERR_INVALID_CLIENT_ID'],
      ['no client', { ...good, clientId: undefined }, 'ERR_MISSING_CREDENTIALS'],
      ['two clients', { ...good, clientToken: 'token' }, 'ERR_INVALID_OPTIONS'],
      ['no components', { ...good, components: [] }, 'ERR_MISSING_COMPONENTS'],
      ['a component there is not', { ...good, components: ['paypal-buttons'] }, 'ERR_INVALID_OPTIONS'],
      ['a page there is not', { ...good, pageType: 'pay' }, 'ERR_INVALID_OPTIONS'],
      ['a locale that is none', { ...good, locale: 'english' }, 'ERR_INVALID_OPTIONS'],
      ['an option of version 5', { ...good, currency: 'USD' }, 'ERR_INVALID_OPTIONS'],
    ])('refuses %s', async (_what, options, code) => {
      await expect((await core()).createInstance(options)).rejects.toMatchObject({ code });
    });
  });
});
