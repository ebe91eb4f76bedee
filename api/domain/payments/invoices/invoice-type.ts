import { levelsOf, visualOrder } from '../../../../studio/bidi';
import { clustersOf, codePointName, drawnParts, composed } from '../../../../studio/fonts';
import type { FontFile, TypeCase } from '../../../../studio/type-case';

export type InvoiceWeight = 400 | 600;

/** Part of a line with one font and one direction, its characters in logical order. */
export interface Run {
  file: FontFile;
  text: string;
  /** The characters that it represents: others where a ligature is drawn as its letters. */
  source: string;
  fromRight: boolean;
}

interface LogicalRun extends Run {
  level: number;
}

/** Control characters that set the direction of text, and others, are not printed. */
const unseen = /^[\p{Bidi_Control}\p{Cc}]+$/u;

/** Returns a text as an invoice shows it. */
export const invoiceText = (text: string): string => composed(text).trim().split(/\s+/).join(' ');

/** A paragraph that can be split into lines: the whole text decides each character's direction (Unicode, UAX 9). */
export class Paragraph {
  readonly text: string;
  private readonly levels: Uint8Array;

  /** @param type The fonts read for this text. */
  constructor(
    private readonly type: TypeCase,
    text: string,
  ) {
    this.text = invoiceText(text);
    this.levels = levelsOf(this.text);
  }

  /** Returns the runs between two offsets of the text, from left to right. */
  runs(weight: InvoiceWeight, start = 0, end = this.text.length): Run[] {
    const runs = this.logicalRuns(weight, start, end);
    return visualOrder(runs.map(({ level }) => level)).flatMap((place) => runs[place] ?? []);
  }

  private logicalRuns(weight: InvoiceWeight, start: number, end: number): LogicalRun[] {
    const found: LogicalRun[] = [];
    for (const { segment, index } of clustersOf(this.text.slice(start, end))) {
      if (unseen.test(segment)) continue;
      const level = this.levels[start + index] ?? 0;
      const last = found.at(-1);
      // a space that separates two words of a script belongs to them
      const parts =
        segment === ' ' && last?.file.covers.has(32)
          ? [{ text: segment, file: last.file }]
          : this.partsOf(segment, weight);
      parts.forEach(({ text, file }, place) => {
        const source = place === 0 ? segment : '';
        const before = found.at(-1);
        if (before?.file === file && before.level === level) {
          before.text += text;
          before.source += source;
        } else found.push({ file, text, source, level, fromRight: level % 2 === 1 });
      });
    }
    return found;
  }

  /** Returns how a cluster is drawn. What no font has is named by its code points, never an empty box. */
  private partsOf(cluster: string, weight: InvoiceWeight): { text: string; file: FontFile }[] {
    const parts =
      drawnParts(this.type, cluster, 'text', weight) ??
      [...nameOf(cluster)].flatMap((character) => drawnParts(this.type, character, 'text', weight) ?? []);
    return parts.flatMap(({ text, file }) => (file ? [{ text, file }] : []));
  }
}

/** Names the code points of a cluster: '[U+13000]'. */
const nameOf = (cluster: string): string => `[${[...cluster].map(codePointName).join(' ')}]`;
