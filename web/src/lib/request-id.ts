import { z } from 'zod';
import { readDraft, writeDraft } from './draft';

const schema = z.object({ id: z.string(), of: z.string() });
const draftOf = (name: string) => `${name}-request`;

/**
 * The id of a generation request until the server has answered it. Sending the same generation request again after a lost answer, or after a
 * reload, takes the same id, so that it counts once.
 */
export function requestIdFor(name: string, owner: string, input: object): string {
  const of = JSON.stringify(input);
  const kept = readDraft(draftOf(name), owner, schema);
  if (kept?.of === of) return kept.id;
  const id = crypto.randomUUID();
  writeDraft(draftOf(name), owner, { id, of });
  return id;
}

/** The server has answered: the next generation request is another one, even of the same words. */
export const requestAnswered = (name: string, owner: string): void => writeDraft(draftOf(name), owner, null);
