import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { levelsOf, mirrored, visualOrder } from '../../../../studio/bidi';
import { unpackWoff } from '../../../platform/fonts/woff';

const require = createRequire(join(process.cwd(), 'package.json'));
const folderOf = (name: string) => join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');

export interface Font {
  name: string;
  script: RegExp;
  file: (weight: 400 | 600) => string;
}

const interOf = (subset: string, script: RegExp): Font => ({
  name: `inter-${subset}`,
  script,
  file: (weight) => join(folderOf('inter'), `inter-${subset}-${weight}-normal.woff`),
});
const notoOf = (subset: string, script: RegExp): Font => ({
  name: `noto-${subset}`,
  script,
  file: (weight) => join(folderOf(`noto-sans-${subset}`), `noto-sans-${subset}-${subset}-${weight}-normal.woff`),
});

export const latin: Font = interOf('latin', /[\u0000-\u00FF\u2013-\u2026\u20AC]/);

/** Scripts that a customer's name or address may be written in, and the font of each; the first match is used. */
const fonts: Font[] = [
  latin,
  interOf('latin-ext', /[\u0100-\u024F\u1E00-\u1EFF]/),
  interOf('greek', /[\u0370-\u03FF]/),
  interOf('cyrillic', /[\u0400-\u045F\u0490-\u04B1\u2116]/),
  interOf('cyrillic-ext', /[\u0460-\u052F]/),
  // including the digits and punctuation that a script shares with related scripts
  notoOf('arabic', /\p{Script_Extensions=Arabic}/u),
  notoOf('devanagari', /\p{Script_Extensions=Devanagari}/u),
  notoOf('hebrew', /\p{Script_Extensions=Hebrew}/u),
  notoOf('thai', /\p{Script_Extensions=Thai}/u),
];

/**
 * Part of a line: one font, one direction, and either words or spaces. Its characters are in the order that pdfkit
 * expects.
 */
export interface Run {
  font: Font;
  text: string;
}

interface LogicalRun extends Run {
  level: number;
  isSpace: boolean;
}

const unpacked = new Map<string, Buffer>();

/**
 * Returns a font's file as it is embedded, unpacked once, because pdfkit takes longer for the unpacking than for
 * everything else.
 */
export function fontFile({ file }: Font, weight: 400 | 600): Buffer {
  const path = file(weight);
  const known = unpacked.get(path) ?? unpackWoff(readFileSync(path));
  unpacked.set(path, known);
  return known;
}

/** Control characters that set the direction of text and are not printed. */
const unseen = /\p{Bidi_Control}/u;
/** Scripts whose fonts reverse the text in shaping, including the scripts' digits, which run left-to-right. */
const turnedByItsFont = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** A paragraph that can be split into lines: the whole text decides each character's direction (Unicode, UAX 9). */
export class Paragraph {
  readonly text: string;
  private readonly levels: Uint8Array;

  constructor(text: string) {
    this.text = text.trim().split(/\s+/).join(' ');
    this.levels = levelsOf(this.text);
  }

  /** Returns the runs between two offsets of the text, from left to right. */
  runs(start = 0, end = this.text.length): Run[] {
    const runs = this.logicalRuns(start, end);
    return visualOrder(runs.map(({ level }) => level)).flatMap((place) => {
      const run = runs[place];
      return run ? [{ font: run.font, text: asDrawn(run) }] : [];
    });
  }

  /**
   * Returns the runs in logical order. A space, or a character that no font has, uses the font of the text before it.
   */
  private logicalRuns(start: number, end: number): LogicalRun[] {
    const found: LogicalRun[] = [];
    let at = start;
    for (const sign of this.text.slice(start, end)) {
      const level = this.levels[at] ?? 0;
      at += sign.length;
      if (unseen.test(sign)) continue;
      const isSpace = sign === ' ';
      const last = found.at(-1);
      const font = (isSpace ? undefined : fonts.find(({ script }) => script.test(sign))) ?? last?.font ?? latin;
      if (last?.font === font && last.level === level && last.isSpace === isSpace) last.text += sign;
      else found.push({ font, text: sign, level, isSpace });
    }
    return found;
  }
}

function asDrawn({ text, level }: LogicalRun): string {
  const isFromRight = level % 2 === 1;
  if (isFromRight === turnedByItsFont.test(text)) return text;
  const turned = [...text].reverse();
  return (isFromRight ? turned.map(mirrored) : turned).join('');
}
