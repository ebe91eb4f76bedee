import type { EmotionCache } from '@emotion/cache';

const element = (key: string, ids: string[], css: string) =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`;

/**
 * Returns the style elements of a rendered page: one for each global style, then one for all classes that the page uses.
 * Emotion reads their attributes in the browser and does not insert these styles again.
 * @param cache a cache of this page alone, with `compat`
 */
export function styleElements({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, id = '']) => id));
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isClass = (id: string) => registered[`${key}-${id}`] !== undefined;
  const globals = styles.filter(([id]) => !isClass(id));
  const classes = styles.filter(([id]) => isClass(id) && used.has(id));
  return [
    ...globals.map(([id, css]) => element(`${key}-global`, [id], css)),
    element(
      key,
      classes.map(([id]) => id),
      classes.map(([, css]) => css).join(''),
    ),
  ].join('');
}
