/** What a player asked for under an id of its own, and whether it was acknowledged. */
export interface Requested {
  kind: 'design' | 'purchase' | 'ticket' | 'reply' | 'answer' | 'grant' | 'refund';
  requestId: string;
  userId: string;
  /** Id of the object that an answer named; undefined while no answer came. */
  id?: string;
  /** Whether its owner deleted it afterwards. */
  isDeleted?: boolean;
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
  leaks: [],
  broken: [],
  givenUp: [],
});
