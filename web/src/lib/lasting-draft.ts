import { z } from 'zod';
import { sharedStorage } from './browser-storage';
import { lastingDraftPrefix as prefix } from './clear-drafts';

const retentionMs = 30 * 24 * 60 * 60_000;
const keyOf = (name: string, owner: string) => `${prefix}:${owner}:${name}`;

const entrySchema = z.object({ writer: z.string(), savedAt: z.number(), value: z.unknown() });
type Entry = z.infer<typeof entrySchema>;

export interface LastingDraft<Value> {
  value: Value;
  /** The form that saved it. */
  writer: string;
  /** ISO timestamp. */
  savedAt: string;
}

const hasPrefix = (start: string) => (key: string) => key.startsWith(`${prefix}:${start}`);

/** Returns an unexpired entry; null for none, an expired one, and one of a release that stored another structure. */
function entryAt(key: string): Entry | null {
  try {
    const entry = entrySchema.parse(JSON.parse(sharedStorage.get(key) ?? 'null'));
    return Date.now() - entry.savedAt < retentionMs ? entry : null;
  } catch {
    return null;
  }
}

/**
 * Reads a draft that survives the end of the session and of the browser. Drafts are stored in this browser for 30 days,
 * separately for each account, until they are used or the account signs out. They must not contain secrets. Expired
 * drafts of every account are deleted.
 */
export function readLastingDraft<Value>(
  name: string,
  owner: string,
  schema: z.ZodType<Value>,
): LastingDraft<Value> | null {
  for (const key of sharedStorage.keys().filter(hasPrefix(''))) if (!entryAt(key)) sharedStorage.remove(key);
  const entry = entryAt(keyOf(name, owner));
  const value = schema.safeParse(entry?.value);
  if (!entry) return null;
  if (value.success) return { value: value.data, writer: entry.writer, savedAt: new Date(entry.savedAt).toISOString() };
  // saved by an older release with a different form
  sharedStorage.remove(keyOf(name, owner));
  return null;
}

/** Saves a draft in place of the previous one, whichever tab wrote that. */
export function writeLastingDraft(name: string, owner: string, writer: string, value: unknown): void {
  sharedStorage.set(keyOf(name, owner), JSON.stringify({ writer, savedAt: Date.now(), value }));
}

/** Deletes a draft unless another form has replaced it: a second tab's unsaved input outlasts the save of the first. */
export function deleteLastingDraft(name: string, owner: string, writers: readonly string[]): void {
  const key = keyOf(name, owner);
  const entry = entryAt(key);
  if (!entry || writers.includes(entry.writer)) sharedStorage.remove(key);
}
