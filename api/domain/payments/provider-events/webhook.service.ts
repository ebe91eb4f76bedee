import { z } from 'zod';
import type { RequestContext } from '../../../context';
import { enqueue } from '../../../platform/jobs/jobs';
import { isCertificateCached, isSignedFor, readTransmission } from '../../../platform/providers/paypal-signature';
import type { Transmission } from '../../../platform/providers/paypal-signature';
import { eventJobKey } from './unhandled-events.service';
import { accountsWithWebhooks } from '../paypal-setup/paypal-accounts.service';
import type { KnownAccount } from '../paypal-setup/paypal-accounts.service';

const eventSchema = z.object({ id: z.string().min(1).max(200), event_type: z.string().min(1).max(200) });

/** The request is not a webhook, or not one of PayPal's: answered 400. */
export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
  constructor(
    message: string,
    readonly kind: 'malformed' | 'signature',
  ) {
    super(message);
  }
}

/** Too many forged webhooks came from this address: answered 429. */
export class TooManyBadWebhooks extends Error {
  override readonly name = 'TooManyBadWebhooks';
  constructor(readonly seconds: number) {
    super('Too many webhooks that were not genuine');
  }
}

/**
 * Receives a PayPal webhook: checks the signature of the raw body, stores the event once and queues a job that handles
 * it. PayPal repeats every event that is not answered 2xx, so only a failure to store is a failure here; the event's
 * outcome does not affect the answer.
 * @throws BadWebhook, TooManyBadWebhooks
 */
export async function receivePayPalWebhook(
  ctx: RequestContext,
  headers: Record<string, string | undefined>,
  rawBody: string,
): Promise<void> {
  const accounts = await accountsWithWebhooks(ctx);
  const transmission = readTransmission(
    headers,
    accounts.map(({ apiUrl }) => apiUrl),
  );
  if (!transmission) throw new BadWebhook('Not sent by PayPal', 'malformed');
  const event = parseEvent(rawBody);
  // PayPal's own events pass regardless of other requests from that address, such as through a proxy that hides all
  // senders
  let sender = await senderProvenHere(accounts, transmission, rawBody);
  if (!sender) {
    const wait = await ctx.limits.wait(['badWebhookPerAddress'], ctx.address);
    if (wait > 0) throw new TooManyBadWebhooks(wait);
    sender = await senderOf(ctx, accounts, transmission, rawBody);
  }
  if (!sender) {
    await ctx.limits.take('badWebhookPerAddress', ctx.address);
    throw new BadWebhook("The signature is not PayPal's", 'signature');
  }
  const accountId = sender.id;
  await ctx.transaction(async (tx) => {
    const [stored]: { id: string }[] = await tx.db.query(
      `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) on conflict (provider, event_id) do nothing returning id`,
      [event.id, event.event_type, rawBody],
    );
    // once a minute is enough for the settings screen, and avoids contention on the row under many events
    await tx.db.query(
      `update paypal_accounts set last_event_at = now() where id = $1
         and (last_event_at is null or last_event_at < now() - interval '1 minute')`,
      [accountId],
    );
    if (stored) await enqueue(tx.db, 'handle_provider_event', { eventId: stored.id }, { key: eventJobKey(stored.id) });
  });
}

function parseEvent(rawBody: string) {
  try {
    return eventSchema.parse(JSON.parse(rawBody));
  } catch {
    throw new BadWebhook('Not an event', 'malformed');
  }
}

/**
 * Returns the account whose event is proven by a certificate that this process has cached: no network and hardly any
 * time is used.
 */
async function senderProvenHere(
  accounts: KnownAccount[],
  transmission: Transmission,
  rawBody: string,
): Promise<KnownAccount | null> {
  if (!isCertificateCached(transmission)) return null;
  for (const account of accounts) if (await isSignedFor(transmission, account.webhookId, rawBody)) return account;
  return null;
}

/** Checks all accounts that payments were started with: events of older payments arrive for months. */
async function senderOf(
  ctx: RequestContext,
  accounts: KnownAccount[],
  transmission: Transmission,
  rawBody: string,
): Promise<KnownAccount | null> {
  for (const account of accounts) {
    const checked = await isSignedFor(transmission, account.webhookId, rawBody);
    if (checked ?? (await ctx.paypal.verifyWebhook(account, account.webhookId, transmission, rawBody))) return account;
  }
  return null;
}
