import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { InvoiceEntity } from './invoice.entity';
import { invoiceNumber } from './invoice.service';

const require = createRequire(join(process.cwd(), 'package.json'));
const folderOf = (name: string) => join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');

interface Font {
  name: string;
  script: RegExp;
  file: (weight: 400 | 600) => string;
}

const interOf = (subset: string, script: RegExp): Font => ({
  name: `inter-${subset}`,
  script,
  file: (weight) => join(folderOf('inter'), `inter-${subset}-${weight}-normal.woff`),
});
const notoOf = (subset: string, script: RegExp): Font => ({
  name: `noto-${subset}`,
  script,
  file: (weight) => join(folderOf(`noto-sans-${subset}`), `noto-sans-${subset}-${subset}-${weight}-normal.woff`),
});

const latin: Font = interOf('latin', /[\u0000-\u00FF\u2013-\u2026\u20AC]/);

/** Scripts a customer's name or address may be written in, and the font that has them; the first that fits is taken. */
const fonts: Font[] = [
  latin,
  interOf('latin-ext', /[\u0100-\u024F\u1E00-\u1EFF]/),
  interOf('greek', /[\u0370-\u03FF]/),
  interOf('cyrillic', /[\u0400-\u045F\u0490-\u04B1\u2116]/),
  interOf('cyrillic-ext', /[\u0460-\u052F]/),
  notoOf('arabic', /\p{Script=Arabic}/u),
  notoOf('devanagari', /\p{Script=Devanagari}/u),
  notoOf('hebrew', /\p{Script=Hebrew}/u),
  notoOf('thai', /\p{Script=Thai}/u),
];

function fontOf(sign: string): Font | undefined {
  return fonts.find(({ script }) => script.test(sign));
}

/** A text in pieces of one font each; spaces, and signs that no font has, stand with what is before them. */
function pieces(text: string): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const last = found.at(-1);
    const font = /\s/.test(sign) ? undefined : fontOf(sign);
    if (last && (!font || font === last.font)) last.text += sign;
    else found.push({ font: font ?? latin, text: sign });
  }
  return found;
}

const ink = '#1c1a2e';
const pale = '#6b6880';
const accent = '#5b3df5';
const left = 56;
const right = 539;
const date = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Where its end stands, in place of its start. */
  alignRight?: boolean;
}

class Page {
  readonly document = new PDFDocument({ size: 'A4', margin: 0, info: { Producer: 'Postloom' } });
  private readonly loaded = new Set<string>();

  private use({ name, file }: Font, weight: 400 | 600): void {
    const full = `${name}-${weight}`;
    if (!this.loaded.has(full)) this.document.registerFont(full, file(weight));
    this.loaded.add(full);
    this.document.font(full);
  }

  private widthOf(text: string, weight: 400 | 600, size: number): number {
    return pieces(text).reduce((sum, piece) => {
      this.use(piece.font, weight);
      return sum + this.document.fontSize(size).widthOfString(piece.text);
    }, 0);
  }

  /** One line at a place. */
  line(text: string, x: number, y: number, { size = 10, bold = false, color = ink, alignRight = false }: Style = {}) {
    const weight = bold ? 600 : 400;
    let at = alignRight ? x - this.widthOf(text, weight, size) : x;
    for (const piece of pieces(text)) {
      this.use(piece.font, weight);
      this.document.fontSize(size).fillColor(color).text(piece.text, at, y, { lineBreak: false });
      at += this.document.widthOfString(piece.text);
    }
  }

  /** Lines no wider than `width`, one below the other. @returns where the next one would stand. */
  lines(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const size = style.size ?? 10;
    let at = y;
    for (const paragraph of text.split('\n')) {
      let current = '';
      for (const word of paragraph.split(/\s+/)) {
        const wider = current ? `${current} ${word}` : word;
        if (current && this.widthOf(wider, style.bold ? 600 : 400, size) > width) {
          this.line(current, x, at, style);
          at += size * 1.45;
          current = word;
        } else current = wider;
      }
      this.line(current, x, at, style);
      at += size * 1.45;
    }
    return at;
  }

  rule(y: number, color = '#e4e1ef'): void {
    this.document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();
  }
}

/** The printable invoice or credit note, A4, as it was issued. The stream has ended when all of it is written. */
export function invoicePdf(invoice: Pick<InvoiceEntity, 'kind' | 'serial' | 'issuedAt' | 'body'>): PDFKit.PDFDocument {
  const { body, kind } = invoice;
  const page = new Page();
  const number = invoiceNumber(invoice);
  const title = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
  Object.assign(page.document.info, { Title: `${title} ${number}`, Author: body.seller.name });
  page.document.rect(0, 0, 595.28, 6).fill(accent);

  page.line(body.seller.name, left, 52, { size: 16, bold: true });
  const sellerFacts = [body.seller.address, body.seller.taxId && `Tax number: ${body.seller.taxId}`];
  page.lines(sellerFacts.filter(Boolean).join('\n'), left, 76, 230, { size: 9, color: pale });
  page.line(title, right, 50, { size: 20, bold: true, alignRight: true });
  page.line(number, right, 77, { size: 11, color: pale, alignRight: true });

  page.line('Billed to', left, 160, { size: 9, color: pale });
  page.lines(
    [body.customer.name, body.customer.address, body.customer.country, body.customer.email].filter(Boolean).join('\n'),
    left,
    175,
    240,
  );
  const facts: [string, string][] = [
    ['Date', date(invoice.issuedAt.toISOString())],
    ['Order', body.order.code],
    ...(body.order.paidAt ? ([['Paid on', date(body.order.paidAt)]] as [string, string][]) : []),
    ...(body.corrects ? ([['For invoice', body.corrects]] as [string, string][]) : []),
    ['Paid by', 'PayPal'],
    ...(body.order.captureId ? ([['Transaction', body.order.captureId]] as [string, string][]) : []),
  ];
  facts.forEach(([name, value], index) => {
    page.line(name, 340, 160 + index * 16, { size: 9, color: pale });
    page.line(value, right, 160 + index * 16, { size: 9, alignRight: true });
  });

  let y = 300;
  page.line('Description', left, y, { size: 9, color: pale });
  page.line(`Amount (${body.currency})`, right, y, { size: 9, color: pale, alignRight: true });
  page.rule((y += 18));
  y += 12;
  for (const { text, amount } of body.lines) {
    page.line(amount, right, y, { alignRight: true });
    y = page.lines(text, left, y, 360) + 8;
  }
  page.rule((y += 2));
  y += 14;
  page.line('Total', left, y, { size: 13, bold: true });
  page.line(`${body.total} ${body.currency}`, right, y, { size: 13, bold: true, alignRight: true });
  y += 34;
  if (body.taxLine) y = page.lines(body.taxLine, left, y, 480, { size: 9, color: pale }) + 4;
  page.lines(
    kind === 'INVOICE'
      ? 'Paid in full. Thank you for your order.'
      : 'This amount went back to the way it was paid with.',
    left,
    y,
    480,
    { size: 9, color: pale },
  );
  page.document.end();
  return page.document;
}
