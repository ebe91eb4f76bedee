import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import './app/theme/fallback-faces.css';
import { beforeScript, laterCodeId } from './app/page-state';
import './app/without-compiled-schemas';

const start = (onHydrating?: () => void) => import('./app/start').then((app) => app.start(onHydrating));

/**
 * Delay in milliseconds between the page's load and prefetching the app's files: pictures that come into view have
 * precedence.
 */
const quietMs = 1500;

/** Delays in milliseconds before each retry of a start that failed, for a user who only waits. */
const retriesMs = [1_000, 3_000, 9_000, 27_000];
/** Delay in milliseconds before each further retry on a page that needs the app at once. */
const lastRetryMs = 30_000;

/** Events of a user's first interaction. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;
/** Those that retry a start that failed: a moving pointer would retry it without pause. */
const presses = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Returns the submit button at a position. It is disabled until hydration, so a click there targets the element behind
 * it.
 */
const submitAt = ({ clientX, clientY }: MouseEvent) =>
  [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });

/**
 * Records the button pressed last before hydration, to press it again after it. Links and native elements work without
 * that.
 */
function recordPresses(): { stop: () => void; pressAgain: () => void } {
  let pressed: HTMLElement | null | undefined = null;
  const record = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:not([type="submit"], [popovertarget])') ?? submitAt(event);
    if (button && !target?.closest('a, [popover]')) pressed = button;
  };
  document.addEventListener('click', record, true);
  return {
    stop: () => document.removeEventListener('click', record, true),
    pressAgain: () => {
      if (pressed?.isConnected) pressed.click();
    },
  };
}

/** Says beside the spinner of a page that shows nothing else why it still spins; returns how to undo that. */
function explainWait(): () => void {
  const text = document.querySelector(`.${beforeScript} [role="status"] > span:last-child`);
  const before = text?.textContent ?? '';
  if (text) text.textContent = 'The page could not be loaded yet. Trying again...';
  return () => {
    if (text) text.textContent = before;
  };
}

/** Prefetches the app's files when the browser is idle, without running them. */
function fetchAhead(files: string[]): void {
  for (const file of files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        crossOrigin: '',
        href: `/${file}`,
      }),
    );
}

/**
 * Returns whether the page differs from the server's: by a signed-in account, or by the address or history of this tab.
 */
const differsFromServer = () =>
  'session' in document.documentElement.dataset ||
  location.hash !== '' ||
  // the user has interacted before this file was loaded
  (document.activeElement ?? document.body) !== document.body ||
  (location.search !== '' && location.pathname !== '/') ||
  (history.state as { usr?: unknown } | null)?.usr != null;

/**
 * Starts the app at once, or on the first interaction with a public page, which can be read, navigated and typed into
 * without it. A start that failed is retried.
 * @param files of the app that are needed then; null for a page that needs the app at once
 */
function startWhenNeeded(files: string[] | null): void {
  const recorded = recordPresses();
  let started = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restoreText: (() => void) | undefined;
  const onHydrating = () => {
    // from then on React answers presses itself: one that is recorded as well would count twice
    recorded.stop();
    // hydration requires what the server rendered
    restoreText?.();
  };
  const once = (sign?: Event) => {
    // browsers report a resting pointer on a new page as a move by zero
    if (started || (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY))
      return;
    started = true;
    for (const name of signs) removeEventListener(name, once, true);
    // when the connection is lost, the next interaction retries, and so do the connection's return and some time
    start(onHydrating).then(recorded.pressAgain, () => {
      started = false;
      restoreText ??= explainWait();
      listen(presses);
      addEventListener('online', once, { once: true });
      const delay = retriesMs[failures] ?? (files ? undefined : lastRetryMs);
      failures += 1;
      clearTimeout(timer);
      if (delay !== undefined) timer = setTimeout(once, delay);
    });
  };
  const listen = (names: readonly (typeof signs)[number][]) => {
    for (const name of names) addEventListener(name, once, { passive: true, capture: true });
  };
  listen(signs);
  if (!files) return once();
  const atOnce = differsFromServer();
  const loaded = () => (atOnce ? once() : setTimeout(() => fetchAhead(files), quietMs));
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

// without a server-rendered page (in development) the app renders everything
const rendered = document.getElementById('root')?.firstElementChild != null;
const later = document.getElementById(laterCodeId)?.textContent;
startWhenNeeded(rendered && later ? (JSON.parse(later) as string[]) : null);
