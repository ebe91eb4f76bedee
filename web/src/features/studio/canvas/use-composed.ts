import { useEffect, useState } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { BrowserType } from '../type/browser-type';
import { composeInBrowser } from '../type/compose-in-browser';

interface Composed {
  /** The last one that could be composed; null before the first. */
  composed: ComposedPost | null;
  /** Whether the newest change could not be composed: a font did not arrive. */
  failed: boolean;
}

/** Composes a size of a post whenever it changes. */
export function useComposed(
  type: BrowserType | null,
  post: PostDocument,
  sample: PictureSample,
  size: PostSize,
): Composed {
  const [state, setState] = useState<Composed>({ composed: null, failed: false });
  useEffect(() => {
    if (!type) return undefined;
    let over = false;
    composeInBrowser(type, post, sample, size).then(
      (composed) => !over && setState({ composed, failed: false }),
      () => !over && setState(({ composed }) => ({ composed, failed: true })),
    );
    return () => {
      over = true;
    };
  }, [type, post, sample, size]);
  return state;
}
