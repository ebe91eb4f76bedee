import sharp from 'sharp';
import { imageKind } from '../files/image-kind';

/** Entries of a directory that are looked at. */
const MOST_ENTRIES = 32;
/** Smaller icons are not logos. */
const LEAST_SIDE = 32;
/** The format describes sides up to 256 pixels; entries that are a PNG have the limits of other pictures. */
const MOST_SIDE = 256;
const BMP_HEADER = 40;

/** Whether bytes are an icon of Windows by their content: .ico, not a cursor. */
export const isIco = (bytes: Buffer): boolean => bytes.length >= 22 && bytes.readUInt32LE(0) === 0x0001_0000;

/**
 * Returns the largest picture of an icon: a PNG as it is, or a bitmap of 32 bits a pixel as a PNG. Entries that reach beyond
 * the file, or are of another kind, are passed over.
 * @returns null when none is left
 */
export async function largestOfIco(bytes: Buffer): Promise<Buffer | null> {
  for (const entry of entriesOf(bytes)) {
    if (imageKind(entry) === 'png') return entry;
    const png = await bitmapAsPng(entry);
    if (png) return png;
  }
  return null;
}

/** Returns the pictures of the directory that lie within the file, the largest first. */
function entriesOf(bytes: Buffer): Buffer[] {
  const count = Math.min(bytes.readUInt16LE(4), MOST_ENTRIES, Math.floor((bytes.length - 6) / 16));
  return Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 16;
    // 0 means 256
    const side = Math.min(bytes.readUInt8(at) || MOST_SIDE, bytes.readUInt8(at + 1) || MOST_SIDE);
    const [size, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
    const isWithin = offset >= 6 + count * 16 && size > BMP_HEADER && offset + size <= bytes.length;
    return { side, data: isWithin ? bytes.subarray(offset, offset + size) : null };
  })
    .filter(({ side }) => side >= LEAST_SIDE)
    .toSorted((one, other) => other.side - one.side)
    .flatMap(({ data }) => data ?? []);
}

/** Reads a bitmap of 32 bits a pixel, whose header counts the rows of its mask as well. */
async function bitmapAsPng(bitmap: Buffer): Promise<Buffer | null> {
  const [header, width, rows] = [bitmap.readUInt32LE(0), bitmap.readInt32LE(4), bitmap.readInt32LE(8)];
  const height = rows / 2;
  const isPlain = header === BMP_HEADER && bitmap.readUInt16LE(14) === 32 && bitmap.readUInt32LE(16) === 0;
  const isSmall = [width, height].every((side) => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE);
  if (!isPlain || !isSmall || bitmap.length < BMP_HEADER + width * height * 4) return null;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // rows from below, blue first
      const from = BMP_HEADER + ((height - 1 - y) * width + x) * 4;
      const to = (y * width + x) * 4;
      pixels[to] = bitmap[from + 2] ?? 0;
      pixels[to + 1] = bitmap[from + 1] ?? 0;
      pixels[to + 2] = bitmap[from] ?? 0;
      pixels[to + 3] = bitmap[from + 3] ?? 0;
    }
  if (isBlank(pixels)) applyMask(bitmap, pixels, width, height);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const isBlank = (pixels: Buffer): boolean => pixels.every((value, at) => at % 4 !== 3 || value === 0);

/** Reads the cover of an icon without one from its mask: one bit a pixel, rows of whole four bytes, set where it is clear. */
function applyMask(bitmap: Buffer, pixels: Buffer, width: number, height: number): void {
  const start = BMP_HEADER + width * height * 4;
  const stride = Math.ceil(width / 32) * 4;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const byte = bitmap[start + (height - 1 - y) * stride + (x >> 3)] ?? 0;
      pixels[(y * width + x) * 4 + 3] = byte & (0x80 >> (x & 7)) ? 0 : 255;
    }
}
