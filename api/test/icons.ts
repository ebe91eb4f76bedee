/** A picture of an icon, with what its directory says of it. */
export interface IcoEntry {
  side: number;
  data: Buffer;
  /** Where the directory says that it lies, when it lies. */
  offset?: number;
  size?: number;
}

/** Returns an icon of Windows. */
export function anIco(entries: readonly IcoEntry[], count = entries.length): Buffer {
  const head = Buffer.alloc(6 + entries.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(count, 4);
  let end = head.length;
  for (const [index, { side, data, offset, size }] of entries.entries()) {
    const at = 6 + index * 16;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt32LE(size ?? data.length, at + 8);
    head.writeUInt32LE(offset ?? end, at + 12);
    end += data.length;
  }
  return Buffer.concat([head, ...entries.map(({ data }) => data)]);
}

/** Returns a bitmap of an icon: its upper half in a colour, its lower half clear by its own cover or by the mask alone. */
export function aBitmap(
  side: number,
  [red, green, blue]: readonly [number, number, number],
  { bits = 32, hasCover = true, rows = side * 2 } = {},
): Buffer {
  const stride = Math.ceil(side / 32) * 4;
  const bitmap = Buffer.alloc(40 + side * side * 4 + side * stride);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(side, 4);
  bitmap.writeInt32LE(rows, 8);
  bitmap.writeUInt16LE(1, 12);
  bitmap.writeUInt16LE(bits, 14);
  for (let row = 0; row < side; row += 1) {
    // the first row is the lowest one
    const isUpper = row >= side / 2;
    for (let x = 0; x < side && isUpper; x += 1)
      bitmap.set([blue, green, red, hasCover ? 255 : 0], 40 + (row * side + x) * 4);
    if (!isUpper) bitmap.fill(0xff, 40 + side * side * 4 + row * stride, 40 + side * side * 4 + (row + 1) * stride);
  }
  return bitmap;
}
