import { z } from 'zod';
import { isReadable, printable } from '../../contract/printable';
import { UserError } from './user-error';
import type { ErrorCode } from '../graphql/generated/schema';

/** Returns a schema for a trimmed text of 1 to `max` characters; `missing` is the sentence for an empty one. */
export const requiredText = (max: number, missing: string) =>
  z
    .string()
    .transform((text) => printable(text).trim())
    .pipe(z.string().min(1, missing).max(max, `Please use at most ${max} characters.`));

/** Returns a schema for a person's name, which has at least one letter or digit. */
export const personName = (missing: string) => requiredText(100, missing).pipe(z.string().refine(isReadable, missing));

/** Returns a schema for a trimmed text of at most `max` characters; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ? printable(text).trim() : '') || null)
    .pipe(z.string().max(max, `Please use at most ${max} characters.`).nullable());

export const requestId = z.string().regex(/^[\w-]{8,64}$/, 'A request id has 8 to 64 letters, digits, - or _.');

/** Validates input against its schema. @throws UserError with the path of the first wrong field. */
export function checked<Output>(schema: z.ZodType<Output>, input: unknown, code: ErrorCode = 'INVALID_INPUT'): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UserError(code, issue?.message ?? 'Please check your input.', issue?.path.map(String) ?? null);
}
