import { readDraft, writeDraft } from './draft';

interface Saved {
  id: string;
  of: string;
}

/** Without zod, which pages that only send a request do not load. */
const schema = {
  parse: (value: unknown): Saved => {
    const { id, of } = value as Partial<Saved>;
    if (typeof id !== 'string' || typeof of !== 'string') throw new TypeError('A saved request has an id.');
    return { id, of };
  },
};
const draftOf = (name: string) => `${name}-request`;

/**
 * Returns the id of a request until the server has answered it. Sending the same request again after a lost
 * answer, or after a reload, uses the same id, so that it counts once.
 */
export function requestIdFor(name: string, owner: string, input: object): string {
  const of = JSON.stringify(input);
  const saved = readDraft(draftOf(name), owner, schema);
  if (saved?.of === of) return saved.id;
  const id = crypto.randomUUID();
  writeDraft(draftOf(name), owner, { id, of });
  return id;
}

/** Forgets the id after an answer: the next request is a new one, even with the same input. */
export const requestAnswered = (name: string, owner: string): void => writeDraft(draftOf(name), owner, null);

/** Forgets this id, unless another request has one by now. */
export function forgetRequest(name: string, owner: string, id: string): void {
  if (readDraft(draftOf(name), owner, schema)?.id === id) requestAnswered(name, owner);
}
