import { z } from 'zod';

/** Fields that several shapes have. Every answer has all fields of its shape and no others, unless they are optional. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({ format: 'uuid' });
export const amount = z
  .string()
  .regex(/^\d{1,10}\.\d\d$/)
  .meta({ description: 'An amount as text with two decimals.', examples: ['19.00'] });
export const moment = z
  .string()
  .regex(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
  .meta({ format: 'date-time', description: 'In UTC.' });
export const day = z
  .string()
  .regex(/^\d\d\/\d\d\/\d{4,6}$/)
  .meta({ description: 'Day in UTC as dd/mm/yyyy.' });
export const count = z
  .int()
  .min(0)
  .meta({ examples: [20] });
export const textOrNull = z.string().nullable();
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ examples: ['USD'] });

/** The words of an enum, in the order of the contract. */
export const wordOf = <Word extends string>(words: Readonly<Record<string, Word>>) =>
  z.enum(Object.values(words) as [Word, ...Word[]]);

/** Fields of an answer: each with its schema, and its value for an object of the contract. */
type Fields<Source, Schemas extends Record<string, z.ZodType>> = {
  readonly [Name in keyof Schemas]: readonly [Schemas[Name], (one: Source) => z.output<Schemas[Name]>];
};

/** Returns the schema of an answer, and the function that makes it. A field without a value is left out. */
export const shapeOf =
  <Source>() =>
  <Schemas extends Record<string, z.ZodType>>(fields: Fields<Source, Schemas>) => {
    const entries = Object.entries(fields) as [string, readonly [z.ZodType, (one: Source) => unknown]][];
    const schemas = Object.fromEntries(entries.map(([name, [schema]]) => [name, schema])) as unknown as Schemas;
    const of = (one: Source) => {
      const values = entries.map(([name, [, valueOf]]) => [name, valueOf(one)] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as z.output<z.ZodObject<Schemas>>;
    };
    return { schema: z.object(schemas), of };
  };
