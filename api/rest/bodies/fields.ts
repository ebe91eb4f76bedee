import { z } from 'zod';

/** Fields of bodies. What is not sent stays as it is; null and '' clear a text. */
export const text = z.string().nullish();
export const needed = z.string().min(1);
export const flag = z.boolean().optional();
/** Text, or a number that is read as one. */
export const textOrNumber = z.union([z.string(), z.number()]).nullish();
/** A whole number, or its digits. */
export const count = z.union([z.int().min(0).max(999_999_999), z.string().regex(/^\d{1,9}$/)]);
/** An amount as a number or text. */
export const money = z
  .union([z.number().min(0.01).max(9_999_999_999.99), z.string().regex(/^\d{1,10}(\.\d{1,2})?$/)])
  .meta({ description: 'From 0.01, with at most two decimals.', examples: ['19.00', 19.5] });
/** One of the words, in any case. */
export const word = (words: Readonly<Record<string, string>>) =>
  z.string().meta({ description: `One of ${Object.values(words).join(', ')}, in any case.` });

/** Returns an object of which any field may be missing or null. */
export const someOf = (object: z.ZodObject) =>
  z.object(
    Object.fromEntries(Object.entries(object.shape).map(([name, field]) => [name, (field as z.ZodType).nullish()])),
  );
