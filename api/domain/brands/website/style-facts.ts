import postcss from 'postcss';
import type { Root } from 'postcss';
import { contrast } from '../../../../studio/colour';
import { coloursFrom } from '../../../../studio/posts/logo-colours';
import type { Brand } from '../../../../studio/posts/brand';
import type { FontPairId } from '../../../../studio/font-pairs';
import { hexOf } from './css-colours';
import { pairFor } from './font-match';
import type { InlineStyle } from './page-facts';
import type { Seen } from './page-walk';

/** Argument of the worker's `styleFacts`. */
export interface StyleTask {
  sheets: string[];
  inline: InlineStyle[];
  themeColor: string | null;
  families: string[];
  /** Colours of the most likely logo. */
  logoColors: string[];
}

/** What is read of the styles of a page. */
export interface StyleFacts {
  colors: Seen<Brand['colors']> | null;
  fonts: Seen<FontPairId> | null;
}

const MOST_SHEET = 512 * 1024;
const MOST_DECLARATIONS = 30_000;
/** References to custom properties that are followed in one value: a circle ends there. */
const MOST_REFERENCES = 20;

interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Closes the blocks that a cut style sheet leaves open. */
function closed(css: string): string {
  const open = (css.match(/\{/g)?.length ?? 0) - (css.match(/\}/g)?.length ?? 0);
  return css + '}'.repeat(Math.max(0, Math.min(open, 100)));
}

/** Reads a style sheet; of a cut or broken one what stands before its last whole rule. @returns null for no style sheet */
function rootOf(css: string): Root | null {
  const read = css.slice(0, MOST_SHEET);
  for (const text of [read, read.slice(0, read.lastIndexOf('}') + 1)])
    try {
      return postcss.parse(closed(text));
    } catch {
      // the next one is shorter
    }
  return null;
}

function declarationsIn(sheets: readonly string[]): Declaration[] {
  const all: Declaration[] = [];
  for (const sheet of sheets) {
    rootOf(sheet)?.walkDecls(({ parent, prop, value }) => {
      if (all.length >= MOST_DECLARATIONS) return false;
      const selector = parent && 'selector' in parent ? parent.selector.slice(0, 500) : '';
      all.push({ selector, property: prop.startsWith('--') ? prop : prop.toLowerCase(), value: value.slice(0, 300) });
      return undefined;
    });
  }
  return all;
}

const inlineDeclarations = (inline: readonly InlineStyle[]): Declaration[] =>
  inline.flatMap(({ selector, style }) =>
    style.split(';').flatMap((part) => {
      const [property = '', ...value] = part.split(':');
      return value.length > 0
        ? [{ selector, property: property.trim().toLowerCase(), value: value.join(':').trim() }]
        : [];
    }),
  );

/** Replaces custom properties by their values; those may refer to others. */
function resolver(declarations: readonly Declaration[]): (value: string) => string {
  const properties = new Map<string, string>();
  for (const { property, value } of declarations)
    if (property.startsWith('--') && !properties.has(property)) properties.set(property, value);
  return (value) => {
    let resolved = value;
    for (let round = 0; round < MOST_REFERENCES; round += 1) {
      // the last one holds no other
      const start = resolved.lastIndexOf('var(');
      const end = resolved.indexOf(')', start);
      if (start < 0 || end < 0) break;
      const [name = '', ...instead] = resolved.slice(start + 4, end).split(',');
      const known = properties.get(name.trim()) ?? instead.join(',');
      resolved = `${resolved.slice(0, start)}${known}${resolved.slice(end + 1)}`.slice(0, 1_000);
    }
    return resolved;
  };
}

