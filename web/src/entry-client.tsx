import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import { laterCodeId } from './app/page-state';

const start = () => import('./app/start').then((app) => app.start());

/** After loading, before the app's files are fetched ahead: pictures that come into view go first. */
const quietMs = 1500;

/** What a reader does first. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;

/** A button that was pressed before the app could answer is pressed again once it can; links, forms and what the browser opens by itself work without it. */
function keepPresses(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button:not([type="submit"], [popovertarget])')
        : null;
    if (button) pressed = button;
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}

/** Has the browser fetch the app's files once it has nothing else to do, without running them. */
function fetchAhead(): void {
  const files = JSON.parse(document.getElementById(laterCodeId)?.textContent ?? '[]') as string[];
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
 * The home page can be read, followed and typed into as the server wrote it, so the app waits until the
 * reader does something. Somebody who was signed in gets it at once after loading: their header differs.
 */
function startWhenNeeded(): void {
  const pressAgain = keepPresses();
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, once, true);
    void start().then(pressAgain);
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true, capture: true });
  const atOnce = 'session' in document.documentElement.dataset || location.hash !== '';
  const loaded = () => (atOnce ? once() : setTimeout(fetchAhead, quietMs));
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

// without a page from the server (while developing) the app draws everything
const rendered = document.getElementById('root')?.firstElementChild != null;
if (rendered && location.pathname === '/') startWhenNeeded();
else void start();
