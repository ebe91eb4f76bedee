import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inTurn, runs } from '../../api/test/long';
import fc from 'fast-check';
import { TEXT_CONTRAST, contrast } from '../../studio/colour';
import type { Box } from '../../studio/set-line';
import { composeDocument, type ComposedPost } from '../../studio/posts/compose';
import { SLOTS, SLOT_LIMITS, readDocument, type PostDocument } from '../../studio/posts/document';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS, REVISIONS, layoutsFor } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE, luminanceOf, type PictureSample } from '../../studio/posts/picture-sample';
import { POST_SIZES, POST_SIZE_NAMES, safeFrames, type PostSize } from '../../studio/posts/sizes';
import { STYLES } from '../../studio/brief';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { printPost } from '../../api/domain/designs/studio/print-post';
import { postType } from '../../api/platform/fonts/post-type';
import { paintBackground } from './paint-background';

const HOSTILE: Record<string, string> = {
  'one letter': 'A',
  'a sentence': 'Fresh bread every morning',
  'two hundred letters without a blank': 'Donaudampfschifffahrt'.repeat(10).slice(0, 200),
  'two hundred letters':
    'Bring your whole family to the harbour this Sunday: live music, fresh bread, small boats and one very large cake, and stay until the lanterns are lit and the last song is over, rain or shine, all welcome',
  'arabic with numbers': 'خصم 50% على كل شيء حتى 24 ديسمبر 2026',
  hebrew: 'מבצע 50% (היום בלבד) על כל החנות',
  thai: 'ขนมปังสดใหม่ทุกเช้าเวลาเจ็ดโมงตรงนะครับ',
  devanagari: 'क्षत्रिय की दुकान में हर सुबह ताज़ी रोटी',
  chinese: '今日は特別な一日です、新しいパンを焼きました',
  emoji: 'Big 🔥 sale 👩‍👩‍👧‍👦 today 🎉🇵🇹 5️⃣',
  marks: 'Ế Ǻ Ṩ naïve Łódź Đà Nẵng e\u0301 o\u0308 ą\u0301',
  mixed: 'Sale تخفيضات 50% שלום Tel Aviv',
};

/** Pictures that are hard to write on. */
const PICTURES: Record<string, () => Promise<Buffer>> = {
  scene: () => paintBackground({ niche: 'cooking', calm: 'left', seed: 'test', width: 768, height: 768 }),
  noise: () => rawPicture((_x, _y, random) => (random < 128 ? 20 : 235)),
  checkerboard: () => rawPicture((x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 0 : 255)),
  white: () => rawPicture(() => 255),
  black: () => rawPicture(() => 0),
};

function rawPicture(tone: (x: number, y: number, random: number) => number): Promise<Buffer> {
  const side = 512;
  const data = Buffer.alloc(side * side * 3);
  let state = 7;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      data.fill(tone(x, y, (state >> 16) & 255), (y * side + x) * 3, (y * side + x) * 3 + 3);
    }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

const pictures = new Map<string, Promise<{ data: Buffer; sample: PictureSample }>>();

/** Returns a picture with its sample, made once. */
function picture(name: string) {
  const known =
    pictures.get(name) ??
    (async () => {
      const data = await (PICTURES[name] ?? PICTURES['white'])?.();
      if (!data) throw new Error(`There is no picture ${name}`);
      return { data, sample: await samplePicture(data) };
    })();
  pictures.set(name, known);
  return known;
}

function documentWith(
  sample: PictureSample,
  headline: string,
  more: Partial<Record<'second' | 'button' | 'badge', string>> = {},
) {
  return newDocument({ primaryText: headline, style: 'minimal', niche: 'cooking', seed: 'test' }, sample, more);
}

const inside = (box: Box, frame: Box) =>
  box.x >= frame.x - 1 &&
  box.y >= frame.y - 1 &&
  box.x + box.width <= frame.x + frame.width + 1 &&
  box.y + box.height <= frame.y + frame.height + 1;

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

