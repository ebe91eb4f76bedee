import sharp from 'sharp';
import { runs, someOf } from '../../api/test/long';
import { DIMENSIONS, NICHES, PLATFORMS, SIZES, STYLES, type PostBrief } from '../../studio/brief';
import { contrast, TEXT_CONTRAST } from '../../studio/colour';
import { LONGEST_TEXT, printable, splitThoughts } from '../../studio/plain-text';
import { brokenWord } from '../../studio/break-words';
import { levelsOf, visualOrder } from '../../studio/bidi';
import { writableCharacters } from './characters';
import { fitText } from '../../studio/fit-text';
import { canDraw, missingCharacters, typeFor } from '../../studio/fonts';
import { setWords } from '../../studio/typeset';
import { composePost, type Composition } from '../../studio/compose-post';
import { postType } from '../../api/platform/fonts/post-type';
import { renderPost } from './render-post';

const brief = (more: Partial<PostBrief> = {}): PostBrief => ({
  platform: 'facebook',
  size: 'square',
  style: 'professional',
  niche: 'business',
  primaryText: 'We listen first',
  seed: 'one',
  ...more,
});

const LAYOUTS_PER_STYLE = 4;
const MIXED = 'Ünïcödé «Привет» Καλημέρα — naïve Zürich, Łódź & Đà Nẵng; 20 % off (today)!';
const HOSTILE: Record<string, string> = {
  emoji: '🔥🔥 Big sale 👩‍👩‍👧 today 🎉',
  'only emoji': '🎉🎉🎉',
  arabic: 'خصم كبير على كل شيء اليوم',
  hindi: 'क्षत्रिय की दुकान में हर सुबह ताज़ी रोटी',
  thai: 'ขนมปังสดใหม่ทุกเช้าเวลาเจ็ดโมงตรงนะครับ',
  'long greek word': 'Ηλεκτροεγκεφαλογραφήματα και Достопримечательности',
  'emoji in hebrew': '🎉 מבצע 50% (היום) 🔥',
  'mixed direction': 'Sale \u202Eتخفيضات 50% Tel Aviv שלום',
  cjk: '今日は特別な一日です',
  control: 'A\u0000B\u0007C\u001b[31m D\u200b\u200fE\u0085F\ud800G',
  markup: '</text><script>alert("x")</script> & "quotes" <b>',
  'one huge word': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  'unbroken symbols': '%'.repeat(300),
  'five hundred letters': 'Every good thing we make begins with listening. '.repeat(11),
  'two hundred letters':
    'Bring your whole family to the harbour this Sunday: live music, fresh bread, small boats and one very large cake, and stay until the lanterns are lit and the last song is over, rain or shine, all welcome.',
  spaces: '   \n\t  ',
  'single letter': 'A',
  diacritics: 'Z̷̢̛͇a̴͎͝l̸̰͝g̵̙̈ó Ế Ǻ Ṩ',
};

function expectMargins({ texts, width, height }: Composition, what: string): void {
  expect(texts.length).toBeGreaterThan(0);
  texts.forEach(({ box, ink, grounds }, index) => {
    const inside = box.x >= 10 && box.y >= 10 && box.x + box.width <= width - 10 && box.y + box.height <= height - 10;
    expect(inside ? what : `${what}: a text leaves the picture ${JSON.stringify(box)}`).toBe(what);
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    for (const other of texts.slice(index + 1)) {
      const apart =
        box.x + box.width <= other.box.x ||
        other.box.x + other.box.width <= box.x ||
        box.y + box.height <= other.box.y ||
        other.box.y + other.box.height <= box.y;
      expect(apart ? what : `${what}: two texts overlap ${JSON.stringify([box, other.box])}`).toBe(what);
    }
  });
}

