import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

// The headless shell first: it is a fifth faster, as it draws no window.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string[] {
  if (process.platform === 'win32') return [];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['/usr/bin', ...folders].flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

function commonPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium'];
  return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
}

/** The browser that `npm test` brought itself (install-browser.ts). */
export const cachedBrowser = join('node_modules', '.cache', 'postloom-browser', 'run');

/** Returns browsers that `playwright install chromium` downloaded, newest first. */
function playwrightCache(): string[] {
  const system: Record<string, string> = {
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH || system[process.platform] || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => programs.map((program) => join(cache, name, program)));
}

/**
 * Finds the Chromium or Chrome for the browser tests: CHROMIUM_PATH if set (and nothing else then), one of the system,
 * one that Playwright downloaded, or the one in node_modules/.cache. Undefined when there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH?.trim();
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...onPath(), ...commonPlaces(), ...playwrightCache(), resolve(cachedBrowser)].find((path) =>
    existsSync(path),
  );
}
