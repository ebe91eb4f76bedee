import PDFDocument from 'pdfkit';
import { mostAddressLines } from '../../../../contract/address';
import type { InvoiceEntity } from './invoice.entity';
import { invoiceNumber } from './invoice.service';
import { Paragraph, fontFile, latin as stampFont } from './invoice-type';
import type { Font, Run } from './invoice-type';
import { defaultAccent } from '../../../../contract/brand';
import { netAmount, rateText } from './vat';
import { formatDateInUtc, formatMoney } from '../../../../contract/format';

const ink = '#1c1a2e';
const pale = '#6b6880';
/** Ascent of the Latin font, in ems: text of every font shares its baseline. */
const ascent = 0.97;
const left = 56;
const right = 539;
const date = (iso: string) => formatDateInUtc(new Date(iso));

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Whether the given position is the end of the text instead of its start. */
  alignRight?: boolean;
}

class Page {
  readonly document = new PDFDocument({ size: 'A4', margin: 0 });
  private readonly loaded = new Set<string>();

  private use(font: Font, weight: 400 | 600): void {
    const full = `${font.name}-${weight}`;
    if (!this.loaded.has(full)) this.document.registerFont(full, fontFile(font, weight));
    this.loaded.add(full);
    this.document.font(full);
  }

  private widthOf(runs: readonly Run[], weight: 400 | 600, size: number): number {
    return runs.reduce((sum, { font, text }) => {
      this.use(font, weight);
      return sum + this.document.fontSize(size).widthOfString(text);
    }, 0);
  }

  private draw(runs: readonly Run[], x: number, y: number, { size = 10, bold, color = ink, alignRight }: Style): void {
    const weight = bold ? 600 : 400;
    const baseline = y + ascent * size;
    let at = alignRight ? x - this.widthOf(runs, weight, size) : x;
    for (const { font, text } of runs) {
      this.use(font, weight);
      this.document
        .fontSize(size)
        .fillColor(color)
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(text);
    }
  }

  /** Draws one line at a position. */
  line(text: string, x: number, y: number, style: Style = {}): void {
    this.draw(new Paragraph(text).runs(), x, y, style);
  }

  /** Draws lines no wider than `width`, one below the other. @returns the position of the next line. */
  lines(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const size = style.size ?? 10;
    let at = y;
    for (const paragraph of text.split('\n').map((line) => new Paragraph(line)))
      for (const runs of this.broken(paragraph, width, style.bold ? 600 : 400, size)) {
        this.draw(runs, x, at, style);
        at += size * 1.45;
      }
    return at;
  }

  /** Breaks a paragraph into lines; a word wider than a line is broken. */
  private broken(paragraph: Paragraph, width: number, weight: 400 | 600, size: number): Run[][] {
    const lines: Run[][] = [];
    const isTooWide = (from: number, to: number) => this.widthOf(paragraph.runs(from, to), weight, size) > width;
    let [start, end] = [0, 0];
    for (const space of [...paragraph.text.matchAll(/ |$/g)].map(({ index }) => index)) {
      if (end > start && isTooWide(start, space)) {
        lines.push(paragraph.runs(start, end));
        start = end + 1;
      }
      if (isTooWide(start, space)) {
        const signs = [...new Intl.Segmenter().segment(paragraph.text.slice(start, space))];
        const places = [...signs.map(({ index }) => start + index).slice(1), space];
        end = start;
        for (const place of places) {
          if (end > start && isTooWide(start, place)) {
            lines.push(paragraph.runs(start, end));
            start = end;
          }
          end = place;
        }
      }
      end = space;
    }
    return [...lines, paragraph.runs(start, end)];
  }

  /** Draws a word large and faint across the page. */
  stamp(word: string): void {
    const { document } = this;
    const [middleX, middleY] = [297, 470];
    document
      .save()
      .rotate(-35, { origin: [middleX, middleY] })
      .opacity(0.12);
    this.use(stampFont, 600);
    document.fontSize(96).fillColor(ink);
    document.text(word, middleX - document.widthOfString(word) / 2, middleY, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    document.restore();
  }

  rule(y: number, color = '#e4e1ef'): void {
    this.document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();
  }
}

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
  address.split('\n').length > mostAddressLines ? address.split(/\s*\n\s*/).join(', ') : address;

/** Returns the net amount and the VAT that the total includes, for an invoice with VAT. */
const vatLines = ({ total, vat, vatRate }: DrawnInvoice): [string, string][] =>
  vat === null || vatRate === null
    ? []
    : [
        ['Net amount', netAmount(total, vat)],
        [`VAT ${rateText(vatRate)} %`, vat],
      ];

/** Returns the printable invoice or credit note, A4, as issued. The stream ends when all of it is written. */
export function invoicePdf(
  invoice: DrawnInvoice,
  { logo = null, isSpecimen = false }: DrawingOptions = {},
): PDFKit.PDFDocument {
  const { body, kind } = invoice;
  const page = new Page();
  const number = invoiceNumber(invoice);
  const title = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
  Object.assign(page.document.info, { Title: `${title} ${number}`, Author: body.seller.name });
  page.document.rect(0, 0, 595.28, 6).fill(body.accent ?? defaultAccent);
  if (isSpecimen) page.stamp('SPECIMEN');

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

  const top = Math.max(160, belowSeller + 20);
  page.line('Billed to', left, top, { size: 9, color: pale });
  const belowCustomer = page.lines(
    [body.customer.name, compact(body.customer.address), body.customer.country, body.customer.email]
      .filter(Boolean)
      .join('\n'),
    left,
    top + 15,
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
    page.line(name, 340, top + index * 16, { size: 9, color: pale });
    page.line(value, right, top + index * 16, { size: 9, alignRight: true });
  });

  let y = Math.max(300, belowCustomer + 30, top + facts.length * 16 + 30);
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
  for (const [name, amount] of vatLines(invoice)) {
    page.line(name, left, y, { color: pale });
    page.line(amount, right, y, { color: pale, alignRight: true });
    y += 18;
  }
  page.line('Total', left, y, { size: 13, bold: true });
  page.line(formatMoney(body.total, body.currency), right, y, { size: 13, bold: true, alignRight: true });
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
