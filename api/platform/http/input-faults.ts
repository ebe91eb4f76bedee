export const nulMessage = 'A text cannot hold the character NUL.';
const halfMessage = 'A text holds half a character.';
const nul = '\u0000';

/** Returns why a text can't be stored; null when it can. */
export const textFault = (text: string): string | null =>
  text.includes(nul) ? nulMessage : text.isWellFormed() ? null : halfMessage;

/** Maximum nesting of objects and lists; the deepest input of the schema has fewer than ten levels. */
const deepest = 32;

/**
 * Returns why a client's value is unusable, as a sentence; null when it is usable. Refused are a NUL and a lone surrogate
 * anywhere, field names included (PostgreSQL cannot store them), and too deep nesting. The walk is iterative and runs before
 * any other reader of the value, as recursion would exhaust the stack.
 */
export function inputFault(given: unknown): string | null {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'The input is nested too deeply.';
    const next: unknown[] = [];
    for (const value of level) {
      const fault = typeof value === 'string' ? textFault(value) : null;
      if (fault) return fault;
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, part] of Object.entries(value)) {
        const faultOfName = textFault(name);
        if (faultOfName) return faultOfName;
        next.push(part);
      }
    }
    level = next;
  }
  return null;
}
