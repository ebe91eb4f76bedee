import { createHash } from 'node:crypto';
import { FONT_PAIRS, OTHER_SCRIPT_FACES } from '../../../studio/font-pairs';
import type { Face, Weight } from '../../../studio/type-case';
import { slimFont } from './font-instance';
import { otherFontNamed } from './other-fonts';
import { packagedFont } from './packaged-font';

/** What a browser must know of the faces before it loads one. */
export interface FontManifest {
  /** Changes with the bytes of any face; a part of their addresses. */
  version: string;
  /** Code points of each face and part, such as 'inter-latin', as hexadecimal ranges: 20-7e,a0. */
  covers: Record<string, string>;
}

const faces: Face[] = [
  ...new Set(Object.values(FONT_PAIRS).flatMap(({ display, text }) => [display, text])),
  ...OTHER_SCRIPT_FACES,
];
const weights: readonly Weight[] = [300, 400, 500, 600, 700, 800];

/** Returns code points as hexadecimal ranges. */
export function rangesOf(codes: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',');
}

/** Part of the version, as addresses never change: to be raised with `slimFont` or its library. */
const SLIMMING = 1;
const slim = new Map<string, Uint8Array>();

/** Returns a face as browsers load it, made once: it takes 10 ms. */
function slimFace(family: string, part: string, weight: Weight): Uint8Array {
  const { name, data, covers } = packagedFont(family, part, weight);
  const face = slim.get(name) ?? slimFont(data, covers);
  slim.set(name, face);
  return face;
}

let manifest: FontManifest | undefined;

/** Returns the manifest, made once from the packages. */
export function fontManifest(): FontManifest {
  if (manifest) return manifest;
  const hash = createHash('sha256').update(`${SLIMMING}`);
  const covers: Record<string, string> = {};
  for (const { family, parts, weights: own } of faces)
    for (const part of parts) {
      const font = packagedFont(family, part, own[0] ?? 400);
      hash.update(font.data);
      covers[`${family}-${part}`] = rangesOf(font.covers);
    }
  manifest = { version: hash.digest('base64url').slice(0, 12), covers };
  return manifest;
}

/** Parses a file name such as 'inter-latin-600.otf'. */
function parsedName(file: string): { name: string; weight: Weight } | null {
  const [, name, digits] = /^([a-z0-9-]{1,60})-([3-8]00)\.otf$/.exec(file) ?? [];
  const weight = weights.find((one) => one === Number(digits));
  return name && weight ? { name, weight } : null;
}

/** Returns a face of the manifest by its file name, such as 'inter-latin-600.otf'; undefined for another name. */
export function fontFileNamed(file: string): Uint8Array | undefined {
  const parsed = parsedName(file);
  for (const { family, parts, weights: own } of faces) {
    const part = parts.find((one) => parsed?.name === `${family}-${one}`);
    if (part && parsed) return own.includes(parsed.weight) ? slimFace(family, part, parsed.weight) : undefined;
  }
  return undefined;
}

/** Returns a font of further scripts by its file name; undefined for another name. Unpacking one takes 20 ms or more. */
export async function furtherFontFile(file: string): Promise<Uint8Array | undefined> {
  const parsed = parsedName(file);
  return parsed ? (await otherFontNamed(parsed.name))?.at(parsed.weight).data : undefined;
}
