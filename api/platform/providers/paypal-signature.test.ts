import { createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from '../../../tools/sandbox/paypal/self-signed-certificate';
import { startRecordingServer } from '../../../tools/sandbox/paypal/published/recording-server';
import type { RecordingServer } from '../../../tools/sandbox/paypal/published/recording-server';
import { isSignedFor, readTransmission } from './paypal-signature';
import type { Transmission } from './paypal-signature';

/**
 * The headers of one of PayPal's published verifications (Webhooks v1, verify-webhook-signature), as a server reads
 * them. PayPal publishes neither the event's bytes nor the certificate, so the tests sign their own event.
 */
const publishedHeaders = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-ad47cb8d',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig':
    'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz+Zjh3s3boXB07VXCXUZy/UFzUlnGJn0wDugt7FlSvdKeIJenLRemUxYCPVoEZzg9VFNqOa48gMkvF+XTpxBeUx/kWy6B5cp7GkT2+pOowfRK7OaynuxUoKW3JcMWw272VKjLTtTAShncla7tGF+55rxyt2KNZIIqxNMJ48RDZheGU5w1npu9dZHnPgTXB9iomeVRoD8O/jhRpnKsGrDschyNdkeh81BJJMH4Ctc6lnCCquoP/GzCzz33MMsNdid7vL/NIWaCsekQpW26FpWPi/tfj8nLA==',
  'paypal-transmission-time': '2016-02-18T20:01:35Z',
};
const received = Date.parse('2016-02-18T20:02:00Z');
const webhookId = '1JE4291016473214C';
/**
 * Bytes that a parser would serialize differently: spaces, an exponent, an escaped letter and a three-byte character.
 */
const event =
  '{ "id":"WH-1","event_type" : "PAYMENT.CAPTURE.COMPLETED","resource":{"amount":1.50e1,"note":"\\u00e4 €"} }';

describe("a webhook's headers", () => {
  it("are read in PayPal's published format", () => {
    expect(readTransmission(publishedHeaders, [], received)).toEqual({
      id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
      time: '2016-02-18T20:01:35Z',
      signature: publishedHeaders['paypal-transmission-sig'],
      algorithm: 'SHA256withRSA',
      certificateUrl: publishedHeaders['paypal-cert-url'],
    });
  });

  it("are refused when they are older than PayPal's retry period", () => {
    expect(readTransmission(publishedHeaders, [], received + 4 * 86_400_000)).toBeNull();
  });
});

describe("a webhook's signature", () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let server: RecordingServer;
  let genuine: Transmission;

  beforeAll(async () => {
    server = await startRecordingServer();
    server.answerText(
      'GET /v1/notifications/certs/CERT-1',
      selfSignedCertificate('shop', pair.publicKey, pair.privateKey),
    );
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    server.answerText(
      'GET /v1/notifications/certs/CERT-2',
      selfSignedCertificate('x', other.publicKey, other.privateKey),
    );
    server.answerText(
      'GET /v1/notifications/certs/CERT-OLD',
      selfSignedCertificate('shop', pair.publicKey, pair.privateKey, new Date('2020-01-01T00:00:00Z')),
    );
    server.answerText('GET /v1/notifications/certs/CERT-3', 'no certificate');
    const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = publishedHeaders;
    // Webhooks, 'Verify webhook messages': id, time, webhook id and the body's CRC-32 in decimal.
    const signed = `${id}|${time}|${webhookId}|${crc32(Buffer.from(event))}`;
    genuine = {
      id,
      time,
      algorithm: 'SHA256withRSA',
      certificateUrl: `${server.url}/v1/notifications/certs/CERT-1`,
      signature: createSign('RSA-SHA256').update(signed).sign(pair.privateKey, 'base64'),
    };
  });
  afterAll(() => server.close());
  const certificate = (name: string) => `${server.url}/v1/notifications/certs/${name}`;

  it('is accepted for the raw bytes', async () => {
    expect(await isSignedFor(genuine, webhookId, event)).toBe(true);
  });

  it.each([
    ['other bytes of the same event', () => [genuine, webhookId, JSON.stringify(JSON.parse(event))]],
    ['another webhook', () => [genuine, '1JE4291016473214D', event]],
    ['another transmission', () => [{ ...genuine, id: '69cd13f0-d67a-11e5-baa3-778b53f4ae56' }, webhookId, event]],
    ['another time', () => [{ ...genuine, time: '2016-02-18T20:01:36Z' }, webhookId, event]],
    ["somebody else's certificate", () => [{ ...genuine, certificateUrl: certificate('CERT-2') }, webhookId, event]],
    ['no signature at all', () => [{ ...genuine, signature: '' }, webhookId, event]],
  ] as [string, () => [Transmission, string, string]][])('is rejected for %s', async (_what, made) => {
    expect(await isSignedFor(...made())).toBe(false);
  });

  it.each(['CERT-3', 'CERT-4', 'CERT-OLD'])(
    'is left for PayPal to check when the certificate is unusable (%s)',
    async (name) => {
      expect(await isSignedFor({ ...genuine, certificateUrl: certificate(name) }, webhookId, event)).toBeNull();
    },
  );
});
