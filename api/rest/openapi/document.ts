import { statusOf } from '../failure';
import type { RestRow } from '../row';
import { exampleOf } from './examples';
import { filePaths } from './files';
import type { FilePath } from './files';
import { answerSchemas, bodySchema, schemaReference } from './schemas';
import type { Json } from './schemas';
import {
  accessDescriptions,
  idExamples,
  idDescriptions,
  introduction,
  sharedParameters,
  tagDescriptions,
  usualRefusals,
} from './descriptions';
import { describedWebhooks } from './webhooks';

/** A name for programs, such as getOrderById: of method and path alone, so that it never changes. */
export const operationIdOf = ({ method, path }: Pick<RestRow, 'method' | 'path'>): string =>
  method.toLowerCase() +
  path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[/.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Headers that a refusal carries, by its status. */
const waiting = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
const headersOf: Readonly<Record<number, Json>> = {
  405: { Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } } },
  429: waiting,
  503: waiting,
};

const failureResponse = (description: string, status?: number): Json => ({
  description,
  ...(status !== undefined && headersOf[status] && { headers: headersOf[status] }),
  content: json(schemaReference('Failure')),
});

/** Returns the statuses with which a row refuses, each with its description. */
function refusalsOf(row: RestRow): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (status: number, ...sentences: string[]) =>
    found.set(status, [...(found.get(status) ?? []), ...sentences]);
  for (const status of [400, 401, 405, 429, 500, 503]) add(status);
  // a public row that only reads refuses no caller
  if (row.access !== 'public' || row.method !== 'GET') add(403);
  if (row.path.includes('{id}')) add(404);
  if (row.body !== undefined) {
    add(413);
    if (!row.bodiless || row.body) add(415);
  }
  for (const [code, reason] of Object.entries(row.refusals ?? {})) add(statusOf(code), `\`${code}\`: ${reason}`);
  return found;
}

function responsesOf(row: RestRow, answer: Json): Json {
  const refused = [...refusalsOf(row)].map(([status, sentences]) => [
    status,
    sentences.length > 0
      ? failureResponse([usualRefusals[status], ...sentences].filter(Boolean).join(' '), status)
      : { $ref: `#/components/responses/${status}` },
  ]);
  return { 200: { description: 'Success.', content: json(answer) }, ...(Object.fromEntries(refused) as Json) };
}

function parametersOf({ path, id = 'uuid', query = [], once }: RestRow): Json[] {
  return [
    ...(path.includes('{id}') ? [parameter('id', 'path', idDescriptions[id], idExamples[id])] : []),
    ...query.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(once ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
  ];
}

const callers: Record<RestRow['access'], Json[]> = {
  public: [{}, { token: [] }, { session: [] }],
  signedIn: [{ token: [] }, { session: [] }],
  admin: [{ token: [] }, { session: [] }],
};

function operationOf(row: RestRow, answer: Json): Json {
  const { summary, description, access, tag, body, bodiless } = row;
  const parameters = parametersOf(row);
  return {
    operationId: operationIdOf(row),
    tags: [tag],
    summary,
    description: [description, accessDescriptions[access]].filter(Boolean).join(' '),
    security: callers[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !bodiless, content: json(bodySchema(body)) } }),
    responses: responsesOf(row, answer),
  };
}

/** Any bytes of a media type. */
const binary: Json = { type: 'string', contentMediaType: 'application/octet-stream' };

function fileOperationOf(one: FilePath): Json {
  const { method, path, tag, summary, description, access, upload, query = {}, produces = [], refusals = {} } = one;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...inPath.map((name) => {
      const [sentence, example] = pathParameters[name] ?? ['A name.', pictureName];
      return parameter(name, 'path', sentence, example);
    }),
    ...Object.entries(query).map(([name, sentence]) => parameter(name, 'query', sentence)),
  ];
  const answer = upload && {
    type: 'object',
    additionalProperties: false,
    required: ['success', upload.name],
    properties: { success: { type: 'boolean', const: true }, [upload.name]: upload.answer },
  };
  const form = upload && {
    type: 'object',
    required: [upload.field],
    properties: { [upload.field]: binary },
  };
  const statuses = [400, 401, 403, ...(upload ? [413] : []), 429, 500, 503];
  return {
    operationId: operationIdOf({ method, path }),
    tags: [tag],
    summary,
    description: `${description} ${accessDescriptions[access]}`,
    security: callers[access],
    ...(parameters.length > 0 && { parameters }),
    ...(form && { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    responses: {
      200: {
        description: 'Success.',
        content: answer ? json(answer) : Object.fromEntries(produces.map((type) => [type, { schema: binary }])),
      },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, sentence]) => [status, failureResponse(sentence, Number(status))]),
      ),
    },
  };
}

const parameter = (name: string, place: 'path' | 'query', description: string, example?: string): Json => ({
  name,
  in: place,
  ...(place === 'path' && { required: true }),
  description,
  ...(example !== undefined && { example }),
  schema: { type: 'string' },
});
const pictureName = '5e0fa9c1.png';
const pathParameters: Readonly<Record<string, readonly [sentence: string, example: string]>> = {
  id: [idDescriptions.uuid, idExamples.uuid],
  post: ['Id of the post.', idExamples.uuid],
  file: ['Size and format, such as story.png.', 'story.png'],
};

/** Adds an example to each body and answer in JSON. */
function withExamples(part: unknown, components: Readonly<Record<string, Json>>): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => withExamples(one, components));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      const { schema } = (name === 'application/json' ? value : {}) as { schema?: Json };
      if (schema) return [name, { schema, example: exampleOf(schema, components) }];
      return [name, withExamples(value, components)];
    }),
  );
}

/** Returns the refusals that paths refer to. */
function sharedResponses(paths: object): Json {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(usualRefusals)
      .filter(([status]) => text.includes(`"#/components/responses/${status}"`))
      .map(([status, sentence]) => [status, failureResponse(sentence, Number(status))]),
  );
}

/** Returns the OpenAPI document of the REST paths. */
export function openApiDocument(rows: readonly RestRow[], { url, version }: { url: string; version: string }): Json {
  const returns = new Map(rows.map((row) => [operationIdOf(row), row.returns]));
  const { components, schemas } = answerSchemas(returns);
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of rows) {
    const answer = schemas.get(operationIdOf(row)) ?? {};
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(row, answer);
  }
  for (const file of filePaths) (paths[file.path] ??= {})[file.method.toLowerCase()] = fileOperationOf(file);
  const shown = (part: object) => withExamples(part, components as Readonly<Record<string, Json>>);
  return {
    openapi: '3.1.1',
    info: {
      title: 'REST API',
      version,
      description: introduction,
      contact: { name: 'Support', url: new URL('/contact', url).href },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: Object.entries<string>(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths: shown(paths),
    webhooks: describedWebhooks(),
    components: {
      schemas: components,
      parameters: sharedParameters,
      responses: shown(sharedResponses(paths)),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal access token. Create one in your profile under API tokens.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'postloom_session',
          description: 'The session of a browser that is signed in to this site.',
        },
      },
    },
  };
}
