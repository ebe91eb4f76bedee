import { suggestions } from './suggestions';

describe('suggested hashtags', () => {
  const tagsOf = (hashtags: readonly string[]) => suggestions.shape.hashtags.parse(hashtags);

  it('are one word each without #, so that they are published as one hashtag', () => {
    expect(tagsOf(['#fresh bread', 'stone\n oven', '#', ' '])).toEqual(['freshbread', 'stoneoven']);
  });

  it('are five at most', () => {
    expect(tagsOf(['#', 'a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
