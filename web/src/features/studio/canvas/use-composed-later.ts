import { useEffect, useState } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { BrowserType } from '../type/browser-type';
import { composeInBrowser } from '../type/compose-in-browser';

export interface ComposeTask {
  key: string;
  post: PostDocument;
  size: PostSize;
}

/** A pause of the customer, after which there is time for what is not in focus. */
const PAUSE_MS = 350;

/** Resolves when the browser has nothing else to do; Safari does not report it. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });

/**
 * Composes posts one after the other while the browser is idle; changed tasks end the round before.
 * @returns what is composed, by the keys of the tasks; what a change replaces stays until its successor is there
 */
export function useComposedLater(
  type: BrowserType | null,
  sample: PictureSample,
  tasks: readonly ComposeTask[],
): ReadonlyMap<string, ComposedPost> {
  const [made, setMade] = useState<ReadonlyMap<string, ComposedPost>>(new Map());
  useEffect(() => {
    if (!type || tasks.length === 0) return undefined;
    let over = false;
    const round = async () => {
      for (const { key, post, size } of tasks) {
        await idle();
        if (over) return;
        const composed = await composeInBrowser(type, post, sample, size);
        if (over) return;
        setMade((before) => new Map(before).set(key, composed));
      }
    };
    // one that fails is tried again with the next change
    const timer = setTimeout(() => void round().catch(() => undefined), PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [type, sample, tasks]);
  return made;
}
