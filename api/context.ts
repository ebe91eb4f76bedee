import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from './config/config';
import type { Role, TokenScope } from './graphql/generated/schema';
import type { DatabaseSpace } from './platform/database/away';
import type { LaggingReads } from './platform/database/standby';
import type { Events } from './platform/events/events';
import type { OperationBudgets } from './platform/http/operation-budgets';
import type { LimitLog } from './platform/http/limit-log';
import type { RateLimits } from './platform/http/rate-limits';
import type { Logger } from './platform/observability/logger';
import type { Metrics } from './platform/observability/metrics';
import type { WorkerProcesses } from './platform/processes/worker-processes';
import type { Gemini } from './platform/providers/gemini';
import type { PayPal } from './platform/providers/paypal';
import type { Storage } from './platform/storage/storage';
import type { Valkey } from './platform/valkey/valkey';

/** The caller. The token holds ids only; role and state were read from the database for this request. */
export interface Viewer {
  /** What proved who the caller is: a browser's session, or a personal access token. */
  kind: 'session' | 'token';
  userId: string;
  /** What it may do; MEMBER for an Admin who `lacksTwoStep`. */
  role: Role;
  /** Whether it is an Admin who has to set up the two-step sign-in that the shop demands of Admins. */
  lacksTwoStep?: boolean;
  /**
   * What a token may do at present: the scopes that it was given and those that they include, without ADMIN scopes
   * while its owner is no Admin. Null for a session, which may do all that its role may.
   */
  scopes: readonly TokenScope[] | null;
  /** Family of the session the request came with; null for a personal access token. */
  sessionFamily: string | null;
  /** When the session last proved who uses it: by the sign-in, or by `confirmAdmin`. */
  provenAt?: Date | null;
  /** Id of the personal access token that the request came with. */
  tokenId?: string;
  /** Of a test token: its owner. `userId` is the test account then. */
  testOf?: string;
}

/** Sets or (with null) clears the session's cookies on the answer. */
export type SetSession = (session: { access: string; refresh?: string; device?: string } | null) => void;

/** Sets or (with null) clears the cookie of a sign-in whose second step is pending. */
export type SetFirstStep = (token: string | null) => void;

/**
 * What modules above accounts do in the transaction that changes an account. Accounts do not import those modules, and
 * no module writes another one's tables, so the process injects the hooks.
 */
export interface AccountHooks {
  /** The rightful owner reclaimed the account: everything that the previous holder set up must stop working. */
  accountReclaimed(tx: RequestContext, userId: string): Promise<void>;
  /** The account was disabled, or its owner set a new password by email: everything that acts for it must stop. */
  accessEnded(tx: RequestContext, userId: string): Promise<void>;
  /** The address is proven to belong to the account's owner. */
  addressProven(tx: RequestContext, userId: string, email: string): Promise<void>;
  /** The account can no longer do an Admin's work: it has another role, or is disabled or deleted. */
  adminLeft(tx: RequestContext, userId: string): Promise<void>;
}

/** What the modules of a process share. */
export interface Services {
  config: Config;
  /** The running release. */
  version: string;
  logger: Logger;
  metrics: Metrics;
  dataSource: DataSource;
  /** For reads that may lag behind by a moment, such as exports of long lists. */
  laggingReads: LaggingReads;
  pool: Pool;
  /** Connections with a session of their own, for jobs and locks; the same as `pool` without DATABASE_DIRECT_URL. */
  directPool: Pool;
  databaseSpace: DatabaseSpace;
  events: Events;
  /** Null without VALKEY_URL. */
  valkey: Valkey | null;
  limitLog: LimitLog;
  limits: RateLimits;
  budgets: OperationBudgets;
  storage: Storage;
  /** Processes that decode and encode images. */
  images: { uploads: WorkerProcesses; designs: WorkerProcesses; prints: WorkerProcesses };
  paypal: PayPal;
  ai: Gemini;
  accountHooks: AccountHooks;
}

export interface RequestContext extends Services {
  readonly requestId: string;
  readonly viewer: Viewer | null;
  /** Network address of the caller, for rate limits. */
  readonly address: string;
  readonly device: string | null;
  /** The random id of the browser's long-lived cookie, if it sent one. */
  readonly deviceId: string | null;
  /** The open transaction, or the pool outside of a transaction. */
  readonly db: EntityManager;
  /**
   * Runs a read that may lag behind by a moment, such as a list of Admins: on a standby, if there is one and the caller
   * misses no change of its own there. In a transaction, a request that changes something, a job or a subscription it is
   * a read of `db`. Never for rights, sessions, credits and decisions.
   */
  lagging<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result>;
  /** Declares that the request changes something: what it reads from now on is the primary's. */
  readPrimary(): void;
  /** Sends the browser the position of what this request has changed, for its next reads. */
  sendPosition(): Promise<void>;
  readonly setSession: SetSession;
  /** The secret of a sign-in that has passed the first of two steps in this browser, if it sent one. */
  readonly firstStep: string | null;
  readonly setFirstStep: SetFirstStep;
  /** Aborts when the caller has left or this process stops: an answer that waits for something waits no longer. */
  readonly left: AbortSignal;
  /** Changes the caller for the rest of the request, after a sign-in or sign-out. */
  setViewer(viewer: Viewer | null): void;
  /** Runs the work in one transaction; repeats it when the database reports a serialization failure or deadlock. */
  transaction<Result>(work: (tx: RequestContext) => Promise<Result>): Promise<Result>;
  /** Creates an object once per request, such as a loader. */
  once<Thing>(make: (ctx: RequestContext) => Thing): Thing;
  /** Drops the object, so that the next use creates it from the changed data. */
  forget(make: (ctx: RequestContext) => unknown): void;
  /** Drops all objects, so that the next event of a subscription reads current data. */
  forgetAll(): void;
}

