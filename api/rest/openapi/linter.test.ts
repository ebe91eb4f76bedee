import { createConfig, lintFromString } from '@redocly/openapi-core';
import { rows } from '../rows';
import { openApiDocument } from './document';
import type { Json } from './schemas';

type Operation = { tags?: string[]; description?: string; responses: Record<string, unknown>; security?: unknown };
interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const document = () => openApiDocument(rows, { url: 'https://shop.example', version: '1.2.3' });

/** Returns what Redocly's linter says with its strictest rules and some more: `rule at place`. */
async function problemsOf(given: Json): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-description': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'path-not-include-query': 'error',
      'tag-description': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'parameter-description': 'error',
      'request-mime-type': {
        severity: 'error',
        allowedValues: ['application/json', 'multipart/form-data'],
      },
      'response-contains-header': {
        severity: 'error',
        names: { 405: ['Allow'], 429: ['Retry-After'], 503: ['Retry-After'] },
      },
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(given), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}`);
}

describe("the OpenAPI document in Redocly's linter", () => {
  it('has no problem by any rule', async () => {
    expect(await problemsOf(document())).toEqual([]);
  });

  it.each<[string, (given: Document) => void]>([
    ['operation-tag-defined', (given) => given.paths['/orders']!['get']!.tags!.splice(0, 1, 'Unknown')],
    ['operation-4xx-response', (given) => (given.paths['/orders']!['get']!.responses = { 200: { description: 'x' } })],
    ['security-defined', (given) => (given.paths['/orders']!['get']!.security = [{ other: [] }])],
    ['no-unused-components', (given) => (given.components.schemas['Other'] = { type: 'string' })],
    ['no-ambiguous-paths', (given) => (given.paths['/{name}/orders'] = given.paths['/package/{id}']!)],
    ['operation-description', (given) => delete given.paths['/orders']!['get']!.description],
    [
      'no-invalid-media-type-examples',
      (given) =>
        (given.paths['/orders']!['get']!.responses[200] = {
          description: 'x',
          content: { 'application/json': { schema: { type: 'string' }, example: 1 } },
        }),
    ],
  ])('is refused by %s where it breaks that rule', async (rule, breakIt) => {
    const broken = structuredClone(document());
    breakIt(broken as unknown as Document);
    expect((await problemsOf(broken)).join('\n')).toContain(rule);
  });
});
