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

/** FNV-1a over UTF-16 units: a single changed letter affects all 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
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
