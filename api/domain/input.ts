import { z } from 'zod';
import { atMost, isReadable, oneLine, printable, saysSomething } from '../../contract/text';
import { UserError } from './user-error';
import type { ErrorCode } from '../graphql/generated/schema';

/** Returns a schema for a trimmed text of 1 to `max` characters; `missing` is the sentence for one without a visible character. */
export const requiredText = (max: number, missing: string) =>
  z
    .string()
    .transform((text) => printable(text).trim())
    .pipe(z.string().max(max, atMost(max)).refine(saysSomething, missing));

/** Returns a schema for a text of 1 to `max` characters on one line. */
export const requiredLine = (max: number, missing: string) =>
  z.string().overwrite(oneLine).max(max, atMost(max)).refine(saysSomething, missing);

/** Returns a schema for a person's name, which has at least one letter or digit. */
export const personName = (missing: string) => requiredLine(100, missing).refine(isReadable, missing);

/** Returns a schema for a trimmed text of at most `max` characters; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ? printable(text).trim() : '') || null)
    .pipe(z.string().max(max, atMost(max)).nullable());

export const requestId = z.string().regex(/^[\w-]{8,64}$/, 'A request id must have 8 to 64 letters, digits, - or _.');

/** Validates input against its schema. @throws UserError with the path of the first wrong field. */
export function checked<Output>(schema: z.ZodType<Output>, input: unknown, code: ErrorCode = 'INVALID_INPUT'): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UserError(code, issue?.message ?? 'Please check your input.', issue?.path.map(String) ?? null);
}
