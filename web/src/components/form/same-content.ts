/** JSON of a value with the members of objects in one order; null, undefined and an empty text are the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (part === null || part === '') return undefined;
    if (typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? '';

/**
 * Returns whether two values hold the same content. After a lost answer a second save meets what the first one has
 * stored, which is no conflict.
 */
export const isSameContent = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
