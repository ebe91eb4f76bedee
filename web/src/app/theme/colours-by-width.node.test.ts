import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'web/src';
/** A colour that differs with the width of the window: `color: { xs: ..., md: ... }`. */
const byWidth = /\b(?:color|bgcolor|backgroundColor|background|borderColor|fill|stroke):\s*\{\s*(?:xs|sm|md|lg|xl)\b/;

/**
 * The journeys measure the contrast of the dark scheme at the width of a desktop, and on phones only of screens with
 * parts that a phone alone shows. That holds as long as no colour depends on the width.
 */
it('no colour depends on the width of the window, except where the journeys measure both', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) => byWidth.test(readFileSync(join(folder, name), 'utf8')));
  expect(byWidth.test('sx={{ bgcolor: { xs: "a", md: "b" } }}')).toBe(true);
  // 'profile' in phoneParts of web/e2e/accessibility.spec.ts
  expect(found.filter((name) => !name.includes('.test.'))).toEqual([join('features', 'profile', 'profile-page.tsx')]);
});
