import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';
import './app/theme/fallback-faces.css';
import { config } from 'zod/v4/core';
import { laterCodeId } from './app/page-state';

// zod would try whether it may compile code, which the content security policy forbids and reports. Here, because this
// file is evaluated before any that builds a schema.
config({ jitless: true });

const start = () => import('./app/start').then((app) => app.start());

/** After loading, before the app's files are fetched ahead: pictures that come into view go first. */
const quietMs = 1500;

/** What a reader does first. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;

/** The submit button at a place: it is disabled until the app is there, so a click there names what is behind it. */
const submitAt = ({ clientX, clientY }: MouseEvent) =>
  [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });

/** A button that was pressed before the app could answer is pressed again once it can; links and what the browser opens by itself work without it. */
function keepPresses(): () => void {
  let pressed: HTMLElement | null | undefined = null;
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:not([type="submit"], [popovertarget])') ?? submitAt(event);
    if (button && !target?.closest('a, [popover]')) pressed = button;
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}

/** Has the browser fetch the app's files once it has nothing else to do, without running them. */
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

/** What the server does not draw: who was signed in, and what the address or the history of this tab adds to a page. */
const differsFromServer = () =>
  'session' in document.documentElement.dataset ||
  location.hash !== '' ||
  // somebody has begun before this file came
  (document.activeElement ?? document.body) !== document.body ||
  (location.search !== '' && location.pathname !== '/') ||
  (history.state as { usr?: unknown } | null)?.usr != null;

/**
 * A public page can be read, followed and typed into as the server wrote it, so the app waits until the
 * reader does something.
 * @param files of the app that will be needed then
 */
function startWhenNeeded(files: string[]): void {
  const pressAgain = keepPresses();
  let started = false;
  const once = (sign?: Event) => {
    // a browser reports a pointer that rests where a page appears as one that moves by nothing
    if (started || (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY))
      return;
    started = true;
    for (const name of signs) removeEventListener(name, once, true);
    // where the line is gone, the next thing that somebody does tries again, and so does the line's return
    start().then(pressAgain, () => {
      started = false;
      listen();
      addEventListener('online', once, { once: true });
    });
  };
  const listen = () => {
    for (const name of signs) addEventListener(name, once, { passive: true, capture: true });
  };
  listen();
  const atOnce = differsFromServer();
  const loaded = () => (atOnce ? once() : setTimeout(() => fetchAhead(files), quietMs));
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

// without a page from the server (while developing) the app draws everything
const rendered = document.getElementById('root')?.firstElementChild != null;
const later = document.getElementById(laterCodeId)?.textContent;
if (rendered && later) startWhenNeeded(JSON.parse(later) as string[]);
else void start();
