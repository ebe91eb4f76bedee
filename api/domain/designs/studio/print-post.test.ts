import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { composeDocument, svgsOf } from '../../../../studio/posts/compose';
import { refOf } from '../../../../studio/posts/layout';
import { LAYOUTS } from '../../../../studio/posts/layouts/index';
import { newDocument } from '../../../../studio/posts/new-document';
import { postType } from '../../../platform/fonts/post-type';
import { printPost } from './print-post';
import { samplePicture, smallCopyOf } from './sample-picture';

/** A picture of which no two parts are equal. */
const gradient = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    data.set([(255 * (at % width)) / width, (255 * Math.floor(at / width)) / height, (at * 7) & 255], at * 3);
  return sharp(data, { raw: { width, height, channels: 3 } });
};

const pictures: Record<string, () => Promise<Buffer>> = {
  'a painted picture': () => gradient(640, 640).png().toBuffer(),
  'a photo that lies on its side': () => gradient(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a picture of too many pixels for the cache': () =>
    gradient(800, 800).resize(2_900, 2_900, { kernel: 'nearest' }).png({ compressionLevel: 1 }).toBuffer(),
};

async function postsOf(picture: Buffer) {
  const sample = await samplePicture(picture);
  const document = newDocument(
    { primaryText: 'Fresh bread every morning', style: 'minimal', niche: 'cooking', seed: 'print' },
    sample,
  );
  // one that fills the canvas, one that is masked, one that is turned
  const layouts = LAYOUTS.filter(({ id }) => ['horizon', 'window', 'scrapbook'].includes(id));
  return Promise.all(
    layouts.map((layout) => composeDocument(postType, { ...document, layout: refOf(layout) }, sample, 'SQUARE')),
  );
}

/** Prints a small copy. */
const pixels = async (print: Promise<Sharp>) => (await print).resize(270).raw().toBuffer();

describe('prints of the same picture', () => {
  it.each(Object.entries(pictures))('show the same as its first print does, of %s', async (_what, draw) => {
    const picture = await draw();
    for (const post of await postsOf(picture)) {
      // another buffer of the same bytes, as each task of an image process brings its own
      const first = await pixels(printPost(post, Buffer.from([...picture, post.width & 255])));
      for (let again = 0; again < 3; again += 1)
        expect((await pixels(printPost(post, Buffer.from(picture)))).equals(first)).toBe(true);
    }
  });

  it('never show the picture before, in any order', async () => {
    const dark = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#101010' } })
      .png()
      .toBuffer();
    const light = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f0f0f0' } })
      .png()
      .toBuffer();
    const [post] = await postsOf(dark);
    if (!post) throw new Error('There is no layout');
    const corner = async (picture: Buffer) => (await (await printPost(post, picture)).raw().toBuffer())[0] ?? 0;
    for (const picture of [dark, dark, dark, light, light, dark, light, light, light, dark])
      expect((await corner(picture)) < 128).toBe(picture === dark);
    const shown = await Promise.all([light, dark, light, light, dark].map(corner));
    expect(shown.map((tone) => tone < 128)).toEqual([false, true, false, false, true]);
  });

  it('fail for a damaged picture each time, and go on with the next one', async () => {
    const picture = await gradient(640, 640).png().toBuffer();
    const [post] = await postsOf(picture);
    if (!post) throw new Error('There is no layout');
    const damaged = picture.subarray(0, picture.length / 2);
    const first = await pixels(printPost(post, picture));
    for (let round = 0; round < 3; round += 1) await expect(printPost(post, damaged)).rejects.toThrow();
    expect((await pixels(printPost(post, picture))).equals(first)).toBe(true);
  });
});

describe('a transparent picture', () => {
  /** A red square in the middle of nothing, whose transparent pixels are black, as most programs write them. */
  const transparent = async (depth: 8 | 16 = 8) => {
    const subject = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#c01020' } })
      .png()
      .toBuffer();
    const picture = sharp({
      create: { width: 640, height: 640, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).composite([{ input: subject }]);
    if (depth === 8) return picture.png().toBuffer();
    return sharp(await picture.png().toBuffer())
      .toColourspace('rgb16')
      .png()
      .toBuffer();
  };

  it.each([8, 16] as const)('lies on white in every print, of %i bits', async (depth) => {
    const picture = await transparent(depth);
    for (const post of await postsOf(picture)) {
      const bare = { ...post, above: '' };
      for (let again = 0; again < 3; again += 1) {
        const { data, info } = await (await printPost(bare, picture)).raw().toBuffer({ resolveWithObject: true });
        const { box } = post.picture;
        const at = (Math.round(box.y + box.height * 0.9) * info.width + Math.round(box.x + box.width / 2)) * 3;
        expect([...data.subarray(at, at + 3)]).toEqual([255, 255, 255]);
      }
    }
  });

  it('is white in the sample, so that words on it are dark, and in the copy that a model looks at', async () => {
    const picture = await transparent();
    const { cells } = await samplePicture(picture);
    expect([...cells.subarray(-9)]).toEqual(Array.from({ length: 9 }, () => 255));
    const corner = await sharp((await smallCopyOf(picture)).jpeg)
      .extract({ left: 600, top: 600, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner].every((tone) => tone > 250)).toBe(true);
  });

  it('lies on white in the preview, too, with the finish of the post', async () => {
    const [post] = await postsOf(await transparent());
    if (!post) throw new Error('There is no layout');
    const paper = /<rect x="0" y="0" width="1080" height="1080" fill="(#[0-9a-f]{6})"\/><svg/u;
    expect(paper.exec(svgsOf(post, '/background', 'p').ground)?.[1]).toBe('#ffffff');
    const matrix = [
      [0.5, 0, 0, 10],
      [0, 0.5, 0, 20],
      [0, 0, 0.5, 0],
    ] as const;
    const toned = { ...post, picture: { ...post.picture, matrix } };
    expect(paper.exec(svgsOf(toned, '/background', 'p').ground)?.[1]).toBe('#8a9480');
  });
});
