import { z } from 'zod';
import { failure } from '../failure';
import * as people from '../shapes/people';
import * as sales from '../shapes/sales';
import * as sections from '../shapes/sections';

/** A JSON Schema, or any part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Schemas that stand under their names in `components`. */
const named: Readonly<Record<string, z.ZodType>> = {
  Failure: failure,
  Package: sales.onePackage,
  Item: sales.item,
  Order: sales.order,
  ItemOrder: sales.itemOrder,
  Account: people.user,
  Ticket: people.ticket,
  AiKey: people.key,
  EmailTemplate: people.emailTemplate,
  Navbar: sections.navbar,
  Banner: sections.banner,
  Features: sections.features,
  Testimonials: sections.testimonials,
  Footer: sections.footer,
  ContactPage: sections.contact,
  AboutPage: sections.about,
  PayPalSettings: sections.payPal,
};

export const schemaReference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes text that may be null as one type, as readers expect it. */
function withNull({ anyOf, ...rest }: Json): Json {
  const [one, other] = Array.isArray(anyOf) && anyOf.length === 2 ? (anyOf as Json[]) : [];
  if (!one || other?.['type'] !== 'null' || typeof one['type'] !== 'string' || one['enum'] || one['const'])
    return anyOf === undefined ? rest : { anyOf, ...rest };
  return { ...one, type: [one['type'], 'null'], ...rest };
}

/**
 * Returns a schema without what is of no use here: names of the generator, and defaults, which a row does not know (what
 * is not sent stays as it is).
 */
function tidied(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => tidied(one));
  if (!isJson(part)) return part;
  if (isNames) return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, tidied(one)]));
  const { $schema: _schema, $id: _id, id: _name, default: _default, ...others } = part;
  const whole = Object.entries(others).map(([name, one]) => [name, tidied(one, name === 'properties')]);
  return withNull(Object.fromEntries(whole) as Json);
}

/**
 * Returns the schemas of answers by their keys, and those that they refer to by name. An answer has no fields beyond
 * its schema.
 */
export function answerSchemas(given: ReadonlyMap<string, z.ZodType>): {
  components: Json;
  schemas: ReadonlyMap<string, Json>;
} {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name });
  // a copy, because a schema that is part of another one may not be referred to by the key of its row
  for (const [key, schema] of given) if (!registry.has(schema)) registry.add(schema.clone(), { id: key });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: (name) => `#/components/schemas/${name}` });
  const of = (key: string, schema: z.ZodType): Json => {
    const name = registry.get(schema)?.id;
    return name === undefined ? (tidied(schemas[key]) as Json) : schemaReference(name);
  };
  const components = Object.fromEntries(Object.keys(named).map((name) => [name, tidied(schemas[name])]));
  return { components, schemas: new Map([...given].map(([key, schema]) => [key, of(key, schema)])) };
}

/** Returns the schema of a body; a body may have more fields, which are ignored. */
export const bodySchema = (body: z.ZodObject): Json => tidied(z.toJSONSchema(body, { io: 'input' })) as Json;
