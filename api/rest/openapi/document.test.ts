import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { Ajv2020 } from 'ajv/dist/2020';
import { endpointRules } from '../../endpoints/access';
import { faultsOf } from '../../test/described-answers';
import { row } from '../row';
import type { RestRow } from '../row';
import { rows } from '../rows';
import { collectionOf } from './collection/collection';
import { runSteps } from './collection/run-steps';
import { filePaths } from './files';
import { openApiDocument, operationIdOf } from './document';

const document = openApiDocument(rows, { url: 'https://shop.example', version: '1.2.3' });
type Operation = Record<'operationId' | 'summary' | 'description', string>;
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const described = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

describe('the OpenAPI document', () => {
  it('is valid, refers to nothing that it lacks, and holds no component that nothing refers to', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const components = document['components'] as Record<string, Record<string, unknown>>;
    expect(named.filter(([, kind = '', name = '']) => !components[kind]?.[name]).map(([whole]) => whole)).toEqual([]);
    expect(named.length).toBeGreaterThan(300);
    const used = new Set(named.map(([, kind, name]) => `${kind}/${name}`));
    const { securitySchemes: _schemes, ...referable } = components;
    const held = Object.entries(referable).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect(held.filter((one) => !used.has(one))).toEqual([]);
  });

  it('names every row and every path of files, and nothing else', () => {
    const wanted = [...rows, ...filePaths].map(({ method, path }) => `${method} ${path}`);
    expect(described.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });

  it('names every other path of the product that programs call', () => {
    const notForPrograms =
      /^\/(?:healthz|readyz|metrics|webhooks|unsubscribe|studio|account\/data|item-files|invoices\/preview|openapi|docs|schema\.graphql|graphql|auth)\b/;
    const called = endpointRules.filter(({ method, path }) => method !== 'all' && !notForPrograms.test(path));
    const has = (method: string, path: string) =>
      described.some(({ name }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`, 'i').test(name));
    // a list's form by POST is the same file
    const missing = called.filter(
      ({ method, path }) => !has(method, path) && !(path.endsWith('.csv') && has('get', path)),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(called.length).toBeGreaterThan(30);
  });

  it('has an example for every body and answer in JSON, which its schema allows', () => {
    const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateFormats: false });
    ajv.addVocabulary(Object.keys(document)).addSchema(document, 'openapi');
    const pointerOf = (way: string[]) =>
      way.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const faults: string[] = [];
    let count = 0;
    const walk = (part: unknown, way: string[]): void => {
      if (typeof part !== 'object' || part === null) return;
      const media = (part as Record<string, unknown>)['application/json'] as { example?: unknown } | undefined;
      if (media && way.at(-1) === 'content') {
        count += 1;
        const validate = ajv.getSchema(`openapi#/${pointerOf([...way, 'application/json', 'schema'])}`);
        if (media.example === undefined || !validate?.(media.example))
          faults.push(`${way.join(' ')}: ${JSON.stringify(validate?.errors)}`);
        return;
      }
      for (const [name, below] of Object.entries(part)) walk(below, [...way, name]);
    };
    walk(document['paths'], ['paths']);
    walk((document['components'] as { responses: object }).responses, ['components', 'responses']);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  it('gives each operation an id of its own, a summary without a period and sentences with one', () => {
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(operationIdOf({ method: 'PATCH', path: '/api/gemini-keys/{id}/toggle' })).toBe(
      'patchApiGeminiKeysByIdToggle',
    );
    for (const { operation } of described) {
      expect(operation.summary).toMatch(/[^.]$/);
      expect(operation.description).toMatch(/\.$/);
    }
  });

  it('holds nothing that changes from one process to the next', () => {
    expect(openApiDocument(rows, { url: 'https://shop.example', version: '1.2.3' })).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('"default"');
  });
});

describe('a row', () => {
  const fields = { method: 'GET', path: '/x', access: 'public', tag: 'Orders' } as const;

  it('is a type error without its description, or with another answer than it describes', () => {
    // @ts-expect-error it lacks what it answers
    const undescribed: RestRow = { ...fields, summary: 'Read x', answer: async () => ({}) };
    // @ts-expect-error it lacks a body
    const unread: RestRow = {
      ...fields,
      method: 'PUT',
      summary: 'Save x',
      returns: z.object(),
      answer: async () => ({}),
    };
    const returns = z.object({ count: z.number() });
    // @ts-expect-error a text is no number
    const different = row({ ...fields, summary: 'Read x', returns, answer: async () => ({ count: '1' }) });
    expect([undescribed, unread, different].map(({ path }) => path)).toEqual(['/x', '/x', '/x']);
  });
});

describe('an answer that differs from the document', () => {
  const failure = { success: false, message: 'No.', error: 'No.', code: 'NOT_FOUND' };

  it.each([
    ['has another status', { method: 'GET', path: '/packages', status: 409, answer: failure }],
    ['has a field more', { method: 'GET', path: '/package/x', status: 404, answer: { ...failure, more: 1 } }],
    ['has another reason', { method: 'PUT', path: '/edit-package/x', status: 409, answer: failure }],
    ['lacks a field', { method: 'GET', path: '/users?limit=1', status: 200, answer: [{ _id: 'x' }] }],
    ['has a wrong value', { method: 'DELETE', path: '/order/AB12CD34', status: 200, answer: { ...failure } }],
    ['is of an unknown path', { method: 'GET', path: '/nothing', status: 200, answer: {} }],
  ])('is found when it %s', (_what, exchange) => {
    expect(faultsOf(exchange)).not.toEqual([]);
    expect(faultsOf({ ...exchange, path: '/nothing', status: 404, answer: failure })).toEqual([]);
  });

  it('is found when it accepts a body that the document forbids', () => {
    const answer = { success: true, message: 'Sent.' };
    const path = '/new-support-message';
    const exchange = { method: 'POST', path, status: 200, answer };
    expect(faultsOf({ ...exchange, body: { subject: 'Hi', message: 'Hello', unknown: 1 } })).toEqual([]);
    expect(faultsOf({ ...exchange, body: { subject: 'Hi' } })).not.toEqual([]);
  });
});

describe('the collection for API clients', () => {
  interface Entry {
    name: string;
    request: {
      method: string;
      url: { raw: string; path: string[]; query: { key: string }[]; variable: { key: string }[] };
      header: { key: string }[];
      body?: { mode: string; raw: string };
    };
  }
  const { item: folders } = collectionOf(document) as { item: { name: string; item: Entry[] }[] };
  const item = folders.slice(1, -1);
  const requests = item.flatMap((folder) => folder.item);
  const named = new Map(requests.map((one) => [`${one.request.method} ${one.request.url.raw}`, one.request]));

  it('has every operation once, below its tag', () => {
    const wanted = described.map(({ name }) =>
      name.replace(' ', ' {{baseUrl}}').replace(/(?<!\{)\{(\w+)\}(?!\})/g, ':$1'),
    );
    expect([...named.keys()].toSorted()).toEqual(wanted.toSorted());
    expect(requests).toHaveLength(wanted.length);
    expect(folders.map(({ name }) => name)).toEqual(['Before a run', ...item.map(({ name }) => name), 'After a run']);
    expect(Object.keys(runSteps).filter((name) => !described.some((one) => one.name === name))).toEqual([]);
    expect(item.find(({ name }) => name === 'Orders')?.item.length).toBeGreaterThan(8);
  });

  it('has the parameters, and a body to fill in', () => {
    expect(named.get('GET {{baseUrl}}/orders')?.url.query.map(({ key }) => key)).toEqual([
      'userEmail',
      'limit',
      'page',
    ]);
    const order = named.get('POST {{baseUrl}}/new-order');
    expect(order?.header.map(({ key }) => key)).toEqual(['Idempotency-Key']);
    expect(JSON.parse(order?.body?.raw ?? '')).toEqual({
      packageId: '{{packageId}}',
      ...{ customerName: 'Mia Baker', address: '1 Main Street, Springfield', country: 'Germany' },
    });
    const keys = named.get('PUT {{baseUrl}}/api/gemini-keys/:id');
    expect(keys?.url.variable).toMatchObject([{ key: 'id', value: '{{unknownId}}' }]);
    expect(JSON.parse(keys?.body?.raw ?? '')).toEqual({ name: 'Mia Baker', key: 'AQ.example', isActive: true });
    expect(named.get('POST {{baseUrl}}/image-server/upload')?.body?.mode).toBe('formdata');
  });
});
