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

const latin: Font = interOf('latin', /[\u0000-\u00FF\u2013-\u2026\u20AC]/);

/** Scripts a customer's name or address may be written in, and the font that has them; the first that fits is taken. */
const fonts: Font[] = [
  latin,
  interOf('latin-ext', /[\u0100-\u024F\u1E00-\u1EFF]/),
  interOf('greek', /[\u0370-\u03FF]/),
  interOf('cyrillic', /[\u0400-\u045F\u0490-\u04B1\u2116]/),
  interOf('cyrillic-ext', /[\u0460-\u052F]/),
  // with the digits and commas that a script shares with its neighbours
  notoOf('arabic', /\p{Script_Extensions=Arabic}/u),
  notoOf('devanagari', /\p{Script_Extensions=Devanagari}/u),
  notoOf('hebrew', /\p{Script_Extensions=Hebrew}/u),
  notoOf('thai', /\p{Script_Extensions=Thai}/u),
];

/** Part of a line: one font, one direction, words and the spaces between them apart. Its signs run as pdfkit wants them. */
export interface Run {
  font: Font;
  text: string;
}

interface LogicalRun extends Run {
  level: number;
  isSpace: boolean;
}

const unpacked = new Map<string, Buffer>();

/** A font's file as it is embedded; unpacked once, because pdfkit would take longer for that than for everything else. */
export function fontFile({ file }: Font, weight: 400 | 600): Buffer {
  const path = file(weight);
  const known = unpacked.get(path) ?? unpackWoff(readFileSync(path));
  unpacked.set(path, known);
  return known;
}

/** Tell where a text runs, and are not seen. */
const unseen = /\p{Bidi_Control}/u;
/** The fonts' own shaping turns these round, the digits of their scripts too, which run from the left. */
const turnedByItsFont = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** A paragraph whose lines can be taken one by one: where a sign runs is decided by all of it (Unicode, UAX 9). */
export class Paragraph {
  readonly text: string;
  private readonly levels: Uint8Array;

  constructor(text: string) {
    this.text = text.trim().split(/\s+/).join(' ');
    this.levels = levelsOf(this.text);
  }

  /** What stands between two places of the text, from left to right. */
  runs(start = 0, end = this.text.length): Run[] {
    const runs = this.logicalRuns(start, end);
    return visualOrder(runs.map(({ level }) => level)).flatMap((place) => {
      const run = runs[place];
      return run ? [{ font: run.font, text: asDrawn(run) }] : [];
    });
  }

  /** A space, and a sign that no font has, stands in the font of what is before it. */
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
