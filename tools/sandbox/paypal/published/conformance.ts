import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';

/** PayPal's own names of its published specifications, and of the definitions in them. */
export type PublishedApi = 'orders' | 'payments' | 'webhooks' | 'disputes';
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const definitions = JSON.parse(readFileSync('tools/sandbox/paypal/published/schemas.json', 'utf8')) as Record<
  PublishedApi,
  Record<string, Schema>
>;
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, unicodeRegExp: false });
const compiled = new Map<string, ValidateFunction>();

function validatorOf(api: PublishedApi, name: string): ValidateFunction {
  const key = `${api}/${name}`;
  const known = compiled.get(key);
  if (known) return known;
  if (!definitions[api][name]) throw new Error(`PayPal publishes no ${key}`);
  const made = ajv.compile({ $ref: `#/$defs/${name}`, $defs: definitions[api] });
  compiled.set(key, made);
  return made;
}

/** Returns every definition that applies to the value at this path. */
function facetsOf(api: PublishedApi, schema: Schema): Schema[] {
  const referred = schema.$ref ? definitions[api][schema.$ref.replace('#/$defs/', '')] : undefined;
  const inner = [referred, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...inner.flatMap((part) => (part ? facetsOf(api, part) : []))];
}

/** Returns members that no definition knows: schemas allow them, but they are probably typing errors. */
function unknownFieldsIn(api: PublishedApi, schemas: Schema[], value: unknown, path: string): string[] {
  const facets = schemas.flatMap((schema) => facetsOf(api, schema));
  if (Array.isArray(value)) {
    const items = facets.flatMap((facet) => facet.items ?? []);
    return value.flatMap((entry, index) => unknownFieldsIn(api, items, entry, `${path}/${index}`));
  }
  const isDescribed = facets.some(({ properties }) => properties);
  if (value === null || typeof value !== 'object' || !isDescribed) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const places = facets.flatMap(({ properties }) => properties?.[name] ?? []);
    return places.length > 0
      ? unknownFieldsIn(api, places, inner, `${path}/${name}`)
      : [`${path}/${name} is not published`];
  });
}

/**
 * Returns what a body contains that PayPal's published definitions do not allow or do not know; it must match all the
 * named ones. PayPal documents the members in `beyond` elsewhere than in its specification.
 */
export function problemsOf(
  api: PublishedApi,
  names: string | readonly string[],
  body: unknown,
  beyond: readonly string[] = [],
): string[] {
  const all = [names].flat();
  const wrong = all.flatMap((name) => {
    const validate = validatorOf(api, name);
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
  });
  const schemas = all.map((name) => ({ $ref: `#/$defs/${name}` }));
  return [
    ...wrong,
    ...unknownFieldsIn(api, schemas, body, '').filter((line) => !beyond.some((name) => line.includes(name))),
  ];
}

/** Returns the issues that PayPal publishes for an answer, such as `orders.capture-422`. */
export function publishedIssues(api: PublishedApi, name: string): string[] {
  const details = definitions[api][name]?.properties?.['details']?.items?.properties?.['issue'] as
    | { enum?: string[] }
    | undefined;
  if (!details?.enum) throw new Error(`PayPal publishes no issues of ${name}`);
  return details.enum;
}