type Use = 'ground' | 'main' | 'accent' | 'ink';
/** Properties of frameworks: most pages leave them as they were delivered. */
const ofFramework = /^--(?:bs|wp--preset|tw|mdc|mdl|chakra|mantine|sl|ion)-/i;
/** What says how a colour is used; the first that fits a declaration counts. */
const evidence: readonly { use: Use; weight: number; is: (declaration: Declaration) => boolean; seenAt: string }[] = [
  {
    use: 'main',
    weight: 9,
    seenAt: 'a colour that the styles call primary',
    is: ({ property }) =>
      /^--.*(?:primary|brand|main|theme)/i.test(property) &&
      !/(?:text|bg|background|font|on-)/i.test(property) &&
      !ofFramework.test(property),
  },
  {
    use: 'main',
    weight: 2,
    seenAt: 'a colour of the framework of the page',
    is: ({ property }) => ofFramework.test(property) && /-primary$/i.test(property),
  },
  {
    use: 'accent',
    weight: 6,
    seenAt: 'a colour that the styles call accent',
    is: ({ property }) =>
      /^--.*(?:accent|secondary|highlight)/i.test(property) &&
      !/(?:text|bg|background|on-)/i.test(property) &&
      !ofFramework.test(property),
  },
  {
    use: 'ground',
    weight: 8,
    seenAt: 'the background of the page',
    is: ({ selector, property }) =>
      isBackground(property) && /(?:^|,|\s)(?:body|html|:root)(?:\s*(?:,|$))/i.test(selector),
  },
  {
    use: 'ground',
    weight: 4,
    seenAt: 'a colour that the styles call background',
    is: ({ property }) => /^--(?:.*-)?(?:bg|background|paper|surface)$/i.test(property),
  },
  {
    use: 'main',
    weight: 7,
    seenAt: 'the buttons of the page',
    is: ({ selector, property }) => isBackground(property) && /btn|button|cta|\[type=["']?submit/i.test(selector),
  },
  {
    use: 'main',
    weight: 4,
    seenAt: 'the header of the page',
    is: ({ selector, property }) => isBackground(property) && /header|navbar|hero|banner|masthead/i.test(selector),
  },
  {
    use: 'ink',
    weight: 8,
    seenAt: 'the text of the page',
    is: ({ selector, property }) =>
      property === 'color' && /(?:^|,|\s)(?:body|html|:root)(?:\s*(?:,|$))/i.test(selector),
  },
  {
    use: 'ink',
    weight: 4,
    seenAt: 'the headings of the page',
    is: ({ selector, property }) => property === 'color' && /(?:^|[\s,])h[1-3]\b/i.test(selector),
  },
  {
    use: 'accent',
    weight: 3,
    seenAt: 'the links of the page',
    is: ({ selector, property }) => property === 'color' && /(?:^|[\s,])a(?:$|[\s,:.])/i.test(selector),
  },
  {
    use: 'accent',
    weight: 1,
    seenAt: 'a background of the page',
    is: ({ property }) => isBackground(property) || property === 'fill',
  },
];
const isBackground = (property: string) => property === 'background' || property === 'background-color';

interface Found {
  hex: string;
  use: Use;
  weight: number;
  seenAt: string;
}

function coloursIn(declarations: readonly Declaration[]): Found[] {
  const resolve = resolver(declarations);
  const found = new Map<string, Found>();
  for (const declaration of declarations) {
    const kind = evidence.find(({ is }) => is(declaration));
    const hex = kind && hexOf(resolve(declaration.value));
    if (!kind || !hex) continue;
    const key = `${kind.use} ${hex}`;
    const known = found.get(key);
    if (known) known.weight += kind.weight * 0.2;
    else found.set(key, { hex, use: kind.use, weight: kind.weight, seenAt: kind.seenAt });
  }
  return [...found.values()].toSorted((one, other) => other.weight - one.weight);
}

const isPlain = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return Math.max(r, g, b) - Math.min(r, g, b) < 18;
};

/** Returns the five colours of a page with where the main one was seen; null for a page without colours. */
function brandColours(
  found: readonly Found[],
  themeColor: string | null,
  logoColors: readonly string[],
): Seen<Brand['colors']> | null {
  const of = (use: Use) => found.filter((one) => one.use === use);
  const theme = themeColor ? hexOf(themeColor) : null;
  const vivid = of('main').find(({ hex }) => !isPlain(hex));
  const fromLogo = logoColors.find((hex) => !isPlain(hex));
  const main =
    vivid ??
    (theme && !isPlain(theme) ? { hex: theme, seenAt: 'the theme colour of the page' } : null) ??
    (fromLogo ? { hex: fromLogo, seenAt: 'the logo' } : null) ??
    of('accent').find(({ hex }) => !isPlain(hex)) ??
    of('main')[0] ??
    (theme ? { hex: theme, seenAt: 'the theme colour of the page' } : null);
  const ground = of('ground')[0]?.hex;
  const ink = of('ink')[0]?.hex;
  if (!main && !ground && !ink) return null;
  const isDark = ground !== undefined && contrast(ground, '#ffffff') > 9;
  // of a dark page the roles change: words are light there, and posts are set on paper
  const paper = isDark ? (ink && contrast(ink, '#ffffff') < 1.5 ? ink : '#ffffff') : (ground ?? '#ffffff');
  const deep = isDark ? ground : (ink ?? found.find(({ hex }) => contrast(hex, paper) >= 9)?.hex);
  const others = found.filter(
    ({ hex, use }) =>
      use !== 'ground' && use !== 'ink' && hex !== main?.hex && hex !== deep && hex !== paper && !isPlain(hex),
  );
  const wanted = [
    main?.hex,
    others.find(({ use }) => use === 'accent')?.hex,
    ...others.map(({ hex }) => hex),
    ...logoColors,
  ]
    .filter((hex) => hex !== undefined)
    .filter((hex, at, all) => all.indexOf(hex) === at);
  const made = coloursFrom([...wanted, paper, ...(deep ? [deep] : [])]);
  if (!made) return null;
  const readable = deep && contrast(deep, paper) >= 4.5 ? deep : made.deep;
  const value = {
    ...made,
    // a page of ink on paper has ink as its colour: a button in the colour of the paper can't be seen
    main: main && contrast(main.hex, paper) >= 1.2 ? main.hex : readable,
    ground: paper,
    deep: readable,
    ...(wanted[1] && { accent: wanted[1] }),
    ...(wanted[2] && { second: wanted[2] }),
  };
  return { value, seenAt: main?.seenAt ?? 'the background of the page' };
}

function fontsOf(declarations: readonly Declaration[], families: readonly string[]): Seen<FontPairId> | null {
  const resolve = resolver(declarations);
  const named = (is: (selector: string) => boolean) =>
    declarations
      .filter(({ property, selector }) => (property === 'font-family' || property === 'font') && is(selector))
      .map(({ value }) => resolve(value));
  const ways = [
    ['the headings of the page', named((selector) => /(?:^|[\s,])h[1-3]\b|title|heading|display/i.test(selector))],
    ['the fonts that the page loads', families],
    ['the text of the page', named((selector) => /(?:^|[\s,])(?:body|html|:root)\b/i.test(selector))],
    ['the styles of the page', named(() => true)],
  ] as const;
  for (const [seenAt, values] of ways)
    for (const value of values) {
      const pair = pairFor(value);
      if (pair) return { value: pair, seenAt };
    }
  return null;
}

/** Reads the styles of a page. Runs in an image process. */
export function readStyles({ sheets, inline, themeColor, families, logoColors }: StyleTask): StyleFacts {
  const declarations = [...declarationsIn(sheets), ...inlineDeclarations(inline)];
  return {
    colors: brandColours(coloursIn(declarations), themeColor, logoColors),
    fonts: fontsOf(declarations, families),
  };
}
