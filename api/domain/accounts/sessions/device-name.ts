/** The first match counts: many browsers also name the browsers that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\b(CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

export interface DeviceParts {
  browser?: string;
  system?: string;
}

/** Returns browser and system from the user agent; unknown parts are missing. */
export const deviceParts = (userAgent: string | null): DeviceParts => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});

/** Formats them for display: 'Firefox on Windows', 'Safari on iPhone', 'Unknown browser on Linux', 'Unknown device'. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceParts(userAgent);
  if (!browser && !system) return 'Unknown device';
  return system ? `${browser ?? 'Unknown browser'} on ${system}` : (browser ?? '');
}
