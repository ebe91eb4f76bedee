import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { allScopes } from '../test/access-matrix-callers';
import { UnclassifiedField, scopeTable } from './access';
import { executableSchema } from './schema';

const contract = readFileSync('schema.graphql', 'utf8');

describe('scopes of the schema', () => {
  const withField = (root: string, field: string) =>
    contract.replace(`\ntype ${root} {`, `\ntype ${root} {\n  ${field}`);

  it.each([
    ['an operation without one', withField('Query', 'loose: String @signedIn')],
    ['a mutation without one', withField('Mutation', 'loose: String @admin')],
    ['a subscription without one', withField('Subscription', 'loose: String @signedIn')],
    ['an owned field without one', `${contract}\ntype Extra { loose: String @owner }`],
    [
      "a field for Admins among others' without one",
      `${contract}\ntype Extra { a: String @signedIn loose: String @admin }`,
    ],
    ['both rules', withField('Query', 'torn: String @signedIn @scope(needs: [DESIGNS_READ]) @sessionOnly')],
    [
      'an operation for Admins with a scope of members',
      withField('Query', 'x: String @admin @scope(needs: [DESIGNS_READ])'),
    ],
  ])('stop the build for %s', (_what, text) => {
    expect(() => scopeTable(buildSchema(text))).toThrow(UnclassifiedField);
  });

  it('are all needed by something', () => {
    const used = new Set([...scopeTable(executableSchema()).values()].flat());
    expect(allScopes.filter((scope) => !used.has(scope))).toEqual([]);
  });
});
