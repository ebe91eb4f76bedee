/** A seeded random number generator: all variation between two pictures comes from one text. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** One of the given values. */
  pick<T>(things: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

const PRIME = 0x01000193;
const START = 0x811c9dc5;

/** FNV-1a over UTF-16 units: a single changed letter affects all 32 bits. */
export function hashText(text: string): number {
  let hash = START;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return spread(hash);
}

/** Returns the hash of a text and that of its length followed by the text, reading it once. */
export function hashTwice(text: string): [number, number] {
  let plain = START;
  let counted = START;
  for (const digit of String(text.length)) counted = Math.imul(counted ^ digit.charCodeAt(0), PRIME);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    plain = Math.imul(plain ^ unit, PRIME);
    counted = Math.imul(counted ^ unit, PRIME);
  }
  return [spread(plain), spread(counted)];
}

/** Lets each bit of a sum affect all of them. */
function spread(sum: number): number {
  const half = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (half ^ (half >>> 13)) >>> 0;
}

/** Returns a stream of numbers that depends only on the seed text (a 32-bit Weyl sequence with mixing). */
export function chanceFrom(seed: string): Chance {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
  const below = (count: number): number => Math.min(count - 1, Math.floor(next() * count));
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (things) => things[below(things.length)] ?? things[0],
    chance: (probability) => next() < probability,
  };
}
