import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTones } from '../../../../contract/brand';
import { themeOf } from './theme';

const folder = 'web/src';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith(join('app', 'theme')))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/**
 * The journeys print a screen of each template (web/e2e/support/same-colours.ts). That holds as long as the theme alone
 * says what is printed, and in which colours.
 */
describe('a printed page', () => {
  it('has no styles but the theme, except what is not printed', () => {
    const byPrint = /@media [^'"`]*print|displayPrint: (?!'none')|beforeprint|matchMedia\(['"`]print/;
    expect(byPrint.test('sx={{ displayPrint: "block" }}')).toBe(true);
    expect(filesWith(byPrint)).toEqual([]);
  });

  it('has no bar that sticks to the bottom over its text', () => {
    const bars = files.filter(({ text }) => /'sticky'.{0,40}\bbottom: /s.test(text));
    expect(bars.map(({ name }) => name)).toContain(join('components', 'form', 'save-bar.tsx'));
    expect(bars.filter(({ text }) => !text.includes("displayPrint: 'none'")).map(({ name }) => name)).toEqual([]);
  });

  it('has the colours of the light scheme, also in the dark one', () => {
    const sheets = themeOf(defaultTones).generateStyleSheets();
    const dark = (sheet: object) => JSON.stringify(sheet).includes('[data-dark]');
    expect(sheets.filter(dark).map((sheet) => Object.keys(sheet))).toEqual([['@media screen']]);
    const byScheme = /applyStyles\(|data-(?:dark|light)|prefers-color-scheme|palette\.mode/;
    expect(byScheme.test("theme.applyStyles('dark', { color: 'white' })")).toBe(true);
    // the preview of a section shows both schemes, and is printed: 'admin-settings-features'
    expect(filesWith(byScheme)).toEqual([
      join('features', 'admin', 'settings', 'section-editor', 'section-preview.tsx'),
    ]);
  });
});
