import { brokenWord } from '../../../../../studio/break-words';
import { FONT_PAIRS } from '../../../../../studio/font-pairs';
import { distinctClusters, drawnParts, typeFor } from '../../../../../studio/fonts';
import { composeDocument, type ComposedPost } from '../../../../../studio/posts/compose';
import { ownOf, type PostDocument, type Slot } from '../../../../../studio/posts/document';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import { textsOf } from '../../../../../studio/posts/words-block';
import type { Family, TypeCase, Weight } from '../../../../../studio/type-case';
import { withPair } from '../../../../../studio/type-case';
import { touch, type BrowserType } from './browser-type';

/** The faces that the composer sets a slot with, besides the layout's own weight for the headline. */
const faces: Record<Slot, readonly [Family, Weight][]> = {
  badge: [['text', 600]],
  // its second thought is smaller
  headline: [['text', 500]],
  second: [['text', 400]],
  button: [['text', 600]],
  contact: [['text', 500]],
};

/** Begins to load everything that a size of a post is set with. */
async function loadAhead(source: TypeCase, document: PostDocument, size: PostSize): Promise<void> {
  const texts = textsOf(document, size);
  const type = await typeFor(withPair(source, FONT_PAIRS[document.fonts]), Object.values(texts));
  const layout = layoutOf(ownOf(document, size)?.layout ?? document.layout);
  for (const [slot, text] of Object.entries(texts) as [Slot, string][]) {
    const wanted: readonly [Family, Weight][] =
      slot === 'headline' ? [['display', layout?.headline.weight ?? 700], ...faces.headline] : faces[slot];
    for (const [family, weight] of wanted)
      for (const cluster of distinctClusters(text))
        for (const { file } of drawnParts(type, cluster, family, weight) ?? []) touch(file);
    for (const word of text.split(/\s+/u)) brokenWord(type, word);
  }
}

/** Composes one size of a post with the server's own functions and fonts. @throws TypeNotLoaded */
export const composeInBrowser = (
  type: BrowserType,
  document: PostDocument,
  sample: PictureSample,
  size: PostSize,
): Promise<ComposedPost> =>
  type.whenReady(
    (ready) => composeDocument(ready, document, sample, size),
    (ready) => loadAhead(ready, document, size),
  );
