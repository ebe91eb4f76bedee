import { postType } from '../../api/platform/fonts/post-type';
import { shadeFor } from '../../studio/posts/contrast-guard';
import { composeDocument } from '../../studio/posts/compose';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS, layoutsWith } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE, type FramedPicture, type PictureSample } from '../../studio/posts/picture-sample';
import { paletteNamed } from '../../studio/palettes';

/** Returns the sample of a grey picture whose cells have this mean, darkest and lightest tone. */
const sampleOf = (mean: number, dark = mean, light = mean): PictureSample => ({
  ratio: 1,
  cells: Uint8Array.from({ length: SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES }, (_, at) => {
    const place = at % CELL_BYTES;
    return place < 3 ? mean : place < 6 ? dark : light;
  }),
});

describe('below a headline', () => {
  const spaceIn = async (layout: string, headline: string): Promise<number> => {
    const sample = sampleOf(180);
    const brief = { primaryText: headline, style: 'minimal', niche: 'cooking', seed: 'test' } as const;
    const document = { ...newDocument(brief, sample, { second: 'See for yourself' }), layout };
    const { words } = await composeDocument(postType, document, sample, 'SQUARE');
    const head = words.find(({ slot }) => slot === 'headline');
    const second = words.find(({ slot }) => slot === 'second');
    const foot = head?.lines.at(-1)?.baseline ?? Number.NaN;
    return ((second?.box.y ?? Number.NaN) - foot) / (head?.size ?? Number.NaN);
  };

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    'the text is as far from the letters with descenders as from those without: %s',
    async (_name, ref) => {
      const [plain, deep] = [await spaceIn(ref, 'Fresh bread'), await spaceIn(ref, 'Fresh pâté by day')];
      expect(plain).toBeGreaterThan(0.3);
      expect(Math.abs(plain - deep)).toBeLessThan(0.25);
    },
  );
});

describe('the shade between a picture and its words', () => {
  const all = { x: 0, y: 0, width: 1080, height: 1080 };
  const framed = (sample: PictureSample): FramedPicture => ({
    sample,
    frame: all,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    matrix: null,
  });
  const palette = paletteNamed('lagoon');

  it('stays light on a bright picture, and on a dark one the words are white', () => {
    const bright = shadeFor(framed(sampleOf(225, 205, 235)), [all], palette);
    expect(bright).toMatchObject({ ink: palette.deep, colour: palette.ground });
    expect(shadeFor(framed(sampleOf(60, 50, 70)), [all], palette)?.ink).toBe('#ffffff');
  });

  it('of a first revision is the one with the least opacity', () => {
    const picture = framed(sampleOf(225, 120, 250));
    const [second, first] = [shadeFor(picture, [all], palette, 2), shadeFor(picture, [all], palette, 1)];
    expect(first?.alpha).toBeLessThanOrEqual((second?.alpha ?? 0) + 0.12);
  });
});

it('an earlier revision takes the place of its newest one among the layouts', () => {
  const refs = layoutsWith('card@1').map(refOf);
  expect(refs).toHaveLength(LAYOUTS.length);
  expect(refs.filter((ref) => ref.endsWith('@1'))).toEqual(['card@1']);
  expect(layoutsWith('card@4').map(refOf)).toEqual(LAYOUTS.map(refOf));
});
