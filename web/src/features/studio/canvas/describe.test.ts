import type { ComposedPost } from '../../../../../studio/posts/compose';
import { aPost } from '../../../test/studio-posts';
import { withOwn } from '../post/post-keys';
import { describeFit, describePost, describeProblem } from './describe';

const line = { box: { x: 0, y: 0, width: 1, height: 1 }, baseline: 1, stops: [] };
const word = {
  slot: 'headline',
  box: { x: 0, y: 0, width: 1, height: 1 },
  size: 40,
  ink: '#000000',
  ground: null,
} as const;

/** Returns what is said about a composed size. */
const composed = (size: ComposedPost['size'], parts: Partial<ComposedPost> = {}): ComposedPost => ({
  size,
  width: 1080,
  height: 1080,
  below: '',
  above: '',
  picture: {
    box: { x: 0, y: 0, width: 1080, height: 1080 },
    mask: null,
    border: 0,
    turn: 0,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    matrix: null,
  },
  logo: null,
  words: [{ ...word, lines: [line, line, line] }],
  shade: 0,
  small: [],
  broken: [],
  missing: [],
  hash: '',
  ...parts,
});

describe('what the Studio says about a post', () => {
  it('names its size, its layout and its words as this size shows them', () => {
    const post = withOwn(aPost('Fresh bread'), 'STORY', { headline: 'Rolls', layout: 'poster@1', hidden: ['BUTTON'] });
    expect(describePost(post, 'SQUARE')).toBe(
      'Square post in the layout Horizon. Headline: Fresh bread. Button: Order now.',
    );
    expect(describePost(post, 'STORY')).toBe('Story post in the layout Poster. Headline: Rolls.');
  });

  it('counts the lines of the headline, and names the sizes in which it is small', () => {
    const fine = new Map([['SQUARE', composed('SQUARE')]]);
    expect(describeFit(fine, 'SQUARE')).toBe('Headline: 3 lines, fits all sizes');
    const tight = new Map([...fine, ['STORY', composed('STORY', { small: ['headline'] })]] as const);
    expect(describeFit(tight, 'SQUARE')).toBe('Headline: 3 lines, too small to read in Story');
    expect(describeFit(new Map(), 'SQUARE')).toBe('');
  });

  it('says which words are hard to read, and what helps', () => {
    expect(describeProblem(composed('LINK'))).toBeNull();
    expect(describeProblem(composed('LINK', { small: ['headline'] }))).toBe(
      'In Link, the headline is too small to read on a phone. Shorten it, or give this size a headline of its own.',
    );
    expect(describeProblem(composed('LINK', { small: ['second', 'contact'] }))).toBe(
      'In Link, the second line and contact line are too small to read on a phone. Shorten them, or hide them in this size.',
    );
    expect(describeProblem(composed('LINK', { broken: ['headline'] }))).toMatch(
      /headline can’t be set letter for letter/,
    );
  });
});
