import { tabStorage } from './browser-storage';
import { draftPrefix as prefix } from './clear-drafts';

const keyOf = (name: string, owner: string) => `${prefix}:${name}:${owner}`;

/**
 * Reads the unsent input of a form. Drafts are stored in this tab, separately for each account, and survive a reload,
 * an expired session and the sign-in after it. They must not contain secrets.
 */
export function readDraft<Value>(
  name: string,
  owner: string,
  schema: { parse: (value: unknown) => Value },
): Value | null {
  const text = tabStorage.get(keyOf(name, owner));
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // saved by an older release with a different form
    tabStorage.remove(keyOf(name, owner));
    return null;
  }
}

/** Saves a draft in place of the previous one; null deletes it after use. */
export function writeDraft(name: string, owner: string, value: unknown): void {
  if (value === null) tabStorage.remove(keyOf(name, owner));
  else tabStorage.set(keyOf(name, owner), JSON.stringify(value));
}
