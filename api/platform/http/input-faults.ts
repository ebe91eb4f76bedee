export const nulSentence = 'A text cannot hold the character NUL.';
const nul = '\u0000';
/** Maximum nesting of objects and lists; the deepest input of the schema has fewer than ten levels. */
const deepest = 32;

/**
 * Returns why a client's value is unusable, as a sentence; null when it is usable. Refused are a NUL anywhere, field
 * names included (PostgreSQL cannot store it in a text), and too deep nesting. The walk is iterative and runs before
 * any other reader of the value, as recursion would exhaust the stack.
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
