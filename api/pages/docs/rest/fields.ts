import { escapeHtml } from '../../../platform/mail/email-html';
import { renderInline } from '../markdown';
import { nameOf } from './document';
import type { Parameter, Schema } from './document';

/** Where the pages describe a schema that has a name. */
const placeOf = (name: string) => (name === 'Failure' ? '/docs/api#Failure' : `#${name}`);
const linkTo = (name: string) => `<a href="${placeOf(name)}">${name}</a>`;

/** Bounds of whole numbers as the generator writes them where there is none. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Returns the type of a schema as HTML, such as `array of Order`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return linkTo(nameOf(schema.$ref));
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  const types = [schema.type ?? []].flat();
  const names = types.map((type) => {
    if (type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'values'}`;
    return type === 'string' && schema.format ? `string (${escapeHtml(schema.format)})` : type;
  });
  if (names.length === 0) return schema.const === undefined ? 'any value' : typeof schema.const;
  return names.join(' or ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (isBound(from) && isBound(to)) return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  if (isBound(to)) return `at most ${to}${unit}`;
  return isBound(from) ? `at least ${from}${unit}` : '';
}

const values = (list: readonly unknown[]) =>
  list.map((one) => `<code>${escapeHtml(typeof one === 'string' ? one : JSON.stringify(one))}</code>`).join(', ');

/** Returns what a value has to be like, as HTML; blank for nothing beyond its type. */
function boundsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema;
  return [
    schema.const !== undefined && `always ${values([schema.const])}`,
    schema.enum && `one of ${values(schema.enum)}`,
    // one character is what 'required' says
    range(minLength === 1 && maxLength === undefined ? undefined : minLength, maxLength, ' characters'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, ' entries'),
    pattern !== undefined && format === undefined && `matches <code>${escapeHtml(pattern)}</code>`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Returns the objects within a schema whose fields are to be listed below it. */
function innerOf(schema: Schema): Schema[] {
  if (schema.$ref !== undefined) return [];
  if (schema.anyOf) return schema.anyOf.flatMap(innerOf);
  if (schema.items) return innerOf(schema.items);
  if (typeof schema.additionalProperties === 'object') return innerOf(schema.additionalProperties);
  return schema.properties ? [schema] : [];
}

/** Objects with more fields are closed at first. */
const mostOpen = 6;

/** Bounds of a value, or of the entries of a list. */
const allBounds = (schema: Schema): string[] =>
  [
    boundsOf(schema),
    ...(schema.anyOf ?? []).map(boundsOf),
    schema.items
      ? allBounds(schema.items)
          .map((bounds) => `each ${bounds}`)
          .join('; ')
      : '',
  ].filter(Boolean);

function entry(name: string, schema: Schema, mark: string, isSent: boolean, description = schema.description): string {
  const objects = innerOf(schema);
  const inner = objects.map((one) => fieldList(one, isSent)).join('');
  const isShort = objects.length === 1 && Object.keys(objects[0]?.properties ?? {}).length <= mostOpen;
  const sentences = [
    description && renderInline(description),
    ...allBounds(schema).map((text) => `<span class="bounds">${text}</span>`),
  ];
  const below =
    inner &&
    `<details${isShort ? ' open' : ''}><summary>Fields of <code>${escapeHtml(name)}</code></summary>${inner}</details>`;
  return `<dt><code>${escapeHtml(name)}</code> <span class="type">${typeOf(schema)}</span>${mark}</dt><dd>${sentences.filter(Boolean).join(' ')}${below}</dd>`;
}

/**
 * Returns the fields of an object with types, bounds and descriptions.
 * @param isSent whether callers send it: the required fields are marked then, and those that may be missing otherwise
 */
export function fieldList({ properties = {}, required = [] }: Schema, isSent = false): string {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    const mark = isRequired === isSent ? ` <span class="mark">${isRequired ? 'required' : 'optional'}</span>` : '';
    return entry(name, schema, mark, isSent);
  });
  return entries.length > 0 ? `<dl class="fields">${entries.join('')}</dl>` : '';
}

/** Returns parameters with types, bounds and descriptions. */
export const parameterList = (parameters: readonly Parameter[]): string =>
  `<dl class="fields">${parameters
    .map(({ name, schema, required, description }) =>
      entry(name, schema, required ? ' <span class="mark">required</span>' : '', true, description),
    )
    .join('')}</dl>`;

/** Adds the names of the schemas to which a part of the document refers, directly or not, in their order. */
export function collectNames(part: unknown, schemas: Readonly<Record<string, Schema>>, into = new Set<string>()) {
  if (typeof part !== 'object' || part === null) return into;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/')) {
      const name = nameOf(value);
      if (into.has(name)) continue;
      into.add(name);
      collectNames(schemas[name], schemas, into);
    } else if (key !== 'example') collectNames(value, schemas, into);
  }
  return into;
}
