import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoUpload } from '../../../../contract/design-photo';
import { anImage, pngThatPromises } from '../../../test/images';
import { cleanPhoto } from './clean-photo';

describe('an uploaded photo', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postloom-photo-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const cleaned = async (bytes: Buffer) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return cleanPhoto(path);
  };
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

  it.each([
    ['a HEIC file', () => Promise.resolve(heic), photoUpload.heic],
    ['a text', () => Promise.resolve(Buffer.from('not a photo')), photoUpload.notAPhoto],
    ['a GIF', () => anImage('gif', 1200, 800), photoUpload.notAPhoto],
    [
      'a small one',
      () => anImage('jpeg', 600, 400),
      'This photo is 600 x 400 pixels; posts need at least 1,080 x 720, or they look blurred.',
    ],
    [
      'a long and low one',
      () => anImage('jpeg', 4000, 800),
      'This photo is 4,000 x 800 pixels, which is too narrow for a post. Please cut it to at most four times its width.',
    ],
    [
      'one that promises too many pixels',
      () => Promise.resolve(pngThatPromises(11_000, 11_000)),
      'This photo is 11,000 x 11,000 pixels; at most 25 million pixels and 12,000 a side are possible.',
    ],
    [
      'a half one',
      async () => (await anImage('jpeg', 1200, 800)).subarray(0, 700),
      'This photo is damaged or incomplete. Please save it again and try once more.',
    ],
  ])('is refused when it is %s', async (_what, make, sentence) => {
    await expect(cleaned(await make())).rejects.toThrow(sentence);
  });

  it('is turned upright, and loses the place where it was taken', async () => {
    const taken = await sharp(await anImage('jpeg', 1200, 800))
      .withExif({ IFD0: { Artist: 'Mira' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    const { data, thumbnail, width, height } = await cleaned(taken);
    expect([width, height]).toEqual([800, 1200]);
    for (const [bytes, format] of [
      [data, 'jpeg'],
      [thumbnail, 'webp'],
    ] as const) {
      const facts = await sharp(bytes).metadata();
      expect([facts.format, facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual([
        format,
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 480 });
  });

  it('shows the colours of its profile in sRGB', async () => {
    const vivid = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c86432' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { data } = await cleaned(vivid);
    const { data: pixel } = await sharp(data).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    // the file has the bytes of the wider profile: read as sRGB they would be paler
    expect((await sharp(vivid).metadata()).icc).toBeDefined();
    for (const [index, channel] of [0xc8, 0x64, 0x32].entries())
      expect(Math.abs((pixel[index] ?? 0) - channel)).toBeLessThanOrEqual(3);
  });

  it('lies on white where it is transparent, and is at most 2,560 pixels wide', async () => {
    const glass = await sharp({
      create: { width: 3000, height: 1500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data, width, height } = await cleaned(glass);
    expect([width, height]).toEqual([2560, 1280]);
    expect([...(await sharp(data).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
      255, 255, 255,
    ]);
  });
});
