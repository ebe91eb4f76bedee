import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from './config';
import type { Role } from './graphql/generated/schema';
import type { Events } from './platform/events/events';
import type { RateLimits } from './platform/http/rate-limits';
import type { Logger } from './platform/observability/logger';
import type { Metrics } from './platform/observability/metrics';
import type { AiService } from './platform/providers/gemini';
import type { PayPal } from './platform/providers/paypal';
import type { Storage } from './platform/storage/storage';

/** Who asks. The token holds ids only; role and state were read from the database for this request. */
export interface Viewer {
  id: string;
  role: Role;
  /** Family of the session the request came with; null for a personal access token. */
  sessionFamily: string | null;
}

/** Sets or (with null) clears the session's cookies on the answer. */
export type SetSession = (session: { access: string; refresh?: string } | null) => void;

/** What the parts of a process share. */
export interface Services {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  dataSource: DataSource;
  pool: Pool;
  events: Events;
  limits: RateLimits;
  storage: Storage;
  paypal: PayPal;
  ai: AiService;
}

export interface RequestContext extends Services {
  readonly requestId: string;
  readonly viewer: Viewer | null;
  /** Network address of the caller, for rate limits. */
  readonly address: string;
  readonly device: string | null;
  /** The open transaction, or the pool outside of one. */
  readonly db: EntityManager;
  readonly setSession: SetSession;
  /** From here on the request is this account's: it has just proven who it is, or has signed out. */
  become(viewer: Viewer | null): void;
  /** Runs the work in one transaction, again from the start when the database says it lost a race. */
  transaction<Result>(work: (tx: RequestContext) => Promise<Result>): Promise<Result>;
  /** Makes a thing once per request, such as a loader. */
  once<Thing>(make: (ctx: RequestContext) => Thing): Thing;
}

/** Makes the context of an HTTP request, with whoever sent it. */
export type ContextFactory = (request: Request, response: Response) => Promise<RequestContext>;

export interface RequestFacts {
  requestId: string;
  viewer: Viewer | null;
  address: string;
  device?: string | null;
  setSession?: SetSession;
}

/** serialization_failure and deadlock_detected: the same transaction may succeed when run again. */
const lostRaces = new Set(['40001', '40P01']);
const mostAttempts = 4;

/** The one context of a request, a job or a command. */
export function createContext(services: Services, facts: RequestFacts): RequestContext {
  const things = new Map<unknown, unknown>();
  let { viewer } = facts;
  // on the prototype, because Apollo Server copies the own properties of a context
  const whoAsks = {
    get viewer() {
      return viewer;
    },
  };
  const make = (db: EntityManager, inTransaction: boolean): RequestContext => {
    const ctx: RequestContext = Object.assign(Object.create(whoAsks) as typeof whoAsks, services, {
      requestId: facts.requestId,
      become(next: Viewer | null) {
        viewer = next;
      },
      address: facts.address,
      device: facts.device ?? null,
      setSession: facts.setSession ?? (() => undefined),
      db,
      async transaction<Result>(work: (tx: RequestContext) => Promise<Result>): Promise<Result> {
        if (inTransaction) return work(ctx);
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await services.dataSource.transaction((tx) => work(make(tx, true)));
          } catch (error) {
            const code = (error as { driverError?: { code?: string } }).driverError?.code ?? (error as { code?: string }).code;
            if (!code || !lostRaces.has(code) || attempt === mostAttempts) throw error;
          }
        }
      },
      once<Thing>(factory: (ctx: RequestContext) => Thing): Thing {
        if (!things.has(factory)) things.set(factory, factory(ctx));
        return things.get(factory) as Thing;
      },
    });
    return ctx;
  };
  return make(services.dataSource.manager, false);
}
