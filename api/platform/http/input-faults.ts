export const nulSentence = 'A text can not hold the character NUL.';
const nul = '\u0000';
/** Levels of objects and lists; the deepest input of the schema has fewer than ten. */
const deepest = 32;

/**
 * What makes a value of a client unusable, as a sentence: a NUL anywhere (PostgreSQL stores none in a text), names of
 * fields included, or too deep a nesting. Null when it is usable. The walk is iterative and comes before any other
 * reader of the value, as recursion would exhaust the stack.
 */
export function inputFault(given: unknown): string | null {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'The input is nested too deeply.';
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes(nul)) return nulSentence;
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, part] of Object.entries(value)) {
        if (name.includes(nul)) return nulSentence;
        next.push(part);
      }
    }
    level = next;
  }
  return null;
}
