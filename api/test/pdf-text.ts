import { inflateSync } from 'node:zlib';

/** A text as placed on a page: characters from left to right. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
}

/** Reads the texts of a PDF made by pdfkit, through its embedded fonts. */
export function pdfTexts(pdf: Buffer): PdfText[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of (/\/Font <<([\s\S]*?)>>/.exec(body)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, signsOf(streamOf(objects.get(unicode))));
    }
  return [...objects.values()]
    .map(streamOf)
    .flatMap((stream) => (stream.includes('BT\n') ? textsOf(stream, fonts) : []));
}

/** Returns the texts line by line, from the top; words that stand apart are separated by what is drawn between them. */
export function pdfLines(pdf: Buffer): string[] {
  const lines = new Map<number, PdfText[]>();
  for (const piece of pdfTexts(pdf)) lines.set(piece.y, [...(lines.get(piece.y) ?? []), piece]);
  return [...lines]
    .sort(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .sort((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(''),
    );
}

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

function textsOf(stream: string, fonts: Map<string, Map<string, string>>): PdfText[] {
  const texts: PdfText[] = [];
  let font: Map<string, string> | undefined;
  for (const [, x, y, name, shown] of stream.matchAll(
    /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (x && y) texts.push({ x: Number(x), y: Number(y), text: '' });
    if (name) font = fonts.get(name);
    const last = texts.at(-1);
    if (shown && last)
      last.text += [...shown.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => font?.get(glyph.toLowerCase()) ?? '\ufffd')
        .join('');
  }
  return texts;
}
