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
    ['shopName', 'Name of the shop', 'shop name brand title store company'],
    ['logoUrl', 'Logo', 'brand image icon picture'],
    ['accentColor', 'Accent colour', 'accent color theme brand design'],
  ),
  ...of(
    'delivery',
    ['host', 'Mail server', 'smtp email server host outgoing mail'],
    ['port', 'Port of the mail server', 'smtp port tls starttls ssl'],
    ['user', 'User name of the mail server', 'smtp login user'],
    ['password', 'Password of the mail server', 'smtp login password'],
    ['sender', 'Sender of emails', 'from address mail from reply'],
    ['testEmail', 'Send a test email', 'smtp test try'],
    ['appUrl', 'Address of the site', 'domain url app_url host dns https'],
    ['testStorage', 'Store a test file', 'storage s3 bucket files disk test'],
  ),
  ...of(
    'paypal',
    ['enablePayPal', 'Take payments with PayPal', 'payments on off enable disable stop selling'],
    ['mode', 'Mode of PayPal', 'sandbox live test real money'],
    ['currency', 'Currency', 'money dollar euro pound usd eur gbp cad'],
    ['clientId', 'Client id of PayPal', 'paypal credentials api app'],
    ['clientSecret', 'Client secret of PayPal', 'paypal credentials api app key'],
    ['webhookId', 'Webhook of PayPal', 'paypal events notifications ipn'],
    ['buttonStyles.color', 'Look of the PayPal button', 'paypal button style colour color shape layout'],
  ),
  ...of('packages', ['addPackage', 'Add Package', 'price prices pricing plan credits new']),
  ...of(
    'seller',
    ['sellerName', 'Seller', 'company name invoice legal entity imprint'],
    ['sellerAddress', 'Address of the seller', 'company address invoice'],
    ['taxId', 'Tax id', 'vat number tax id'],
    ['taxLine', 'Tax note', 'tax exempt reverse charge note invoice'],
    ['vatRate', 'Rate of VAT', 'tax percent vat rate sales tax'],
    ['invoicePrefix', 'Prefix of invoice numbers', 'invoice number prefix'],
    ['returnDays', 'Days to give a package back', 'refund return period money back'],
    ['refundProofAbove', 'Confirm refunds above', 'refund limit proof'],
    ['timeZone', 'Time zone of the shop', 'timezone clock days utc'],
    ['docs', 'Documentation of the API', 'api docs documentation integrators developers'],
    ['brands.free', 'Brands of an account', 'brand kit limit membership'],
  ),
  ...of(
    'keys',
    ['addKey', 'Add a key of the AI service', 'gemini google api key ai'],
    ['imageModels.0.cost', 'Cost of a picture', 'cost of designs margin price model'],
    ['imageModels.0.model', 'Models that make pictures', 'ai model gemini image'],
    ['textModels.0.model', 'Models that write and check', 'ai model gemini text enhance'],
    ['textCallCost', 'Cost of a text call', 'cost of designs margin price model text'],
    ['designsAtOnce', 'Designs at once, whole shop', 'limit concurrency queue'],
    ['designsAtOncePerAccount', 'Designs at once, per account', 'limit concurrency queue'],
    ['designsPerDayPerAccount', 'Designs within 24 hours, per account', 'limit quota daily'],
  ),
  ...of(
    'navbar',
    ['logo.url', 'Logo of the navbar', 'header logo'],
    ['menuItems.0.text', 'Menu of the navbar', 'header links navigation'],
  ),
  ...of(
    'footer',
    ['contactInfo.0.text', 'Contact in the footer', 'email address phone'],
    ['socialLinks.0.link', 'Social links', 'facebook instagram social media'],
    ['copyright', 'Copyright', 'footer line'],
  ),
  ...of('contact-page', ['contactInfo.0.value', 'Contact address', 'email address phone support']),
  ...of('testimonials', ['testimonials.0.quote', 'Testimonials', 'reviews quotes customers stars']),
  ...of('terms', ['validFrom', 'Terms in force since', 'tos conditions legal agb']),
  ...of('privacy', ['validFrom', 'Privacy policy in force since', 'gdpr data protection cookies legal']),
];
