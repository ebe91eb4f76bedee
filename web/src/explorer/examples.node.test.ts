import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { examples } from './examples';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('the examples of the API explorer', () => {
  it.each(examples.map(({ query, variables }) => [parse(query), variables] as const))(
    'are valid operations with a name and a comment %#',
    (document, variables = '{}') => {
      expect(validate(schema, document)).toEqual([]);
      const operation = getOperationAST(document);
      expect(operation?.name?.value).toMatch(/^[A-Z]\w+$/);
      expect(operation?.loc?.source.body).toMatch(/^# For /);
      const given = JSON.parse(variables) as Record<string, unknown>;
      expect(getVariableValues(schema, operation?.variableDefinitions ?? [], given).errors).toBeUndefined();
    },
  );

  it('are of all kinds', () => {
    const kinds = new Set(examples.map(({ query }) => getOperationAST(parse(query))?.operation));
    expect(kinds).toEqual(new Set(['query', 'mutation', 'subscription']));
  });
});