/** Creates the context of an HTTP request, caller included. */
export type ContextFactory = (request: Request, response: Response) => Promise<RequestContext>;

export interface RequestFacts {
  requestId: string;
  viewer: Viewer | null;
  address: string;
  device?: string | null;
  deviceId?: string | null;
  setSession?: SetSession;
  firstStep?: string | null;
  setFirstStep?: SetFirstStep;
  /** Position of the browser's last change, null without one; undefined where no read may lag. */
  ownPosition?: string | null;
  setPosition?: (position: string) => void;
  /** Returns the signal for `RequestContext.left`; few requests need one. */
  left?: () => AbortSignal;
}

const neverLeft = () => new AbortController().signal;
const nothing = () => undefined;

/** serialization_failure and deadlock_detected: the same transaction may succeed when run again. */
const lostRaces = new Set(['40001', '40P01']);
const mostAttempts = 4;

/** Whether the caller changes something without a cookie that says so afterwards. */
const mayChangeUnseen = (viewer: Viewer | null): boolean =>
  viewer?.scopes?.some((scope) => scope.endsWith('_WRITE')) === true;

/** What all contexts of one request share, including the one of its transaction. */
interface Shared {
  readonly facts: RequestFacts;
  viewer: Viewer | null;
  /** Position that a standby must have replayed; undefined where no read may lag. */
  position: string | null | undefined;
  readonly things: Map<unknown, unknown>;
}

/** Gives each context the services as properties of its own. */
const WithServices = class {
  constructor(services: Services) {
    Object.assign(this, services);
  }
} as new (services: Services) => Services;

/** Apollo Server copies the own properties of a context, so mutable state is in `shared`. */
class Context extends WithServices implements RequestContext {
  readonly requestId = this.shared.facts.requestId;
  readonly address = this.shared.facts.address;
  readonly device = this.shared.facts.device ?? null;
  readonly deviceId = this.shared.facts.deviceId ?? null;
  readonly firstStep = this.shared.facts.firstStep ?? null;
  readonly setSession = this.shared.facts.setSession ?? nothing;
  readonly setFirstStep = this.shared.facts.setFirstStep ?? nothing;

  constructor(
    private readonly services: Services,
    private readonly shared: Shared,
    readonly db: EntityManager,
    private readonly inTransaction: boolean,
  ) {
    super(services);
  }

  get viewer() {
    return this.shared.viewer;
  }
  get left() {
    return this.once(this.shared.facts.left ?? neverLeft);
  }

  setViewer(viewer: Viewer | null): void {
    this.shared.viewer = viewer;
  }

  async lagging<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
    const { position, viewer } = this.shared;
    if (this.inTransaction || position === undefined || mayChangeUnseen(viewer)) return work(this.db);
    return this.laggingReads.read(work, position);
  }

  readPrimary(): void {
    this.shared.position = undefined;
  }

  async sendPosition(): Promise<void> {
    const { setPosition } = this.shared.facts;
    if (setPosition && this.laggingReads.position && this.viewer?.kind === 'session')
      setPosition(await this.laggingReads.position());
  }

  async transaction<Result>(work: (tx: RequestContext) => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work(this);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.events.transaction(this.dataSource, (tx) =>
          work(new Context(this.services, this.shared, tx, true)),
        );
      } catch (error) {
        const code =
          (error as { driverError?: { code?: string } }).driverError?.code ?? (error as { code?: string }).code;
        if (!code || !lostRaces.has(code) || attempt === mostAttempts) throw error;
      }
    }
  }

  once<Thing>(make: (ctx: RequestContext) => Thing): Thing {
    const { things } = this.shared;
    if (!things.has(make)) things.set(make, make(this));
    return things.get(make) as Thing;
  }

  forget(make: (ctx: RequestContext) => unknown): void {
    this.shared.things.delete(make);
  }

  forgetAll(): void {
    this.shared.things.clear();
  }
}

/** Creates the context of a request, a job or a command. */
export const createContext = (services: Services, facts: RequestFacts): RequestContext =>
  new Context(
    services,
    { facts, viewer: facts.viewer, position: facts.ownPosition, things: new Map() },
    services.dataSource.manager,
    false,
  );