/** Returns the mean difference of two pictures per channel, 0..255, at a small size so that grain does not count. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all(
    [a, b].map((png) => sharp(png).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
  );
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

  it('has the same bytes for the same brief', async () => {
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
  const combinations = STYLES.flatMap((style) =>
    SIZES.flatMap((size) => PLATFORMS.map((platform) => [style, size, platform] as const)),
  );

  it.each(combinations)('%s %s %s keeps hostile texts inside, apart and readable', async (style, size, platform) => {
    const place = combinations.findIndex((one) => one.join() === [style, size, platform].join());
    for (const [index, [name, primaryText]] of Object.entries({ ...HOSTILE, mixed: MIXED }).entries()) {
      for (let layout = 0; layout < LAYOUTS_PER_STYLE; layout += 1) {
        if ((layout + index + place) % runs({ gate: LAYOUTS_PER_STYLE, long: 1 }) !== 0) continue;
        const niche = NICHES[(index * 7 + layout) % NICHES.length] ?? 'art';
        expectMargins(
          await composePost(postType, brief({ style, size, platform, niche, primaryText, seed: name }), { layout }),
          `${style} ${size} ${platform} ${layout} ${name}`,
        );
      }
    }
  });

  it('draws every niche', async () => {
    for (const niche of NICHES) {
      const { svg, texts } = await composePost(postType, brief({ niche, style: 'playful' }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(texts.length).toBeGreaterThan(0);
    }
  });

  it('rasterises hostile texts', async () => {
    for (const primaryText of someOf(Object.values(HOSTILE), 4))
      await expect(renderPost(brief({ primaryText, style: 'colorful', size: 'landscape' }))).resolves.toBeInstanceOf(
        Buffer,
      );
  });
});

describe('printable text', () => {
  it.each([
    MIXED,
    'Sale 🔥 now 👩‍👩‍👧🇵🇹 ❤️ 5️⃣',
    'خصم كبير على كل شيء اليوم',
    'שָׁלוֹם לכולם',
    'क्षत्रिय की दुकान',
    'ผู้ใหญ่ทุกเช้า',
    'می‌خواهم',
  ])('keeps what can be drawn: %s', (text) => {
    expect(printable(postType, text)).toBe(text.normalize('NFC'));
  });

  it.each(['今日は特別な一日です', '王小明', '김철수', 'გიორგი', 'Արմեն', 'রবীন্দ্রনাথ', 'தமிழ்', 'ខ្មែរ', 'አማርኛ'])(
    'keeps what can be drawn with the fonts that are read for it: %s',
    async (text) => {
      const type = await typeFor(postType, [text]);
      expect(printable(type, text)).toBe(text);
      const words = await setWords(type, [text], { family: 'display', weight: 800, fromRight: false });
      expect(words[0]?.path.length).toBeGreaterThan(10);
      expect(await missingCharacters(postType, text)).toEqual([]);
    },
  );

  it('drops the rest, without adding an ellipsis', () => {
    expect(printable(postType, '\u{13000} Tea \u{12000}')).toBe('Tea');
    expect(printable(postType, 'a\u0000b\u200bc\n d')).toBe('abc d');
    // drawn as its members
    expect(printable(postType, '👩‍🚀‍🐙')).toBe('👩‍🚀‍🐙');
    expect(printable(postType, 'x '.repeat(900)).length).toBeLessThanOrEqual(LONGEST_TEXT);
    for (const text of Object.values(HOSTILE)) expect(printable(postType, text)).not.toContain('…');
  });

  it('splits at the end of a thought and loses no word', () => {
    const text = 'We repair it. You keep it. Bring your old favourites back to life this weekend';
    const { head, rest } = splitThoughts(text);
    expect(head).toBe('We repair it. You keep it.');
    expect(`${head} ${rest}`).toBe(text);
  });
});

describe('typesetting', () => {
  const setting = { family: 'text' as const, weight: 400 as const, fromRight: true };

  it('joins Arabic letters: the shape of a word is not that of its letters in a row', async () => {
    const [word, ...letters] = await setWords(postType, ['بيت', 'ب', 'ي', 'ت'], setting);
    expect(word?.path.length).toBeGreaterThan(10);
    expect(word?.advance).toBeLessThan(letters.reduce((sum, { advance }) => sum + advance, 0) * 0.95);
  });

  it('forms Devanagari conjuncts and puts Thai marks above their letters', async () => {
    const [conjunct, ka, ssa, marked, bare] = await setWords(postType, ['क्ष', 'क', 'ष', 'ที่', 'ท'], setting);
    expect(conjunct?.advance).toBeLessThan((ka?.advance ?? 0) + (ssa?.advance ?? 0));
    expect(marked?.advance).toBeCloseTo(bare?.advance ?? 0, 0);
    expect(marked?.top).toBeLessThan(bare?.top ?? 0);
  });

  it('draws an emoji as one picture, with its own colours', async () => {
    const [family] = await setWords(postType, ['👩‍👩‍👧'], setting);
    expect(family?.pictures).toHaveLength(1);
    expect(family?.path).toEqual([]);
  });

  it('orders words as they are read: from the right, numbers and Latin words in their own direction', () => {
    const words = ['א', '50', 'ב', 'Tel', 'Aviv'];
    const levels = levelsOf(words.join(' '), true);
    const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
    expect(visualOrder(starts.map((start) => levels[start] ?? 0)).map((place) => words[place])).toEqual([
      'Tel',
      'Aviv',
      'ב',
      '50',
      'א',
    ]);
  });

  it('draws a sign before a number in the direction of the words around it', async () => {
    const box = { x: 0, y: 0, width: 2000, height: 600 };
    const drawn = async (text: string) =>
      (await fitText(postType, text, box, { family: 'text', weight: 400, max: 40 })).lines[0]?.stops ?? [];
    const plusOf = async (text: string) => {
      const stops = await drawn(text);
      const at = text.replaceAll(' ', '').indexOf('+');
      return ['+', '3'].map((_, next) => stops.find(({ index, isEnd }) => index === at + next && !isEnd)?.x ?? NaN);
    };
    const [latinPlus = 0, latinNumber = 0] = await plusOf('خصم اليوم — Tel: +351 912');
    expect(latinPlus).toBeLessThan(latinNumber);
    const [arabicPlus = 0, arabicNumber = 0] = await plusOf('خصم اليوم +351');
    expect(arabicPlus).toBeGreaterThan(arabicNumber);
  });

  it('treats emoji as neutral in direction, and separates lines of tall letters', async () => {
    expect([...levelsOf('🔥 7', true)]).toEqual([1, 1, 1, 2]);
    const { lines } = await fitText(
      postType,
      'خبز طازج 🔥 7!',
      { x: 0, y: 0, width: 640, height: 600 },
      { family: 'display', weight: 800, max: 180, leading: 0.98 },
    );
    expect(lines.length).toBeGreaterThan(1);
    lines
      .slice(1)
      .forEach(({ box }, index) =>
        expect(box.y).toBeGreaterThan((lines[index]?.box.y ?? 0) + (lines[index]?.box.height ?? 0)),
      );
  });

  it('hyphenates long words at their syllables, and never breaks connected letters', () => {
    const parts = brokenWord(postType, 'Donaudampfschifffahrtsgesellschaftskapitän');
    expect(parts.map(({ text }) => text).join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitän');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0]?.atEnd).toMatch(/-$/);
    expect(brokenWord(postType, 'أفاستسقيناكموهاأفاستسقيناكموها')).toHaveLength(1);
    expect(brokenWord(postType, '%'.repeat(50)).every(({ text, atEnd }) => text === atEnd)).toBe(true);
  });

  it.each([
    ['https://www.example.com/fresh-bread?from=post', 'https://|www.example|.com/|fresh-|bread?|from=|post'],
    ['reservations@harbourbakery.example', 'reservations@|harbourbakery|.example'],
    ['#FreshBreadEveryMorning', '#Fresh|Bread|Every|Morning'],
  ])('breaks the address %s without a hyphen that would be read as a part of it', (address, parts) => {
    expect(brokenWord(postType, address).map(({ atEnd }) => atEnd)).toEqual(parts.split('|'));
  });

  it('can draw every character that it declares as writable', () => {
    const codes = writableCharacters()
      .split(',')
      .flatMap((range) => {
        const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
    expect(codes.length).toBeGreaterThan(4000);
    // Parts of emoji need their counterpart; control and format characters are never visible.
    const alone = codes.filter(
      (code) =>
        !/[\p{Cc}\p{Cf}\p{M}\p{Zs}\p{Emoji_Modifier}\p{Regional_Indicator}\u2028\u2029]/u.test(
          String.fromCodePoint(code),
        ),
    );
    expect(
      alone
        .map((code) => String.fromCodePoint(code))
        .filter((character) => !canDraw(postType, character) && !canDraw(postType, `${character}\ufe0f`)),
    ).toEqual([]);
  });
});

describe('a brief without a brand', () => {
  it('yields a picture with the primary text only', async () => {
    for (const style of STYLES) {
      for (let layout = 0; layout < LAYOUTS_PER_STYLE; layout += 1) {
        const { texts } = await composePost(postType, brief({ style, primaryText: 'Hello' }), { layout });
        expect(texts).toHaveLength(1);
        const named = await composePost(
          postType,
          brief({ style, primaryText: 'Hello', brand: 'Oak & Ash', callToAction: 'Come in', kicker: 'New' }),
          { layout },
        );
        expect(named.texts.length).toBeGreaterThan(1);
      }
    }
  });
});
