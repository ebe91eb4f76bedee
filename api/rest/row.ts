import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Body } from './body';
import type { FieldNames, RefusalCode } from './failure';

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
export type WholeList<Item extends object = object> = AsyncIterable<readonly Item[]>;

/** What `{id}` of a path may be besides a UUID. */
export type IdKind = 'uuid' | 'order' | 'item';

/** Groups of rows in the description. */
export type Tag = 'Packages and items' | 'Orders' | 'Accounts' | 'Support' | 'Sections' | 'Settings';

interface RowFacts {
  /** Path in the notation of OpenAPI, such as /package/{id}. */
  path: string;
  /** Who may call it at all; the operation decides about the object. */
  access: 'public' | 'signedIn' | 'admin';
  tag: Tag;
  /** What it does, in a few words without a period. */
  summary: string;
  description?: string;
  id?: IdKind;
  /** Parameters of the address that it reads. */
  query?: readonly ('userEmail' | 'limit' | 'page')[];
  /** Whether a repeated call with the same Idempotency-Key counts once. */
  once?: true;
  /** Refusals that follow from the row's own rules, with the reason. The others follow from the facts above. */
  refusals?: Partial<Record<RefusalCode, string>>;
  fields?: FieldNames;
}

/** Methods and the bodies that they read. */
type Reads =
  | { method: 'GET' | 'DELETE'; body?: never; bodiless?: never; mostBytes?: never }
  | {
      method: 'POST' | 'PUT' | 'PATCH';
      /** Fields that it reads; null for none. Others are ignored. */
      body: z.ZodObject | null;
      /** Whether the body may be missing. */
      bodiless?: true;
      /** Maximum size of the body in bytes; 100,000 when omitted. */
      mostBytes?: number;
    };

/** One row of the table: a method and path, the operation that answers it, and what integrators read of it. */
export type RestRow = RowFacts &
  Reads & {
    /** What it answers with 200. */
    returns: z.ZodType;
    answer: (call: RestCall) => Promise<object> | WholeList;
  };

type AnswerOf<Returns extends z.ZodType> =
  | Promise<z.output<Returns> & object>
  | (z.output<Returns> extends readonly (infer Item extends object)[] ? WholeList<Item> : never);

/** Returns a row whose answer has the described type. */
export const row = <Returns extends z.ZodType>(
  one: RowFacts & Reads & { returns: Returns; answer: (call: RestCall) => AnswerOf<Returns> },
): RestRow => one;

export const isWholeList = (answer: Promise<object> | WholeList): answer is WholeList => Symbol.asyncIterator in answer;
