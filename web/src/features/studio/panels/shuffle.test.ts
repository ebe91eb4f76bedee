import { aPost, greySample } from '../../../test/studio-posts';
import { shuffled } from './shuffle';

it('shuffles the look of a post, never its words, and always to another layout and other fonts', () => {
  const post = aPost('Fresh bread');
  const made = Array.from({ length: 60 }, (_, seed) => shuffled(post, greySample, String(seed)));
  for (const next of made) {
    expect([next.words, next.perSize, next.picture]).toEqual([post.words, post.perSize, post.picture]);
    expect([next.layout === post.layout, next.fonts === post.fonts]).toEqual([false, false]);
  }
  expect(new Set(made.map(({ layout }) => layout)).size).toBeGreaterThan(8);
  expect(new Set(made.map(({ palette }) => palette.from))).toEqual(new Set(['PICTURE', 'PRESET']));
});
