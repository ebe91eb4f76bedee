import type { RequestContext } from '../../context';
import { isMailCatcher } from '../../platform/mail/mail-server';
import { readPayPalSettings } from '../settings/paypal-settings';
import { readShopSettings } from '../settings/shop-settings';

/** Subject of a check, and one sentence for each problem with it. */
export interface Check {
  name:
    | 'database'
    | 'encryption_key'
    | 'storage'
    | 'email'
    | 'paypal'
    | 'ai_keys'
    | 'address'
    | 'seller'
    | 'packages'
    | 'admin'
    | 'two_step'
    | 'terms'
    | 'privacy'
    | 'testimonials';
  problems: string[];
}

const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

const sentences = (...candidates: [isWrong: boolean, sentence: string][]) =>
  candidates.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));

interface Counts {
  admins: number;
  safe: number;
  shown: number;
  keys: number;
  /** Legal pages that somebody has saved. */
  read: string[];
  /** The stored testimonials; null while they are as delivered. */
  testimonials: { active: boolean; body: unknown } | null;
}

/** Whether the public page shows testimonials that nobody gave: those that the product is delivered with. */
const showsSamples = ({ testimonials }: Pick<Counts, 'testimonials'>): boolean =>
  testimonials === null ||
  (testimonials.active && /"id": ?"sample-|\(sample\)/.test(JSON.stringify(testimonials.body ?? '"id":"sample-"')));

/**
 * Returns what a shop still lacks, without calling any service except the database.
 * @param production whether to return as well what only a shop with customers lacks
 */
export async function setupChecks(ctx: RequestContext, production = ctx.config.production): Promise<Check[]> {
  const [row]: Counts[] = await ctx.db.query(
    `select (select count(*)::int from users where role = 'ADMIN' and disabled_at is null) as admins,
            (select count(*)::int from two_step join users on users.id = two_step.user_id
             where users.role = 'ADMIN' and users.disabled_at is null and two_step.confirmed_at is not null) as safe,
            (select count(*)::int from packages where position is not null) as shown,
            (select count(*)::int from ai_keys where active) as keys,
            (select coalesce(json_agg(key), '[]') from content_sections where key in ('terms', 'privacy') and version > 0) as read,
            (select json_build_object('active', active, 'body', body) from content_sections where key = 'testimonials') as testimonials`,
  );
  const { admins = 0, safe = 0, shown = 0, keys = 0, read = [], testimonials = null } = row ?? {};
  const { appUrl, mail } = ctx.config;
  const payPal = await readPayPalSettings(ctx);
  const { sellerName, sellerAddress } = await readShopSettings(ctx);
  const isPayPalSet = payPal.clientId !== '' && payPal.isSecretSet;
  return [
    {
      name: 'admin',
      problems: sentences([
        admins === 0,
        'There is no Admin: register an account, then run "node dist/api/tasks.js admin EMAIL".',
      ]),
    },
    {
      name: 'two_step',
      problems: sentences([
        production && safe < admins,
        safe === 0
          ? 'No Admin has switched two-step sign-in on: do so under Profile, Security.'
          : `${admins - safe} of ${admins} Admins sign in without a second step: each switches it on under Profile, Security.`,
      ]),
    },
    {
      name: 'packages',
      problems: sentences([
        shown === 0,
        'No package is on sale: "node dist/api/tasks.js show-packages" shows the three default ones.',
      ]),
    },
    {
      name: 'paypal',
      problems: sentences(
        [!isPayPalSet, 'PayPal is not set up: give PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.'],
        [isPayPalSet && !payPal.enablePayPal, 'PayPal is switched off in the payment settings: nothing can be bought.'],
        [
          isPayPalSet && production && payPal.mode === 'SANDBOX',
          'PayPal is in sandbox mode: no real money is taken. Set the mode to Live in the payment settings.',
        ],
      ),
    },
    {
      name: 'ai_keys',
      problems: sentences([
        keys === 0,
        'No picture can be made: add a key under Settings, Gemini Keys, or give GEMINI_API_KEYS.',
      ]),
    },
    {
      name: 'email',
      problems: sentences(
        [!mail.smtpUrl, 'No mail is sent: give SMTP_URL. Until then emails stay in the outbox.'],
        [
          production && mail.smtpUrl !== undefined && isMailCatcher(mail.smtpUrl),
          'SMTP_URL is a mail catcher: emails reach nobody. Give the address of a mail server that delivers.',
        ],
        [
          production && /\.(example|test|invalid|localhost)>?$|@example\.(com|org|net)>?$/i.test(mail.from.trim()),
          'MAIL_FROM is an example address: give one of your own domain.',
        ],
      ),
    },
    {
      name: 'address',
      problems: sentences(
        [
          production && isLoopback(appUrl),
          `APP_URL is ${appUrl}: links in emails lead to this machine. Give the shop's own address.`,
        ],
        [
          production && !isLoopback(appUrl) && !appUrl.startsWith('https:'),
          'APP_URL is not https: sign-in cookies travel unencrypted and PayPal sends no events.',
        ],
      ),
    },
    {
      name: 'seller',
      problems: sentences([
        production && (sellerName.trim() === '' || sellerAddress.trim() === ''),
        'The seller is not set: give name and address under Settings before the first sale, as invoices show them for good.',
      ]),
    },
    {
      name: 'terms',
      problems: sentences([
        production && !read.includes('terms'),
        'The Terms of Service are as delivered: read and adapt them, and save them with the day from which they hold.',
      ]),
    },
    {
      name: 'privacy',
      problems: sentences([
        production && !read.includes('privacy'),
        'The Privacy Policy is as delivered: read and adapt it, and save it with the day from which it holds.',
      ]),
    },
    {
      name: 'testimonials',
      problems: sentences([
        production && showsSamples({ testimonials }),
        'The front page shows sample testimonials, which nobody gave: replace or hide them.',
      ]),
    },
  ];
}

/** Returns only the sentences. */
export const problemsOf = (checks: readonly Check[]): string[] => checks.flatMap(({ problems }) => problems);
