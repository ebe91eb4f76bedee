import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { postType } from '../../api/platform/fonts/post-type';
import { phrasesWithoutSpaces } from '../../studio/break-words';
import { contrast } from '../../studio/colour';
import { composeDocument } from '../../studio/posts/compose';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { refOf } from '../../studio/posts/layout';
import { newDocument, type SuggestedWords } from '../../studio/posts/new-document';
import { paletteFromPicture } from '../../studio/posts/picture-palette';
import { CELL_BYTES, SAMPLE_SIDE, focalPoint, type PictureSample } from '../../studio/posts/picture-sample';
import type { PostSize } from '../../studio/posts/sizes';
import { paintBackground } from './paint-background';

type Colour = readonly [number, number, number];
const grey: Colour = [150, 150, 150];

/** A picture in one colour, with what `cellAt` draws: a mean, a dark and a light colour for each cell. */
function picture(
  colour: Colour,
  cellAt: (column: number, row: number) => readonly Colour[] | null = () => null,
): PictureSample {
  const cells = new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES);
  for (let row = 0; row < SAMPLE_SIDE; row += 1)
    for (let column = 0; column < SAMPLE_SIDE; column += 1)
      cells.set((cellAt(column, row) ?? [colour, colour, colour]).flat(), (row * SAMPLE_SIDE + column) * CELL_BYTES);
  return { ratio: 1, cells };
}

const refFor = (id: string) => refOf(LAYOUTS.find((layout) => layout.id === id) ?? { id, revision: 1 });

function post(sample: PictureSample, layout: string, headline = 'Hello', more: SuggestedWords = {}) {
  const brief = { primaryText: headline, style: 'bold', niche: 'cooking', seed: 'test' } as const;
  return { ...newDocument(brief, sample, more), layout: refFor(layout) };
}

describe('the focal point', () => {
  const drawn: readonly Colour[] = [
    [60, 70, 90],
    [10, 20, 40],
    [120, 130, 140],
  ];

  it('of a subject taller than a wide frame is its upper part', () => {
    const standing = picture(grey, (column, row) => (column > 18 && column < 30 && row > 3 ? drawn : null));
    const { focalY } = focalPoint(standing);
    // a frame of 16:9 begins above the subject, which begins at a twelfth of the picture
    expect(focalY - 9 / 16 / 2).toBeLessThan(4 / SAMPLE_SIDE);
    expect(focalY).toBeLessThan(0.4);
  });

  it('of a subject that a wide frame holds is its middle', () => {
    const lying = picture(grey, (column, row) => (column > 8 && column < 40 && row > 28 && row < 44 ? drawn : null));
    expect(focalPoint(lying).focalY).toBeCloseTo(36.5 / SAMPLE_SIDE, 1);
  });

  it('is drawn to a face', () => {
    const skin: readonly Colour[] = [
      [215, 165, 140],
      [150, 100, 80],
      [240, 200, 180],
    ];
    const isFace = (column: number, row: number) => column > 6 && column < 14 && row > 20 && row < 28;
    const party = picture(grey, (column, row) =>
      isFace(column, row) ? skin : column > 20 && row > 16 && row < 32 ? drawn : null,
    );
    expect(focalPoint(party).focalX).toBeLessThan(0.6);
  });
});

