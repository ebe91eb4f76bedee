import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { StyleSheet } from '@emotion/sheet';
import { closeTestApi, listenTestApi, resetTestApi } from './test-api';

// the first test that opens a lazily loaded page compiles it
configure({ asyncUtilTimeout: 10_000 });
process.env['DEBUG_PRINT_LIMIT'] ??= '3000';
jest.setTimeout(30_000);

/**
 * Only CSS rules for visibility and pointer events are applied; no test asks for the others, and searching them takes
 * half of the time. A file that needs them calls `keepAllStyles()` first.
 */
let allStyles = false;
Object.defineProperty(globalThis, 'keepAllStyles', { value: () => (allStyles = true) });
const insert = Reflect.get<StyleSheet, 'insert'>(StyleSheet.prototype, 'insert');
StyleSheet.prototype.insert = function insertWhatCounts(rule) {
  if (allStyles || /display:none|visibility:hidden|pointer-events/.test(rule)) insert.call(this, rule);
};

/** The screen width, which a test sets with `setScreenWidth(390)` before rendering. A desktop is the default. */
let width = 1280;
Object.defineProperty(globalThis, 'setScreenWidth', { value: (pixels: number) => (width = pixels) });

if (typeof window !== 'undefined') {
  window.matchMedia = (query) => {
    const most = /max-width:\s*([\d.]+)px/.exec(query);
    const least = /min-width:\s*([\d.]+)px/.exec(query);
    const matches =
      (most || least) !== null && (!most || width <= Number(most[1])) && (!least || width >= Number(least[1]));
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
}

/** Emulates what browsers implement and jsdom does not yet: a popover is hidden until its button shows it. */
function openPopovers(): void {
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-shown]) { display: none !important; }';
  document.head.append(style);
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
}

/**
 * Node throws network errors from outside the test's realm; this rethrows them as its own TypeErrors, as in a browser.
 */
function ownNetworkErrors(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (...request) =>
    send(...request).catch((error: unknown) => {
      throw (error as { name?: unknown }).name === 'TypeError'
        ? new TypeError('Failed to fetch', { cause: error })
        : error;
    });
}

/** The environment provides Node's FormData for fetch; React creates one from each submitted form. */
function formDataOfForms(): void {
  class FormDataOfForms extends FormData {
    constructor(form?: HTMLFormElement) {
      super();
      for (const field of form?.elements ?? [])
        if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
    }
  }
  globalThis.FormData = FormDataOfForms;
}

beforeAll(() => {
  listenTestApi();
  ownNetworkErrors();
  formDataOfForms();
  if (typeof document !== 'undefined') openPopovers();
});
afterEach(() => {
  width = 1280;
  resetTestApi();
  toast.dismiss();
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
});
afterAll(closeTestApi);
