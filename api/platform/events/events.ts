import { EventEmitter } from 'node:events';
import { Repeater } from '@repeaterjs/repeater';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { connectionTimeoutMillis, whileFull } from '../database/pool';
import type { Logger } from '../observability/logger';

const channel = 'postloom_events';

/** What every replica hears after a transaction has committed. Carries ids, never personal data. */
export type DomainEvent =
  | { type: 'design'; id: string; owner: string }
  | { type: 'account'; id: string }
  | { type: 'order'; id: string }
  | { type: 'ticket'; id: string; owner: string | null }
  | { type: 'content'; id: string };

/** Whom an event reaches: those who follow the thing itself, everything of its owner, or everybody's. */
type Topic = DomainEvent['type'] | 'designs' | 'tickets' | 'allTickets';

/** The id of what everybody's things are followed by. */
export const everybody = 'everybody';

interface FollowOptions<Value> {
  now?: boolean;
  isLast?: (value: Value) => boolean;
}

const nameOf = ({ type, id }: { type: Topic; id: string }) => `${type}:${id}`;

/** The topics that an event reaches beside the thing's own. */
function widerTopics(event: DomainEvent): { type: Topic; id: string }[] {
  if (event.type === 'design') return [{ type: 'designs', id: event.owner }];
  if (event.type !== 'ticket') return [];
  return [
    { type: 'allTickets', id: everybody },
    ...(event.owner ? [{ type: 'tickets' as const, id: event.owner }] : []),
  ];
}

/** Sends an event with the transaction: heard if and only if it commits. */
export async function publish(tx: EntityManager, event: DomainEvent): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]);
}

/** Sends several in one statement, otherwise as `publish` does. */
export async function publishAll(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query('select pg_notify($1, told) from unnest($2::text[]) told', [
    channel,
    events.map((event) => JSON.stringify(event)),
  ]);
}

interface Telling<Value> {
  type: Topic;
  id: string;
  /** What of a change is to be told apart from other changes. */
  distinct: (changed: string | null) => string | null;
  /** Told before any event. */
  first: (string | null)[];
  read: (changed: string | null) => Promise<Value | null>;
  isLast: (value: Value) => boolean;
}

/** Ends a connection without waiting for the server, which may never answer. */
function discard(client: Client): void {
  client.end().catch(() => undefined);
}

/**
 * One listening connection per process, shared by all its subscribers. When the connection breaks it
 * is made again, and `reconnected` tells subscribers that they may have missed something.
 */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  /** The connection whose events count; one that was replaced is heard no more. */
  private client: Client | undefined;
  private stopped = false;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private listening = false;
  private asking: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly applicationName = 'postloom events',
    private readonly times = { heartbeatMs: 15_000, answerMs: 5_000 },
  ) {}

  /** @throws when no connection comes about. */
  async start(): Promise<void> {
    const client = await whileFull(() => this.connect());
    if (this.client) discard(this.client);
    this.client = client;
    if (this.stopped) return discard(client);
    this.listening = true;
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => void this.beat(client), this.times.heartbeatMs).unref();
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: this.applicationName,
      keepAlive: true,
      connectionTimeoutMillis,
      query_timeout: this.times.answerMs,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => {
      if (!payload || client !== this.client) return;
      const event = JSON.parse(payload) as DomainEvent;
      this.emitter.emit(nameOf(event), event.id);
      for (const topic of widerTopics(event)) this.emitter.emit(nameOf(topic), event.id);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      discard(client);
      throw error;
    }
    return client;
  }

  /** Finds a connection that is dead although nothing has ended it, as behind a network that drops packets. */
  private async beat(client: Client): Promise<void> {
    await client.query('select 1 as heartbeat').catch(() => this.lost(client));
  }

  /** Whether events are heard at present; `reconnected` follows after a time when they were not. */
  get connected(): boolean {
    return this.listening;
  }

  /** Waits until this process has heard everything that was committed before the call. */
  caughtUp(): Promise<void> {
    // PostgreSQL sends a connection its notifications ahead of the end of a query's answer; one query at a time
    this.asking = this.asking.then(async () => {
      if (this.listening) await this.client?.query('select 1').catch(() => undefined);
    });
    return this.asking;
  }

  private lost(client: Client): void {
    // a connection that was replaced may end long after its successor listens
    if (client !== this.client) return;
    this.client = undefined;
    discard(client);
    this.reconnect();
  }

  private reconnect(): void {
    this.listening = false;
    clearInterval(this.heartbeat);
    if (this.stopped || this.retry) return;
    this.logger.warn('event connection lost, connecting again');
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.start().then(
        () => this.listening && this.emitter.emit('reconnected'),
        () => this.reconnect(),
      );
    }, 500);
  }

  /**
   * Calls back on each event of this kind and id with the id of the thing that changed, and with null after a lost
   * connection, when anything may have changed. Answers how to stop.
   */
  listen(type: Topic, id: string, heard: (changed: string | null) => void): () => void {
    const name = nameOf({ type, id });
    const missed = () => heard(null);
    this.emitter.on(name, heard).on('reconnected', missed);
    return () => this.emitter.off(name, heard).off('reconnected', missed);
  }

  /**
   * What `read` answers after each event of this kind and id, until it answers null; several events during
   * one reading are one more. Listening begins with the first `next()` and ends at once with `return()`:
   * an async generator would go on waiting for its next event.
   * @param options.now whether the state before any event is told too
   * @param options.isLast nothing comes after such a value
   */
  follow<Value>(
    type: Topic,
    id: string,
    read: () => Promise<Value | null>,
    { now = false, isLast = () => false }: FollowOptions<Value> = {},
  ): AsyncIterableIterator<Value> {
    return this.tell({ type, id, distinct: () => null, first: now ? [null] : [], read, isLast });
  }

  /**
   * The same for all things of one owner: `read` is told which thing changed, or null when changes may have been
   * missed. Several changes of one thing during one reading are one more; those of another thing wait their turn.
   * @param options.now whether it begins with null: what has changed before it was listening was not heard
   */
  followEach<Value>(
    type: Topic,
    id: string,
    read: (changed: string | null) => Promise<Value | null>,
    { now = false }: Pick<FollowOptions<Value>, 'now'> = {},
  ): AsyncIterableIterator<Value> {
    const first = now ? [null] : [];
    return this.tell({ type, id, distinct: (changed) => changed, first, read, isLast: () => false });
  }

  private tell<Value>({ type, id, distinct, first, read, isLast }: Telling<Value>): AsyncIterableIterator<Value> {
    return new Repeater<Value>(async (push, stop) => {
      const news = new Set<string | null>(first);
      let wake = () => undefined as void;
      const stopListening = this.listen(type, id, (changed) => {
        news.add(distinct(changed));
        wake();
      });
      let stopped = false;
      void stop.then(() => {
        stopped = true;
        stopListening();
        wake();
      });
      while (!stopped) {
        const [next] = news;
        if (next === undefined) {
          await new Promise<void>((resolve) => (wake = resolve));
          continue;
        }
        news.delete(next);
        const value = await read(next).catch((error: unknown) => {
          stop();
          throw error;
        });
        if (value !== null && !stopped) await push(value);
        if (value === null || isLast(value)) stop();
      }
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }
}
