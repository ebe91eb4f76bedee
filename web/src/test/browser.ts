/**
 * Makes a worker process of Jest look like a browser, before any module of the client is loaded: jsdom's globals, the
 * modules that only a bundler can load, and hooks at the start of every test file.
 */
import { registerHooks } from 'node:module';
import './fast-names';
import './fast-selectors';
import { rememberStyles } from './fast-styles';
import { JSDOM, VirtualConsole } from 'jsdom';
import './fast-labels';

/** Node's own implementations stay where jsdom's are missing pieces, or where msw, React and fake timers need Node's. */
const ofNode = new Set([
  ...['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'URL', 'URLSearchParams', 'structuredClone'],
  ...['AbortController', 'AbortSignal', 'BroadcastChannel', 'performance', 'console', 'queueMicrotask'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  // jsdom's own ones call the global ones
  ...['atob', 'btoa'],
]);
const itself = ['window', 'self', 'top', 'parent', 'frames'];

// Node loads its own events and requests when they are first read, and they must extend Node's Event
void [Response, MessageEvent];

// with these, React measures and records each render for the profiler of a browser
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
// the environment itself is slow to read, and every render reads NODE_ENV many times
process.env = { ...process.env };

const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
virtualConsole.on('jsdomError', (error) => console.error(error));
const { window: page } = new JSDOM('<!DOCTYPE html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
  virtualConsole,
});

rememberStyles(page);
// jsdom has no CSS object
Reflect.set(page, 'CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });

// jsdom's dialogs only open without being modal
Object.assign(page.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    const opener = page.document.activeElement;
    this.open = true;
    this.focus();
    this.close = () => {
      this.open = false;
      if (opener instanceof page.HTMLElement) opener.focus();
    };
  },
});

/** Returns the property of `globalThis` that stands for a property of the window. */
function forwarded(name: string): PropertyDescriptor {
  const value: unknown = Reflect.get(page, name);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  const own = Object.getOwnPropertyDescriptor(page, name);
  if (!isMethod && own?.get)
    return {
      configurable: true,
      enumerable: true,
      get: () => Reflect.get(page, name) as unknown,
      set: (next: unknown) => void Reflect.set(page, name, next),
    };
  const fixed: unknown = isMethod ? (value as () => unknown).bind(page) : value;
  return { configurable: true, enumerable: true, writable: true, value: fixed };
}

for (const name of [...Object.getOwnPropertyNames(page), 'addEventListener', 'removeEventListener', 'dispatchEvent']) {
  const isShared = Object.is(Reflect.get(page, name), Reflect.get(globalThis, name));
  if (!isShared && !ofNode.has(name)) Object.defineProperty(globalThis, name, forwarded(name));
}
for (const name of itself)
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value: globalThis });

// an error that a listener of the page throws is a failure of the running test
page.addEventListener('error', ({ error }) => void process.emit('uncaughtException', error as Error));

/**
 * jest-light-runner imports each test file with a number in its address. The module it gets runs `eachFile` first,
 * because the runner itself runs the set-up once per process.
 */
const setup = new URL('./setup.ts', import.meta.url).href;
registerHooks({
  load: (url, context, next) =>
    /\.test\.tsx?\?\d+$/.test(url)
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { eachFile } from '${setup}'; eachFile(); await import('${url}&loaded');`,
        }
      : next(url, context),
});
