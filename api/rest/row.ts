import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { TokenScope } from '../graphql/generated/schema';
import type { Body } from './body';
import type { FieldNames, RefusalCode } from './failure';

/** One call of a row. */
export interface RestCall {
  /** The id of the path: a UUID, or what the row's `id` allows besides. */
  id: string;
  query: Readonly<Record<string, unknown>>;
  body: Body;
  isSignedIn: boolean;
  isAdmin: boolean;
  /** Whether the caller does an Admin's work; a token needs the scope for it. */
  may: (scope: TokenScope) => boolean;
  /** Whether a token has a scope; a session has all of its account. */
  holds: (scope: TokenScope) => boolean;
  /** The caller's Idempotency-Key, or a new one. */
  requestId: string;
}

/** A part of a list, in the contract's notation. */
export interface Page<Item> {
  items: readonly Item[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Which part of a list an operation reads, as the contract's `PageInput`. */
export interface ListPart {
  size: number;
  number?: number;
  after?: string;
}

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
  /** Names of fields in the body, which may depend on what was sent. */
  fields?: FieldNames | ((call: RestCall) => FieldNames);
}

/** Methods and the bodies that they read. */
type Reads =
  | { method: 'GET' | 'DELETE'; body?: never; ownPaths?: never; bodiless?: never; mostBytes?: never }
  | {
      method: 'POST' | 'PUT' | 'PATCH';
      /** Fields that it reads; null for none. Others are ignored. */
      body: z.ZodObject | null;
      /** Whether addresses of this site in the body are read as paths. */
      ownPaths?: true;
      /** Whether the body may be missing. */
      bodiless?: true;
      /** Maximum size of the body in bytes; 100,000 when omitted. */
      mostBytes?: number;
    };

interface Operation<Data, Variables> {
  /** The operation that the row runs. */
  operation: TypedDocumentNode<Data, Variables>;
  /** Its variables. @param page the part of a list to read. @throws RestFailure */
  variables: (call: RestCall, page: ListPart) => NoInfer<Variables>;
}

/** A mutation that a row runs besides its operation. */
export interface Change {
  operation: TypedDocumentNode<unknown, object>;
  variables: object;
}

interface SingleAnswer<Data, Answer> {
  /** Returns what to change of what was read, which is read again then; null for nothing. @throws RestFailure */
  change?: (data: NoInfer<Data>, call: RestCall) => Change | null;
  answer: (data: NoInfer<Data>, call: RestCall) => Answer;
}

/** The answer of a long list: one bare array, which is written while it is read. */
interface ListAnswer<Data, Item, Element> {
  page: (data: NoInfer<Data>) => Page<Item>;
  /** Rows that one run of the operation reads at most. */
  batch: number;
  element: (item: Item) => Element;
  /** Whether an Admin who names no account reads what belongs to all accounts, which is audited. */
  ofAll?: true;
}

/** A row and what it answers with 200. */
type Described<Returns> = RowFacts & Reads & { returns: Returns };

/**
 * One row of the table: a method and path, the operation of the contract that answers it, and what integrators read of
 * it.
 */
export type RestRow = Described<z.ZodType> &
  Operation<never, object> &
  (SingleAnswer<never, object> | ListAnswer<never, never, object>);

/** Returns a mutation with its variables. */
export const changeBy = <Variables extends object>(
  operation: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
): Change => ({ operation: operation as TypedDocumentNode<unknown, object>, variables });

/** Returns a row whose answer has the described type. */
export const row = <Returns extends z.ZodType, Data, Variables extends object>(
  one: Described<Returns> & Operation<Data, Variables> & SingleAnswer<Data, z.output<Returns> & object>,
): RestRow => one as unknown as RestRow;

/** Returns a row that answers a list whose elements have the described type. */
export const listRow = <Element extends object, Data, Variables extends object, Item>(
  one: Described<z.ZodType<Element[]>> & Operation<Data, Variables> & ListAnswer<Data, Item, Element>,
): RestRow => one as unknown as RestRow;

/** A list without rows. */
export const emptyPage = { items: [], pageInfo: { hasNextPage: false } } as const;
