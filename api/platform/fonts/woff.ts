import { inflateSync } from 'node:zlib';

interface Table {
  tag: string;
  bytes: Buffer;
}

/** Reads the tables of a WOFF 1.0 file (W3C, WOFF File Format 1.0, sections 3 to 5). */
export function tablesOf(file: Buffer): Table[] {
  return Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + index * 20;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: file.toString('latin1', entry, entry + 4),
      bytes: packed < file.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes,
    };
  });
}

/** Unpacks the font for libraries that need the original OpenType file (OpenType, chapter 'OpenType font file'). */
export function unpackWoff(file: Buffer): Buffer {
  const tables = tablesOf(file);
  const head = Buffer.alloc(12 + tables.length * 16);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, bytes }, index) => {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}
