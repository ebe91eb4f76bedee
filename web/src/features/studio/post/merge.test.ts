import { aPost } from '../../../test/studio-posts';
import { changedKeys, mergePosts, takeKeys } from './merge';
import { valuesOf, withOwn, withValues } from './post-keys';

const base = aPost('Bread');
const withHeadline = (text: string) => withValues(base, new Map([['words.headline.text', text]]));

describe('two changed posts', () => {
  it('are joined key by key', () => {
    const mine = withOwn(withHeadline('Rolls'), 'STORY', { headline: 'Hot rolls' });
    const theirs = { ...withOwn(base, 'STORY', { layout: 'card@1' }), fonts: 'POSTER' as const };
    const { post, disputed } = mergePosts(base, mine, theirs);
    expect(disputed).toEqual([]);
    expect(post.words.headline.text).toBe('Rolls');
    expect(post.fonts).toBe('POSTER');
    expect(post.perSize).toEqual([
      { size: 'STORY', layout: 'card@1', headline: 'Hot rolls', hidden: [], scale: null, focal: null },
    ]);
  });

  it('dispute only what both changed to different values', () => {
    const theirs = { ...withHeadline('Cake'), fonts: 'POSTER' as const };
    const { post, disputed } = mergePosts(base, { ...withHeadline('Rolls'), fonts: 'POSTER' }, theirs);
    expect(disputed).toEqual(['words.headline.text']);
    expect(post.words.headline.text).toBe('Rolls');
    expect(takeKeys(post, theirs, disputed).words.headline.text).toBe('Cake');
  });

  it('take back what the other changed, where mine is as before', () => {
    const { post } = mergePosts(withOwn(base, 'LINK', { scale: 0.8 }), withOwn(base, 'LINK', { scale: 0.8 }), base);
    expect(post.perSize).toEqual([]);
  });

  it('have a key for everything that can be changed', () => {
    const other = aPost('Other', {
      layout: 'card@1',
      fonts: 'POSTER',
      picture: { focalX: 0.1, focalY: 0.2, finish: 'SOFT' },
      palette: { ...base.palette, main: '#123456' },
      perSize: [
        { size: 'LINK', layout: 'card@1', headline: 'Own', hidden: ['BADGE'], scale: 0.7, focal: { x: 0.2, y: 0.4 } },
      ],
      caption: { text: 'Hello', hashtags: ['bread'], altText: 'A loaf', language: 'de' },
    });
    other.words.contact = { text: 'Call us', hidden: true, scale: 1.2, align: 'RIGHT' };
    expect(withValues(base, valuesOf(other))).toEqual(other);
    expect(changedKeys(base, base)).toEqual([]);
  });
});
