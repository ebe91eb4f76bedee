import { pageTones } from '../../../contract/brand';
import { beginningOf } from '../../../contract/text';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Returns a text as HTML or XML that shows it, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A person's own words, with their line breaks. */
export interface EmailQuote {
  by: string;
  text: string;
}

/** What an email shows of the shop that sends it. */
export interface EmailBrand {
  name: string;
  /** Address of the site, to which paths in a message belong; without a slash at its end. */
  siteUrl: string;
  /** Full address of the logo; without one the name stands in its place. */
  logoUrl: string | null;
  /** Colour of the button and of links, readable on white. */
  color: string;
  /** Text on `color`. */
  onColor: string;
  /** The same where the mail program shows emails dark. */
  dark: { color: string; onColor: string };
}

/**
 * Placeholder for the link that unsubscribes the email's account from the newsletter; it is derived when the email is
 * sent.
 */
export const unsubscribePlaceholder = 'https://unsubscribe.invalid/';

/** Why the recipient gets the email; shown in the footer. */
const reasons = {
  account: (shop: string) => `You get this email because this address was given for an account at ${shop}.`,
  order: (shop: string) => `You get this email because of your order at ${shop}.`,
  ticket: (shop: string) => `You get this email because of a support ticket at ${shop}.`,
  message: (shop: string) => `You get this email because you have an account at ${shop}.`,
  newsletter: (shop: string) =>
    `You get this email because you have an account at ${shop} and have not unsubscribed from its news.`,
  reminder: (shop: string) => `You get this email because you planned a month of posts at ${shop}.`,
} as const;

export interface EmailContent {
  /** What the email is about; defaults to the recipient's account. */
  about?: keyof typeof reasons;
  greeting?: string;
  text?: string;
  /** Sanitized HTML, in place of greeting and text. */
  body?: string;
  quotes?: readonly EmailQuote[];
  /** Text below the quotes. */
  after?: string;
  action?: { text: string; href: string };
  /** Address that ends emails of this kind. */
  offHref?: string;
  /** Facts in two columns below the text. */
  rows?: readonly (readonly [string, string])[];
}

/** Mail programs do not support `white-space: pre-line`. */
const linesOf = (text: string): string => text.split(/\r?\n/).map(escapeHtml).join('<br>');

const longestName = 80;

/** Names of people appear in greetings, names of tokens in notices: links, line breaks and long texts are removed. */
export const plainName = (text: string): string => {
  const words = text.split(/\s/).filter((word) => word && !/:\/\/|www\.|[\w-]\.[a-z]{2}|@/i.test(word));
  const whole = words.join(' ');
  // a name that does not fit ends with a whole word
  const end = whole.length > longestName ? whole.lastIndexOf(' ', longestName) : -1;
  return beginningOf(whole, end > 0 ? end : longestName);
};

const { light, dark } = pageTones;

/** Styles for mail programs with a dark scheme; the others show the inline styles. */
const darkStyles = (brand: EmailBrand): string =>
  [
    `body,.ground{background:${dark.ground}!important;color:${dark.text}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.quiet{color:${dark.quiet}!important}`,
    `.accent,.body a{color:${brand.dark.color}!important}.quote{border-color:${brand.dark.color}!important}`,
    `.action{background:${brand.dark.color}!important;color:${brand.dark.onColor}!important}`,
    // logos are drawn for a light ground
    `.logo{background:${light.surface}!important;border-radius:8px}`,
  ].join('');

/** Returns a whole document: without a language, title and character set, mail filters count an email as suspicious. */
const documentOf = (brand: EmailBrand, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(brand.name)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;background:${light.ground}}@media (prefers-color-scheme:dark){${darkStyles(brand)}}</style>
</head>
<body>
${content}
</body>
</html>`;

/** The line above an email: the logo, whose text a mail program shows while it blocks images, or the name. */
const brandLine = ({ name, logoUrl, color }: EmailBrand): string =>
  logoUrl
    ? `<p class="accent" style="margin:0;font-weight:700;color:${color}"><img src="${escapeHtml(logoUrl)}" class="logo" alt="${escapeHtml(name)}" height="36" style="height:36px;width:auto;max-width:100%;border:0"></p>`
    : `<p class="accent" style="margin:0;font-weight:700;color:${color}">${escapeHtml(name)}</p>`;

/** Returns the HTML of the product's emails. Every part is escaped. */
export function emailHtml(
  brand: EmailBrand,
  { about = 'account', greeting, text, quotes = [], after, action, rows = [], body, offHref }: EmailContent,
): string {
  const reason = `${brand.name}. ${reasons[about](brand.name)}`;
  const cells = rows
    .map(
      ([name, value]) =>
        `<tr><td class="quiet" style="padding:6px 24px 6px 0;vertical-align:top;overflow-wrap:normal;word-break:normal;color:${light.quiet}">${escapeHtml(name)}</td><td style="padding:6px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const quoted = quotes
    .map(
      (quote) =>
        `<div class="quote" style="margin:16px 0 0;padding:4px 0 4px 16px;border-left:3px solid ${brand.color}"><p class="quiet" style="margin:0;font-size:13px;color:${light.quiet}">${escapeHtml(quote.by)}</p><p style="line-height:1.6;margin:4px 0 0">${linesOf(quote.text)}</p></div>`,
    )
    .join('');
  return documentOf(
    brand,
    `<div class="ground" style="font-family:Inter,Arial,sans-serif;color:${light.text};background:${light.ground};padding:32px 16px">
<div class="card" style="max-width:560px;margin:0 auto;background:${light.surface};border:1px solid ${light.line};border-radius:20px;padding:32px;overflow-wrap:anywhere;word-break:break-word">
${brandLine(brand)}
${greeting ? `<h1 style="font-size:22px;margin:16px 0 8px">${escapeHtml(plainName(greeting))}</h1>` : ''}
${text ? `<p style="line-height:1.6;margin:0">${escapeHtml(text)}</p>` : ''}
${body ? `<div class="body" style="line-height:1.6;margin-top:16px;overflow-wrap:break-word">${body}</div>` : ''}
${quoted}${after ? `<p style="line-height:1.6;margin:16px 0 0">${escapeHtml(after)}</p>` : ''}
${cells ? `<table style="border-collapse:collapse;font-size:15px;margin-top:16px">${cells}</table>` : ''}
${
  action
    ? `<p style="margin:24px 0 0"><a class="action" href="${escapeHtml(action.href)}" style="display:inline-block;background:${brand.color};color:${brand.onColor};text-decoration:none;font-weight:600;padding:12px 24px;border-radius:999px">${escapeHtml(action.text)}</a></p>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:${light.quiet};word-break:break-all">${escapeHtml(action.href)}</p>`
    : ''
}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.6;color:${light.quiet}">${escapeHtml(reason)}${about === 'newsletter' ? ` <a class="quiet" href="${unsubscribePlaceholder}" style="color:${light.quiet}">Unsubscribe</a>` : ''}${offHref ? ` <a class="quiet" href="${escapeHtml(offHref)}" style="color:${light.quiet}">Stop these reminders</a>` : ''}</p>
</div>`,
  );
}
