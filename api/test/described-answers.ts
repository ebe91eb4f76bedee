import { Ajv2020 } from 'ajv/dist/2020';
import { openApiDocument } from '../rest/openapi/document';
import { rows } from '../rest/rows';

type Operation = {
  requestBody?: object;
  parameters?: { name: string }[];
  responses: Record<string, { $ref?: string; description?: string }>;
};
type Paths = Record<string, Record<string, Operation>>;

const document = openApiDocument(rows, { url: 'http://127.0.0.1', version: '1.0.0' });
const paths = document['paths'] as Paths;
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateFormats: false });
// the schemas of the document refer to one another by its root
ajv.addVocabulary(Object.keys(document)).addSchema(document, 'openapi');

const part = (name: string) =>
  name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** Returns the faults of a value by the schema at a place of the document. */
function faultsAt(place: string, value: unknown): string[] {
  const isValid = ajv.getSchema(`openapi#/${place}`);
  if (!isValid) return [`The description has nothing at ${place}.`];
  if (isValid(value)) return [];
  return (isValid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the whole'} ${message} ${JSON.stringify(params)}`,
  );
}

/** Returns the path of the description that an address belongs to. */
function templateOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://127.0.0.1');
  const fits = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname);
  return Object.keys(paths).find((path) => path === pathname) ?? Object.keys(paths).find(fits);
}

/** Returns a part of the description, or what it refers to. */
const resolved = <Part extends object>(described: Part & { $ref?: string }): Part =>
  (described.$ref?.split('/').slice(1) ?? []).reduce<unknown>(
    (place, name) => (place as Record<string, unknown>)[name],
    described.$ref ? document : described,
  ) as Part;

/** Returns the names of fields in a part of the description. */
function fieldsIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null) return [];
  const { properties = {}, ...rest } = resolved<{ properties?: object }>(described);
  return [...Object.keys(properties), ...Object.values({ ...properties, ...rest }).flatMap(fieldsIn)];
}

export interface Exchange {
  method: string;
  path: string;
  /** What was sent; undefined for no JSON. */
  body?: unknown;
  status: number;
  answer: unknown;
}

/**
 * Returns what the OpenAPI document says otherwise: a status or a field that it does not describe, and a field that was
 * accepted though the document forbids it.
 */
export function faultsOf({ method, path, body, status, answer }: Exchange): string[] {
  const template = templateOf(path);
  const verb = method.toLowerCase();
  const operation = template === undefined ? undefined : paths[template]?.[verb];
  if (template === undefined || !operation)
    return [
      ...([404, 405].includes(status) ? [] : [`${status} of a path or method that is not described`]),
      ...faultsAt('components/schemas/Failure', answer),
    ];
  const response = operation.responses[status];
  if (!response) return [`${status} is not described: ${JSON.stringify(answer)}`];
  const { code, field } = answer as { code?: string; field?: string };
  // a conflict has reasons of its own in each row
  const unnamed = status === 409 && !response.description?.includes(`\`${code}\``);
  const place = `paths/${part(template)}/${verb}`;
  const parameters = (operation.parameters ?? []).map((one) => resolved(one).name);
  const known = ['Idempotency-Key', ...fieldsIn(operation.requestBody), ...parameters];
  const isUnknown = status >= 400 && field !== undefined && !known.includes(field);
  const json = `content/${part('application/json')}/schema`;
  return [
    ...(isUnknown ? [`the refusal names the field ${field}, which is not described`] : []),
    ...(unnamed ? [`409 with ${code} is not described`] : []),
    ...faultsAt(`${response.$ref?.slice(2) ?? `${place}/responses/${status}`}/${json}`, answer),
    ...(status === 200 && body !== undefined && operation.requestBody
      ? faultsAt(`${place}/requestBody/${json}`, body).map((fault) => `accepted body: ${fault}`)
      : []),
  ];
}
