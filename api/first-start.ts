import type { RequestContext } from './context';
import { addFirstPackages } from './domain/catalog/first-packages.service';

/** What a shop still lacks, as sentences for its operator; empty when it can sell. */
export async function whatIsLeft(ctx: RequestContext): Promise<string[]> {
  const [row]: { admins: string; shown: string; keys: string }[] = await ctx.db.query(
    `select (select count(*) from users where role = 'ADMIN' and disabled_at is null) as admins,
            (select count(*) from packages where position is not null) as shown,
            (select count(*) from ai_keys where active) as keys`,
  );
  const { paypal, mail } = ctx.config;
  const lacks: [boolean, string][] = [
    [
      Number(row?.admins) === 0,
      'There is no Admin: register an account, then run "node dist/api/tasks.js admin EMAIL".',
    ],
    [
      Number(row?.shown) === 0,
      'No package is on sale: "node dist/api/tasks.js show-packages" shows the three default ones.',
    ],
    [
      !paypal.clientId || !paypal.clientSecret,
      'PayPal is not set up: give PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.',
    ],
    [Number(row?.keys) === 0, 'No picture can be made: give GEMINI_API_KEYS.'],
    [!mail.smtpUrl, 'No mail is sent: give SMTP_URL. Until then letters stay in the outbox.'],
  ];
  return lacks.flatMap(([isLacking, sentence]) => (isLacking ? [sentence] : []));
}

/** Makes a fresh production database a shop that could sell, and says what is left to do. The demo seeds its own. */
export async function prepareShop(ctx: RequestContext): Promise<void> {
  if (!ctx.config.production) return;
  await addFirstPackages(ctx);
  for (const sentence of await whatIsLeft(ctx)) ctx.logger.warn({ setup: sentence }, 'setup is not complete');
}
