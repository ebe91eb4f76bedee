import type { EntityManager } from 'typeorm';

/** Placeholder for free text about a person whose account is deleted. */
export const erasedText = '(erased)';

/**
 * Runs work that erases free text from append-only tables, in the caller's transaction: triggers refuse every other
 * change of them.
 */
export async function erasingHistory<Result>(tx: EntityManager, work: () => Promise<Result>): Promise<Result> {
  await tx.query(`select set_config('postloom.erasing', 'on', true)`);
  try {
    return await work();
  } finally {
    await tx.query(`select set_config('postloom.erasing', 'off', true)`).catch(() => undefined);
  }
}

/** Erases what Admins wrote as reasons of transitions of these objects; called within `erasingHistory`. */
export const eraseReasons = (tx: EntityManager, subjects: readonly string[], owner: string): Promise<unknown> =>
  tx.query(
    `update transitions set reason = $2 where subject = any($1::uuid[]) and actor is not null and actor <> $3 and reason <> $2`,
    [subjects, erasedText, owner],
  );

/** Whether a text contains one of the words, in any case. */
const names = (text: string, words: readonly string[]) => words.some((word) => text.toLowerCase().includes(word));

/** Returns a JSON value in which texts that contain one of the words, in lower case, are erased. */
export function withoutWords(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return names(value, words) ? erasedText : value;
  if (Array.isArray(value)) return value.map((part) => withoutWords(part, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutWords(part, words)]));
}
