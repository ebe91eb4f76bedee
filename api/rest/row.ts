import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Body } from './body';
import type { FieldNames } from './failure';

/** Runs one operation of the contract as the caller. @throws RestFailure */
export type Run = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** One call of a row. */
export interface RestCall {
  run: Run;
  /** The id of the path: a UUID, or what the row's `id` allows besides. */
  id: string;
  query: Readonly<Record<string, unknown>>;
  body: Body;
  isSignedIn: boolean;
  isAdmin: boolean;
  /** The caller's Idempotency-Key, or a new one. */
  requestId: string;
}

/** A long list, answered as one bare array. */
export type WholeList = AsyncIterable<readonly object[]>;

/** What `{id}` of a path may be besides a UUID. */
export type IdKind = 'uuid' | 'order' | 'item';

/** One row of the table: a method and path, and the operation that answers it. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in the notation of OpenAPI, such as /package/{id}. */
  path: string;
  /** Who may call it at all; the operation decides about the object. */
  access: 'public' | 'signedIn' | 'admin';
  id?: IdKind;
  /** Whether it reads no body. */
  bodiless?: true;
  /** Maximum size of the body in bytes; 100,000 when omitted. */
  mostBytes?: number;
  fields?: FieldNames;
  answer: (call: RestCall) => Promise<object> | WholeList;
}

export const isWholeList = (answer: Promise<object> | WholeList): answer is WholeList => Symbol.asyncIterator in answer;
