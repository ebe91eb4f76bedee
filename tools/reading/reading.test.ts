import { existsSync } from 'node:fs';
import { inLongTests, timeLimit } from '../../api/test/long';
import { composeDocument } from '../../studio/posts/compose';
import type { PostDocument } from '../../studio/posts/document';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { POST_SIZE_NAMES } from '../../studio/posts/sizes';
import { FONT_PAIR_IDS, type FontPairId } from '../../studio/font-pairs';
import { STYLES } from '../../studio/brief';
import type { PictureSample } from '../../studio/posts/picture-sample';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { printPost } from '../../api/domain/designs/studio/print-post';
import { postType } from '../../api/platform/fonts/post-type';
import { paintBackground } from '../pixels/paint-background';
import { randomPost, SCENES, type RandomPost, type Scene } from './random-posts';
import { misreadsOf, type Misread } from './read-post';
import { openReader, type Reader } from './reader';

const POSTS = 200;
const isInstalled = existsSync('tools/reading/node_modules/tesseract.js');

/** Words that the recognition may misread, with the reason; and how many of them at most, among about 1,000 lines. */
const MISREAD: readonly { fonts: FontPairId; text: RegExp; reason: string }[] = [
  { fonts: 'HANDWRITTEN', text: /^9$/u, reason: 'the loop of a handwritten 9 is open, and nothing stands beside it' },
];
const MOST_MISREAD = 3;

it('the random posts have every layout in every size, every pair of fonts and style', () => {
  const posts = Array.from({ length: POSTS }, (_, number) => randomPost(number));
  expect(new Set(posts.map(({ layout, size }) => `${layout} ${size}`)).size).toBe(
    LAYOUTS.length * POST_SIZE_NAMES.length,
  );
  expect(new Set(posts.map(({ fonts }) => fonts)).size).toBe(FONT_PAIR_IDS.length);
  expect(new Set(posts.map(({ style }) => style)).size).toBe(STYLES.length);
});

inLongTests(() => {
  const title = 'the words of random posts';
  const define = isInstalled ? describe : describe.skip;
  define(isInstalled ? title : `${title}: tools/reading could not be installed`, () => {
    const pictures = new Map<Scene, { data: Buffer; sample: PictureSample }>();
    let reader: Reader;

    beforeAll(async () => {
      reader = await openReader();
      for (const scene of SCENES) {
        const data = await paintBackground(scene);
        pictures.set(scene, { data, sample: await samplePicture(data) });
      }
    });
    afterAll(() => reader.close());

    /** Prints a post as the server does and recognises its words. @param change changes what is printed */
    async function readPost(post: RandomPost, change: (document: PostDocument) => PostDocument = (same) => same) {
      const picture = pictures.get(post.scene);
      if (!picture) throw new Error(`${post.name} has no picture`);
      const document = post.documentOn(picture.sample);
      const composed = await composeDocument(postType, change(document), picture.sample, post.size);
      const printed = await printPost(composed, picture.data);
      const { data, info } = await printed.raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      return misreadsOf(reader, document, composed, { data, width, height, channels });
    }

    it(
      'are recognised from the print character by character',
      async () => {
        const wrong: (Misread & { post: string })[] = [];
        let [lines, misread] = [0, 0];
        for (let number = 0; number < POSTS; number += 1) {
          const post = randomPost(number);
          const read = await readPost(post);
          lines += read.lines;
          for (const one of read.misreads)
            if (MISREAD.some(({ fonts, text }) => fonts === post.fonts && text.test(one.wanted))) misread += 1;
            else wrong.push({ post: post.name, ...one });
        }
        expect(wrong).toEqual([]);
        expect(misread).toBeLessThanOrEqual(MOST_MISREAD);
        expect(lines).toBeGreaterThan(4 * POSTS);
      },
      timeLimit(600_000),
    );

    it('are not recognised where a character is another one', async () => {
      const overlooked: string[] = [];
      for (let number = 0; number < POSTS; number += 10) {
        const post = randomPost(number);
        const { misreads } = await readPost(post, (document) => {
          const { headline } = document.words;
          const text = headline.text.replace(/\p{Ll}(?=\P{Ll}*$)/u, (character) => (character === 'x' ? 'n' : 'x'));
          return { ...document, words: { ...document.words, headline: { ...headline, text } } };
        });
        if (!misreads.some(({ slot }) => slot === 'headline')) overlooked.push(post.name);
      }
      expect(overlooked).toEqual([]);
    });
  });
});
