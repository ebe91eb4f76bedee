/** The body of an event. */
export interface WebhookEvent {
  /** Such as `order.paid`. */
  type: string;
  /** When the event happened, as an ISO timestamp. */
  timestamp: string;
  /** Day of the last change after which bodies have to be read differently. */
  apiVersion: string;
  /** Id of the object, and the query that answers more. */
  data: { id: string; accountId: string | null; query: string | null } & Record<string, unknown>;
}

/** A message that is not the shop's, or not of these minutes: answer 400 and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export interface WebhookMessage {
  /** The raw body, before anything parses it. */
  body: string;
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_...`; several after a rotation. */
  secret: string | readonly string[];
}

const toleranceSeconds = 5 * 60;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const keyOf = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, [usage]);

const contentOf = (id: string, timestamp: string, body: string) =>
  new TextEncoder().encode(`${id}.${timestamp}.${body}`);

function headerOf(headers: WebhookMessage['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given, text]) => given.toLowerCase() === name && text !== undefined)?.[1];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The header ${name} is missing.`);
  return value;
}

/** Returns the signature of version 1 as bytes; null for another one. */
function signatureOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith('v1,')) return null;
  try {
    return bytesOf(text.slice(3));
  } catch {
    return null;
  }
}

/**
 * Returns the event of a message that the shop has signed within the last five minutes (Standard Webhooks 1.0).
 * Signatures are compared by WebCrypto, in constant time.
 * @throws WebhookError otherwise
 */
export async function verifyWebhook({ body, headers, secret }: WebhookMessage): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(Date.now() / 1_000 - seconds) <= toleranceSeconds))
    throw new WebhookError('The message is older than five minutes, or the clocks differ.');
  const content = contentOf(id, timestamp, body);
  const signatures = headerOf(headers, 'webhook-signature').split(' ').map(signatureOf);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one, 'verify');
    for (const signature of signatures)
      if (signature && (await crypto.subtle.verify(algorithm, key, signature, content)))
        return JSON.parse(body) as WebhookEvent;
  }
  throw new WebhookError('No signature is valid: the secret is wrong or the body was changed.');
}

/** Returns the headers of a message that is sent now, as the shop signs it: for tests of a receiver. */
export async function signWebhook(id: string, body: string, secret: string): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = await crypto.subtle.sign(algorithm, await keyOf(secret, 'sign'), contentOf(id, timestamp, body));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  };
}

/** Returns a new secret. */
export const newWebhookSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
