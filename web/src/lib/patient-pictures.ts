import { connection } from './connection';

/** Answers after which a picture may follow: too many were requested at once, or a release or a proxy is in between. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const mostRefusals = 8;
/** Seconds to wait where a refusal does not say it. */
const usualWait = 10;

/** An hour, by the pauses below. */
const mostFailures = 64;
const longestPauseMs = 60_000;

const addressOf = ({ src }: HTMLImageElement): string | null => {
  const url = URL.canParse(src) ? new URL(src) : null;
  return url?.protocol === location.protocol && url.host === location.host ? src : null;
};

/** Waits as long as the refusal says, and up to a quarter longer: refused pictures do not all return at once. */
const pause = (response: Response): Promise<void> => {
  const seconds = Number(response.headers.get('retry-after')) || usualWait;
  return new Promise((done) => setTimeout(done, seconds * 1000 * (1 + Math.random() / 4)));
};

/** Waits until the connection is back as far as the browser knows, at most twice as long after each failure. */
const reconnection = (failures: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      forget();
      done();
    };
    const timer = setTimeout(end, Math.min(1000 * 2 ** failures, longestPauseMs));
    addEventListener('online', end);
    const forget = connection.subscribe(() => connection.get() === 'live' && end());
  });

/**
 * Loads pictures of this site again that did not arrive because the connection was lost, or that the server refused for
 * now, such as the thumbnails of a long gallery (429). An element learns of an error only when there is another cause.
 * Until then it has `data-waiting`.
 * @returns what ends it
 */
export function loadPicturesPatiently(): () => void {
  const passed = new WeakSet<Event>();
  /** The address that was loaded again for an element: a second error of it has another cause. */
  const loaded = new WeakMap<HTMLImageElement, string>();

  /** Returns whether the picture can be loaded now; null when nothing shows it any more. */
  const arrives = async (image: HTMLImageElement, src: string): Promise<boolean | null> => {
    let refusals = 0;
    let failures = 0;
    while (refusals < mostRefusals && failures < mostFailures) {
      const response = await fetch(src).catch(() => null);
      if (image.src !== src || !image.isConnected) return null;
      if (response?.ok) {
        // it is stored by now, and the element loads it
        await response.body?.cancel().catch(() => undefined);
        return true;
      }
      if (response && !passing.has(response.status)) return false;
      if (response) refusals += 1;
      else failures += 1;
      await (response ? pause(response) : reconnection(failures));
      if (image.src !== src || !image.isConnected) return null;
    }
    return false;
  };

  const load = async (image: HTMLImageElement, src: string): Promise<void> => {
    image.dataset['waiting'] = '';
    const answer = await arrives(image, src);
    if (answer === null) return;
    delete image.dataset['waiting'];
    if (answer) {
      loaded.set(image, src);
      image.src = src;
      return;
    }
    const event = new Event('error');
    passed.add(event);
    image.dispatchEvent(event);
  };

  const onError = (event: Event): void => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || passed.has(event)) return;
    const src = addressOf(image);
    if (src === null || (loaded.get(image) === src && navigator.onLine)) return;
    // before the element's own listeners
    event.stopImmediatePropagation();
    void load(image, src);
  };
  // it was a picture: a later error may be a refusal again
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    loaded.delete(target);
    delete target.dataset['waiting'];
  };
  addEventListener('error', onError, true);
  // loads of elements do not reach the window
  document.addEventListener('load', onLoad, true);
  return () => {
    removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}
