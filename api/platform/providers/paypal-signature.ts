import { createPublicKey, createVerify, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { providerFetch } from './provider-fetch';

/** The headers of a webhook (Webhooks, 'Verify webhook messages'). */
export interface Transmission {
  id: string;
  time: string;
  signature: string;
  algorithm: string;
  certificateUrl: string;
}

/** PayPal retries an event for three days, each time with a new transmission time. */
const oldestMs = 3 * 24 * 60 * 60 * 1000;
const headersOf = {
  id: 'paypal-transmission-id',
  time: 'paypal-transmission-time',
  signature: 'paypal-transmission-sig',
  algorithm: 'paypal-auth-algo',
  certificateUrl: 'paypal-cert-url',
} as const;
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/**
 * Reads a webhook's headers, and refuses early what PayPal would not send: a missing header, an unlikely time, a
 * certificate that is not PayPal's own.
 * @param apiUrls addresses of PayPal's API, whose hosts may serve the certificate
 */
export function readTransmission(
  headers: Record<string, string | undefined>,
  apiUrls: readonly string[],
  now = Date.now(),
): Transmission | null {
  const read = (name: string) => headers[name]?.slice(0, 2_000) ?? '';
  const transmission: Transmission = {
    id: read(headersOf.id),
    time: read(headersOf.time),
    signature: read(headersOf.signature),
    algorithm: read(headersOf.algorithm),
    certificateUrl: read(headersOf.certificateUrl),
  };
  if (Object.values(transmission).some((value) => value === '')) return null;
  const sentAt = Date.parse(transmission.time);
  if (Number.isNaN(sentAt) || Math.abs(now - sentAt) > oldestMs) return null;
  if (transmission.algorithm !== 'SHA256withRSA' || !isCertificateUrl(transmission.certificateUrl, apiUrls))
    return null;
  return transmission;
}

function isCertificateUrl(text: string, apiUrls: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (!certificatePath.test(url.pathname) || url.search || url.username || url.password) return false;
  return (
    (url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com')) ||
    apiUrls.some((apiUrl) => new URL(apiUrl).origin === url.origin)
  );
}

const keys = new LRUCache<string, Promise<KeyObject>>({ max: 20, ttl: 60 * 60 * 1000 });

/**
 * Returns PayPal's public key of a certificate; fetched at most once an hour.
 * @throws when it is unavailable.
 */
function keyOf(certificateUrl: string): Promise<KeyObject> {
  const cached = keys.get(certificateUrl);
  if (cached) return cached;
  const fetched = providerFetch(certificateUrl, { timeoutMs: 10_000 }).then(({ status, body }) => {
    if (status !== 200) throw new Error(`The certificate answered ${status}`);
    const certificate = new X509Certificate(body);
    if (certificate.validToDate < new Date()) throw new Error('The certificate has run out');
    return createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
  });
  keys.set(certificateUrl, fetched);
  fetched.catch(() => keys.delete(certificateUrl));
  return fetched;
}

/** Whether the public key of this certificate is cached. */
export const isCertificateCached = ({ certificateUrl }: Transmission): boolean => keys.has(certificateUrl);

/**
 * Checks a webhook's signature locally: RSA with SHA-256 over `id|time|webhook id|CRC-32 of the raw body`.
 * @returns null when PayPal's certificate is unavailable, so that PayPal itself must be asked.
 */
export async function isSignedFor(
  { id, time, signature, certificateUrl }: Transmission,
  webhookId: string,
  rawBody: string,
): Promise<boolean | null> {
  const key = await keyOf(certificateUrl).catch(() => null);
  if (!key) return null;
  const text = [id, time, webhookId, crc32(Buffer.from(rawBody))].join('|');
  return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
}
