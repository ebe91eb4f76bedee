import type { RequestContext } from '../../../context';
import type { PayPalAccount } from '../../../platform/providers/paypal-tokens';
import type { PayPalWebhook } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import type { PayPalWebhook as PayPalWebhookFacts } from '../../../graphql/generated/schema';
import { UserError } from '../../user-error';
import { PayPalAccountEntity } from './paypal-account.entity';
import { rememberPayPalAccount } from './paypal-accounts.service';

/** The events that this shop handles (docs/operations.md, 'The first day with real credentials'). */
const events = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const sentences = {
  notPublic: (url: string) =>
    `PayPal cannot reach ${url}: it needs a public https address (APP_URL). Refunds and disputes made at PayPal will not be noticed.`,
  none: (url: string) => `PayPal has no webhook for ${url}. Saving these settings registers it.`,
  elsewhere: (url: string, found: string) =>
    `PayPal sends its events to ${found}, not to ${url}. Saving these settings registers it.`,
  chosen: (url: string, found: string) =>
    `PayPal sends its events to ${found}, because the id of that webhook was entered here, and not to ${url}. If they do not arrive, please register a webhook for ${url} at PayPal and enter its id.`,
  missing: (names: readonly string[]) =>
    `The webhook at PayPal lacks events: ${names.join(', ')}. Saving these settings adds them.`,
  other:
    'The webhook id does not belong to this address at PayPal, so its events will be refused. Please save these settings again.',
  unasked: (why: string) =>
    `PayPal could not be reached about its webhook (${why}). The webhook stays in use; please test the connection later.`,
  failed: (why: string) =>
    `PayPal did not register the webhook (${why}): its events will be refused. Please save these settings again, or register it at PayPal and enter its id.`,
};

const urlOf = ({ config }: RequestContext) => `${config.appUrl}/webhooks/paypal`;

const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Whether PayPal can reach a URL: PayPal sends to public https addresses only, the local stand-in to any. */
function isReachable({ apiUrl }: PayPalAccount, url: string): boolean {
  if (isLoopback(apiUrl)) return true;
  return url.startsWith('https://') && !isLoopback(url);
}

const missingOf = ({ event_types: types }: PayPalWebhook) => {
  const names = types.map(({ name }) => name);
  return names.includes('*') ? [] : events.filter((name) => !names.includes(name));
};

/**
 * Returns what is wrong with the webhook of an application at PayPal; null when its events will arrive.
 * @throws PayPalRefusal, ProviderSilence
 */
export async function webhookProblem(ctx: RequestContext, account: PayPalAccount): Promise<string | null> {
  const url = urlOf(ctx);
  if (!isReachable(account, url)) return sentences.notPublic(url);
  const all = await ctx.paypal.listWebhooks(account);
  const known = await ctx.db.findBy(PayPalAccountEntity, { clientId: account.clientId });
  const chosen = known.find(({ webhookSource }) => webhookSource === 'CHOSEN')?.webhookId;
  const used = usedOf(all, chosen, url);
  if (!used) return all[0] ? sentences.elsewhere(url, all[0].url) : sentences.none(url);
  const missing = missingOf(used);
  if (missing.length > 0) return sentences.missing(missing);
  if (used.url !== url) return sentences.chosen(url, used.url);
  const ids = known.map(({ webhookId }) => webhookId);
  return ids.some(Boolean) && !ids.includes(used.id) ? sentences.other : null;
}

/** Returns the webhook that an Admin chose by its id, otherwise the one of this shop's address. */
const usedOf = (all: readonly PayPalWebhook[], chosen: string | null | undefined, url: string) =>
  all.find(({ id }) => id === chosen) ?? all.find((webhook) => webhook.url === url);

/** PayPal has no webhook for this shop, and did not create one. */
class WebhookNotCreated extends Error {
  override readonly name = 'WebhookNotCreated';
}

/**
 * Returns the chosen webhook, otherwise the one of this shop's address, otherwise a new one, with every event that this
 * shop handles. A stored webhook that was not chosen may belong to an address that the shop has left.
 * @param chosen the id that an Admin entered, now or earlier
 * @throws PayPalRefusal, ProviderSilence, WebhookNotCreated
 */
