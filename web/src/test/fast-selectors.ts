/**
 * Makes `getComputedStyle` of jsdom fast, with equal results. For each element it matches every rule of every style
 * sheet by the selector engine, which takes a sixth of the time of a test. Most rules need a tag or a class that the
 * element lacks. Loaded before jsdom, whose modules keep a reference to the function that this replaces.
 */
import { createRequire } from 'node:module';

interface Matched {
  localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}

interface Selectors {
  /** At-rules have no selector. */
  matchesDontThrow: (element: Matched, selector: string | undefined) => boolean;
}

/** What an element needs, at least, so that a selector can match it. */
interface Need {
  tag?: string;
  className?: string;
  /** The selector asks for nothing else. */
  isAll: boolean;
}

/** Returns what each alternative of a selector needs of its element, or null if any of them may match every element. */
function needsOf(selector: string): Need[] | null {
  // pseudo-classes with arguments and quoted texts may contain the characters that separate selectors; namespaces,
  // escapes and letters beyond ASCII are left to the engine
  if (/[()"'|\\]|[^ -~\s]/.test(selector)) return null;
  const needs: Need[] = [];
  for (const alternative of selector.split(',')) {
    const whole = alternative.trim();
    const subject = /[^\s>+~]+$/.exec(whole)?.[0] ?? '';
    const [start, tag, className] = /^(?:([a-z][\w-]*)|\.([\w-]+))/i.exec(subject) ?? [];
    if (tag) needs.push({ tag: tag.toLowerCase(), isAll: tag.toLowerCase() === whole });
    else if (className) needs.push({ className, isAll: start === whole });
    else return null;
  }
  return needs;
}

const known = new Map<string, Need[] | null>();

/** Returns whether a selector matches an element, or null where only the engine knows. */
function quickAnswer(element: Matched, selector: string): boolean | null {
  let needs = known.get(selector);
  if (needs === undefined) known.set(selector, (needs = needsOf(selector)));
  if (needs === null) return null;
  const tag = element.localName.toLowerCase();
  const classes = element.getAttributeNS(null, 'class');
  let answer: boolean | null = false;
  for (const need of needs) {
    if (need.tag ? need.tag !== tag : !classes?.includes(need.className ?? '')) continue;
    // names of SVG elements have capitals, and one class may be a part of another
    if (need.isAll && (need.tag ? tag === element.localName : classes === need.className)) return true;
    answer = null;
  }
  return answer;
}

const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  (selector === undefined ? null : quickAnswer(element, selector)) ?? matchesDontThrow(element, selector);
