import type { FontPair, TypeCase } from './type-case';

const known = new WeakMap<TypeCase, Map<FontPair, TypeCase>>();

/** Returns the type case with other faces; the same one each time, because shaped words are cached for each. */
export function withPair(type: TypeCase, pair: FontPair): TypeCase {
  const pairs = known.get(type) ?? new Map<FontPair, TypeCase>();
  known.set(type, pairs);
  const found = pairs.get(pair) ?? { ...type, pair };
  pairs.set(pair, found);
  return found;
}