async function webhookAtPayPal(
  ctx: RequestContext,
  account: PayPalAccount,
  chosen: string | null,
): Promise<PayPalWebhook> {
  const url = urlOf(ctx);
  const find = async () => usedOf(await ctx.paypal.listWebhooks(account), chosen, url);
  const found = await find();
  if (!found) {
    try {
      return await ctx.paypal.createWebhook(account, url, events);
    } catch (error) {
      // two processes may create it at once
      const created =
        error instanceof PayPalRefusal && error.issue === 'WEBHOOK_URL_ALREADY_EXISTS' ? await find() : undefined;
      if (!created) throw new WebhookNotCreated('The webhook was not created', { cause: error });
      return created;
    }
  }
  const missing = missingOf(found);
  if (missing.length === 0) return found;
  const all = [...found.event_types.map(({ name }) => name), ...missing];
  return ctx.paypal.replaceWebhookEvents(account, found.id, all);
}

/** Result of registering a webhook: what prevents PayPal's events from arriving, or null; and what PayPal confirmed. */
export interface Registered {
  problem: string | null;
  verified: string | null;
}

const confirmed = (clientId: string, { url, event_types: types }: PayPalWebhook, ours: string) => {
  const count = types.some(({ name }) => name === '*') ? 'all events' : `${types.length} events`;
  return `PayPal accepted the credentials of ${clientId}; webhook registered${url === ours ? '' : ` at ${url}`}, ${count}.`;
};

/**
 * Registers the webhook of the active account at PayPal, or uses the one that has this shop's address or the id that an
 * Admin entered, and adds missing events. The id is stored with the account: events of each account are checked against
 * its own.
 */
export async function registerWebhook(ctx: RequestContext, given: string | null): Promise<Registered> {
  const account = await rememberPayPalAccount(ctx);
  if (!account) return { problem: null, verified: null };
  const row = await ctx.db.findOneByOrFail(PayPalAccountEntity, { id: account.id });
  const store = (webhookId: string, webhookSource: 'REGISTERED' | 'CHOSEN') =>
    ctx.db.update(PayPalAccountEntity, { id: account.id }, { webhookId, webhookSource });
  if (given) await store(given, 'CHOSEN');
  const url = urlOf(ctx);
  if (!isReachable(account, url)) return { problem: given ? null : sentences.notPublic(url), verified: null };
  try {
    const webhook = await webhookAtPayPal(
      ctx,
      account,
      given ?? (row.webhookSource === 'CHOSEN' ? row.webhookId : null),
    );
    // an unchanged id keeps its source, so that the environment may still replace its own
    if (given || webhook.id !== row.webhookId)
      await store(webhook.id, webhook.id === given && webhook.url !== url ? 'CHOSEN' : 'REGISTERED');
    const missing = missingOf(webhook);
    const elsewhere = !given && webhook.url !== url ? sentences.chosen(url, webhook.url) : null;
    return {
      problem: missing.length > 0 ? sentences.missing(missing) : elsewhere,
      verified: confirmed(account.clientId, webhook, url),
    };
  } catch (error) {
    const isMissing = error instanceof WebhookNotCreated;
    const cause = isMissing ? error.cause : error;
    if (!(cause instanceof PayPalRefusal || cause instanceof ProviderSilence)) throw cause;
    ctx.logger.warn({ err: cause, account: account.id }, 'the webhook could not be registered at PayPal');
    const why = cause instanceof PayPalRefusal ? cause.issue : 'no answer';
    const isInUse = !isMissing && Boolean(row.webhookId || given);
    return { problem: isInUse ? sentences.unasked(why) : sentences.failed(why), verified: null };
  }
}

/**
 * Refuses a webhook id that PayPal does not know for these credentials.
 * @throws UserError INVALID_INPUT; PayPalRefusal, ProviderSilence
 */
export async function proveWebhook(ctx: RequestContext, account: PayPalAccount, id: string): Promise<void> {
  if ((await ctx.paypal.listWebhooks(account)).some((webhook) => webhook.id === id)) return;
  throw new UserError('INVALID_INPUT', 'PayPal has no webhook with this id for these credentials.', ['webhookId']);
}

/** Returns where PayPal sends the events of the active account; null when none is set up. */
export async function webhookInForce(ctx: RequestContext): Promise<PayPalWebhookFacts | null> {
  const account = await rememberPayPalAccount(ctx);
  if (!account) return null;
  const { webhookId, lastEventAt } = await ctx.db.findOneByOrFail(PayPalAccountEntity, { id: account.id });
  return { id: webhookId, url: urlOf(ctx), lastEventAt };
}
