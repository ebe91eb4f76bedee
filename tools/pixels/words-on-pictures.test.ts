import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { postType } from '../../api/platform/fonts/post-type';
import type { Niche } from '../../studio/brief';
import { composeDocument } from '../../studio/posts/compose';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { busyness } from '../../studio/posts/picture-sample';
import { POST_SIZE_NAMES } from '../../studio/posts/sizes';
import { paintBackground } from './paint-background';

/** Subjects that fill much of the picture, with faces or with many edges. */
const SUBJECTS: readonly Niche[] = ['pets', 'parenting', 'music', 'technology', 'fitness'];
const onPictures = LAYOUTS.filter(({ words }) => words.on === 'picture');

/** Composes a post in every size, and returns how much of the picture shows behind its words and is hidden by their shade. */
async function wordsOn(niche: Niche, layout: string, headline: string) {
  const data = await paintBackground({ niche, calm: 'top', seed: niche, width: 768, height: 768 });
  const sample = await samplePicture(data);
  const document = newDocument({ primaryText: headline, style: 'minimal', niche, seed: 'test' }, sample, {
    second: 'Tell us in the comments.',
  });
  return Promise.all(
    POST_SIZE_NAMES.map(async (size) => {
      const post = await composeDocument(postType, { ...document, layout }, sample, size);
      const framed = { sample, frame: post.picture.box, crop: post.picture.crop, matrix: post.picture.matrix };
      const free = post.words.filter(({ ground }) => ground === null);
      const detail = Math.max(0, ...free.map(({ box }) => busyness(framed, box) * (1 - post.shade)));
      return { what: `${layout} ${size} ${niche} ${headline}`, detail, shade: post.shade, hasPlate: free.length === 0 };
    }),
  );
}

describe('words on a picture', () => {
  const texts = ['Which one is yours?', 'Fresh bread from our stone oven, every morning at seven'];

  it.each(SUBJECTS)('neither cross its subject nor bleach it: %s', async (niche) => {
    for (const layout of onPictures)
      for (const text of texts) {
        const posts = await wordsOn(niche, refOf(layout), text);
        expect(posts.filter(({ detail, shade }) => detail > 0.1 || shade > 0.46)).toEqual([]);
      }
  });

  it('stand on the picture where it is calm, and on a plate elsewhere', async () => {
    const posts = await Promise.all(
      SUBJECTS.flatMap((niche) => onPictures.map((layout) => wordsOn(niche, refOf(layout), 'Hello'))),
    );
    expect(new Set(posts.flat().map(({ hasPlate }) => hasPlate))).toEqual(new Set([true, false]));
  });

  it('stay as they were in designs made with earlier revisions', async () => {
    const posts = await wordsOn('pets', 'frame@2', texts[1] ?? '');
    expect(posts.some(({ shade }) => shade > 0.5)).toBe(true);
  });
});
