import type { Json } from './schemas';

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

/** Values of texts by the name of their field, in lower case: what a person would enter. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/email/, 'mia@example.com'],
  [/^orderid$/, 'AB12CD34'],
  [/(^|_)id$|id$/, '01a20ee5-50cb-7a61-9613-877f7d22ca2a'],
  [/country/, 'Germany'],
  [/address|city/, '1 Main Street, Springfield'],
  [/customername|username|^name$/, 'Mia Baker'],
  [/packagename/, 'Starter'],
  [/itemname|title/, 'Spring posts'],
  [/subject/, 'A question'],
  [/message|description|about/, 'When do you open on Sundays?'],
  [/url|link|image|picture|photo|logo/, '/image-server/5e0fa9c1.png'],
  [/^(order)?date$/, '27/11/2026'],
  [/date|at$|until/, '2026-11-27T09:30:00.000Z'],
  [/currency/, 'USD'],
  [/price|amount|fee|total/, '9.00'],
  [/code/, 'AB12CD34'],
  [/key|secret/, 'AQ.example'],
];
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-27T09:30:00.000Z',
  email: 'mia@example.com',
  uuid: '01a20ee5-50cb-7a61-9613-877f7d22ca2a',
  uri: 'https://shop.example/',
};

function textOf({ format, pattern }: Schema, name: string): string {
  const known = formats[format ?? ''];
  if (known !== undefined) return known;
  const fitting = texts.find(([names]) => names.test(name.toLowerCase()))?.[1] ?? 'Text';
  if (pattern === undefined || new RegExp(pattern, 'u').test(fitting)) return fitting;
  const others = [...texts.map(([, text]) => text), 'TEXT', 'text', '1', '1.00', ''];
  return others.find((text) => new RegExp(pattern, 'u').test(text)) ?? fitting;
}

/**
 * Returns a value that a schema allows, as an example; a test checks each by its schema.
 * @param components schemas that others refer to, by name
 * @param name of the field
 */
export function exampleOf(given: Json, components: Readonly<Record<string, Json>>, name = ''): unknown {
  const schema = given as Schema;
  const below = (one: Schema, of = name) => exampleOf(one as Json, components, of);
  if (schema.$ref !== undefined) {
    const named = components[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    return named && exampleOf(named, components, name);
  }
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return below(choice);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([field, one]) => [field, below(one, field)]));
  if (schema.items) return [below(schema.items)];
  const [type = 'object'] = [schema.type ?? 'object'].flat();
  if (type === 'string') return textOf(schema, name);
  if (type === 'array') return [];
  const plain: Readonly<Record<string, unknown>> = { boolean: true, integer: 1, number: 1, null: null };
  const value = plain[type];
  return typeof value === 'number' ? Math.max(value, schema.minimum ?? value) : (value ?? {});
}
