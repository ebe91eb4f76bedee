import type { Json } from './schemas';

/** The parts of the OpenAPI document that a collection is made of. */
interface Operation {
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
}
interface Schema {
  properties?: Record<string, Schema>;
}
interface Document {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

function bodyOf({ requestBody }: Operation): Json {
  const json = requestBody?.content['application/json'];
  if (json) {
    const raw = JSON.stringify(json.example, null, 2);
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
  }
  const form = requestBody?.content['multipart/form-data'];
  if (!form) return {};
  const files = Object.keys(form.schema.properties ?? {}).map((key) => ({ key, type: 'file', src: null }));
  return { body: { mode: 'formdata', formdata: files } };
}

function requestOf({ components }: Document, method: string, path: string, operation: Operation): Json {
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? components.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)] : one,
  );
  const named = (place: Parameter['in']) =>
    parameters.flatMap((one) =>
      one?.in === place ? [{ key: one.name, value: '', description: one.description, disabled: place !== 'path' }] : [],
    );
  const steps = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/');
  const url = {
    raw: `{{baseUrl}}/${steps.join('/')}`,
    host: ['{{baseUrl}}'],
    path: steps,
    query: named('query'),
    variable: named('path').map(({ key, value, description }) => ({ key, value, description })),
  };
  const { summary: name, description } = operation;
  return {
    name,
    request: { method: method.toUpperCase(), description, header: named('header'), url, ...bodyOf(operation) },
  };
}

/** Returns the OpenAPI document as a collection for API clients, in Postman's format 2.1, which Bruno imports too. */
export function collectionOf(given: Json): Json {
  const document = given as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    info: {
      name: document.info.title,
      description: document.info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: document.servers[0]?.url },
      { key: 'token', value: '', description: 'A personal access token.' },
    ],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => requestOf(document, method, path, operation)),
    })),
  };
}
