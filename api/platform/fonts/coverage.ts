import { tablesOf } from './woff';

/** Returns the code points with a glyph (OpenType cmap, formats 4 and 12). Others would print as an empty box. */
export function coverageOf(file: Buffer): Set<number> {
  const cmap = tablesOf(file).find(({ tag }) => tag === 'cmap')?.bytes;
  if (!cmap) throw new Error('The font has no cmap table');
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(start);
    if (format === 12) readGroups(cmap, start, found);
    else if (format === 4) readSegments(cmap, start, found);
  }
  return found;
}

function readGroups(cmap: Buffer, start: number, found: Set<number>): void {
  for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
    const at = start + 16 + group * 12;
    for (let code = cmap.readUInt32BE(at); code <= cmap.readUInt32BE(at + 4); code += 1) found.add(code);
  }
}

function readSegments(cmap: Buffer, start: number, found: Set<number>): void {
  const size = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + size + segment);
    const delta = cmap.readUInt16BE(start + 16 + size * 2 + segment);
    const rangeAt = start + 16 + size * 3 + segment;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? (code + delta) & 0xffff : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
}
