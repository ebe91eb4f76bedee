import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { ApolloServerErrorCode } from '@apollo/server/errors';

/** Codes of GraphQL errors and of access errors in the sources of the GraphQL API. */
const inSources = globSync(['api/graphql/*.ts', 'api/domain/user-error.ts', 'api/platform/storage/*.ts'])
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const access = /export type AccessCode =([^;]*);/.exec(text)?.[1] ?? '';
    return [
      ...[...text.matchAll(/extensions: \{ code: '([A-Z_]+)'/g)].map(([, code = '']) => code),
      ...[...access.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code),
    ];
  });

describe('the codes of GraphQL errors', () => {
  const guide = readFileSync('docs/api.md', 'utf8');
  const table = guide.slice(guide.indexOf('Codes in `extensions.code`'), guide.indexOf('## What is supported'));
  const described = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, codes = '']) => codes.split(', '));

  it('are all in the guide', () => {
    const known = [...new Set([...inSources, ...Object.values(ApolloServerErrorCode)])]
      // persisted queries are supported
      .filter((code) => code !== 'PERSISTED_QUERY_NOT_SUPPORTED');
    expect(known.length).toBeGreaterThan(12);
    expect(known.filter((code) => !described.includes(code))).toEqual([]);
  });

  it('and none that is not sent', () => {
    expect(
      described.filter((code) => ![...inSources, ...Object.values(ApolloServerErrorCode)].includes(code as never)),
    ).toEqual([]);
  });
});
