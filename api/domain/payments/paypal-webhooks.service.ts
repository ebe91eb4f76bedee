import type { RequestContext } from '../../context';
import type { PayPalAccount } from '../../platform/providers/paypal-account';
import type { PayPalWebhook } from '../../platform/providers/paypal';
import { PayPalRefusal } from '../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../platform/providers/provider-fetch';
import { PayPalAccountEntity } from './paypal-account.entity';
import { rememberPayPalAccount } from './paypal-accounts.service';

/** The events that this shop acts on (docs/operations.md, checklist). */
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
    `PayPal can not reach ${url}: it needs a public https address (APP_URL). Refunds and disputes made at PayPal will not be heard of.`,
  none: (url: string) => `PayPal has no webhook for ${url}. Saving these settings registers it.`,
  elsewhere: (url: string, found: string) =>
    `PayPal sends its events to ${found}, not to ${url}. Saving these settings registers it.`,
  missing: (names: readonly string[]) =>
    `The webhook at PayPal lacks events: ${names.join(', ')}. Please add them at PayPal.`,
  other:
    'The webhook id in use is not the one of this address at PayPal: its events will be refused. Please save these settings again.',
  failed: (why: string) =>
    `PayPal did not register the webhook (${why}): its events will be refused. Please save these settings again, or register it at PayPal and enter its id.`,
};

const urlOf = ({ config }: RequestContext) => `${config.appUrl}/webhooks/paypal`;

const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** PayPal sends to public https addresses alone; a stand-in on this machine to any. */
function isReachable({ apiUrl }: PayPalAccount, url: string): boolean {
  if (isLoopback(apiUrl)) return true;
  return url.startsWith('https://') && !isLoopback(url);
}

const missingOf = ({ event_types: types }: PayPalWebhook) => {
  const names = types.map(({ name }) => name);
  return names.includes('*') ? [] : events.filter((name) => !names.includes(name));
};

/** What is wrong with the webhook of an application at PayPal; null when its events will arrive. @throws PayPalRefusal, ProviderSilence */
export async function webhookProblem(ctx: RequestContext, account: PayPalAccount): Promise<string | null> {
  const url = urlOf(ctx);
  if (!isReachable(account, url)) return sentences.notPublic(url);
  const all = await ctx.paypal.listWebhooks(account);
  const ours = all.find((webhook) => webhook.url === url);
  if (!ours) return all[0] ? sentences.elsewhere(url, all[0].url) : sentences.none(url);
  const missing = missingOf(ours);
  if (missing.length > 0) return sentences.missing(missing);
  const known = (await ctx.db.findBy(PayPalAccountEntity, { clientId: account.clientId })).map(
    ({ webhookId }) => webhookId,
  );
  return known.some(Boolean) && !known.includes(ours.id) ? sentences.other : null;
}

async function idAtPayPal(ctx: RequestContext, account: PayPalAccount, url: string): Promise<PayPalWebhook> {
  const find = async () => (await ctx.paypal.listWebhooks(account)).find((webhook) => webhook.url === url);
  const found = await find();
  if (found) return found;
  try {
    return await ctx.paypal.createWebhook(account, url, events);
  } catch (error) {
    // two processes at once
    const made =
      error instanceof PayPalRefusal && error.issue === 'WEBHOOK_URL_ALREADY_EXISTS' ? await find() : undefined;
    if (!made) throw error;
    return made;
  }
}

/**
 * Registers the webhook of the account in force at PayPal, or takes the one that has this shop's address; a given id is
 * taken as it is. The id is kept with the account: events of each account are checked against its own.
 * @returns what keeps PayPal's events from arriving, or null.
 */
export async function registerWebhook(ctx: RequestContext, given: string | null): Promise<string | null> {
  const account = await rememberPayPalAccount(ctx);
  if (!account) return null;
  const store = (webhookId: string) => ctx.db.update(PayPalAccountEntity, { id: account.id }, { webhookId });
  if (given) {
    await store(given);
    return null;
  }
  const url = urlOf(ctx);
  if (!isReachable(account, url)) return sentences.notPublic(url);
  try {
    const webhook = await idAtPayPal(ctx, account, url);
    await store(webhook.id);
    const missing = missingOf(webhook);
    return missing.length > 0 ? sentences.missing(missing) : null;
  } catch (error) {
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
    ctx.logger.warn({ err: error, account: account.id }, 'the webhook could not be registered at PayPal');
    return sentences.failed(error instanceof PayPalRefusal ? error.issue : 'no answer');
  }
}

/** Whether events of the account in force can be checked. */
export async function hasWebhook(ctx: RequestContext): Promise<boolean> {
  const account = await rememberPayPalAccount(ctx);
  if (!account) return true;
  return (await ctx.db.findOneByOrFail(PayPalAccountEntity, { id: account.id })).webhookId !== '';
}
