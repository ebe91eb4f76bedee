import { distance } from '../colour';
import { furtherLooks, seedOfOtherLooks } from './further-looks';
import { layoutOf } from './layouts/index';
import { newDocument } from './new-document';
import { CELL_BYTES, SAMPLE_SIDE } from './picture-sample';

const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(200) };

describe('further looks of a post', () => {
  it('differ in layout and colours from the post and from each other, and have the same words', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const post = newDocument(
        { primaryText: 'Fresh bread', style: 'bold', niche: 'cooking', seed: String(seed) },
        sample,
      );
      post.perSize = [
        { size: 'STORY', layout: 'poster@1', headline: 'Bread', hidden: ['BUTTON'], scale: null, focal: null },
      ];
      const looks = furtherLooks(post, sample, `seed ${seed}`);
      const all = [post, ...looks];
      expect(new Set(all.map(({ layout }) => layoutOf(layout).id)).size).toBe(3);
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1))
          expect(distance(one.palette.main, other.palette.main)).toBeGreaterThan(0.2);
      for (const { words, fonts, picture, caption, perSize } of looks) {
        expect({ words, fonts, picture, caption }).toEqual({
          words: post.words,
          fonts: post.fonts,
          picture: post.picture,
          caption: post.caption,
        });
        expect(perSize).toEqual([{ ...post.perSize[0], layout: null }]);
      }
      expect(furtherLooks(post, sample, `seed ${seed}`)).toEqual(looks);
    }
  });

  it('that are requested next have none of the layouts that are shown', () => {
    const post = newDocument({ primaryText: 'Bread', style: 'minimal', niche: 'art', seed: 'x' }, sample);
    const layoutsOf = (seed: string) => furtherLooks(post, sample, seed).map(({ layout }) => layoutOf(layout).id);
    let seed = 'first';
    for (let turn = 0; turn < 60; turn += 1) {
      const next = seedOfOtherLooks(post, sample, seed);
      expect(layoutsOf(next).filter((id) => layoutsOf(seed).includes(id))).toEqual([]);
      seed = next;
    }
  });

  it('are other ones for another seed', () => {
    const post = newDocument({ primaryText: 'Bread', style: 'minimal', niche: 'art', seed: 'x' }, sample);
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => furtherLooks(post, sample, String(seed))[0].layout));
    expect(seen.size).toBeGreaterThan(4);
  });
});
