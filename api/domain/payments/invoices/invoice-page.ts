import PDFDocument from 'pdfkit';
import { typeFor } from '../../../../studio/fonts';
import { shapeRun } from '../../../../studio/shape';
import type { HarfBuzz } from '../../../../studio/shape';
import type { FontFile, TypeCase } from '../../../../studio/type-case';
import { charactersOf, directionFeature, pdfFont } from '../../../platform/fonts/pdf-font';
import { serverType } from '../../../platform/fonts/packaged-font';
import { Paragraph } from './invoice-type';
import type { InvoiceWeight, Run } from './invoice-type';

const ink = '#1c1a2e';
export const pale = '#6b6880';
export const left = 56;
export const right = 539;
/** Where a page ends, and where a further page begins. */
const [bottom, nextTop] = [790, 56];
/** Ascent of the Latin font, in ems: text of every font shares its baseline. */
const ascent = 0.97;

interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Whether the given position is the end of the text instead of its start. */
  alignRight?: boolean;
}

const weightOf = ({ bold }: Style): InvoiceWeight => (bold ? 600 : 400);

const directionOf = ({ fromRight }: Run) => ({
  features: [fromRight ? directionFeature.rightToLeft : directionFeature.leftToRight],
});

/**
 * Whether a PDF reader finds a run's text by its glyphs alone: each stands for one character. Otherwise the text is
 * written beside them (ISO 32000-1, 14.9.4), since the same glyph may be a part of different characters.
 */
function readsAsDrawn(harfbuzz: HarfBuzz, { text, source, file, fromRight }: Run): boolean {
  if (text !== source) return false;
  const glyphs = shapeRun(harfbuzz, text, file, fromRight);
  // readers put glyphs that stand out of the line, such as marks, into an order of their own
  const isEven = glyphs.every(({ xAdvance, yOffset }) => xAdvance > 0 && yOffset === 0);
  return isEven && charactersOf(text, glyphs).every((characters) => [...characters].length === 1);
}

/** A4 pages on which text of any script is drawn. */
export class Page {
  readonly document = new PDFDocument({ size: 'A4', margin: 0 });
  private readonly loaded = new Set<string>();
  /** Number of the page that is drawn on. */
  number = 1;
  /** Draws what stands on each further page. */
  onNext: () => void = () => undefined;

  private constructor(
    private readonly harfbuzz: HarfBuzz,
    private readonly type: TypeCase,
  ) {}

  /** Opens a page for the given texts and Latin ones: their fonts are read first. */
  static async for(texts: readonly string[]): Promise<Page> {
    return new Page(await import('harfbuzzjs'), await typeFor(serverType, texts));
  }

  private use(file: FontFile): void {
    // pdfkit takes fonts of fontkit, which its types do not name
    if (!this.loaded.has(file.name))
      this.document.registerFont(file.name, pdfFont(this.harfbuzz, file) as unknown as PDFKit.Mixins.PDFFontSource);
    this.loaded.add(file.name);
    this.document.font(file.name);
  }

  private widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => {
      this.use(run.file);
      return sum + this.document.fontSize(size).widthOfString(run.text, directionOf(run));
    }, 0);
  }

  private draw(runs: readonly Run[], x: number, y: number, { size = 10, color = ink, alignRight }: Style): void {
    const baseline = y + ascent * size;
    let at = alignRight ? x - this.widthOf(runs, size) : x;
    for (const run of runs) {
      this.use(run.file);
      this.document.fontSize(size).fillColor(color);
      const draw = () =>
        this.document.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...directionOf(run) });
      if (readsAsDrawn(this.harfbuzz, run)) draw();
      else this.drawFor(run.source, draw);
      at += this.document.widthOfString(run.text, directionOf(run));
    }
  }

  /**
   * Draws glyphs that stand for a text as a whole. It begins and ends in the page's own coordinates, in which readers look
   * for its place; pdfkit draws upside down.
   */
  private drawFor(text: string, draw: () => void): void {
    const turn = () => this.document.save().transform(1, 0, 0, -1, 0, this.document.page.height);
    turn();
    this.document.markContent('Span', { actual: text });
    turn();
    draw();
    this.document.restore();
    this.document.endMarkedContent();
    this.document.restore();
  }

  /** Begins another page unless so much room is left. @returns the position at which to draw. */
  room(y: number, height: number): number {
    if (y + height <= bottom) return y;
    this.document.addPage();
    this.number += 1;
    this.onNext();
    return nextTop;
  }

  /** Draws one line at a position. */
  line(text: string, x: number, y: number, style: Style = {}): void {
    this.draw(new Paragraph(this.type, text).runs(weightOf(style)), x, y, style);
  }

  /**
   * Draws lines no wider than `width`, one below the other, which continue on further pages.
   * @returns the position of the next line
   */
  lines(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const size = style.size ?? 10;
    let at = y;
    for (const paragraph of text.split('\n').map((line) => new Paragraph(this.type, line)))
      for (const runs of this.broken(paragraph, width, weightOf(style), size)) {
        at = this.room(at, size * 1.45);
        this.draw(runs, x, at, style);
        at += size * 1.45;
      }
    return at;
  }

  /** Breaks a paragraph into lines; a word wider than a line is broken. */
  private broken(paragraph: Paragraph, width: number, weight: InvoiceWeight, size: number): Run[][] {
    const lines: Run[][] = [];
    const isTooWide = (from: number, to: number) => this.widthOf(paragraph.runs(weight, from, to), size) > width;
    let [start, end] = [0, 0];
    for (const space of [...paragraph.text.matchAll(/ |$/g)].map(({ index }) => index)) {
      if (end > start && isTooWide(start, space)) {
        lines.push(paragraph.runs(weight, start, end));
        start = end + 1;
      }
      if (isTooWide(start, space)) {
        const signs = [...new Intl.Segmenter().segment(paragraph.text.slice(start, space))];
        const places = [...signs.map(({ index }) => start + index).slice(1), space];
        end = start;
        for (const place of places) {
          if (end > start && isTooWide(start, place)) {
            lines.push(paragraph.runs(weight, start, end));
            start = end;
          }
          end = place;
        }
      }
      end = space;
    }
    return [...lines, paragraph.runs(weight, start, end)];
  }

  /** Draws a word large and faint across the page. */
  stamp(word: string): void {
    const { document } = this;
    const [middleX, middleY] = [297, 470];
    document
      .save()
      .rotate(-35, { origin: [middleX, middleY] })
      .opacity(0.12);
    const runs = new Paragraph(this.type, word).runs(600);
    this.draw(runs, middleX - this.widthOf(runs, 96) / 2, middleY - ascent * 96, { size: 96 });
    document.restore();
  }

  rule(y: number, color = '#e4e1ef'): void {
    this.document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();
  }
}
