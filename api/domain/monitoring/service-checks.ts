import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context';
import { lackOfConnections } from '../../platform/database/pool';
import { versionProblem } from '../../platform/database/server-version';
import { addressOf, mailServerProblem } from '../../platform/mail/mail-server';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { PayPalRefusal } from '../../platform/providers/paypal-refusal';
import { rememberPayPalAccount } from '../payments/paypal-setup/paypal-accounts.service';
import { webhookProblem } from '../payments/paypal-setup/paypal-webhooks.service';
import { askWhatAiKeysReach, listAiKeys } from '../settings/ai-keys.service';
import { readImageModels } from '../settings/ai-settings';
import { readMailDelivery } from '../settings/mail-settings';
import { setupChecks } from './setup-checks';
import type { Check } from './setup-checks';

export const words = (error: unknown) =>
  withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 200);

async function databaseProblems({ db, pool, config }: RequestContext): Promise<string[]> {
  const [row]: { super: boolean }[] = await db.query(
    'select rolsuper as super from pg_roles where rolname = current_user',
  );
  const version = await versionProblem(db);
  const lack = await lackOfConnections(pool, config.databaseConnections);
  return [
    ...(version ? [version] : []),
    ...(row?.super && config.production
      ? ['The role of DATABASE_URL is a superuser: give the product a role of its own.']
      : []),
    ...(lack ? [lack] : []),
  ];
}

/** Checks the storage: stores an object, reads and deletes it. */
export async function storageProblems({ storage, config }: RequestContext): Promise<string[]> {
  const key = `checks/${randomUUID()}`;
  const where = config.s3 ? `The bucket ${config.s3.bucket}` : 'The data folder (DATA_FOLDER)';
  try {
    await storage.put(key, Buffer.from('check'), 'text/plain');
    const read = await storage.get(key);
    await storage.delete(key);
    return read?.toString() === 'check' ? [] : [`${where} does not give back what was stored.`];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${words(error.cause)}` : '';
    return [`${where} can't be used: ${words(error)}${cause}.`];
  }
}

async function emailProblems(ctx: RequestContext): Promise<string[]> {
  const { server } = await readMailDelivery(ctx);
  const problem = server && (await mailServerProblem(server));
  return problem
    ? [`The mail server ${addressOf(server)} does not accept us: ${withoutSecrets(problem).slice(0, 200)}.`]
    : [];
}

async function payPalProblems(ctx: RequestContext): Promise<string[]> {
  try {
    const account = await rememberPayPalAccount(ctx);
    if (!account) return [];
    await ctx.paypal.proveCredentials(account);
    const problem = await webhookProblem(ctx, account);
    return problem ? [problem] : [];
  } catch (error) {
    return error instanceof PayPalRefusal && error.status === 401
      ? ['PayPal does not accept this client id and secret, or they belong to the other mode.']
      : [`PayPal could not be reached: ${words(error)}.`];
  }
}

async function aiKeyProblems(ctx: RequestContext): Promise<string[]> {
  const began = new Date();
  await askWhatAiKeysReach(ctx);
  const active = (await listAiKeys(ctx)).filter((key) => key.active);
  const imageModels = await readImageModels(ctx);
  return active.flatMap(({ name, parkedAt, parkedReason, models, modelsAskedAt, lastError }) => {
    if (parkedAt && parkedAt >= began) return [`The AI service refuses the key "${name}" (${parkedReason}).`];
    // which models a key reaches does not say whether its project pays for pictures: only making one does
    if (parkedReason === 'NEEDS_BILLING')
      return [`The project of the AI key "${name}" has no billing, so it cannot make pictures.`];
    if (!modelsAskedAt || modelsAskedAt < began)
      return [`The AI service did not answer for the key "${name}": ${words(lastError ?? 'no answer')}.`];
    const reached = imageModels.filter((model) => models?.includes(model));
    return reached.length === 0
      ? [
          `The key "${name}" has no access to an image model (see Gemini Keys in the settings), so no picture can be made.`,
        ]
      : [];
  });
}

const guarded = async (name: Check['name'], work: () => Promise<string[]>): Promise<Check> => ({
  name,
  problems: await work().catch((error: unknown) => [`${name}: ${words(error)}`]),
});

/**
 * Calls every configured service once. On a database that is not migrated only that is checked, as the tables of the
 * others may be missing. Each problem is one sentence; nothing is changed except the stored status of AI
 * keys.
 * @param checkEncryptionKey throws when ENCRYPTION_KEY is not the one of this database
 */
export async function allChecks(
  ctx: RequestContext,
  checkEncryptionKey: (ctx: RequestContext) => Promise<void>,
): Promise<Check[]> {
  const database = await guarded('database', async () =>
    (await ctx.dataSource.showMigrations())
      ? ['The database is not up to date: run "node dist/api/tasks.js migrate".']
      : [],
  );
  if (database.problems.length > 0) return [database];
  const key = await guarded('encryption_key', async () => {
    await checkEncryptionKey(ctx);
    return [];
  });
  return [key, ...(await serviceChecks(ctx)), ...(await setupChecks(ctx))];
}

/** Calls the database, the storage, the mail server, PayPal and the AI service once. */
export const serviceChecks = (ctx: RequestContext): Promise<Check[]> =>
  Promise.all([
    guarded('database', () => databaseProblems(ctx)),
    guarded('storage', () => storageProblems(ctx)),
    guarded('email', () => emailProblems(ctx)),
    guarded('paypal', () => payPalProblems(ctx)),
    guarded('ai_keys', () => aiKeyProblems(ctx)),
  ]);
