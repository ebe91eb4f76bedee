import { postType } from '../../api/platform/fonts/post-type';
import { phrasesTogether } from '../../studio/break-words';
import { contrast } from '../../studio/colour';
import { fitText, type SetText } from '../../studio/fit-text';
import { togetherIn } from '../../studio/keep-together';
import { composeDocument } from '../../studio/posts/compose';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../studio/posts/picture-sample';
import { typeFor } from '../../studio/fonts';

const style = { family: 'text', weight: 500, max: 60, together: true } as const;
const place = (width: number, height = 900) => ({ x: 0, y: 0, width, height });

/** Returns the lines of a text as they were set, from the first character of each. */
function linesOf(text: string, set: SetText): string[] {
  const letters = text.replaceAll(/\s+/gu, '');
  const starts = set.lines.map(({ stops }) => Math.min(...stops.map(({ index }) => index)));
  return starts.map((start, at) => letters.slice(start, starts[at + 1] ?? letters.length));
}

/** Returns a text with a mark wherever a line may begin. */
const breaksOf = (text: string): string => {
  const words = text.split(' ');
  const together = togetherIn(words);
  return words.map((word, at) => (at === 0 ? word : `${together[at]?.isTied ? ' ' : '|'}${word}`)).join('');
};

describe('what stays on one line', () => {
  it.each([
    'Only|1.299,00 €|today',
    'from|₹ 1,29,999|or|$ 999|each',
    'EUR 25|or|25 EUR.',
    'Call|+1 (555) 123-4567|before|5 pm',
    'Tel.|+49 (0) 30 123 45 67',
    'Mit|5 kg|Mehl|und|230 V,|bis|31. Dezember|2026',
    'On|December 31|or|12 May,|come|by',
    'Mo – Fr|9 – 17 Uhr',
    'Save|20 %|now !',
    'Musterstraße 12,|10115 Berlin ·|Tel.|030 1234567',
    'We|have|3|shops|and|20|ideas',
    'Only|24|1,299.00 €|pieces',
  ])('%s', (marked) => {
    expect(breaksOf(marked.replaceAll('|', ' '))).toBe(marked);
  });

  it('is not divided while the text stays nearly as large, in any width', async () => {
    const text = 'Der neue Herd für nur 1.299,00 € statt 1.899,00 € bis 31. Dezember';
    for (let width = 380; width < 900; width += 40) {
      const lines = linesOf(text, await fitText(postType, text, place(width), style));
      expect(lines.filter((line) => /^[€D]e?z?/u.test(line) && !/^Der/u.test(line))).toEqual([]);
      expect(lines.join('')).toBe(text.replaceAll(' ', ''));
    }
  });

  it('is divided where it would make the whole text small', async () => {
    const text = '+49 30 123 45 67 89 01 23 45 67 89 01 23 45';
    const set = await fitText(postType, text, place(300, 300), style);
    expect(set.lines.length).toBeGreaterThan(1);
    expect(set.readBack).toBe(text.replaceAll(' ', ''));
  });
});

describe('text without spaces', () => {
  const all = (text: string) => phrasesTogether(text).map(({ text: part }) => part);

  it('has no line that begins with a closing mark or ends with an opening one', async () => {
    const text = '秋季新品上市，全场八折优惠，仅限三天！（详情见店内）';
    expect(all(text).join('')).toBe(text);
    expect(all(text).filter((part) => /^[，。！、）]|[（]$/u.test(part))).toEqual([]);
    const type = await typeFor(postType, [text]);
    for (let width = 150; width < 800; width += 50) {
      const lines = linesOf(text, await fitText(type, text, place(width, 500), style));
      expect({ width, bad: lines.filter((line) => /^[，。！、）]|[（]$/u.test(line)) }).toEqual({ width, bad: [] });
    }
  });

  it('keeps a number with its currency and its counter', () => {
    const joined = `|${all('满¥1,299.00立减200元，送货上门').join('|')}|`;
    expect(joined).toContain('¥1,299.00');
    expect(joined).toContain('200元');
    expect(`|${all('毎朝7時から販売').join('|')}|`).toMatch(/7時/u);
  });

  it('is never cut within a word because it is small', async () => {
    const text = '秋季新品上市全场八折优惠仅限三天数量有限欲购从速';
    const type = await typeFor(postType, [text]);
    const lines = linesOf(text, await fitText(type, text, place(200, 200), { ...style, floor: 50 }));
    const ends = all(text).map((_, at, parts) => parts.slice(0, at + 1).join('').length);
    let end = 0;
    for (const line of lines) expect(ends).toContain((end += line.length));
  });
});

it.each(['اتصل بنا على +971 4 123 4567 الآن', 'התקשרו אל +972 3 123 4567 עכשיו'])(
  'a phone number is read from left to right in %s',
  async (text) => {
    const set = await fitText(postType, text, place(2_000), style);
    const letters = text.replaceAll(' ', '');
    const start = letters.indexOf('+');
    const digits = [...letters.slice(start).matchAll(/[+\d]/gu)].map(({ index }) => start + index);
    const stops = set.lines.flatMap(({ stops: ofLine }) => ofLine.filter(({ isEnd }) => !isEnd));
    const places = digits.map((index) => stops.find((stop) => stop.index === index)?.x ?? Number.NaN);
    expect(places).toHaveLength(12);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(set.readBack).toBe(letters);
  },
);

it.each(['#fefefe', '#0b0b0b'])('a button is visible in a palette of colours near %s', async (near) => {
  const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(128) };
  const brief = { primaryText: 'Fresh bread', style: 'minimal', niche: 'cooking', seed: 'test' } as const;
  const document = newDocument(brief, sample, { button: 'Order now', badge: 'New' });
  const palette = {
    ground: near,
    soft: near,
    main: near,
    second: near,
    accent: near,
    deep: near,
    from: 'BRAND' as const,
  };
  for (const layout of LAYOUTS.filter(({ words }) => words.on === 'ground' || words.on === 'plate')) {
    const { words } = await composeDocument(
      postType,
      { ...document, palette, layout: refOf(layout) },
      sample,
      'SQUARE',
    );
    for (const { slot, ink, ground: field } of words.filter((one) => one.slot === 'button' || one.slot === 'badge')) {
      expect({ layout: layout.id, slot, isSeen: contrast(field ?? near, near) >= 1.25 }).toMatchObject({
        isSeen: true,
      });
      expect(contrast(ink, field ?? near)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
