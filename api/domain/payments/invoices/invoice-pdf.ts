import { mostAddressLines } from '../../../../contract/text';
import type { InvoiceEntity } from './invoice.entity';
import { invoiceNumber } from './invoice.service';
import { Page, left, pale, right } from './invoice-page';
import { defaultAccent } from '../../../../contract/brand';
import { netAmount, rateText } from './vat';
import { formatDateIn, formatDecimal, formatMoney } from '../../../../contract/format';

/** An invoice to draw. */
export type DrawnInvoice = Pick<
  InvoiceEntity,
  'kind' | 'serial' | 'prefix' | 'total' | 'vatRate' | 'vat' | 'issuedAt' | 'body'
>;

export interface DrawingOptions {
  /** The shop's logo as PNG. */
  logo?: Buffer | null;
  /** Marks it as no invoice of any order. */
  isSpecimen?: boolean;
}

/** The box that a logo is fitted into, in points. */
const logoBox: [number, number] = [180, 44];
const logoSpace = 56;

/** Joins the lines of an address from before lines were limited, which may have any number of them. */
const compact = (address: string) =>
  address.split('\n').length > mostAddressLines
    ? address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', ')
    : address;

/** Returns the net amount and the VAT that the total includes, for an invoice with VAT. */
const vatLines = ({ total, vat, vatRate }: DrawnInvoice): [string, string][] =>
  vat === null || vatRate === null
    ? []
    : [
        ['Net amount', netAmount(total, vat)],
        [`VAT ${rateText(vatRate)} %`, vat],
      ];

/** Returns the texts on an invoice that people entered, which may be in any script. */
const enteredTexts = ({ body: { seller, customer, order, lines, taxLine, corrects } }: DrawnInvoice): string[] => [
  ...Object.values(seller),
  ...Object.values(customer),
  order.code,
  ...lines.map(({ text }) => text),
  taxLine,
  corrects ?? '',
];

/** Returns the facts of an invoice, each with its name. */
function factsOf({ body, issuedAt }: DrawnInvoice): [string, string][] {
  const date = (at: Date) => formatDateIn(body.timeZone ?? 'UTC', at);
  const { code, paidAt, captureId } = body.order;
  return [
    ['Date', date(issuedAt)],
    ['Order', code],
    ...(paidAt ? ([['Paid on', date(new Date(paidAt))]] as [string, string][]) : []),
    ...(body.corrects ? ([['For invoice', body.corrects]] as [string, string][]) : []),
    ['Paid by', 'PayPal'],
    ...(captureId ? ([['Transaction', captureId]] as [string, string][]) : []),
  ];
}

/** Draws whom an invoice is for, and its facts beside that. @returns the position of the table. */
function drawHead(page: Page, invoice: DrawnInvoice, from: number): number {
  const { customer } = invoice.body;
  const top = page.room(from, 150);
  let belowFacts = top;
  for (const [name, value] of factsOf(invoice)) {
    page.line(name, 340, belowFacts, { size: 9, color: pale });
    belowFacts = page.lines(value, right, belowFacts, 135, { size: 9, alignRight: true }) + 2.95;
  }
  page.line('Billed to', left, top, { size: 9, color: pale });
  const { number } = page;
  const belowCustomer = page.lines(
    [customer.name, compact(customer.address), customer.country, customer.email].filter(Boolean).join('\n'),
    left,
    top + 15,
    240,
  );
  if (page.number > number) return belowCustomer + 30;
  return Math.max(number === 1 ? 300 : 0, belowCustomer + 30, belowFacts + 30);
}

/** Returns the printable invoice or credit note, A4, as issued. The stream ends when all of it is written. */
export async function invoicePdf(
  invoice: DrawnInvoice,
  { logo = null, isSpecimen = false }: DrawingOptions = {},
): Promise<PDFKit.PDFDocument> {
  const { body, kind } = invoice;
  const page = await Page.for(enteredTexts(invoice));
  const number = invoiceNumber(invoice);
  const title = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
  Object.assign(page.document.info, { Title: `${title} ${number}`, Author: body.seller.name });
  const decorate = () => {
    page.document.rect(0, 0, 595.28, 6).fill(body.accent ?? defaultAccent);
    if (isSpecimen) page.stamp('SPECIMEN');
  };
  decorate();
  page.onNext = () => {
    decorate();
    page.line(`${number}, page ${page.number}`, right, 26, { size: 9, color: pale, alignRight: true });
  };

  if (logo) page.document.image(logo, left, 40, { fit: logoBox, valign: 'center' });
  const lower = logo ? logoSpace : 0;
  const belowName = page.lines(body.seller.name, left, 52 + lower, 320, { size: 16, bold: true });
  const sellerFacts = [compact(body.seller.address), body.seller.taxId && `Tax number: ${body.seller.taxId}`];
  const belowSeller = page.lines(sellerFacts.filter(Boolean).join('\n'), left, belowName + 1, 230, {
    size: 9,
    color: pale,
  });
  page.line(title, right, 50, { size: 20, bold: true, alignRight: true });
  page.line(number, right, 77, { size: 11, color: pale, alignRight: true });

  let y = page.room(drawHead(page, invoice, Math.max(160, belowSeller + 20)), 80);
  page.line('Description', left, y, { size: 9, color: pale });
  page.line(`Amount (${body.currency})`, right, y, { size: 9, color: pale, alignRight: true });
  page.rule((y += 18));
  y += 12;
  for (const { text, amount } of body.lines) {
    y = page.room(y, 15);
    page.line(formatDecimal(amount, body.currency), right, y, { alignRight: true });
    y = page.lines(text, left, y, 360) + 8;
  }
  // the amounts stay together
  y = page.room(y, 2 + 14 + vatLines(invoice).length * 18 + 34);
  page.rule((y += 2));
  y += 14;
  for (const [name, amount] of vatLines(invoice)) {
    page.line(name, left, y, { color: pale });
    page.line(formatDecimal(amount, body.currency), right, y, { color: pale, alignRight: true });
    y += 18;
  }
  page.line('Total', left, y, { size: 13, bold: true });
  page.line(formatMoney(body.total, body.currency), right, y, { size: 13, bold: true, alignRight: true });
  y += 34;
  if (body.taxLine) y = page.lines(body.taxLine, left, y, 480, { size: 9, color: pale }) + 4;
  page.lines(
    kind === 'INVOICE'
      ? 'Paid in full. Thank you for your order.'
      : 'This amount was refunded to the original payment method.',
    left,
    y,
    480,
    { size: 9, color: pale },
  );
  page.document.end();
  return page.document;
}
