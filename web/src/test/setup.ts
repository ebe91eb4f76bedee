import '@testing-library/jest-dom';
import React from 'react';
import { act, cleanup, configure, getConfig, renderHook } from '@testing-library/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { toast } from 'sonner';
import { departure } from '../entities/session/session-signals';
import { sharedStorage, tabStorage } from '../lib/browser-storage';
import { closeTestApi, listenTestApi, resetTestApi } from './test-api';

/** Returns whether a query runs inside waitFor, which calls it again and in the end asks for the full error. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// the first test that opens a lazily loaded page compiles it, and a shared machine may stand still for seconds
configure(({ getElementError }) => ({
  asyncUtilTimeout: 30_000,
  // prints the document only for the last attempt of a query that waits
  getElementError: (message, container) =>
    message !== null && isWaiting() ? new Error(message) : getElementError(message, container),
}));
process.env['DEBUG_PRINT_LIMIT'] ??= '3000';

/** What decides who sees an element and who can press it. */
const countingRule = /display: ?none|visibility: ?hidden|pointer-events/;

/**
 * Only CSS rules for visibility and pointer events are applied; no test asks for the others, and searching them takes
 * half of the time. A file that needs them calls `keepAllStyles()` first.
 */
let allStyles = false;
Object.defineProperty(globalThis, 'keepAllStyles', { value: () => (allStyles = true) });
const insert = Reflect.get<StyleSheet, 'insert'>(StyleSheet.prototype, 'insert');
StyleSheet.prototype.insert = function insertWhatCounts(rule) {
  const [, least, inner] = containerRule.exec(rule) ?? [];
  if (inner !== undefined) {
    if (width >= Number(least) * 16) insert.call(this, inner);
  } else if (allStyles || countingRule.test(rule)) insert.call(this, rule);
};
/** jsdom knows no container queries. Each container is as wide as the screen here. */
const containerRule = /^@container [^{]*\(min-width: ?([\d.]+)rem\)\{(.*)\}$/s;

/** The screen width, which a test sets with `setScreenWidth(390)` before rendering. A desktop is the default. */
let width = 1280;
Object.defineProperty(globalThis, 'setScreenWidth', { value: setScreenWidth });

/** jest-light-runner's fake timers lack this one. */
jest.advanceTimersByTimeAsync = async (ms) => {
  const { clock } = setTimeout as unknown as { clock: { tickAsync(ms: number): Promise<number> } };
  await clock.tickAsync(ms);
};

window.matchMedia = (query) => {
  const pixels = (name: string) => {
    const [, size, unit] = new RegExp(`${name}-width:\\s*([\\d.]+)(px|em)`).exec(query) ?? [];
    return size === undefined ? null : Number(size) * (unit === 'em' ? 16 : 1);
  };
  const most = pixels('max');
  const least = pixels('min');
  const matches = (most ?? least) !== null && width <= (most ?? width) && width >= (least ?? width);
  return {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  };
};
// without a layout no height can change
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

/** Emulates what browsers implement and jsdom does not yet: a popover is hidden until its button shows it. */
const popovers = document.createElement('style');
popovers.textContent = '[popover]:not([data-shown]) { display: none !important; }';
document.head.append(popovers);
HTMLElement.prototype.hidePopover = function hide() {
  delete this.dataset['shown'];
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const shown = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !shown) return;
  if (button.getAttribute('popovertargetaction') === 'hide') delete shown.dataset['shown'];
  else shown.dataset['shown'] = '';
});

/** Node provides FormData for fetch; React creates one from each submitted form. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
  }
}
globalThis.FormData = FormDataOfForms;

interface ReactInternals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * React's development build records a stack trace for each of the first 10,000 elements that it makes in a second, which
 * takes a tenth of the time. They are shown only by its warnings, which also name the components.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as ReactInternals;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// the first act() also binds React to the real setImmediate, before any test installs fake timers
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const { result } = await act(async () => renderHook(useEmotionCache));
if (!result.current) throw new Error('Emotion has no cache of styles to empty between test files.');
const emotion = result.current;
cleanup();

// of the style sheets that modules brought, the same rules
for (const style of document.head.querySelectorAll('style'))
  style.textContent = [...(style.sheet?.cssRules ?? [])]
    .map(({ cssText }) => cssText)
    .filter((rule) => countingRule.test(rule))
    .join('\n');

/** What modules put into the head when they were loaded, once per process. */
const lasting = [...document.head.childNodes];

interface SelectorEngine {
  Snapshot: Record<'nthElement' | 'nthOfType', (element: null, direction: 2) => unknown>;
}

/**
 * Empties what jsdom's selector engine records of :first-child and its like: each parent it ever looked at, with all
 * children, to be searched by the next selector.
 */
function forgetSiblings(): void {
  const inside = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const page = inside && (Reflect.get(document, inside) as Record<string, SelectorEngine | undefined>);
  for (const engine of [page?.['_nwsapi'], page?.['_nwsapiDontThrow']]) {
    engine?.Snapshot.nthElement(null, 2);
    engine?.Snapshot.nthOfType(null, 2);
  }
}

function forgetStyles(): void {
  emotion.sheet.flush();
  Object.assign(emotion, { inserted: {}, registered: {} });
}

/** Container queries are evaluated as rules are inserted, so rules of another width are dropped. */
function setScreenWidth(pixels: number): void {
  if (width !== pixels) forgetStyles();
  width = pixels;
}

/** Gives the next test file a new page: an empty document at the start address, without styles and stored values. */
function newPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.body.replaceChildren();
  forgetStyles();
  document.head.replaceChildren(...lasting);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    document.cookie = `${name}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'paypal');
  allStyles = false;
  departure.end();
}

/** Runs at the start of each test file: gives it a new page and the hooks that every test has. */
export function eachFile(): void {
  newPage();
  beforeAll(listenTestApi);
  afterEach(() => {
    cleanup();
    forgetSiblings();
    setScreenWidth(1280);
    resetTestApi();
    toast.dismiss();
    // Apollo lists each client for its browser extension, with its cache and the test's API
    Reflect.deleteProperty(window, Symbol.for('apollo.devtools'));
    Reflect.deleteProperty(window, '__APOLLO_CLIENT__');
    for (const storage of [tabStorage, sharedStorage]) for (const key of storage.keys()) storage.remove(key);
  });
  afterAll(() => {
    closeTestApi();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
