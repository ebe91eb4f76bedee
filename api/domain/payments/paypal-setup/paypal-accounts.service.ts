import type { RequestContext } from '../../../context';
import { decrypt, encrypt, fingerprint } from '../../../platform/secrets/secrets';
import type { PayPalAccount } from '../../../platform/providers/paypal-tokens';
import { readPayPalSettings } from '../../settings/paypal-settings';
import type { PaymentEntity } from '../attempts/payment.entity';
import { PayPalAccountEntity } from './paypal-account.entity';

/** An account that payments were started with, ready for API calls. */
export interface KnownAccount extends PayPalAccount {
  id: string;
  webhookId: string;
}

const known = ({ config }: RequestContext, row: PayPalAccountEntity): KnownAccount => ({
  id: row.id,
  apiUrl: config.paypal.apiUrl(row.mode),
  clientId: row.clientId,
  clientSecret: decrypt(config.encryptionKey, row.secretCipher),
  webhookId: row.webhookId,
});

/**
 * Whether PAYPAL_WEBHOOK_ID becomes the webhook of a stored account. Every process start gives it again, so it replaces
 * only an id that came from the environment. A row of an earlier release has no source; its id is the environment's when
 * both are equal.
 */
const takesEnvironmentWebhook = `excluded.webhook_id <> '' and (account.webhook_source = 'ENVIRONMENT'
  or account.webhook_source is null and account.webhook_id in ('', excluded.webhook_id))`;

/** Per process: the stored state of the active account, so that it is written only when it changes. */
const stored = new WeakMap<object, { print: string; account: KnownAccount }>();

/**
 * Returns the account of the settings, stored so that every payment started with it can be finished with it; null when
 * none is set up. Does not check whether new payments are allowed.
 */
export async function rememberPayPalAccount(ctx: RequestContext): Promise<KnownAccount | null> {
  const { clientId, mode, ...settings } = await readPayPalSettings(ctx);
  const clientSecret = settings.clientSecret();
  if (!clientId || !clientSecret) return null;
  const { encryptionKey, paypal } = ctx.config;
  // the environment's webhook belongs to the environment's application; any other application has its own, in its row
  const webhookId = clientId === paypal.clientId && mode === paypal.mode ? paypal.webhookId : '';
  const print = fingerprint(encryptionKey, [mode, clientId, clientSecret, webhookId].join('\n'));
  const before = stored.get(ctx.dataSource);
  if (before?.print === print) return before.account;
  const [row]: PayPalAccountEntity[] = await ctx.dataSource.manager.query(
    `insert into paypal_accounts as account (mode, client_id, secret_cipher, webhook_id, webhook_source)
     values ($1, $2, $3, $4, case when $4 <> '' then 'ENVIRONMENT' end)
     on conflict (mode, client_id) do update set secret_cipher = excluded.secret_cipher, updated_at = now(),
       webhook_id = case when ${takesEnvironmentWebhook} then excluded.webhook_id else account.webhook_id end,
       webhook_source = case when ${takesEnvironmentWebhook} then 'ENVIRONMENT' else account.webhook_source end
     returning id, mode, client_id as "clientId", secret_cipher as "secretCipher", webhook_id as "webhookId"`,
    [mode, clientId, encrypt(encryptionKey, clientSecret), webhookId],
  );
  if (!row) throw new Error('The PayPal account was not stored');
  const account = known(ctx, row);
  stored.set(ctx.dataSource, { print, account });
  return account;
}

/** Returns the account for new payments; null when payments are switched off or not set up. */
export async function accountForNewPayments(ctx: RequestContext): Promise<KnownAccount | null> {
  const { enablePayPal } = await readPayPalSettings(ctx);
  return enablePayPal ? rememberPayPalAccount(ctx) : null;
}

/** Returns the account an attempt was started with, independent of the current settings. */
export async function accountOf(
  ctx: RequestContext,
  { accountId }: Pick<PaymentEntity, 'accountId'>,
): Promise<KnownAccount | null> {
  if (!accountId) return rememberPayPalAccount(ctx);
  return known(ctx, await ctx.dataSource.manager.findOneByOrFail(PayPalAccountEntity, { id: accountId }));
}

/** Returns the accounts that payments were started with, the active one first; at most 20. */
export async function knownAccounts(ctx: RequestContext): Promise<KnownAccount[]> {
  await rememberPayPalAccount(ctx);
  const rows = await ctx.db.find(PayPalAccountEntity, { order: { updatedAt: 'DESC' }, take: 20 });
  return rows.map((row) => known(ctx, row));
}

/** Returns every account that may send webhooks, the active one first. */
export const accountsWithWebhooks = async (ctx: RequestContext): Promise<KnownAccount[]> =>
  (await knownAccounts(ctx)).filter(({ webhookId }) => webhookId !== '');
