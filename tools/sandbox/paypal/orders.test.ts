import { captureOf, issueOf, orderBody, SandboxClient } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

const usd = (value: string) => ({ currency_code: 'USD', value });

describe('PayPal sandbox: tokens and orders', () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;

  beforeEach(async () => {
    sandbox = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret' });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
  });
  afterEach(() => sandbox.close());

  describe('tokens', () => {
    it('issues a bearer token to the right client and refuses another', async () => {
      const good = await paypal.signIn();
      expect(good.status).toBe(200);
      expect(good.body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
      const bad = await paypal.signIn('wrong');
      expect(bad.status).toBe(401);
      expect(bad.body).toEqual({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    });

    it('refuses calls without a token and with a wrong one', async () => {
      const none = await paypal.call('GET', '/v2/checkout/orders/X', undefined, { authorization: '' });
      expect([none.status, none.body['name']]).toEqual([401, 'AUTHENTICATION_FAILURE']);
      const wrong = await paypal.call('GET', '/v2/checkout/orders/X', undefined, { authorization: 'Bearer nonsense' });
      expect([wrong.status, wrong.body['error']]).toEqual([401, 'invalid_token']);
    });
  });

  describe('create', () => {
    it('answers id, status and links, and everything when the representation is requested', async () => {
      const minimal = await paypal.call('POST', '/v2/checkout/orders', orderBody());
      expect(minimal.status).toBe(201);
      expect(Object.keys(minimal.body).sort()).toEqual(['id', 'links', 'status']);
      expect((minimal.body['links'] as { rel: string }[]).map(({ rel }) => rel)).toEqual([
        'self',
        'approve',
        'update',
        'capture',
      ]);
      expect(minimal.headers.get('paypal-debug-id')).toMatch(/^[0-9a-f]{13}$/);

      const unit = {
        amount: { ...usd('10.50'), breakdown: { item_total: usd('10.00'), handling: usd('0.50') } },
        custom_id: 'C1',
        invoice_id: 'I1',
        description: 'Credits',
      };
      const full = await paypal.call('POST', '/v2/checkout/orders', orderBody(unit), {
        prefer: 'return=representation',
      });
      expect(full.body).toMatchObject({
        intent: 'CAPTURE',
        status: 'CREATED',
        purchase_units: [{ ...unit, reference_id: 'default' }],
      });
    });

    it('requires an action of the payer and a request id when a payment source is given', async () => {
      const body = {
        ...orderBody(),
        payment_source: { paypal: { experience_context: { return_url: 'http://127.0.0.1/back' } } },
      };
      expect(issueOf(await paypal.call('POST', '/v2/checkout/orders', body))).toBe('PAYPAL_REQUEST_ID_REQUIRED');
      const reply = await paypal.call('POST', '/v2/checkout/orders', body, { 'paypal-request-id': 'with-source' });
      expect([reply.status, reply.body['status']]).toEqual([200, 'PAYER_ACTION_REQUIRED']);
      expect((reply.body['links'] as { rel: string }[]).map(({ rel }) => rel)).toEqual(['self', 'payer-action']);
    });

    it('returns the same order for the same request id: 201, then 200', async () => {
      const headers = { 'paypal-request-id': 'same-order' };
      const first = await paypal.call('POST', '/v2/checkout/orders', orderBody(), headers);
      const again = await paypal.call('POST', '/v2/checkout/orders', orderBody(), headers);
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body['id']).toBe(first.body['id']);
      expect((await paypal.calls()).performed['createOrder']).toBe(1);
      const other = await paypal.call('POST', '/v2/checkout/orders', orderBody({ custom_id: 'other' }), headers);
      expect([other.status, issueOf(other)]).toEqual([422, 'DUPLICATE_REQUEST_ID']);
    });

    it.each([
      ['no intent', { purchase_units: [{ amount: usd('1.00') }] }, 'MISSING_REQUIRED_PARAMETER'],
      ['an unknown intent', { intent: 'GIFT', purchase_units: [{ amount: usd('1.00') }] }, 'INVALID_PARAMETER_VALUE'],
      ['no units', { intent: 'CAPTURE' }, 'MISSING_REQUIRED_PARAMETER'],
      ['an empty list of units', { intent: 'CAPTURE', purchase_units: [] }, 'INVALID_ARRAY_MIN_ITEMS'],
      ['no amount', { intent: 'CAPTURE', purchase_units: [{}] }, 'MISSING_REQUIRED_PARAMETER'],
      ['an amount that is no number', orderBody({ amount: usd('ten') }), 'INVALID_PARAMETER_SYNTAX'],
      ['a custom_id that is too long', orderBody({ custom_id: 'x'.repeat(128) }), 'INVALID_STRING_LENGTH'],
    ])('refuses %s with 400', async (_what, body, issue) => {
      const reply = await paypal.call('POST', '/v2/checkout/orders', body);
      expect([reply.status, reply.body['name'], issueOf(reply)]).toEqual([400, 'INVALID_REQUEST', issue]);
      expect(reply.body['debug_id']).toBe(reply.headers.get('paypal-debug-id'));
    });

    it.each([
      [
        'a sum that differs',
        { amount: { ...usd('10.00'), breakdown: { item_total: usd('9.00'), handling: usd('0.50') } } },
        'AMOUNT_MISMATCH',
      ],
      ['zero', { amount: usd('0.00') }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
      ['three decimals', { amount: usd('1.001') }, 'DECIMAL_PRECISION'],
      ['decimals in yen', { amount: { currency_code: 'JPY', value: '10.50' } }, 'DECIMALS_NOT_SUPPORTED'],
      ['an unknown currency', { amount: { currency_code: 'XXX', value: '1.00' } }, 'INVALID_CURRENCY_CODE'],
      [
        'two currencies',
        { amount: { ...usd('1.00'), breakdown: { item_total: { currency_code: 'EUR', value: '1.00' } } } },
        'MULTI_CURRENCY_ORDER',
      ],
      [
        'items without a total',
        { items: [{ name: 'A', quantity: '1', unit_amount: usd('10.00') }] },
        'ITEM_TOTAL_REQUIRED',
      ],
      [
        'items that add up to something else',
        {
          amount: { ...usd('10.00'), breakdown: { item_total: usd('10.00') } },
          items: [{ name: 'A', quantity: '2', unit_amount: usd('6.00') }],
        },
        'ITEM_TOTAL_MISMATCH',
      ],
    ])('refuses %s with 422', async (_what, unit, issue) => {
      const reply = await paypal.call('POST', '/v2/checkout/orders', orderBody(unit));
      expect([reply.status, reply.body['name'], issueOf(reply)]).toEqual([422, 'UNPROCESSABLE_ENTITY', issue]);
    });

    it('refuses broken JSON with 400 and another content type with 415', async () => {
      expect(issueOf(await paypal.call('POST', '/v2/checkout/orders', '{"intent":'))).toBe('MALFORMED_REQUEST_JSON');
      expect((await paypal.call('POST', '/v2/checkout/orders', 'a=b', { 'content-type': 'text/plain' })).status).toBe(
        415,
      );
    });
  });

  describe('capture', () => {
    it('captures an approved order once, for any number of repetitions', async () => {
      const id = await paypal.order({ custom_id: 'C2', invoice_id: 'INV-once' });
      await paypal.approve(id);
      const first = await paypal.capture(id, 'capture-once');
      const again = await paypal.capture(id, 'capture-once');
      const other = await paypal.capture(id, 'another-id');
      expect([first.status, again.status, other.status]).toEqual([201, 200, 422]);
      expect(captureOf(again).id).toBe(captureOf(first).id);
      expect(captureOf(first)).toMatchObject({
        status: 'COMPLETED',
        amount: usd('10.00'),
        custom_id: 'C2',
        invoice_id: 'INV-once',
      });
      expect(issueOf(other)).toBe('ORDER_ALREADY_CAPTURED');
      expect((await paypal.calls()).performed['capture']).toBe(1);
      const shown = await paypal.call('GET', `/v2/checkout/orders/${id}`);
      expect(shown.body).toMatchObject({ status: 'COMPLETED', payer: { payer_id: expect.any(String) as string } });
      expect(captureOf(shown).id).toBe(captureOf(first).id);
    });

    it('refuses an order without approval and one that does not exist', async () => {
      expect(issueOf(await paypal.capture(await paypal.order()))).toBe('ORDER_NOT_APPROVED');
      const unknown = await paypal.capture('00000000000000000');
      expect([unknown.status, unknown.body['name'], issueOf(unknown)]).toEqual([
        404,
        'RESOURCE_NOT_FOUND',
        'INVALID_RESOURCE_ID',
      ]);
    });

    it('declines a card with a link back to the wallet, where another payer may approve', async () => {
      const id = await paypal.order();
      await paypal.approve(id, 'declined-card');
      const declined = await paypal.capture(id, 'declined-then-paid');
      expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED']);
      expect(declined.body['links']).toContainEqual({
        href: `${sandbox.publicUrl}/checkoutnow?token=${id}`,
        rel: 'redirect',
        method: 'GET',
      });
      await paypal.approve(id, 'wallet');
      expect((await paypal.capture(id, 'declined-then-paid')).status).toBe(201);
    });

    it('refuses an account that closes and an invoice that was paid before', async () => {
      const closing = await paypal.order();
      await paypal.approve(closing, 'closed-account');
      expect(issueOf(await paypal.capture(closing))).toBe('PAYER_ACCOUNT_LOCKED_OR_CLOSED');
      await paypal.paid({ invoice_id: 'INV-twice' });
      const twice = await paypal.order({ invoice_id: 'INV-twice' });
      await paypal.approve(twice);
      expect(issueOf(await paypal.capture(twice))).toBe('DUPLICATE_INVOICE_ID');
    });

    it('forgets an unapproved order when it expires and refuses an approved one', async () => {
      const [open, approved] = [await paypal.order(), await paypal.order()];
      await paypal.approve(approved);
      for (const id of [open, approved]) await paypal.call('POST', `/sandbox/orders/${id}/expire`);
      expect((await paypal.call('GET', `/v2/checkout/orders/${open}`)).body['name']).toBe('RESOURCE_NOT_FOUND');
      expect(issueOf(await paypal.capture(approved))).toBe('ORDER_EXPIRED');
    });
  });
});
