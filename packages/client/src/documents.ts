import { print } from 'graphql';
import type { DocumentNode } from 'graphql';

/**
 * A document that knows its types: what graphql-codegen (`TypedDocumentNode`, `TypedDocumentString`) and gql.tada make.
 * A plain text has none.
 */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

/** Returns the text of a document. */
export function textOf(document: string | TypedDocument<unknown, never>): string {
  if (typeof document === 'string') return document;
  const other: unknown = document;
  return 'kind' in document ? print(other as DocumentNode) : String(other);
}

/** Whether a document has a mutation. A text that may have one counts. */
export function isMutation(text: string): boolean {
  let outside = text.replace(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g, ' ');
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\{[^{}]*\}/g, ' ');
  }
  return /\bmutation\b/.test(outside);
}

/** Whether variables name a `requestId`, with which the server does a repeated mutation once. */
export const hasRequestId = (variables: unknown): boolean =>
  typeof variables === 'object' &&
  variables !== null &&
  Object.entries(variables).some(
    ([name, value]) => (name === 'requestId' && typeof value === 'string' && value !== '') || hasRequestId(value),
  );

/** An event of the account, as `events` and `eventAdded` answer it. */
export interface PostloomEvent {
  /** The header `webhook-id` of its deliveries. */
  id: string;
  /** Such as `order.paid`. */
  type: string;
  /** The body that webhooks send. */
  body: string;
  createdAt: string;
  /** Continues behind this event. */
  cursor: string;
}

const typed = <Data, Variables>(text: string) => text as string & TypedDocument<Data, Variables>;
const fields = 'id type body createdAt cursor';

/** Events of the account, oldest first, behind a cursor. */
export const eventsDocument = typed<
  { me: { events: { items: PostloomEvent[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } } | null },
  { types?: readonly string[] | null; after?: string | null; size?: number; direction?: 'ASC' | 'DESC' }
>(`query Events($types: [String!], $after: String, $size: Int = 100, $direction: SortDirection! = ASC) {
  me {
    events(filter: { types: $types }, sort: { direction: $direction }, page: { size: $size, after: $after }) {
      items { ${fields} }
      pageInfo { endCursor hasNextPage }
    }
  }
}`);

export const eventAddedDocument = typed<
  { eventAdded: PostloomEvent },
  { types?: readonly string[] | null; after?: string | null }
>(`subscription EventAdded($types: [String!], $after: String) {
  eventAdded(types: $types, after: $after) { ${fields} }
}`);
