/**
 * Makes jsdom's `asciiLowercase` fast, with equal results: it copies each name of an attribute character by character,
 * though nearly all are lowercase. Loaded before jsdom, whose modules keep a reference to it.
 */
import { createRequire } from 'node:module';

const strings = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/strings.js') as {
  asciiLowercase: (text: string) => string;
};
strings.asciiLowercase = (text) =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text;
