/** What a player asked for under an id of its own, and whether it was acknowledged. */
export interface Requested {
  kind:
    | 'design'
    | 'purchase'
    | 'ticket'
    | 'reply'
    | 'answer'
    | 'grant'
    | 'refund'
    | 'month'
    | 'brand'
    | 'photo'
    | 'mailing';
  /** Of a brand its name, which is unique in an account, and of a photo its own id. */
  requestId: string;
  userId: string;
  /** Id of the object that an answer named; undefined while no answer came. */
  id?: string;
  /** Whether its owner deleted it afterwards. */
  isDeleted?: boolean;
}

/** A saved state that an answer acknowledged. */
export interface Saved {
  kind: 'month' | 'brand';
  id: string;
  version: number;
}

/** A picture of a month that its owner deleted and had made again. */
export interface Remade {
  planId: string;
  postId: string;
  deletedDesign: string;
  /** What it was said to cost; null while no answer said it. */
  credits: number | null;
  /** Whether an answer acknowledged it. */
  isDone: boolean;
}

/** A mailing that an answer acknowledged. */
export interface SentMailing {
  id: string;
  subject: string;
  /** Accounts that must get it: confirmed before it was started, and not unsubscribed. */
  due: string[];
}

/** When an account unsubscribed from the newsletter, in milliseconds since 1970. */
export interface Unsubscribed {
  userId: string;
  /** Undefined while no answer came: either is right then. */
  acknowledgedAt?: number;
}

/** What players remember of the product's answers, held against the database afterwards. */
export interface Facts {
  requested: Requested[];
  /** Accounts that an answer acknowledged. */
  accounts: { id: string; email: string; isVerified: boolean }[];
  /** Orders that an answer called paid. */
  paid: string[];
  /** Events that integrators read by cursor, by account, in the order in which they came. */
  events: Map<string, string[]>;
  /** Endpoints of webhooks by account. */
  endpoints: Map<string, { id: string; path: string }>;
  saved: Saved[];
  remade: Remade[];
  mailings: SentMailing[];
  unsubscribed: Unsubscribed[];
  /** Last state of designs that a page showed, by a live connection or by a read after a gap. */
  shown: Map<string, string>;
  /** Live connections that were opened, and opened again. */
  live: { opened: number; again: number };
  /** Texts of another player's, seen where they must not be. */
  leaks: string[];
  /** Promises that an answer broke, such as another object for the same request id. */
  broken: string[];
  /** Visits that ended early, with the reason. */
  givenUp: string[];
}

export const newFacts = (): Facts => ({
  requested: [],
  accounts: [],
  paid: [],
  events: new Map(),
  endpoints: new Map(),
  saved: [],
  remade: [],
  mailings: [],
  unsubscribed: [],
  shown: new Map(),
  live: { opened: 0, again: 0 },
  leaks: [],
  broken: [],
  givenUp: [],
});
