import { Webhook } from 'standardwebhooks';
import { WebhookError, newWebhookSecret, signWebhook, verifyWebhook } from './webhooks.js';

const body = '{"type":"order.paid","timestamp":"2026-11-24T18:50:39.178Z","apiVersion":"2026-11-27","data":{"id":"ä"}}';
const id = '01a20ee5-50cd-7210-acb3-8e3941a65f18';

/** Headers as the reference library makes them. */
function signed(secret: string, { at = new Date(), of = body } = {}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, of),
  };
}
const before = (seconds: number) => new Date(Date.now() - seconds * 1_000);

describe('a message of a webhook', () => {
  const secret = newWebhookSecret();

  it('is the event that the reference library has signed, in headers of any kind', async () => {
    const headers = signed(secret);
    for (const given of [headers, new Headers(headers), { ...headers, 'Webhook-Id': id, 'webhook-id': undefined }])
      expect(await verifyWebhook({ body, headers: given, secret })).toEqual(JSON.parse(body));
  });

  it('is accepted by the reference library when it is signed here', async () => {
    expect(new Webhook(secret).verify(body, await signWebhook(id, body, secret))).toEqual(JSON.parse(body));
  });

  it('is valid with one of several signatures or secrets, as after a rotation', async () => {
    const [earlier, headers] = [newWebhookSecret(), signed(secret)];
    const both = [signed(earlier)['webhook-signature'], 'v2,AAAA', 'v1,%', headers['webhook-signature']].join(' ');
    expect(await verifyWebhook({ body, headers: { ...headers, 'webhook-signature': both }, secret })).toBeTruthy();
    expect(await verifyWebhook({ body, headers, secret: [earlier, secret] })).toBeTruthy();
  });

  it.each<[string, (headers: Record<string, string>) => { headers: Record<string, string>; text?: string }]>([
    ['another secret', () => ({ headers: signed(newWebhookSecret()) })],
    ['a changed body', (headers) => ({ headers, text: `${body} ` })],
    ['another id', (headers) => ({ headers: { ...headers, 'webhook-id': 'other' } })],
    ['a time of six minutes ago', () => ({ headers: signed(secret, { at: before(360) }) })],
    ['a time in six minutes', () => ({ headers: signed(secret, { at: before(-360) }) })],
    ['no time', (headers) => ({ headers: { ...headers, 'webhook-timestamp': 'now' } })],
    ['no signature', (headers) => ({ headers: { ...headers, 'webhook-signature': '' } })],
    [
      'a signature without its version',
      (headers) => ({
        headers: { ...headers, 'webhook-signature': headers['webhook-signature']!.slice(3) },
      }),
    ],
  ])('is refused with %s', async (_what, change) => {
    const { headers, text = body } = change(signed(secret));
    await expect(verifyWebhook({ body: text, headers, secret })).rejects.toThrow(WebhookError);
  });

  it('is valid for five minutes', async () => {
    expect(await verifyWebhook({ body, headers: signed(secret, { at: before(290) }), secret })).toBeTruthy();
  });
});
