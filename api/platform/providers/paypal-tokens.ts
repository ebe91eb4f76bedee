import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { refusal } from './paypal-refusal';
import { providerFetch } from './provider-fetch';

/** Credentials and API address of the shop at PayPal. */
export interface PayPalAccount {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
}

const timeoutMs = 20_000;
/** A token is not used in its last minute, as the call takes time. */
const marginSeconds = 60;
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number().default(300) });

interface CachedToken {
  token: Promise<string>;
  until: number;
}

/** Access tokens by account, cached for as long as PayPal says (OAuth 2.0, client credentials). */
export class PayPalTokens {
  /** Bounded, as each pair of credentials that an Admin tries gets an entry. */
  private readonly cache = new LRUCache<string, CachedToken>({ max: 50 });

  of(account: PayPalAccount): Promise<string> {
    const name = nameOf(account);
    const known = this.cache.get(name);
    if (known && known.until > Date.now()) return known.token;
    const entry: CachedToken = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    entry.token = newToken(account).then(
      ({ access_token: token, expires_in: seconds }) => {
        entry.until = Date.now() + Math.max(0, seconds - marginSeconds) * 1000;
        return token;
      },
      (error: unknown) => {
        if (this.cache.get(name) === entry) this.cache.delete(name);
        throw error;
      },
    );
    this.cache.set(name, entry);
    return entry.token;
  }

  /**
   * Drops the token of an account.
   * @returns whether there was one, so that a retry with a new one may succeed.
   */
  forget(account: PayPalAccount): boolean {
    return this.cache.delete(nameOf(account));
  }
}

/** A new secret is a new entry, so after a rotation no call waits for the old token to expire. */
const nameOf = ({ apiUrl, clientId, clientSecret }: PayPalAccount) =>
  createHash('sha256').update([apiUrl, clientId, clientSecret].join('\n')).digest('base64url');

async function newToken(account: PayPalAccount): Promise<z.infer<typeof tokenSchema>> {
  const answer = await providerFetch(`${account.apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    timeoutMs,
    headers: {
      authorization: `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (answer.status >= 400) throw refusal(answer.status, answer.body);
  return tokenSchema.parse(JSON.parse(answer.body));
}