function expectSound(post: ComposedPost, what: string): void {
  const [x, y, width, height] = safeFrames[post.size];
  const frame = { x: x * post.width, y: y * post.height, width: width * post.width, height: height * post.height };
  const faults = post.words.flatMap(({ slot, box, ink, ground }, index) => [
    ...(inside(box, frame) ? [] : [`${slot} leaves the safe frame`]),
    ...(ground === null || contrast(ink, ground) >= TEXT_CONTRAST ? [] : [`${slot} is hard to read`]),
    ...post.words.slice(index + 1).flatMap((other) => (apart(box, other.box) ? [] : [`${slot} lies on ${other.slot}`])),
  ]);
  if (post.broken.length > 0) faults.push(`${post.broken.join()} does not read back`);
  if (post.missing.length > 0) faults.push(`no letter for ${post.missing.join()}`);
  if (/NaN|undefined|Infinity/u.test(post.below + post.above)) faults.push('a number is missing');
  expect([what, ...faults]).toEqual([what]);
}

describe('a layout', () => {
  it.each(STYLES)('for the style %s exists at least twice', (style) => {
    expect(layoutsFor(style).length).toBeGreaterThanOrEqual(2);
  });

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    '%s keeps hostile words inside, apart, whole and readable in all sizes',
    async (name, layout) => {
      const place = LAYOUTS.findIndex((one) => refOf(one) === layout);
      for (const [turn, [title, headline]] of Object.entries(HOSTILE).entries())
        for (const [index, size] of inTurn([...POST_SIZE_NAMES.entries()], 4, turn + place)) {
          const on = Object.keys(PICTURES)[(index + title.length) % Object.keys(PICTURES).length] ?? 'scene';
          const { sample } = await picture(on);
          const document = { ...documentWith(sample, headline), layout };
          expectSound(await composeDocument(postType, document, sample, size), `${name} ${size} ${title} on ${on}`);
        }
    },
  );

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    '%s holds every text at its longest',
    async (name, layout) => {
      const { sample } = await picture('scene');
      const document = { ...documentWith(sample, 'x'), layout };
      for (const slot of SLOTS)
        document.words[slot].text = 'Long words for every place of a post '
          .repeat(6)
          .slice(0, SLOT_LIMITS[slot])
          .trim();
      for (const size of inTurn(POST_SIZE_NAMES, 2, LAYOUTS.map(refOf).indexOf(layout)))
        expectSound(await composeDocument(postType, document, sample, size), `${name} ${size} at its longest`);
    },
  );
});

describe('words on a picture', () => {
  const whole = LAYOUTS.filter(({ words }) => words.on === 'picture');

  /** Prints a post without its letters, and returns how light the pixels of a part of it are, by relative luminance. */
  async function printedBelow(post: ComposedPost, data: Buffer): Promise<(box: Box) => number[]> {
    const bare = { ...post, above: post.above.replaceAll(/<path d="[^"]*" fill="#[0-9a-f]{6}"\/>/gu, '') };
    const { data: pixels, info } = await (await printPost(bare, data)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(POST_SIZES[post.size]);
    return (box) => {
      const lights: number[] = [];
      for (let y = Math.floor(box.y); y < box.y + box.height; y += 2)
        for (let x = Math.floor(box.x); x < box.x + box.width; x += 2) {
          const at = (y * info.width + x) * info.channels;
          lights.push(luminanceOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
        }
      return lights;
    };
  }

  it.each(Object.keys(PICTURES))('have their contrast on the printed pixels: %s', async (name) => {
    const { data, sample } = await picture(name);
    for (const [place, layout] of whole.entries())
      for (const size of inTurn(['SQUARE', 'STORY', 'LINK'] as const, 3, Object.keys(PICTURES).indexOf(name) + place)) {
        const document: PostDocument = {
          ...documentWith(sample, 'Fresh bread every morning', { second: 'Baked at four' }),
          layout: refOf(layout),
        };
        const post = await composeDocument(postType, document, sample, size);
        const lightsBelow = await printedBelow(post, data);
        for (const { slot, box, ink, ground } of post.words) {
          if (ground !== null) continue;
          const light = luminanceOf(
            [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)) as [number, number, number],
          );
          const ratios = lightsBelow(box)
            .map((under) => (Math.max(light, under) + 0.05) / (Math.min(light, under) + 0.05))
            .sort((a, b) => a - b);
          const second = ratios[Math.floor(ratios.length * 0.02)] ?? 21;
          expect({ layout: layout.id, size, slot, readable: second >= TEXT_CONTRAST || second }).toMatchObject({
            readable: true,
          });
        }
      }
  });
});

describe('any words', () => {
  const scripts = [
    'abcdefg ÄÖüß',
    'абвгд',
    'αβγδ',
    'خصم كبير',
    'שלום',
    'नमस्ते',
    'สวัสดี',
    '今日天気',
    '🎉🔥👩‍👩‍👧',
    '0123456789%€$!?.,:;',
  ];
  const letters = scripts.flatMap((script) =>
    [...new Intl.Segmenter('und').segment(script)].map(({ segment }) => segment),
  );

  it('read back from the print letter for letter', async () => {
    const { sample } = await picture('scene');
    const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    const texts = fc
      .array(word, { minLength: 1, maxLength: 14 })
      .map((words) => words.join(' ').slice(0, 200).toWellFormed());
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.constantFrom(...LAYOUTS),
        fc.constantFrom(...POST_SIZE_NAMES),
        async (headline, layout, size) => {
          const document = { ...documentWith(sample, headline), layout: refOf(layout) };
          const post = await composeDocument(postType, document, sample, size);
          expect([post.broken, post.missing]).toEqual([[], []]);
        },
      ),
      { numRuns: runs({ gate: 30, long: 2_000 }) },
    );
  });
});

