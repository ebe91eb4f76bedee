import sharp from 'sharp';
import { DIMENSIONS, NICHES, PLATFORMS, SIZES, STYLES, type PostBrief } from './brief';
import { contrast, TEXT_CONTRAST } from './colour';
import { LONGEST_TEXT, printable, splitThoughts } from './plain-text';
import { composePost, renderPost, type Composition } from './render-post';

const brief = (more: Partial<PostBrief> = {}): PostBrief => ({
  platform: 'facebook', size: 'square', style: 'professional', niche: 'business', primaryText: 'We listen first', seed: 'one', ...more,
});

const LAYOUTS_PER_STYLE = 4;
const MIXED = 'Ünïcödé «Привет» Καλημέρα — naïve Zürich, Łódź & Đà Nẵng; 20 % off (today)!';
const HOSTILE: Record<string, string> = {
  emoji: '🔥🔥 Big sale 👩‍👩‍👧 today 🎉',
  'only emoji': '🎉🎉🎉',
  arabic: 'خصم كبير على كل شيء اليوم',
  'mixed direction': 'Sale \u202Eتخفيضات 50% Tel Aviv שלום',
  cjk: '今日は特別な一日です',
  control: 'A\u0000B\u0007C\u001b[31m D\u200b\u200fE\u0085F\ud800G',
  markup: '</text><script>alert("x")</script> & "quotes" <b>',
  'one huge word': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  'unbroken symbols': '%'.repeat(300),
  'five hundred letters': 'Every good thing we make begins with listening. '.repeat(11),
  'two hundred letters': 'Bring your whole family to the harbour this Sunday: live music, fresh bread, small boats and one very large cake, and stay until the lanterns are lit and the last song is over, rain or shine, all welcome.',
  spaces: '   \n\t  ',
  'single letter': 'A',
  diacritics: 'Z̷̢̛͇a̴͎͝l̸̰͝g̵̙̈ó Ế Ǻ Ṩ',
};

function expectRoom({ texts, width, height }: Composition, what: string): void {
  expect(texts.length).toBeGreaterThan(0);
  texts.forEach(({ box, ink, grounds }, index) => {
    const inside = box.x >= 10 && box.y >= 10 && box.x + box.width <= width - 10 && box.y + box.height <= height - 10;
    expect(inside ? what : `${what}: a text leaves the picture ${JSON.stringify(box)}`).toBe(what);
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    for (const other of texts.slice(index + 1)) {
      const apart = box.x + box.width <= other.box.x || other.box.x + other.box.width <= box.x || box.y + box.height <= other.box.y || other.box.y + other.box.height <= box.y;
      expect(apart ? what : `${what}: two texts overlap ${JSON.stringify([box, other.box])}`).toBe(what);
    }
  });
}

/** Mean difference of two pictures per channel, 0..255, at a small size so that grain does not count. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((png) => sharp(png).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer()));
  if (!one || !two) throw new Error('a picture is missing');
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length;
}

describe('a rendered post', () => {
  it.each(SIZES)('is a true PNG of the exact size (%s)', async (size) => {
    const png = await renderPost(brief({ size }));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...DIMENSIONS[size] });
    if (size === 'landscape') expect((width * 9) / 16).toBe(height);
  });

  it('is the same bytes for the same brief', async () => {
    const [first, second] = await Promise.all([renderPost(brief()), renderPost(brief())]);
    expect(first.equals(second)).toBe(true);
  });

  it.each<[string, Partial<PostBrief>]>([
    ['niche', { niche: 'gardening' }],
    ['style', { style: 'bold' }],
    ['platform', { platform: 'instagram' }],
    ['primary text', { primaryText: 'Autumn opening hours, from seven to seven' }],
    ['prompt', { seed: 'another prompt' }],
  ])('changes visibly with the %s', async (_, change) => {
    expect(await difference(await renderPost(brief()), await renderPost(brief(change)))).toBeGreaterThan(8);
  });
});

describe('every layout', () => {
  const combinations = STYLES.flatMap((style) => SIZES.flatMap((size) => PLATFORMS.map((platform) => [style, size, platform] as const)));

  it.each(combinations)('%s %s %s keeps hostile texts inside, apart and readable', async (style, size, platform) => {
    for (const [index, [name, primaryText]] of Object.entries({ ...HOSTILE, mixed: MIXED }).entries()) {
      for (let layout = 0; layout < LAYOUTS_PER_STYLE; layout += 1) {
        const niche = NICHES[(index * 7 + layout) % NICHES.length] ?? 'art';
        expectRoom(await composePost(brief({ style, size, platform, niche, primaryText, seed: name }), { layout }), `${style} ${size} ${platform} ${layout} ${name}`);
      }
    }
  });

  it('draws every niche', async () => {
    for (const niche of NICHES) {
      const { svg, texts } = await composePost(brief({ niche, style: 'playful' }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(texts.length).toBeGreaterThan(1);
    }
  });

  it('rasterises hostile texts', async () => {
    for (const primaryText of Object.values(HOSTILE)) await expect(renderPost(brief({ primaryText, style: 'colorful', size: 'landscape' }))).resolves.toBeInstanceOf(Buffer);
  });
});

describe('printable text', () => {
  it('keeps what the fonts have and drops the rest', () => {
    expect(printable(MIXED)).toBe(MIXED);
    expect(printable('Sale 🔥 now')).toBe('Sale now');
    expect(printable('a\u0000b\u200bc\n d')).toBe('abc d');
    expect(printable('🎉')).toBe('');
    expect(printable('x '.repeat(900)).length).toBeLessThanOrEqual(LONGEST_TEXT);
  });

  it('splits where a thought ends and loses no word', () => {
    const text = 'We repair it. You keep it. Bring your old favourites back to life this weekend';
    const { head, rest } = splitThoughts(text);
    expect(head).toBe('We repair it. You keep it.');
    expect(`${head} ${rest}`).toBe(text);
  });
});
