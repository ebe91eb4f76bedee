/** Pictures that the server makes or opens for their owner, a limited number at once. */
const ofAccounts = /^\/(designs|design-photos|ticket-images)\//;

const mostTries = 8;
/** Seconds to wait where a refusal does not say it. */
const usualWait = 10;

const addressOf = ({ src }: HTMLImageElement): string | null => {
  const url = URL.canParse(src) ? new URL(src) : null;
  return url?.origin === location.origin && ofAccounts.test(url.pathname) ? src : null;
};

/** Waits as long as the refusal says, and up to a quarter longer: refused pictures do not all return at once. */
const pause = (response: Response): Promise<void> => {
  const seconds = Number(response.headers.get('retry-after')) || usualWait;
  return new Promise((done) => setTimeout(done, seconds * 1000 * (1 + Math.random() / 4)));
};

/**
 * Loads pictures again that the server refused because too many were requested at once (429), such as the thumbnails of a
 * long gallery. An element learns of an error only when there is another cause.
 * @returns what ends it
 */
export function loadPicturesPatiently(): () => void {
  const passed = new WeakSet<Event>();
  /** The address that was loaded again for an element: a second error of it has another cause. */
  const loaded = new WeakMap<HTMLImageElement, string>();

  const load = async (image: HTMLImageElement, src: string): Promise<void> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const response = await fetch(src).catch(() => null);
      if (image.src !== src || !image.isConnected) return;
      if (response?.ok) {
        // it is stored by now, and the element loads it
        await response.body?.cancel().catch(() => undefined);
        loaded.set(image, src);
        image.src = src;
        return;
      }
      if (response?.status !== 429) break;
      await pause(response);
      if (image.src !== src || !image.isConnected) return;
    }
    const event = new Event('error');
    passed.add(event);
    image.dispatchEvent(event);
  };

  const onError = (event: Event): void => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement) || passed.has(event)) return;
    const src = addressOf(image);
    if (src === null || loaded.get(image) === src) return;
    // before the element's own listeners
    event.stopImmediatePropagation();
    void load(image, src);
  };
  // it was a picture: a later error may be a refusal again
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) loaded.delete(target);
  };
  addEventListener('error', onError, true);
  // loads of elements do not reach the window
  document.addEventListener('load', onLoad, true);
  return () => {
    removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}
