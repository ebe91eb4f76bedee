import { z } from 'zod';
import { isOnSave } from './section-fields';

/** A field's schema without its wrappers, and what they say. */
interface Unwrapped {
  inner: z.ZodType;
  nullable: boolean;
  /** Value in a new entry, unless it is blank. */
  initial?: unknown;
}

/** Returns a schema without its wrappers. */
export function unwrapped(schema: z.ZodType): Unwrapped {
  if (schema instanceof z.ZodDefault)
    return { ...unwrapped(schema.unwrap() as z.ZodType), initial: schema.def.defaultValue };
  if (schema instanceof z.ZodNullable) return { ...unwrapped(schema.unwrap() as z.ZodType), nullable: true };
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType);
  return { inner: schema, nullable: false };
}

/** Returns the schemas of an object's fields, in their order; none for another schema. */
export function fieldsOf(schema: z.ZodType): [name: string, field: z.ZodType][] {
  const { inner } = unwrapped(schema);
  return inner instanceof z.ZodObject ? (Object.entries(inner.shape) as [string, z.ZodType][]) : [];
}

/** Returns the schema of a list's entries; null for another schema. */
export function entryOf(schema: z.ZodType): z.ZodType | null {
  const { inner } = unwrapped(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : null;
}

/** Applies a function to the fields of an object and the entries of a list; returns any other value as it is. */
export function mapParts(
  schema: z.ZodType,
  value: unknown,
  change: (schema: z.ZodType, value: unknown) => unknown,
): unknown {
  const entry = entryOf(schema);
  if (entry) return Array.isArray(value) ? value.map((one: unknown) => change(entry, one)) : value;
  const fields = fieldsOf(schema);
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(fields.map(([name, field]) => [name, change(field, given.get(name))]));
}

/** Returns the form values of a section, a part or a new entry without content. */
export function emptyValues(schema: z.ZodType): unknown {
  const { inner, initial } = unwrapped(schema);
  if (initial !== undefined && initial !== null) return initial;
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(fieldsOf(inner).map(([name, field]) => [name, emptyValues(field)]));
  if (inner instanceof z.ZodArray) return [];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodNumber) return 0;
  return inner instanceof z.ZodBoolean ? false : '';
}

/** Returns the form values of a body: its fields of the schema, with blank values instead of null. */
export const formValues = (schema: z.ZodType, body: unknown): unknown =>
  body === null || body === undefined ? emptyValues(schema) : mapParts(schema, body, formValues);

/** Returns the body of form values, or of a body from elsewhere: blank values that may be null are null. */
export function bodyOf<Body>(schema: z.ZodType<Body>, values: unknown): Body {
  const body = mapParts(schema, values, bodyOf);
  const isBlank = () => JSON.stringify(formValues(schema, body)) === JSON.stringify(emptyValues(schema));
  return (unwrapped(schema).nullable && isBlank() ? null : body) as Body;
}

/** Returns the schema of the form of a section: it accepts form values and returns the body. */
export const formSchema = <Body>(schema: z.ZodType<Body>) => z.preprocess((values) => bodyOf(schema, values), schema);

/** Validates a stored body; rules of saving do not apply to it. */
export function parseStored<Body>(
  schema: z.ZodType<Body>,
  stored: unknown,
): { body: Body } | { issues: z.core.$ZodIssue[] } {
  const { data, error } = schema.safeParse(stored);
  if (!error) return { body: data };
  return error.issues.every(isOnSave) ? { body: stored as Body } : { issues: error.issues };
}
