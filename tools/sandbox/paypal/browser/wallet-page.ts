import { escapeHtml } from '../../../../api/platform/mail/email-html';
import { money, unitsOf } from '../money';
import { PAYERS, type Payer } from '../payers';
import type { OrderRecord } from '../records';
import { WALLET_SCRIPT } from './wallet-script';
import { WALLET_STYLE } from './wallet-style';

/** Parameters of every wallet page: its CSP nonce, and the origin it may message. */
export interface PageFrame {
  nonce: string;
  merchantOrigin: string;
  channel: string;
  /** Whether the window stays open after the payer has decided. */
  stays: boolean;
}

const MARK =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><rect x="2" y="6" width="24" height="17" rx="4" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M2 12h24" stroke="currentColor" stroke-width="2.4"/><circle cx="20" cy="18" r="1.8" fill="currentColor"/></svg>';

/** Returns JSON that cannot end its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function page(frame: PageFrame, title: string, content: string, data: Record<string, unknown> = {}): string {
  const wallet = { merchantOrigin: frame.merchantOrigin, channel: frame.channel, stays: frame.stays, ...data };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Sandbox wallet</title>
<style nonce="${frame.nonce}">${WALLET_STYLE}</style>
</head>
<body>
<header class="banner">Sandbox: no real money moves here</header>
<main>${content}</main>
<script nonce="${frame.nonce}">var wallet = ${scriptJson(wallet)};${WALLET_SCRIPT}</script>
</body>
</html>`;
}

function brand(): string {
  return `<p class="brand">${MARK}<span>Sandbox wallet</span></p>`;
}

/** The page in the popup until the shop has created its order. */
export function openingPage(frame: PageFrame): string {
  return page(
    frame,
    'Opening',
    `<section class="sheet center" aria-live="polite">${brand()}<div class="spinner" role="presentation"></div><h1>Preparing your payment</h1><p>One moment, the shop is sending its order.</p></section>`,
  );
}

/** The page for orders that cannot be paid; its button returns the payer to the shop. */
export function unavailablePage(frame: PageFrame, heading: string, sentence: string): string {
  return page(
    frame,
    heading,
    `<section class="sheet center">${brand()}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p><div class="actions"><button class="cancel" id="cancel" type="button">Back to the shop</button></div><p id="status" role="status"></p></section>`,
  );
}

function payerChoice(payer: Payer, index: number): string {
  return `<label class="payer"><input type="radio" name="payer" value="${payer.key}"${index === 0 ? ' checked' : ''}><span><strong>${escapeHtml(payer.label)}</strong><span>${escapeHtml(payer.hint)}</span></span></label>`;
}

function symbolAmount(value: string, currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? '';
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${symbol}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** The payment page: subject, amount, and which of the sandbox's payers pays. */
export function orderPage(frame: PageFrame, order: OrderRecord): string {
  const [first] = order.units;
  const currency = first?.amount.currency_code ?? 'USD';
  const total = money(
    currency,
    order.units.reduce((sum, unit) => sum + unitsOf(unit.amount), 0n),
  );
  const amount = symbolAmount(total.value, currency);
  const rows: [string, string | undefined][] = [
    ['Order', first?.custom_id],
    ['Invoice', first?.invoice_id],
    ['Reference', order.id],
  ];
  const details = rows
    .flatMap(([name, value]) => (value ? [`<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`] : []))
    .join('');
  const content = `
<section class="sheet" aria-labelledby="title">
${brand()}
<h1 id="title">Pay ${escapeHtml(order.brandName ?? 'the shop')}</h1>
<p class="amount">${escapeHtml(amount)} <small>${escapeHtml(currency)}</small></p>
${first?.description ? `<p class="what">${escapeHtml(first.description)}</p>` : ''}
<dl>${details}</dl>
<fieldset><legend>Pay with</legend>${PAYERS.map(payerChoice).join('')}</fieldset>
<div class="actions">
<button class="pay" id="pay" type="button" disabled>Pay now</button>
<button class="cancel" id="cancel" type="button">Cancel</button>
</div>
<p id="status" role="status"></p>
</section>
<p class="foot">Stands in for PayPal while you try out or test the shop.</p>`;
  return page(frame, `Pay ${amount}`, content, { orderId: order.id, cancelUrl: order.cancelUrl });
}
