import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { closeTestApi, listenTestApi, resetTestApi } from './test-api';

// lazily loaded pages are compiled by the first test that opens them
configure({ asyncUtilTimeout: 10_000 });
process.env['DEBUG_PRINT_LIMIT'] ??= '3000';
jest.setTimeout(30_000);

/** Widths a test can choose: `setScreenWidth(390)` before rendering. A desk is the default. */
let width = 1280;
Object.defineProperty(globalThis, 'setScreenWidth', { value: (pixels: number) => (width = pixels) });

if (typeof window !== 'undefined') {
  window.matchMedia = (query) => {
    const most = /max-width:\s*([\d.]+)px/.exec(query);
    const least = /min-width:\s*([\d.]+)px/.exec(query);
    const matches = (most || least) !== null && (!most || width <= Number(most[1])) && (!least || width >= Number(least[1]));
    return { matches, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false };
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

beforeAll(listenTestApi);
afterEach(() => {
  width = 1280;
  resetTestApi();
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
});
afterAll(closeTestApi);
