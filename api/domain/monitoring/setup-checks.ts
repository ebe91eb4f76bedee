import { defaultShopName } from '../../../contract/brand';
import type { RequestContext } from '../../context';
import { setupFacts } from './setup-facts';
import { addressOf, isMailCatcher } from '../../platform/mail/mail-server';
import { readAppearance } from '../settings/appearance';
import { readMailDelivery } from '../settings/mail-settings';
import { readPayPalSettings } from '../settings/paypal-settings';
import { readShopSettings } from '../settings/shop-settings';

/** Subject of a check, and one sentence for each problem with it. */
export interface Check {
  name:
    | 'database'
    | 'encryption_key'
    | 'storage'
    | 'email'
    | 'sender'
    | 'paypal'
    | 'paypal_live'
    | 'test_purchase'
    | 'ai_keys'
    | 'address'
    | 'shop_name'
    | 'contact'
    | 'social_links'
    | 'demo_items'
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

/** Who reads the sentences: the operator at a terminal, or an Admin at a screen, who cannot change the environment. */
export type Audience = 'terminal' | 'screen';

interface SetupOptions {
  /** Whether to return as well what only a shop with customers lacks. */
  production?: boolean;
  audience?: Audience;
}

/** Returns what a shop still lacks, without calling any service except the database. */
export async function setupChecks(
  ctx: RequestContext,
  { production = ctx.config.production, audience = 'terminal' }: SetupOptions = {},
): Promise<Check[]> {
  const { admins, protectedAdmins, packages, aiKeys, paidOrders, demoItems, legalTexts, ...facts } =
    await setupFacts(ctx);
  const say = (terminal: string, screen: string) => (audience === 'screen' ? screen : terminal);
  const check = (name: Check['name'], ...candidates: [isWrong: boolean, sentence: string][]): Check => ({
    name,
    problems: candidates.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : [])),
  });
  const { appUrl } = ctx.config;
  const { server, from } = await readMailDelivery(ctx);
  const payPal = await readPayPalSettings(ctx);
  const { shopName } = await readAppearance(ctx);
  const { sellerName, sellerAddress } = await readShopSettings(ctx);
  const isPayPalSet = payPal.clientId !== '' && payPal.isSecretSet;
  const isHere = isLoopback(appUrl);
  return [
    check('admin', [
      admins === 0,
      'There is no Admin: register an account, then run "node dist/api/tasks.js admin EMAIL".',
    ]),
    check('two_step', [
      production && protectedAdmins < admins,
      protectedAdmins === 0
        ? 'No Admin has two-step sign-in: switch it on under Profile, Security.'
        : `${admins - protectedAdmins} of ${admins} Admins sign in without a second step: each switches it on under Profile, Security.`,
    ]),
    check('shop_name', [
      production && shopName === defaultShopName,
      say(
        `The shop still has the default name ${defaultShopName}: set your own under Settings, Appearance.`,
        `The shop still has the default name ${defaultShopName}. Choose your own: pages, emails and invoices show it.`,
      ),
    ]),
    check('packages', [
      packages === 0,
      say(
        'No package is on sale: "node dist/api/tasks.js show-packages" shows the three default ones.',
        'No package is on sale yet. Add one with its price and credits.',
      ),
    ]),
    check(
      'paypal',
      [
        !isPayPalSet,
        say(
          'PayPal is not set up: give PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.',
          'Customers cannot pay yet. Enter the client id and secret of your PayPal app; saving sets up the rest.',
        ),
      ],
      [isPayPalSet && !payPal.enablePayPal, 'PayPal is switched off in the payment settings: nothing can be bought.'],
    ),
    check('paypal_live', [
      // a terminal names what is next; a list of steps must not show this one as done
      (isPayPalSet || audience === 'screen') && production && payPal.mode === 'SANDBOX',
      say(
        'PayPal is in sandbox mode: no real money is taken. Set the mode to Live in the payment settings.',
        'PayPal is in sandbox mode: no real money is taken. Set the mode to Live, with the client id and secret of a live app.',
      ),
    ]),
    check('test_purchase', [
      production && paidOrders === 0,
      say(
        'Nothing has been bought yet: buy a package with a second account, and refund it.',
        'Buy a package yourself. In sandbox mode no money moves; in live mode use a price of 1.00 and refund it on the page of the order.',
      ),
    ]),
    check('ai_keys', [
      aiKeys === 0,
      say(
        'No designs can be made: add a key under Settings, Gemini Keys, or give GEMINI_API_KEYS.',
        'No designs can be made yet. Add an AI key.',
      ),
    ]),
    check(
      'email',
      [
        !server,
        say(
          'No mail is sent: give SMTP_URL, or set a mail server under Settings. Until then emails stay in the outbox.',
          'No email is sent yet: receipts and password links stay here. Enter the mail server of your email provider.',
        ),
      ],
      [
        production && server !== null && isMailCatcher(server),
        say(
          'SMTP_URL is a mail catcher: no email is delivered. Give the address of a mail server that delivers.',
          `The mail server ${server && addressOf(server)} only collects emails and does not deliver them. Use one that delivers.`,
        ),
      ],
    ),
    check('sender', [
      production && /\.(example|test|invalid|localhost)>?$|@example\.(com|org|net)>?$/i.test(from.trim()),
      say(
        'MAIL_FROM is an example address: give one of your own domain.',
        `Emails come from ${from}, which is an example. Enter an address of your own domain.`,
      ),
    ]),
    check(
      'address',
      [
        production && isHere,
        say(
          `APP_URL is ${appUrl}: links in emails lead to this machine. Give the shop's own address.`,
          `The site's address is ${appUrl}: links in emails lead to the server itself. Only your host can change it.`,
        ),
      ],
      [
        production && !isHere && !appUrl.startsWith('https:'),
        say(
          'APP_URL is not https: sign-in cookies travel unencrypted and PayPal sends no events.',
          `The site's address ${appUrl} is not encrypted (https): PayPal reports no payments to it.`,
        ),
      ],
    ),
    check('seller', [
      production && (sellerName.trim() === '' || sellerAddress.trim() === ''),
      say(
        'The seller is not set: give name and address under Settings before the first sale, as invoices show them for good.',
        'Invoices need your name and address. Enter them before the first sale: an issued invoice never changes.',
      ),
    ]),
    check(
      'contact',
      [
        production && facts.hasSampleContact('contact-page'),
        'The contact page shows the sample address hello@postloom.example: enter your own.',
      ],
      [
        production && facts.hasSampleContact('footer'),
        'The footer shows the sample address hello@postloom.example: enter your own.',
      ],
    ),
    check('social_links', [
      production && facts.hasSampleLinks,
      'The footer leads to the start pages of Facebook or Instagram: enter your own pages, or remove the links.',
    ]),
    check('demo_items', [production && demoItems > 0, 'Demo items are on sale: replace or delete them.']),
    check('terms', [
      production && !legalTexts.includes('terms'),
      say(
        'The Terms of Service are as delivered: read and adapt them, and save them with the day they take effect.',
        'The Terms of Service are a draft. Read them, change what is different in your shop, and confirm that you have.',
      ),
    ]),
    check('privacy', [
      production && !legalTexts.includes('privacy'),
      say(
        'The Privacy Policy is as delivered: read and adapt it, and save it with the day it takes effect.',
        'The Privacy Policy is a draft. Read it, change what is different in your shop, and confirm that you have.',
      ),
    ]),
    check('testimonials', [
      production && facts.hasSampleTestimonials,
      'The front page shows sample testimonials, which are not from real customers: replace or hide them.',
    ]),
  ];
}

/** Returns only the sentences. */
export const problemsOf = (checks: readonly Check[]): string[] => checks.flatMap(({ problems }) => problems);
