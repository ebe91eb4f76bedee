import { inflateSync } from 'node:zlib';

/** A text as placed on a page: characters from left to right, or in logical order where the PDF writes them out. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
}

/** Lines are further apart; a mark or a joined letter may be drawn a little above or below its line, in points. */
const sameLine = 2;

/** Reads the texts of a PDF made by pdfkit, through its embedded fonts. */
export function pdfTexts(pdf: Buffer): PdfText[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of (/\/Font <<([\s\S]*?)>>/.exec(body)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, signsOf(streamOf(objects.get(unicode))));
    }
  return textsOf(pageContents(pdf), fonts);
}

/** Returns the texts line by line, from the top; words that stand apart are separated by what is drawn between them. */
export function pdfLines(pdf: Buffer): string[] {
  const lines: PdfText[][] = [];
  for (const piece of pdfTexts(pdf).sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - piece.y < sameLine) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(''),
  );
}

/** Returns the number of glyphs drawn as the sign for a missing letter, which each font has as its first glyph. */
export const missingGlyphs = (pdf: Buffer): number =>
  glyphsOf(pageContents(pdf)).filter((glyph) => glyph === '0000').length;

const glyphsOf = (stream: string): string[] =>
  [...stream.matchAll(/<([0-9a-f]+)>(?=[^[]*\] TJ)/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

const objectsOf = (pdf: Buffer) =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

const pageContents = (pdf: Buffer): string =>
  [...objectsOf(pdf).values()]
    .map(streamOf)
    .filter((stream) => stream.includes('BT\n'))
    .join('\n');

function streamOf(body = ''): string {
  const [head = '', ...rest] = body.split('\nstream\n');
  const bytes = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
  if (bytes.length === 0) return '';
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const textOfHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function signsOf(map: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], index) =>
      signs.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), textOfHex(hex.replaceAll(' ', ''))),
    );
  return signs;
}

/** Reads a literal string of UTF-16 (ISO 32000-1, 7.3.4.2). */
const textOfLiteral = (literal: string) =>
  Buffer.from(
    literal.replace(
      /\\([nrtbf()\\])/g,
      (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
    ),
    'latin1',
  )
    .subarray(2)
    .swap16()
    .toString('utf16le');

function textsOf(stream: string, fonts: Map<string, Map<string, string>>): PdfText[] {
  const texts: PdfText[] = [];
  let font: Map<string, string> | undefined;
  /** Text that the next glyphs stand for as a whole, and the number of texts before it. */
  let whole: { text: string; from: number } | undefined;
  for (const [token, x, y, name, shown, actual] of stream.matchAll(
    /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|EMC/g,
  )) {
    if (x && y) texts.push({ x: Number(x), y: Number(y), text: '' });
    if (name) font = fonts.get(name);
    if (actual !== undefined) whole = { text: textOfLiteral(actual), from: texts.length };
    if (token === 'EMC' && whole) {
      const first = texts[whole.from];
      if (first) texts.splice(whole.from, texts.length, { ...first, text: whole.text });
      whole = undefined;
    }
    const last = texts.at(-1);
    if (shown && last)
      last.text += [...shown.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => font?.get(glyph.toLowerCase()) ?? '\ufffd')
        .join('');
  }
  return texts;
}
