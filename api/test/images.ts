import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** Returns a real image of one colour. */
export const anImage = (format: ImageFormat = 'png', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#5b3df5' } })
    .toFormat(format)
    .toBuffer();

/** Returns a photo that no encoder makes small. */
export const aPhoto = (width = 1_200, height = 900): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

/**
 * Returns an image of an exact size in bytes that no encoder shrinks: noise, padded with a chunk that decoders skip.
 */
export async function imageOfBytes(bytes: number): Promise<Buffer> {
  const image = await anImage('png');
  const end = image.length - 12;
  return Buffer.concat([
    image.subarray(0, end),
    chunk('prVt', Buffer.alloc(bytes - image.length - 12)),
    image.subarray(end),
  ]);
}

/** Returns a PNG whose header declares so many pixels, with hardly any data. */
export function pngThatPromises(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

const polynomial = 0xedb88320;

/** Returns the checksum of a PNG chunk. */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Returns a JPEG of a red ring on white, as logos often come. */
export const aLogoOnWhite = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#ffffff"/><circle cx="200" cy="150" r="80" fill="none" stroke="#c2185b" stroke-width="36"/></svg>',
    ),
  )
    .jpeg({ quality: 88 })
    .toBuffer();

/** For tests of something else than models: one that paints a quarter of the pixels, and refuses to be asked for more. */
export const smallPictures = { IMAGE_MODELS: 'gemini-3.1-flash-lite-image' };
