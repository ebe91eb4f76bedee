import { FONT_PAIRS, OTHER_SCRIPT_FACES } from '../../../studio/font-pairs';
import { openFont, shapeRun } from '../../../studio/shape';
import { slimFont } from './font-instance';
import { packagedFont } from './packaged-font';

const faces = [
  ...new Set(Object.values(FONT_PAIRS).flatMap(({ display, text }) => [display, text])),
  ...OTHER_SCRIPT_FACES,
].flatMap(({ family, parts, weights }) => parts.map((part) => ({ family, part, weight: weights.at(-1) ?? 400 })));

/** Sequences that fonts draw otherwise than their letters alone. */
const SEQUENCES = 'AVATAR Ty. fi ffi fl 9:00 10x20 1\u20442 -> => (A) x\u0301 ç ﬁ Straße 8-9 @home';

/** Returns a text of all code points of a font, each beside its neighbours, and the sequences above. */
function textsOf(covers: ReadonlySet<number>): string[] {
  const letters = [...covers].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
  const chunks = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
    letters.slice(at * 40, at * 40 + 40).join(''),
  );
  return [...chunks, ...chunks.map((chunk) => [...chunk].toReversed().join('')), SEQUENCES];
}

it.each(faces)(
  'sets every text with the slim $family $part as with the whole one',
  async ({ family, part, weight }) => {
    const harfbuzz = await import('harfbuzzjs');
    const whole = packagedFont(family, part, weight);
    const slim = { ...whole, data: slimFont(whole.data, whole.covers) };
    expect(slim.data.length).toBeLessThan(whole.data.length);
    for (const text of textsOf(whole.covers)) {
      const [expected, drawn] = [whole, slim].map((file) =>
        shapeRun(harfbuzz, text, file, false).map(({ glyph, ...place }) => ({
          ...place,
          outline: openFont(harfbuzz, file).font.glyphToPath(glyph),
        })),
      );
      expect(drawn).toEqual(expected);
    }
  },
);

it('refuses bytes that are no font', () => {
  expect(() => slimFont(Buffer.from('no font'), [65])).toThrow('This is no font');
});
