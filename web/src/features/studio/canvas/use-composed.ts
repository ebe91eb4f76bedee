import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { PostStore } from '../post/use-post';
import type { BrowserType } from '../type/browser-type';
import { composeInBrowser } from '../type/compose-in-browser';
import { afterPause } from '../../../lib/after-pause';

/** The newest composed post, for components that show it before React renders what depends on it. */
export class ComposedStore {
  private composed: ComposedPost | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly get = (): ComposedPost | null => this.composed;
  /** Returns the newest one if it has the size of another one, and that one otherwise. */
  readonly ofSize = (other: ComposedPost): ComposedPost =>
    this.composed !== null && this.composed.size === other.size ? this.composed : other;

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

/** Returns a function that composes a post, and what it has composed last. */
function useComposer(type: BrowserType | null, sample: PictureSample, size: PostSize) {
  const [newest] = useState(() => new ComposedStore());
  const [state, setState] = useState<State>({ composed: null, failed: false });
  const last = useRef(0);
  const [later] = useState(afterPause);
  const compose = useCallback(
    (post: PostDocument) => {
      last.current += 1;
      const own = last.current;
      if (!type) return;
      const show = (composed: ComposedPost) => {
        if (own !== last.current) return;
        const isSameSize = newest.get()?.size === composed.size;
        newest.set(composed);
        const next = () => setState({ composed: newest.get(), failed: false });
        // a typed letter is drawn at once, all else about it later
        if (isSameSize) later(() => startTransition(next));
        else next();
      };
      composeInBrowser(type, post, sample, size).then(
        show,
        () => own === last.current && setState(({ composed }) => ({ composed, failed: true })),
      );
    },
    [type, sample, size, newest, later],
  );
  const stop = useCallback(() => {
    last.current += 1;
  }, []);
  return { composed: { ...state, newest } satisfies Composed, compose, stop };
}

/** Composes a size of a post whenever it changes. */
export function useComposed(
  type: BrowserType | null,
  post: PostDocument,
  sample: PictureSample,
  size: PostSize,
): Composed {
  const { composed, compose, stop } = useComposer(type, sample, size);
  useEffect(() => {
    compose(post);
    return stop;
  }, [compose, stop, post]);
  return composed;
}

/** Composes a size of the newest post of a store, before React renders the change. */
export function useNewestComposed(
  type: BrowserType | null,
  store: PostStore,
  sample: PictureSample,
  size: PostSize,
): Composed {
  const { composed, compose, stop } = useComposer(type, sample, size);
  useEffect(() => {
    compose(store.post());
    const leave = store.subscribe(() => compose(store.post()));
    return () => {
      leave();
      stop();
    };
  }, [compose, stop, store]);
  return composed;
}
