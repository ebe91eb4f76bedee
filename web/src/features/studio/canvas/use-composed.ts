import { startTransition, useEffect, useState } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { BrowserType } from '../type/browser-type';
import { composeInBrowser } from '../type/compose-in-browser';

/** The newest composed post, for components that show it before React renders what depends on it. */
export class ComposedStore {
  private composed: ComposedPost | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly get = (): ComposedPost | null => this.composed;

  set(composed: ComposedPost): void {
    this.composed = composed;
    for (const listener of this.listeners) listener();
  }
}

interface State {
  /** The last one that could be composed; null before the first. It follows the newest one when there is time. */
  composed: ComposedPost | null;
  /** Whether the newest change could not be composed: a font did not arrive. */
  failed: boolean;
}

interface Composed extends State {
  newest: ComposedStore;
}

/** Composes a size of a post whenever it changes. */
export function useComposed(
  type: BrowserType | null,
  post: PostDocument,
  sample: PictureSample,
  size: PostSize,
): Composed {
  const [newest] = useState(() => new ComposedStore());
  const [state, setState] = useState<State>({ composed: null, failed: false });
  useEffect(() => {
    if (!type) return undefined;
    let over = false;
    const show = (composed: ComposedPost) => {
      if (over) return;
      const isSameSize = newest.get()?.size === composed.size;
      newest.set(composed);
      const next = () => setState({ composed, failed: false });
      // a typed letter is drawn at once, all else about it later
      if (isSameSize) startTransition(next);
      else next();
    };
    composeInBrowser(type, post, sample, size).then(
      show,
      () => !over && setState(({ composed }) => ({ composed, failed: true })),
    );
    return () => {
      over = true;
    };
  }, [type, post, sample, size, newest]);
  return { ...state, newest };
}
