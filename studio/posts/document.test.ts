import { focalOf, ownOf, readDocument } from './document';
import { newDocument } from './new-document';
import { CELL_BYTES, SAMPLE_SIDE } from './picture-sample';

const sample = { ratio: 1.5, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(200) };
const post = newDocument({ primaryText: 'Fresh bread', style: 'bold', niche: 'cooking', seed: 'x' }, sample);

describe('the part of the picture that a size shows', () => {
  it('follows the post in documents that were stored before sizes had one', () => {
    const stored = {
      ...post,
      picture: { ...post.picture, focalX: 0.3, focalY: 0.6 },
      perSize: [{ size: 'STORY', layout: null, headline: 'Bread', hidden: [], scale: null }],
    };
    const read = readDocument(JSON.parse(JSON.stringify(stored)));
    expect(ownOf(read, 'STORY')).toMatchObject({ headline: 'Bread', focal: null });
    expect(focalOf(read, 'STORY')).toEqual({ x: 0.3, y: 0.6 });
  });

  it('is its own once it has one', () => {
    const own = {
      size: 'STORY' as const,
      layout: null,
      headline: null,
      hidden: [],
      scale: null,
      focal: { x: 1, y: 0 },
    };
    const read = readDocument({ ...post, perSize: [own] });
    expect([focalOf(read, 'STORY'), focalOf(read, 'LINK')]).toEqual([
      { x: 1, y: 0 },
      { x: post.picture.focalX, y: post.picture.focalY },
    ]);
    expect(() => readDocument({ ...post, perSize: [{ ...own, focal: { x: 1.1, y: 0 } }] })).toThrow();
  });
});

describe('hashtags of a post', () => {
  it('are one word each without #, also in documents that were stored with blanks in them', () => {
    const caption = { ...post.caption, hashtags: ['fresh bread', '#sourdough', ' # ', 'a\tb\u00a0c'] };
    expect(readDocument({ ...post, caption }).caption.hashtags).toEqual(['freshbread', 'sourdough', 'abc']);
  });
});
