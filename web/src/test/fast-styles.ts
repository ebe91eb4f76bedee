/**
 * Makes `getComputedStyle` of jsdom fast: names, roles and pointers of the tests ask it for every element and its
 * ancestors, for a sixth of the tests' time. It answers what decides who sees an element and who can press it: jsdom's
 * own style sheet keeps only those rules, no colour is resolved, and an element's styles are computed once until the
 * document changes. Loaded before jsdom, which reads its style sheet once.
 */
import { createRequire } from 'node:module';
import type { DOMWindow } from 'jsdom';

/** An element inside jsdom. */
interface Inside {
  /** jsdom's declarations of the document's elements: another object after each change. */
  _ownerDocument: { _styleCache: WeakMap<Inside, unknown> | null };
}

const load = createRequire(import.meta.url);
const rules = 'jsdom/lib/jsdom/browser/default-stylesheet.js';
const counts = /^\s*(?:display|visibility|pointer-events)\s*:/;

const sheet = load(rules) as string;
const short = sheet
  .replaceAll(/\/\*[^]*?\*\//g, '')
  .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_rule, selector: string, body: string) => {
    const declarations = body.split(';').filter((declaration) => counts.test(declaration));
    return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
  });
const module = load.cache[load.resolve(rules)];
if (!module || short.length === sheet.length) throw new Error('jsdom has its style sheet elsewhere');
module.exports = short;

const { propertiesWithResolvedValueImplemented: resolved } = load('jsdom/lib/jsdom/living/helpers/style-rules.js') as {
  propertiesWithResolvedValueImplemented: Record<string, unknown>;
};
for (const property of Object.keys(resolved))
  if (!counts.test(`${property}:`)) Reflect.deleteProperty(resolved, property);

const { implForWrapper } = load('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper: (element: Element) => Inside;
};

/** Lets a window compute the styles of an element once until the document changes. */
export function rememberStyles(page: DOMWindow): void {
  const compute = page.getComputedStyle.bind(page);
  const remembered = new WeakMap<object, WeakMap<Inside, CSSStyleDeclaration>>();
  page.getComputedStyle = (element, pseudo) => {
    const inside = implForWrapper(element);
    const known = inside._ownerDocument._styleCache;
    const found = known && !pseudo && remembered.get(known)?.get(inside);
    if (found) return found;
    const style = compute(element, pseudo);
    const now = inside._ownerDocument._styleCache;
    if (now && !pseudo) {
      const styles = remembered.get(now) ?? new WeakMap<Inside, CSSStyleDeclaration>();
      remembered.set(now, styles.set(inside, style));
    }
    return style;
  };
}
