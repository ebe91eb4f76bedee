import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/inter/index.css';

const start = () => void import('./app/start').then((app) => app.start());

/** Hands over to the app when the reader does something, or when the browser has time after loading. */
function whenNeeded(): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, once);
    start();
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
  const idle = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(once, { timeout: 4000 }) : setTimeout(once, 1200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

// a page from the server can be read and followed before the app is here; the home page can wait for it
const rendered = document.getElementById('root')?.firstElementChild != null;
if (rendered && location.pathname === '/') whenNeeded();
else start();
