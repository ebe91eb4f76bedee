import { createHash } from 'node:crypto';
import { execute } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

/** An operation and its answer, as the renderer reports it. */
export interface Read {
  query: DocumentNode;
  variables: Record<string, unknown>;
  answer: { data?: unknown; errors?: readonly unknown[] };
}

/** What one rendering has read: its operations, each with the digest of its answer. */
export type PageReads = (Omit<Read, 'answer'> & { digest: string })[];

/** Digest of an answer. Errors count by number, as they carry the id of their request. */
const digestOf = ({ data, errors = [] }: Read['answer']) =>
  createHash('sha256')
    .update(JSON.stringify([data ?? null, errors.length]))
    .digest('base64url');

/** Returns an empty list, and a function that adds an operation of a rendering to it. */
export function recordReads(): { reads: PageReads; onRead: (read: Read) => void } {
  const reads: PageReads = [];
  return {
    reads,
    onRead: ({ query, variables, answer }) => reads.push({ query, variables, digest: digestOf(answer) }),
  };
}

/**
 * Whether a new rendering would read the same. The operations cost a twentieth of a rendering.
 * @param contextOf creates the context of an anonymous caller
 */
export async function areCurrent(reads: PageReads, schema: GraphQLSchema, contextOf: () => object): Promise<boolean> {
  // one context for all, as a rendering has: it reads a row once
  const contextValue = contextOf();
  const current = await Promise.all(
    reads.map(async ({ query, variables, digest }) => {
      const answer = await execute({ schema, document: query, variableValues: variables, contextValue });
      return digestOf(answer) === digest;
    }),
  );
  return current.every(Boolean);
}
