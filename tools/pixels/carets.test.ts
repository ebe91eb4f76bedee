import { caretOf, positionAt, selectionOf, wordAt } from '../../studio/posts/carets';
import { composeDocument } from '../../studio/posts/compose';
import { typeFor } from '../../studio/fonts';
import { setWords } from '../../studio/typeset';
import { withPair } from '../../studio/type-case';
import { FONT_PAIRS, type FontPairId } from '../../studio/font-pairs';
import { newDocument } from '../../studio/posts/new-document';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { postType } from '../../api/platform/fonts/post-type';
import { paintBackground } from './paint-background';

/** Returns the words of a post as they are placed. */
async function placed(headline: string, more: { button?: string } = {}, fonts?: FontPairId) {
  const picture = await paintBackground({ niche: 'cooking', calm: 'left', seed: 'test', width: 768, height: 768 });
  const sample = await samplePicture(picture);
  const document = newDocument(
    { primaryText: headline, style: 'minimal', niche: 'cooking', seed: 'test' },
    sample,
    more,
  );
  document.words.headline.text = headline;
  const inFonts = fonts ? { ...document, fonts } : document;
  return (await composeDocument(postType, inFonts, sample, 'SQUARE')).words;
}

/** Returns after which shares of their width characters end that are set one by one. */
async function sharesOf(characters: readonly string[], fonts: FontPairId): Promise<number[]> {
  const type = await typeFor(withPair(postType, FONT_PAIRS[fonts]), characters);
  const setting = { family: 'display', weight: 600, fromRight: false } as const;
  const widths = (await setWords(type, characters, setting)).map(({ advance }) => advance);
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((_width, at) => widths.slice(0, at + 1).reduce((total, width) => total + width, 0) / sum);
}

const positionsOf = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ index }) => index).concat(text.length);

describe('a caret on the canvas', () => {
  it.each([
    ['latin', 'Fresh bread every morning at seven'],
    ['two thoughts', 'Fresh bread today. Come early, as it is gone by nine'],
    ['spaces', '  Fresh   bread\nevery morning '],
    ['ligatures', 'Office fluffiest waffles'],
    ['arabic', 'خصم كبير على كل شيء اليوم'],
    ['arabic with lam and alef', 'سلام لا إله'],
    ['mixed direction', 'Sale תל אביב 50% today'],
    ['thai', 'ขนมปังสดใหม่ทุกเช้าเวลาเจ็ดโมงตรงนะครับ'],
    ['emoji', 'Big 🔥 sale 👩‍👩‍👧‍👦 today'],
    ['marks', 'e\u0301 o\u0308 Ế naïve'],
    ['a long word', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
  ])('stands where a click has set it: %s', async (_name, text) => {
    const words = await placed(text);
    const carets = positionsOf(text).map((position) => ({
      position,
      caret: caretOf(words, 'headline', text, position),
    }));
    const lost = carets.flatMap(({ position, caret }) => {
      if (!caret) return [`${position} has no caret`];
      const again = caretOf(
        words,
        'headline',
        text,
        positionAt(words, 'headline', text, { x: caret.x, y: caret.y + caret.height / 2 }),
      );
      // letters of no width share a place, as do the ends of what is set from both sides
      return again && Math.abs(again.x - caret.x) < 1 && again.y === caret.y
        ? []
        : [`${position}: ${caret.x}, ${again?.x}`];
    });
    expect(lost).toEqual([]);
  });

  it('moves with the direction of its text', async () => {
    const xOf = async (text: string) => {
      const words = await placed(text);
      return [0, 1, 2, 3].map((position) => caretOf(words, 'headline', text, position)?.x ?? 0);
    };
    const latin = await xOf('Bread');
    expect(latin.toSorted((a, b) => a - b)).toEqual(latin);
    const hebrew = await xOf('שלום');
    expect(hebrew.toSorted((a, b) => b - a)).toEqual(hebrew);
    const [before, inside, after] = await xOf('لا');
    expect(before).toBeGreaterThan((inside ?? 0) + 10);
    expect(inside).toBeGreaterThan((after ?? 0) + 10);
  });

  it.each([
    // the caret list of the font, in its units
    ['MODERN', 'fi', [383 / 671]],
    ['CONDENSED', 'ffi', [263 / 789, 526 / 789]],
    // a font without carets: the widths of its single characters
    ['POSTER', 'fi', 'single'],
    ['ELEGANT', 'fl', 'single'],
    ['HANDWRITTEN', 'ffi', 'single'],
  ] as const)('stands between the characters of a ligature: %s %s', async (fonts, text, shares) => {
    const words = await placed(text, {}, fonts);
    const xOf = (position: number) => caretOf(words, 'headline', text, position)?.x ?? 0;
    const width = xOf(text.length) - xOf(0);
    const found = [...text].slice(1).map((_character, at) => (xOf(at + 1) - xOf(0)) / width);
    const expected = shares === 'single' ? await sharesOf([...text], fonts) : shares;
    found.forEach((share, at) => expect(share).toBeCloseTo(expected[at] ?? 0, 2));
    // even parts would be wrong
    expect(Math.abs((found[0] ?? 0) - 1 / text.length)).toBeGreaterThan(fonts === 'CONDENSED' ? 0 : 0.02);
  });

  it('is inside its line, which begins and ends with its text', async () => {
    const text = 'Bread';
    const words = await placed(text);
    const [word] = words;
    const first = caretOf(words, 'headline', text, 0);
    const last = caretOf(words, 'headline', text, text.length);
    const box = word?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.abs((first?.x ?? 0) - box.x)).toBeLessThan(box.width * 0.05);
    expect(Math.abs((last?.x ?? 0) - box.x - box.width)).toBeLessThan(box.width * 0.05);
    expect(first?.y).toBeLessThan(box.y);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeGreaterThan(box.y + box.height * 0.9);
  });

  it('of one text is not in another one, and none is in a text out of sight', async () => {
    const words = await placed('Fresh bread', { button: 'Order now' });
    const button = caretOf(words, 'button', 'Order now', 5);
    expect(button?.y).toBeGreaterThan(caretOf(words, 'headline', 'Fresh bread', 5)?.y ?? Infinity);
    expect(caretOf(words, 'badge', 'New', 1)).toBeNull();
  });

  it('marks what is selected, line by line', async () => {
    const text = 'Fresh bread every morning at seven';
    const words = await placed(text);
    const all = selectionOf(words, 'headline', text, 0, text.length);
    expect(all).toHaveLength(words.filter(({ slot }) => slot === 'headline').flatMap(({ lines }) => lines).length);
    const [start, end] = wordAt(text, 8);
    expect(text.slice(start, end)).toBe('bread');
    const marked = selectionOf(words, 'headline', text, start, end);
    expect(marked).toHaveLength(1);
    expect(marked[0]?.x).toBeCloseTo(caretOf(words, 'headline', text, start)?.x ?? 0, 3);
    expect(wordAt(text, text.length)).toEqual([text.length - 5, text.length]);
    const wordIn = (line: string, position: number) => line.slice(...wordAt(line, position));
    expect([wordIn('Fresh bread, daily', 8), wordIn('ขนมปังสดทุกวัน', 2), wordIn('新鮮なパンを毎朝', 4)]).toEqual([
      'bread',
      'ขนมปัง',
      'パン',
    ]);
    expect(wordIn('24 €', 3)).toBe('€');
  });
});
