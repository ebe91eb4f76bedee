import sharp from 'sharp';
import { inTurn } from '../../api/test/long';
import { printPost } from '../../api/domain/designs/studio/print-post';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { postType } from '../../api/platform/fonts/post-type';
import { aBrand } from '../../api/test/brands';
import { contrast } from '../../studio/colour';
import type { Box } from '../../studio/set-line';
import { applyBrand } from '../../studio/posts/brand';
import { composeDocument, svgsOf, type ComposedPost } from '../../studio/posts/compose';
import { LOGO_CORNERS, SLOTS, SLOT_LIMITS, type PostDocument, type PostLogo } from '../../studio/posts/document';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import type { PictureSample } from '../../studio/posts/picture-sample';
import { POST_SIZE_NAMES, safeFrames } from '../../studio/posts/sizes';
import { paintBackground } from './paint-background';

const image = (letter: string) => `/image-server/${letter.repeat(64)}.png`;
const logo = (part: Partial<PostLogo> = {}): PostLogo => ({
  light: { image: image('a'), ratio: 3, ink: '#1b1b3a' },
  dark: null,
  ground: 'AUTO',
  corner: 'TOP_RIGHT',
  ...part,
});
const plain = (tone: number) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: { r: tone, g: tone, b: tone } } })
    .png()
    .toBuffer();

function documentOn(sample: PictureSample, headline: string): PostDocument {
  const document = newDocument({ primaryText: headline, style: 'minimal', niche: 'cooking', seed: 'test' }, sample, {
    second: 'Baked at four in the morning.',
    button: 'Order now',
    badge: 'New',
  });
  document.words.contact.text = 'bread-and-salt.example';
  return document;
}

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

function faultsOf(post: ComposedPost): string[] {
  const box = post.logo?.box;
  if (!box) return ['there is no logo'];
  const [x, y, width, height] = safeFrames[post.size];
  const isInside =
    box.x >= Math.floor(x * post.width) &&
    box.y >= Math.floor(y * post.height) &&
    box.x + box.width <= Math.ceil((x + width) * post.width) &&
    box.y + box.height <= Math.ceil((y + height) * post.height);
  return [
    ...(isInside ? [] : ['the logo leaves the safe frame']),
    ...(Object.values(box).every(Number.isInteger) ? [] : ['the logo is between pixels']),
    ...post.words.flatMap((words) => (apart(box, words.box) ? [] : [`the logo lies on ${words.slot}`])),
    ...post.broken,
  ];
}

