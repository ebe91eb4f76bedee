import type { Tab } from './tabs';

interface SettingsField {
  panel: Tab;
  /** As in `settingsHref`. */
  field: string;
  title: string;
  /** Other words for it that people search by. */
  words: string;
}

const of = (panel: Tab, ...fields: [field: string, title: string, words?: string][]): SettingsField[] =>
  fields.map(([field, title, words = '']) => ({ panel, field, title, words }));

/** The fields of the settings that the search leads to. */
export const settingsFields: readonly SettingsField[] = [
  ...of(
    'appearance',
    ['shopName', 'Shop name', 'shop name brand title store company'],
    ['logoUrl', 'Logo', 'brand image icon picture'],
    ['accentColor', 'Accent colour', 'accent color theme brand design'],
  ),
  ...of(
    'delivery',
    ['host', 'Mail server', 'smtp email server host outgoing mail'],
    ['port', 'Mail server port', 'smtp port tls starttls ssl'],
    ['user', 'Mail server user name', 'smtp login user'],
    ['password', 'Mail server password', 'smtp login password'],
    ['sender', 'Email sender', 'from address mail from reply'],
    ['testEmail', 'Send a test email', 'smtp test try'],
    ['appUrl', 'Site address', 'domain url app_url host dns https'],
    ['testStorage', 'Store a test file', 'storage s3 bucket files disk test'],
  ),
  ...of(
    'paypal',
    ['enablePayPal', 'Take payments with PayPal', 'payments on off enable disable stop selling'],
    ['mode', 'PayPal mode', 'sandbox live test real money'],
    ['currency', 'Currency', 'money dollar euro pound usd eur gbp cad'],
    ['clientId', 'PayPal client id', 'paypal credentials api app'],
    ['clientSecret', 'PayPal client secret', 'paypal credentials api app key'],
    ['webhookId', 'PayPal webhook', 'paypal events notifications ipn'],
    ['buttonStyles.color', 'PayPal button style', 'paypal button style colour color shape layout'],
  ),
  ...of('packages', ['addPackage', 'Add Package', 'price prices pricing plan credits new']),
  ...of(
    'seller',
    ['sellerName', 'Seller', 'company name invoice legal entity imprint'],
    ['sellerAddress', 'Seller address', 'company address invoice'],
    ['taxId', 'Tax id', 'vat number tax id'],
    ['taxLine', 'Tax note', 'tax exempt reverse charge note invoice'],
    ['vatRate', 'VAT rate', 'tax percent vat rate sales tax'],
    ['invoicePrefix', 'Invoice number prefix', 'invoice number prefix'],
    ['returnDays', 'Return period in days', 'refund return period money back'],
    ['refundProofAbove', 'Confirm refunds above', 'refund limit proof'],
    ['timeZone', 'Shop time zone', 'timezone clock days utc'],
    ['docs', 'API documentation', 'api docs documentation integrators developers'],
    ['brands.free', 'Brands per account', 'brand kit limit membership'],
  ),
  ...of(
    'keys',
    ['addKey', 'Add an AI key', 'gemini google api key ai'],
    ['imageModels.0.cost', 'Cost per image', 'cost of designs margin price model'],
    ['imageModels.0.model', 'Image models', 'ai model gemini image'],
    ['textModels.0.model', 'Text models', 'ai model gemini text enhance'],
    ['textCallCost', 'Cost per text call', 'cost of designs margin price model text'],
    ['designsAtOnce', 'Designs at once, whole shop', 'limit concurrency queue'],
    ['designsAtOncePerAccount', 'Designs at once, per account', 'limit concurrency queue'],
    ['designsPerDayPerAccount', 'Designs within 24 hours, per account', 'limit quota daily'],
  ),
  ...of(
    'navbar',
    ['logo.url', 'Navbar logo', 'header logo'],
    ['menuItems.0.text', 'Navbar menu', 'header links navigation'],
  ),
  ...of(
    'footer',
    ['contactInfo.0.text', 'Contact in the footer', 'email address phone'],
    ['socialLinks.0.link', 'Social links', 'facebook instagram social media'],
    ['copyright', 'Copyright', 'footer line'],
  ),
  ...of('contact-page', ['contactInfo.0.value', 'Contact address', 'email address phone support']),
  ...of('testimonials', ['testimonials.0.quote', 'Testimonials', 'reviews quotes customers stars']),
  ...of('terms', ['validFrom', 'Terms of Service, effective date', 'tos conditions legal agb']),
  ...of('privacy', ['validFrom', 'Privacy Policy, effective date', 'gdpr data protection cookies legal']),
];
