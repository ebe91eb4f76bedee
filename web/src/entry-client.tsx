import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import './app/theme/generated/fallback-faces.css';
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
  [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]:disabled')].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });

/** Returns the submit button of a form that React does not answer for yet. */
const waitingSubmitOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLButtonElement>('button[type="submit"]:disabled');

/**
 * Records what was pressed last before hydration, to press it again after it: a button, Enter in a form's field, or a
 * submit by a password manager. Fields keep their values until then. Links and native elements work without that.
 */
function recordPresses(): { stopButtons: () => void; pressAgain: () => void } {
  let pressed: HTMLElement | null | undefined = null;
  let takesButtons = true;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const plain = target?.closest<HTMLElement>('button:not([type="submit"], [popovertarget])');
    const button = plain ? takesButtons && plain : submitAt(event);
    if (button && !target?.closest('a, [popover]')) pressed = button;
  };
  const onKeyDown = ({ key, isComposing, target }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement)
      pressed = waitingSubmitOf(target.form) ?? pressed;
  };
  const onSubmit = (event: SubmitEvent) => {
    const button = event.target instanceof HTMLFormElement ? waitingSubmitOf(event.target) : null;
    if (!button) return;
    // the browser would put every field, even a password, into the address
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('submit', onSubmit, true);
  return {
    stopButtons: () => {
      takesButtons = false;
    },
    pressAgain: () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('submit', onSubmit, true);
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

/**
 * Loads a page anew whose code fails although the server answers: a release has removed it, or the browser never asks
 * again for a module that failed, as Chrome 150. Browsers restore typed text. A page that was loaded anew is not again.
 * @param isWaiting whether the app still waits for its code: a later try may have succeeded before the server answers
 */
async function loadAnew(isWaiting: () => boolean): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return;
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch('/brand/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (answer && isWaiting()) location.reload();
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
 * Returns whether a sentence was typed on the home page, which /try sets at once. lib/idea.ts stores it: an import of that
 * would make this file wait for a second one.
 */
function hasIdea(): boolean {
  try {
    // oxlint-disable-next-line no-restricted-globals -- lib/browser-storage.ts would be a second file to wait for
    return sessionStorage.getItem('postloom-idea') !== null;
  } catch {
    return false;
  }
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
  (location.pathname === '/try' && hasIdea()) ||
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
    // from then on React answers buttons itself: a press that is recorded as well would count twice
    recorded.stopButtons();
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
      if (failures > 1) void loadAnew(() => !started);
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
