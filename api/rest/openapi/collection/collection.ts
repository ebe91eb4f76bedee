import type { Json } from '../schemas';
import { firstSteps, lastSteps } from './first-and-last-steps';
import type { GraphQLStep, UploadStep } from './first-and-last-steps';
import { runSteps } from './run-steps';
import type { RunStep } from './run-steps';
import { sampleUpload } from './sample-picture';
import { scriptOf } from './scripts';

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

/** An id that nothing has; variables with ids have it before a run. */
const unknownId = '01a20ee5-50cb-7a61-9613-877f7d22ca2a';

const howToRun = `## Run it

Fill in \`token\` with a token of an Admin that has every scope. Each request runs alone, or the whole collection from the
first to the last: 'Before a run' makes a design, a month and a package, takes the last package off sale, and stores the
ids in variables; 'After a run' deletes them again and restores the rest. Sections and settings are saved as they were
read. The shop needs two packages, an item and an AI service. A ticket, an email to the token's account and rows of its
ledger remain. Use it in a demo or a shop for tests, at most twice an hour, as
files are limited.`;

function bodyOf({ requestBody }: Operation, { body }: RunStep): Json {
  const json = requestBody?.content['application/json'];
  if (json) {
    const raw = body ?? JSON.stringify(json.example, null, 2);
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
  }
  const form = requestBody?.content['multipart/form-data'];
  if (!form) return {};
  const files = Object.keys(form.schema.properties ?? {}).map((key) => ({ key, type: 'file', src: null }));
  return { body: { mode: 'formdata', formdata: files } };
}

const addressOf = (steps: readonly string[]) => ({
  raw: `{{baseUrl}}/${steps.join('/')}`,
  host: ['{{baseUrl}}'],
  path: steps,
});

function requestOf({ components }: Document, { method, path, operation }: Placed, step: RunStep): Json {
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? components.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)] : one,
  );
  const named = (place: Parameter['in'], values: Readonly<Record<string, string>> = {}) =>
    parameters.flatMap((one) => {
      if (one?.in !== place) return [];
      const value = values[one.name] ?? '';
      return [{ key: one.name, value, description: one.description, disabled: value === '' }];
    });
  const steps = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/');
  const url = {
    ...addressOf(steps),
    query: named('query', step.query),
    variable: named('path', step.path).map(({ key, value, description }) => ({ key, value, description })),
  };
  const description = [
    operation.description,
    step.because && `A run gets ${step.answers?.join(' or ')}: ${step.because}`,
  ];
  return {
    name: operation.summary,
    event: scriptOf({ answers: step.answers, stores: step.stores }),
    request: {
      method: method.toUpperCase(),
      description: description.filter(Boolean).join(' '),
      header: named('header'),
      url,
      ...bodyOf(operation, step),
    },
  };
}

function extraRequestOf(step: GraphQLStep | UploadStep): Json {
  const { name, stores } = step;
  if ('upload' in step) {
    const { contentType, body } = sampleUpload(step.upload.field);
    const header = [{ key: 'Content-Type', value: contentType }];
    const url = addressOf(step.upload.path.slice(1).split('/'));
    return {
      name,
      event: scriptOf({ stores }),
      request: { method: 'POST', header, url, body: { mode: 'raw', raw: body } },
    };
  }
  const { query, variables = '{}', mutation } = step;
  const body = { mode: 'graphql', graphql: { query, variables } };
  return {
    name,
    event: scriptOf({ stores, graphql: { mutation } }),
    request: { method: 'POST', header: [], url: addressOf(['graphql']), body },
  };
}

interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

const order = Object.keys(runSteps);
const nameOf = ({ method, path }: Placed) => `${method.toUpperCase()} ${path}`;

/** Returns the variables of the collection: what a person fills in, and what requests store. */
function variablesOf({ servers }: Document): Json[] {
  const stored = [...firstSteps, ...Object.values(runSteps), ...lastSteps].flatMap(({ stores = {} }) =>
    Object.keys(stores),
  );
  return [
    { key: 'baseUrl', value: servers[0]?.url },
    { key: 'token', value: '', description: 'A personal access token.' },
    { key: 'unknownId', value: unknownId, description: 'An id that nothing has.' },
    ...[...new Set(stored)].map((key) => ({ key, value: key.endsWith('Id') ? unknownId : '' })),
  ];
}

/**
 * Returns the OpenAPI document as a collection for API clients, in Postman's format 2.1, which Bruno imports too. Its
 * requests run from the first to the last.
 */
export function collectionOf(given: Json): Json {
  const document = given as unknown as Document;
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Placed => ({ path, method, operation })),
    )
    .toSorted((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)));
  return {
    info: {
      name: document.info.title,
      description: `${document.info.description}\n\n${howToRun}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: variablesOf(document),
    item: [
      {
        name: 'Before a run',
        description: 'Makes what the other requests need, and stores the ids.',
        item: firstSteps.map(extraRequestOf),
      },
      ...document.tags.flatMap(({ name, description }) => {
        const item = operations
          .filter(({ operation }) => operation.tags.includes(name))
          .map((one) => requestOf(document, one, runSteps[nameOf(one)] ?? {}));
        // webhooks have a tag as well
        return item.length > 0 ? [{ name, description, item }] : [];
      }),
      { name: 'After a run', description: 'Deletes what a run has made.', item: lastSteps.map(extraRequestOf) },
    ],
  };
}