describe('words on a picture', () => {
  const middleOf = async (layout: string, size: PostSize, focalX: number, focalY: number) => {
    const sample = picture(grey);
    const document = post(sample, layout);
    const { words, width, height } = await composeDocument(
      postType,
      { ...document, picture: { ...document.picture, focalX, focalY } },
      sample,
      size,
    );
    const box = words[0]?.box;
    if (!box) throw new Error('There are no words');
    return { x: (box.x + box.width / 2) / width, y: (box.y + box.height / 2) / height };
  };

  it.each(['card', 'bubble', 'horizon', 'frame', 'slabs'])('%s stand away from its subject', async (layout) => {
    expect((await middleOf(layout, 'LANDSCAPE', 0.2, 0.5)).x).toBeGreaterThan(0.5);
    expect((await middleOf(layout, 'LANDSCAPE', 0.8, 0.5)).x).toBeLessThan(0.5);
    expect((await middleOf(layout, 'PORTRAIT', 0.5, 0.2)).y).toBeGreaterThan(0.5);
    expect((await middleOf(layout, 'PORTRAIT', 0.5, 0.85)).y).toBeLessThan(0.5);
  });

  it('stand where they are large: a place beside the subject is no better when they are much smaller there', async () => {
    const sample = await samplePicture(
      await paintBackground({ niche: 'fitness', calm: 'left', seed: 's1', width: 1024, height: 1024 }),
    );
    const more = { second: 'Come in, we are open until six.', button: 'Book now' };
    const brief = { primaryText: 'Summer sale', style: 'minimal', niche: 'fitness', seed: 'Summer sale' } as const;
    const document = { ...newDocument(brief, sample, more), layout: refFor('frame') };
    const { words, width } = await composeDocument(postType, document, sample, 'SQUARE');
    expect(words[0]?.box.width).toBeGreaterThan(width / 2);
  });

  it('stand where its colours are even: red and green of the same light are a subject, too', async () => {
    const [red, green]: Colour[] = [
      [196, 60, 60],
      [40, 120, 40],
    ];
    const sample = picture(grey, (column, row) => {
      const colour = column < 22 ? ((column + row) % 2 === 0 ? red : green) : undefined;
      return colour ? [colour, colour, colour] : null;
    });
    const document = post(sample, 'card');
    const { words, width } = await composeDocument(
      postType,
      // away from both sides
      { ...document, picture: { ...document.picture, focalX: 0.5, focalY: 0 } },
      sample,
      'LANDSCAPE',
    );
    expect(words[0]?.box.x).toBeGreaterThan(width / 2);
  });

  it.each(['card', 'bubble', 'horizon', 'frame', 'slabs'])(
    '%s leave the face in the middle of a wide picture free where they are short',
    async (layout) => {
      const sample = picture(grey);
      const document = post(sample, layout, 'Pretzels', { button: 'Visit us' });
      const focus = { ...document.picture, focalX: 0.5, focalY: 0.5 };
      for (const size of ['LANDSCAPE', 'LINK'] as const) {
        const { words, width } = await composeDocument(postType, { ...document, picture: focus }, sample, size);
        const ends = words.map(({ box }) => Math.max(0.5 - (box.x + box.width) / width, box.x / width - 0.5));
        expect({ size, isFree: Math.min(...ends) > 0.1 }).toEqual({ size, isFree: true });
      }
    },
  );

  it('stand on slabs that are not lost in it', async () => {
    const sample = picture([154, 84, 38]);
    const document = post(sample, 'slabs', 'Slow coffee', { button: 'Visit us' });
    const main = '#9a5426';
    const like = { ...document.palette, main, ground: '#faf6f3', deep: '#2a1a10', accent: '#3cc0dc' };
    const { words } = await composeDocument(postType, { ...document, palette: like }, sample, 'SQUARE');
    const [headline, button] = ['headline', 'button'].map((slot) => words.find((one) => one.slot === slot));
    expect(headline?.ground).toBe(like.accent);
    expect(button?.ground).toBe(like.accent);
    expect(contrast(headline?.ink ?? main, like.accent)).toBeGreaterThan(4.5);
  });
});

describe('texts of a post', () => {
  const long =
    'Bring your whole family to the harbour this Sunday: live music, fresh bread, small boats and one very large cake, and stay until the lanterns are lit and the last song is over';

  it('are not larger than the end of the headline above them', async () => {
    const sample = picture(grey);
    for (const { id } of LAYOUTS)
      for (const size of ['SQUARE', 'LANDSCAPE'] as const) {
        const document = post(sample, id, long, { second: 'Free entry for children.', button: 'Get tickets' });
        const { words } = await composeDocument(postType, document, sample, size);
        const sizes = words.filter(({ slot }) => slot !== 'button').map((one) => one.size);
        expect({ id, size, sizes: sizes.toSorted((a, b) => b - a) }).toEqual({ id, size, sizes });
      }
  });

  it('begin no line with a Japanese particle, an ending or punctuation', () => {
    const phrases = phrasesWithoutSpaces('今日は特別な一日です、新しいパンを焼きました。').map(({ text }) => text);
    expect(phrases.join('')).toBe('今日は特別な一日です、新しいパンを焼きました。');
    expect(phrases.filter((phrase) => /^[はながをにのでとも、。]/u.test(phrase))).toEqual([]);
    expect(phrases.length).toBeGreaterThan(3);
    expect(phrasesWithoutSpaces('ขนมปังสดใหม่').length).toBeGreaterThan(1);
  });
});

describe('the colours of a picture', () => {
  it('give no olive: beside dark yellow words stand on caramel, or on the other hue of the picture', () => {
    const hueOf = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return (60 * (g - b)) / (r - b);
    };
    const yellow: Colour = [224, 190, 60];
    expect(hueOf(paletteFromPicture(picture(yellow)).main)).toBeLessThan(37);
    const blue: Colour = [40, 70, 190];
    const { main } = paletteFromPicture(picture(yellow, (column) => (column < 18 ? [blue, blue, blue] : null)));
    expect(Number.parseInt(main.slice(5), 16)).toBeGreaterThan(Number.parseInt(main.slice(1, 3), 16));
  });
});
