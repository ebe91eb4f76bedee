import sharp from 'sharp';
import { imageUpload } from '../../../contract/uploads';
import { anImage, pngThatPromises } from '../../test/images';
import type { ImageFormat } from '../../test/images';
import { cleanImage } from './clean-image';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const damaged = 'This image is damaged or incomplete. Please save it again and try once more.';
const more = 'This file contains more than an image. Please save it again as a plain image.';
const pixels = 'This image has too many pixels. Please use one of at most 25 million pixels and 10,000 pixels a side.';
const behind = async (text: string, format: ImageFormat = 'png') =>
  Buffer.concat([await anImage(format), Buffer.from(text, 'latin1')]);
const half = async (format: ImageFormat) => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();
  return noise.subarray(0, noise.length / 2);
};

const tooLargeToStore =
  'This image would take more than 2 MB to store. Please use a smaller one, or save it as JPEG or WebP.';
const tooLargeMoving = 'This moving image is too large. Please use a smaller or shorter one.';
/** A GIF with frames of one colour each. */
async function movingGif(width: number, height: number, frames: number): Promise<Buffer> {
  const pixel = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1)
    pixel.fill((frame * 11) % 255, frame * width * height * 3, (frame + 1) * width * height * 3);
  return sharp(pixel, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ loop: 0 })
    .toBuffer();
}
/** Noise, which no encoder compresses well. */
const growingJpeg = () =>
  sharp({
    create: {
      width: 2500,
      height: 2500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

describe('an uploaded image', () => {
  it.each([
    ['an SVG', () => Buffer.from(svg), imageUpload.notAnImage],
    ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`), imageUpload.notAnImage],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), imageUpload.notAnImage],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), imageUpload.notAnImage],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
          .tiff()
          .toBuffer(),
      imageUpload.notAnImage,
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
          .avif()
          .toBuffer(),
      imageUpload.notAnImage,
    ],
    ['only zeros', () => Buffer.alloc(2048), imageUpload.notAnImage],
    ['a picture with a script behind it', () => behind('<script>alert(1)</script>'), more],
    ['a picture with a page behind it', () => behind('<HTML ><body onload=alert(1)>', 'jpeg'), more],
    ['a picture with a drawing behind it', () => behind(svg, 'webp'), more],
    ['a picture with a program behind it', () => behind('<?php system($_GET[0]); ?>', 'gif'), more],
    ['a picture that is an archive too', () => behind(`PK\x03\x04PK\x05\x06${'\0'.repeat(18)}`), more],
    ['a GIF that is also a script', () => Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)//'), damaged],
    ['50,000 x 50,000 pixels', () => pngThatPromises(50_000, 50_000), pixels],
    ['one pixel high and extremely wide', () => pngThatPromises(10_001, 1), pixels],
    ['a head without a picture', () => pngThatPromises(400, 400), damaged],
    ['half a PNG', () => half('png'), damaged],
    ['an image that is larger when it is encoded again', () => growingJpeg(), tooLargeToStore],
    ['an animated image of 20 million pixels', () => movingGif(1000, 1000, 20), tooLargeMoving],
    ['half a JPEG', () => half('jpeg'), damaged],
    ['half a WebP', () => half('webp'), damaged],
    ['half a GIF', () => half('gif'), damaged],
    ['only the first bytes of a PNG', async () => (await anImage()).subarray(0, 20), damaged],
  ])('is refused when it is %s', async (_what, make, sentence) => {
    await expect(cleanImage(await make())).rejects.toThrow(sentence);
  });

  it.each([
    ['png', 'png', 'png'],
    ['jpeg', 'jpg', 'jpeg'],
    ['webp', 'webp', 'webp'],
    ['gif', 'webp', 'webp'],
  ] as const)('of the kind %s is stored as %s', async (format, ending, stored) => {
    const clean = await cleanImage(await anImage(format));
    expect(clean).toMatchObject({ ending, width: 40, height: 30 });
    expect(await sharp(clean.data).metadata()).toMatchObject({ format: stored, width: 40, height: 30 });
  });

  it('loses its metadata and is rotated upright', async () => {
    const taken = await sharp(await anImage('jpeg'))
      .withExif({ IFD0: { Artist: 'Mira' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Mira');
    const { data, width, height } = await cleanImage(taken);
    expect([width, height]).toEqual([30, 40]);
    const facts = await sharp(data).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(data.toString('latin1')).not.toContain('Mira');
  });

  it('is limited to the widest size that a page shows', async () => {
    expect(await cleanImage(await anImage('jpeg', 4000, 1000))).toMatchObject({ width: 2560, height: 640 });
  });

  it('stays animated', async () => {
    const frames = Buffer.concat(Array.from({ length: 3 }, (_, index) => Buffer.alloc(20 * 20 * 3, index * 90)));
    const gif = await sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer();
    const { data, width, height } = await cleanImage(gif);
    expect([width, height]).toEqual([20, 20]);
    expect((await sharp(data).metadata()).pages).toBe(3);
  });
});
