import type { z } from 'zod';

const prefix = 'postloom-draft';
const keyOf = (name: string, owner: string) => `${prefix}:${name}:${owner}`;

/**
 * What somebody has begun to fill in and not sent: kept in this tab through a reload, an expired session and the
 * sign-in after it, apart for each account. Nothing secret belongs here.
 */
export function readDraft<Value>(name: string, owner: string, schema: z.ZodType<Value>): Value | null {
  const text = sessionStorage.getItem(keyOf(name, owner));
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // kept by an older release whose form was another one
    sessionStorage.removeItem(keyOf(name, owner));
    return null;
  }
}

/** Keeps a draft in place of the one before; null when it has been used. */
export function writeDraft(name: string, owner: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name, owner));
    else sessionStorage.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // no room in this browser, or no leave to use it: the form works, it is only not kept
  }
}

/** Forgets every draft of this tab: somebody has signed out. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${prefix}:`)) sessionStorage.removeItem(key);
}
