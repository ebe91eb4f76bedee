import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

/** Drawings in memory, of 1 to 40 kB. */
const mostRead = 100;

/** Where a drawing is in the file, in bytes. */
type Slice = readonly [from: number, to: number];

/** `"name": {` and `"body": "...",` of the file, whose texts have no line breaks. */
const entry = /^\t\t"([\w-]+)": \{$/;
const body = /^\t\t\t"body": (".*")[,]?$/;

/** Finds the drawings of a set: an object of icons with a body each, one property a line. */
function slicesOf(file: Buffer): Map<string, Slice> {
  const slices = new Map<string, Slice>();
  let name: string | undefined;
  for (let from = 0; from < file.length;) {
    const end = file.indexOf('\n', from);
    const to = end < 0 ? file.length : end;
    const line = file.toString('latin1', from, to);
    const found = body.exec(line)?.[1];
    if (found && name) {
      const begin = from + line.indexOf(found);
      slices.set(name, [begin, begin + found.length]);
    }
    name = entry.exec(line)?.[1] ?? (found ? undefined : name);
    from = to + 1;
  }
  return slices;
}

/**
 * Opens a set of icons as Iconify packs them. A set has ten megabytes, of which a process needs few: memory holds where
 * each drawing is, and a drawing is read when it is asked for.
 * @returns a function that returns an icon's drawing by its name
 */
export function emojiSet(path: string): (name: string) => string | undefined {
  const slices = slicesOf(readFileSync(path));
  // a post asks for each of its emoji several times
  const read = new LRUCache<string, string>({ max: mostRead });
  return (name) => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const [from = 0, to = 0] = slices.get(name) ?? [];
    if (to === 0) return undefined;
    const bytes = Buffer.alloc(to - from);
    const file = openSync(path, 'r');
    try {
      readSync(file, bytes, 0, bytes.length, from);
    } finally {
      closeSync(file);
    }
    const drawing = JSON.parse(bytes.toString()) as string;
    read.set(name, drawing);
    return drawing;
  };
}
