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
