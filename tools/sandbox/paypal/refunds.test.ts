import { demoCaptureId } from './demo-captures';
import { issueOf, SandboxClient } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

const usd = (value: string) => ({ currency_code: 'USD', value });

describe('PayPal sandbox: captures and refunds', () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;

  beforeAll(async () => {
    sandbox = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret' });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
  });

  afterAll(() => sandbox.close());

  const refund = (captureId: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    paypal.call('POST', `/v2/payments/captures/${captureId}/refund`, body, headers);

  it('shows a capture with its order and a breakdown that adds up', async () => {
    const { body } = await paypal.call('GET', `/v2/payments/captures/${await paypal.paid({ custom_id: 'C' })}`);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'C',
      final_capture: true,
      seller_receivable_breakdown: { gross_amount: usd('10.00'), paypal_fee: usd('0.84'), net_amount: usd('9.16') },
    });
    expect(body['supplementary_data']).toMatchObject({ related_ids: { order_id: expect.any(String) as string } });
    expect((await paypal.call('GET', '/v2/payments/captures/NONE')).body['name']).toBe('RESOURCE_NOT_FOUND');
  });

  it('refunds a payment of the demo, which was made before it runs', async () => {
    const id = demoCaptureId('ABCD1234', usd('9.00'));
    expect((await refund(id, { amount: usd('4.00') })).status).toBe(201);
    expect((await paypal.call('GET', `/v2/payments/captures/${id}`)).body).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      amount: usd('9.00'),
      custom_id: 'ABCD1234',
    });
    expect(issueOf(await refund(id, { amount: usd('5.01') }))).toBe('REFUND_AMOUNT_EXCEEDED');
    for (const other of ['DEMOCAPABCD1234', `${id}X`, 'DEMOCAPABCD1234Z900XXX'])
      expect((await refund(other)).body['name']).toBe('RESOURCE_NOT_FOUND');
  });

  it('refunds everything once with an empty body', async () => {
    const id = await paypal.paid();
    const done = await refund(id, {}, { prefer: 'return=representation' });
    expect([done.status, done.body['status']]).toEqual([201, 'COMPLETED']);
    expect(done.body).toMatchObject({
      amount: usd('10.00'),
      seller_payable_breakdown: { total_refunded_amount: usd('10.00') },
    });
    expect((await paypal.call('GET', `/v2/payments/refunds/${String(done.body['id'])}`)).body['amount']).toEqual(
      usd('10.00'),
    );
    expect((await paypal.call('GET', `/v2/payments/captures/${id}`)).body['status']).toBe('REFUNDED');
    expect(issueOf(await refund(id))).toBe('CAPTURE_FULLY_REFUNDED');
  });

  it('refunds parts, never more than the remaining amount, and finally the rest', async () => {
    const id = await paypal.paid();
    expect((await refund(id, { amount: usd('4.00') })).status).toBe(201);
    expect((await paypal.call('GET', `/v2/payments/captures/${id}`)).body['status']).toBe('PARTIALLY_REFUNDED');
    expect(issueOf(await refund(id, { amount: usd('6.01') }))).toBe('REFUND_AMOUNT_EXCEEDED');
    expect(issueOf(await refund(id, { amount: { currency_code: 'EUR', value: '1.00' } }))).toBe(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
    );
    expect(issueOf(await refund(id, { amount: usd('0.00') }))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE');
    expect(issueOf(await refund(id, { amount: { value: '1.00' } }))).toBe('MISSING_REQUIRED_PARAMETER');
    const rest = await refund(id, undefined, { prefer: 'return=representation' });
    expect(rest.body['amount']).toEqual(usd('6.00'));
  });

  it('refunds once for one request id', async () => {
    const id = await paypal.paid();
    const headers = { 'paypal-request-id': 'refund-once' };
    const [first, again] = [
      await refund(id, { amount: usd('1.00') }, headers),
      await refund(id, { amount: usd('1.00') }, headers),
    ];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body['id']).toBe(first.body['id']);
  });

  it('reverses a payment and opens a readable dispute', async () => {
    const id = await paypal.paid({ invoice_id: 'INV-dispute' });
    const dispute = await paypal.call('POST', `/sandbox/captures/${id}/dispute`, { reason: 'UNAUTHORISED' });
    const shown = await paypal.call('GET', `/v1/customer/disputes/${String(dispute.body['dispute_id'])}`);
    expect(shown.body).toMatchObject({
      reason: 'UNAUTHORISED',
      status: 'OPEN',
      disputed_transactions: [{ seller_transaction_id: id, invoice_number: 'INV-dispute' }],
    });
    expect((await paypal.call('POST', `/sandbox/captures/${id}/reverse`)).status).toBe(201);
    expect((await paypal.call('GET', `/v2/payments/captures/${id}`)).body['status']).toBe('REFUNDED');
  });
});