describe('a logo', () => {
  let data: Buffer;
  let sample: PictureSample;

  beforeAll(async () => {
    data = await paintBackground({ niche: 'cooking', calm: 'left', seed: 'test', width: 768, height: 768 });
    sample = await samplePicture(data);
  });

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    'has room in every corner and size of %s, beside any words, in any proportion',
    async (_name, layout) => {
      const texts = ['A', 'Fresh bread every morning', 'Long words for every place of a post '.repeat(6).slice(0, 200)];
      for (const [at, headline] of texts.entries())
        for (const size of inTurn(POST_SIZE_NAMES, 3, at))
          for (const [which, corner] of LOGO_CORNERS.entries()) {
            const document = { ...documentOn(sample, headline.trim()), layout };
            if (at === 2)
              for (const slot of SLOTS)
                document.words[slot].text = 'Long words for every place of a post '
                  .repeat(6)
                  .slice(0, SLOT_LIMITS[slot])
                  .trim();
            const ratio = [0.1, 1, 3, 12][(which + at) % 4] ?? 1;
            document.logo = logo({ corner, light: { image: image('a'), ratio, ink: '#1b1b3a' } });
            const post = await composeDocument(postType, document, sample, size);
            expect({ layout, size, corner, at, faults: faultsOf(post) }).toMatchObject({ faults: [] });
          }
    },
  );

  it('stands in its own corner where that is free, else in another one', async () => {
    const document = { ...documentOn(sample, 'Fresh bread'), layout: 'gallery@1' };
    // the words of this layout stand below its picture
    const cornerOf = async (corner: PostLogo['corner']) =>
      (await composeDocument(postType, { ...document, logo: logo({ corner }) }, sample, 'SQUARE')).logo?.corner;
    expect([await cornerOf('TOP_LEFT'), await cornerOf('TOP_RIGHT')]).toEqual(['TOP_LEFT', 'TOP_RIGHT']);
    document.words.headline.text = 'Fresh bread every morning, and cake on every Sunday of the whole long summer';
    expect(await cornerOf('BOTTOM_LEFT')).not.toBe('BOTTOM_LEFT');
  });

  it('shows the picture for its ground, and has a plate where neither can be seen', async () => {
    const light = { image: image('a'), ratio: 2, ink: '#101010' };
    const dark = { image: image('b'), ratio: 2, ink: '#f0f0f0' };
    const placed = async (tone: number, part: Partial<PostLogo>) => {
      const under = await samplePicture(await plain(tone));
      const document = { ...documentOn(under, 'Fresh bread'), layout: 'gallery@1', logo: logo(part) };
      return (await composeDocument(postType, document, under, 'SQUARE')).logo;
    };
    expect(await placed(250, { light, dark })).toMatchObject({ image: light.image, plate: null });
    expect(await placed(10, { light, dark })).toMatchObject({ image: dark.image, plate: null });
    expect(await placed(250, { light, dark, ground: 'DARK' })).toMatchObject({ image: dark.image });
    const onPlate = await placed(10, { light });
    expect(onPlate?.image).toBe(light.image);
    expect(contrast(onPlate?.plate ?? '', light.ink)).toBeGreaterThanOrEqual(4.5);
    // a full picture has its own ground
    expect(await placed(10, { light: { ...light, ink: null } })).toMatchObject({ plate: null });
  });

  it('has no confetti on it', async () => {
    const piecesOn = (post: ComposedPost, { x, y, width, height }: Box) =>
      [...`${post.below}${post.above}`.matchAll(/translate\(([\d.]+) ([\d.]+)\) rotate|cx="([\d.]+)" cy="([\d.]+)"/g)]
        .map((found) => [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])] as const)
        .filter(([px, py]) => px > x && px < x + width && py > y && py < y + height).length;
    let without = 0;
    for (const headline of ['Fresh bread', 'Two for one', 'Open on Sunday', 'Come by', 'Made by hand', 'New'])
      for (const size of ['SQUARE', 'LINK'] as const) {
        const document = { ...documentOn(sample, headline), layout: 'sticker@1' };
        const post = await composeDocument(postType, { ...document, logo: logo() }, sample, size);
        const box = post.logo?.box ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(piecesOn(post, box)).toBe(0);
        without += piecesOn(await composeDocument(postType, document, sample, size), box);
      }
    expect(without).toBeGreaterThan(0);
  });

  it('changes the hash of the layout, and is in the preview', async () => {
    const document = documentOn(sample, 'Fresh bread');
    const without = await composeDocument(postType, document, sample, 'SQUARE');
    const post = await composeDocument(postType, { ...document, logo: logo() }, sample, 'SQUARE');
    expect(post.hash).not.toBe(without.hash);
    const { x, y, width, height } = post.logo?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(svgsOf(post, '/background', 'p').words).toContain(
      `<image href="${image('a')}" x="${x}" y="${y}" width="${width}" height="${height}"`,
    );
    expect(svgsOf(without, '/background', 'p').words).not.toContain('image-server');
  });

  it('is printed as it is, in a brand whose fields have exactly its colours', async () => {
    const picture = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#c2185b' } })
      .png()
      .toBuffer();
    const light = { image: image('a'), ratio: 3, ink: null };
    const brand = aBrand({ logo: { light, dark: null, corner: 'TOP_LEFT' } });
    const exact = (pixels: Buffer, info: { width: number; channels: number }, x: number, y: number) => {
      const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      return `#${pixels.subarray(at, at + 3).toString('hex')}`;
    };
    // words on the plain ground, and a button in the main colour
    const { document } = applyBrand({ ...documentOn(sample, 'Fresh bread'), layout: 'gallery@1' }, brand);
    for (const size of POST_SIZE_NAMES) {
      const post = await composeDocument(postType, { ...document, layout: 'window@1' }, sample, size);
      const print = await (await printPost(post, data, { logo: picture })).png().toBuffer();
      const { data: pixels, info } = await sharp(print).raw().toBuffer({ resolveWithObject: true });
      expect(exact(pixels, info, 2, 2)).toBe(brand.colors.ground);
      const box = post.logo?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(exact(pixels, info, box.x + box.width / 2, box.y + box.height / 2)).toBe('#c2185b');
      const button = post.words.find(({ slot }) => slot === 'button');
      const [left = 0, top = 0] = [(button?.box.x ?? 0) - 8, (button?.box.y ?? 0) + (button?.box.height ?? 0) / 2];
      expect(exact(pixels, info, left, top)).toBe(brand.colors.deep);
    }
  });
});