describe('a print', () => {
  it.each(POST_SIZE_NAMES)('has the exact size %s', async (size: PostSize) => {
    const { data, sample } = await picture('scene');
    for (const layout of inTurn(LAYOUTS, LAYOUTS.length, POST_SIZE_NAMES.indexOf(size))) {
      const document = { ...documentWith(sample, 'Hello'), layout: refOf(layout) };
      const post = await composeDocument(postType, document, sample, size);
      const { info } = await (await printPost(post, data)).raw().toBuffer({ resolveWithObject: true });
      expect({ width: info.width, height: info.height }).toEqual(POST_SIZES[size]);
    }
  });

  it('is the same wherever it is composed', async () => {
    const { sample } = await picture('scene');
    const document = documentWith(sample, 'The same everywhere');
    const [one, other] = await Promise.all([1, 2].map(() => composeDocument(postType, document, sample, 'SQUARE')));
    expect(one?.hash).toBe(other?.hash);
    const changed = { ...document, fonts: document.fonts === 'POSTER' ? ('MODERN' as const) : ('POSTER' as const) };
    expect((await composeDocument(postType, changed, sample, 'SQUARE')).hash).not.toBe(one?.hash);
  });
});

describe('a revision of a layout', () => {
  const path = 'tools/pixels/fixtures/layout-hashes.json';

  // what is chosen for a new post may change, and says nothing about a layout
  const chosen = {
    palette: {
      ground: '#f9faf3',
      soft: '#e7ecca',
      main: '#637415',
      second: '#deb373',
      accent: '#d93a55',
      deep: '#24290f',
      from: 'PICTURE' as const,
    },
    picture: { focalX: 0.5, focalY: 0.5, finish: 'NATURAL' as const },
  };

  /** Composes a fixed post of each layout and size on a fixed picture. */
  async function hashesNow(): Promise<Record<string, string>> {
    const cells = Uint8Array.from({ length: SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES }, (_, index) => (index * 37) % 251);
    const sample = { ratio: 1, cells };
    const words = { second: 'Baked at four, on your table at seven', button: 'Order now', badge: 'New' };
    const hashes: Record<string, string> = {};
    for (const layout of REVISIONS)
      for (const size of POST_SIZE_NAMES) {
        const base = documentWith(sample, 'Fresh bread every morning', words);
        const document = { ...base, ...chosen, layout: refOf(layout) };
        hashes[`${refOf(layout)} ${size}`] = (await composeDocument(postType, document, sample, size)).hash;
      }
    return hashes;
  }

  it('composes as it did when it was released; a change is a further revision', async () => {
    const now = await hashesNow();
    if (process.env['WRITE_LAYOUTS']) writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
    expect(now).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  });
});

describe('a document', () => {
  it('of the newest version is read as it is, and anything else is refused', async () => {
    const { sample } = await picture('scene');
    const document = documentWith(sample, 'Hello');
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    expect(() => readDocument({ ...document, version: 99 })).toThrow();
    expect(() => readDocument({ ...document, extra: 1 })).toThrow();
    expect(() => readDocument({ ...document, palette: { ...document.palette, main: 'red' } })).toThrow();
  });
});
