import { z } from 'zod';
import type { DesignInput } from '../../gql/schema';
import { readDraft, writeDraft } from '../../lib/draft';

const name = 'design-request';
const schema = z.object({ id: z.string(), of: z.string() });

/**
 * The id of a wish until the server has answered it. Sending the same wish again after a lost answer, or after a
 * reload, takes the same id, so that it is one design and costs one credit.
 */
export function requestIdFor(owner: string, input: DesignInput): string {
  const of = JSON.stringify(input);
  const kept = readDraft(name, owner, schema);
  if (kept?.of === of) return kept.id;
  const id = crypto.randomUUID();
  writeDraft(name, owner, { id, of });
  return id;
}

/** The server has answered: the next wish is another one, even of the same words. */
export const requestAnswered = (owner: string): void => writeDraft(name, owner, null);
