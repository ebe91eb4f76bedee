import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';

const nul = '\u0000';
/** Levels of objects and lists in variables; the deepest input of the schema has fewer than ten. */
const deepestVariables = 32;

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
const nulRefusal = () => refused('A text can not hold the character NUL.');

/** PostgreSQL stores no NUL in a text, so a text of the document that holds one is the client's mistake. */
export const noNulRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes(nul)) context.reportError(nulRefusal());
  },
});

/**
 * Refuses variables that hold a NUL anywhere, names of fields included, or that are nested too deeply. The walk is
 * iterative and comes before any other reader of the variables, as recursion would exhaust the stack.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkVariables(variables: unknown): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestVariables) throw refused('The variables are nested too deeply.');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes(nul)) throw nulRefusal();
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, part] of Object.entries(value)) {
        if (name.includes(nul)) throw nulRefusal();
        next.push(part);
      }
    }
    level = next;
  }
}
