import { EventEmitter } from 'node:events';
import { Repeater } from '@repeaterjs/repeater';
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { connectionTimeoutMillis, whileFull } from '../database/pool';
import type { Logger } from '../observability/logger';
import { mustCommit, nameOf, widerTopics } from './domain-event';
import type { DomainEvent, Topic } from './domain-event';
import { beginListening, channel, notify, notifyOthers } from './listeners';
import type { Valkey } from '../valkey/valkey';

interface WatchOptions<Value> {
  now?: boolean;
  isLast?: (value: Value) => boolean;
}

/** Events of open transactions, by the text that is sent: an event that happens twice is sent once. */
const unsent = new WeakMap<EntityManager, Set<string>>();

/**
 * Publishes events in a transaction: they are delivered only if it commits. A transaction sends its events together, at
 * its end.
 */
export async function publishAll(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
  const texts = events.map((event) => JSON.stringify(event));
  const waiting = unsent.get(tx);
  if (waiting) for (const text of texts) waiting.add(text);
  else await notify(tx, texts);
}

/** Whether a transaction will send events, at its end. */
export const willSendEvents = (tx: EntityManager): boolean => (unsent.get(tx)?.size ?? 0) > 0;

/** Publishes one event. */
export const publish = (tx: EntityManager, event: DomainEvent): Promise<void> => publishAll(tx, [event]);

/** Changes of different objects that wait for one subscriber. */
const mostPending = 100;

interface Subscription<Value> {
  type: Topic;
  id: string;
  /** Key under which pending changes are merged. */
  distinct: (changed: string | null) => string | null;
  /** Changes delivered before any event. */
  first: (string | null)[];
  read: (changed: string | null) => Promise<Value | null>;
  isLast: (value: Value) => boolean;
}

/** Closes a connection without waiting for the server, which may never answer. */
function discard(client: Client): void {
  client.end().catch(() => undefined);
}

/**
 * One listening connection per process, shared by all its subscribers. When the connection breaks, it is replaced, and
 * `reconnected` notifies subscribers that they may have missed events.
 */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  /** The current connection; events of replaced ones are ignored. */
  private client: Client | undefined;
  /** The server's process of that connection. */
  private backend = 0;
  private stopped = false;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private listening = false;
  private asking: Promise<void> = Promise.resolve();
  /** Waits until all messages of Valkey until now have been received. */
  private heardOfValkey: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly applicationName = 'postloom events',
    private readonly times = { heartbeatMs: 15_000, answerMs: 5_000 },
    private readonly valkey: Valkey | null = null,
  ) {}

  /** @throws when no connection can be made. */
  async start(): Promise<void> {
    await this.listenToPostgres();
    if (!this.valkey) return;
    const { caughtUp } = await this.valkey.subscribe(channel, {
      message: (text) => this.received(text),
      missed: () => this.emitter.emit('reconnected'),
    });
    this.heardOfValkey = caughtUp;
  }

  /**
   * Runs the work of a transaction and sends what it has published: by NOTIFY with its commit, which all commits that
   * notify wait for one after the other, or by Valkey after it. Without an answer of Valkey, PostgreSQL sends it. While no
   * other process listens, nothing is sent: this one knows after the commit.
   */
  async transaction<Result>(source: DataSource, work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    const events = new Set<string>();
    let later: string[] = [];
    let ours: string[] = [];
    const result = await source.transaction(async (tx) => {
      unsent.set(tx, events);
      const done = await work(tx);
      unsent.delete(tx);
      const isUsable = this.valkey?.isUsable === true;
      later = isUsable ? [...events].filter((text) => !mustCommit(text)) : [];
      const now = [...events].filter((text) => !later.includes(text));
      if (!(await notifyOthers(tx, now, this.backend))) ours = now;
      return done;
    });
    for (const text of ours) this.received(text);
    if (later.length > 0) await this.sendByValkey(source, later);
    return result;
  }

  private async sendByValkey(source: DataSource, events: readonly string[]): Promise<void> {
    const sent = await this.valkey?.ask((client) => Promise.all(events.map((text) => client.publish(channel, text))));
    if (sent) return;
    // the change is committed: a lost event must not make it look failed
    await notify(source, events).catch((error: unknown) => this.logger.warn({ err: error }, 'events were not sent'));
  }

  private async listenToPostgres(): Promise<void> {
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
      if (payload && client === this.client) this.received(payload);
    });
    try {
      await client.connect();
      this.backend = await beginListening(client, this.applicationName);
    } catch (error) {
      discard(client);
      throw error;
    }
    return client;
  }

  private received(text: string): void {
    const event = JSON.parse(text) as DomainEvent;
    this.emitter.emit(nameOf(event), event.id);
    for (const topic of widerTopics(event)) this.emitter.emit(nameOf(topic), event.id);
  }

  /** Detects a connection that is dead without having closed, as behind a network that drops packets. */
  private async beat(client: Client): Promise<void> {
    await client.query('select 1 as heartbeat').catch(() => this.lost(client));
  }

  /** Whether events are received at present; `reconnected` fires after an interruption. */
  get connected(): boolean {
    return this.listening;
  }

  /** Waits until this process has received everything that was committed before the call. */
  caughtUp(): Promise<void> {
    // PostgreSQL sends pending notifications before it completes a query; one query runs at a time.
    this.asking = this.asking.then(async () => {
      if (this.listening) await this.client?.query('select 1').catch(() => undefined);
      await this.heardOfValkey();
    });
    return this.asking;
  }

  private lost(client: Client): void {
    // A replaced connection may end long after its successor listens.
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
      this.listenToPostgres().then(
        () => this.listening && this.emitter.emit('reconnected'),
        () => this.reconnect(),
      );
    }, 500);
  }

  /**
   * Calls back on each event of this type and id with the id of the changed object, and with null after a lost
   * connection, when anything may have changed.
   * @returns a function that stops listening
   */
  listen(type: Topic, id: string, onChange: (changed: string | null) => void): () => void {
    const name = nameOf({ type, id });
    const missed = () => onChange(null);
    this.emitter.on(name, onChange).on('reconnected', missed);
    return () => this.emitter.off(name, onChange).off('reconnected', missed);
  }

  /**
   * Yields the result of `read` after each event of this type and id, until `read` returns null. Several events during
   * one read cause one more read. Listening starts with the first `next()` and stops at once with `return()`; an async
   * generator would keep waiting for its next event.
   * @param options.now whether the current state is yielded before any event
   * @param options.isLast whether a value is the last one
   */
  watch<Value>(
    type: Topic,
    id: string,
    read: () => Promise<Value | null>,
    { now = false, isLast = () => false }: WatchOptions<Value> = {},
  ): AsyncIterableIterator<Value> {
    return this.subscribe({ type, id, distinct: () => null, first: now ? [null] : [], read, isLast });
  }

  /**
   * Does the same for all objects of one owner: `read` receives the id of the changed object, or null when changes may
   * have been missed. Several changes of one object during one read cause one more read; changes of other objects are
   * queued.
   * @param options.now whether to start with null, as changes before listening started were not received
   */
  watchEach<Value>(
    type: Topic,
    id: string,
    read: (changed: string | null) => Promise<Value | null>,
    { now = false }: Pick<WatchOptions<Value>, 'now'> = {},
  ): AsyncIterableIterator<Value> {
    const first = now ? [null] : [];
    return this.subscribe({ type, id, distinct: (changed) => changed, first, read, isLast: () => false });
  }

  private subscribe<Value>({
    type,
    id,
    distinct,
    first,
    read,
    isLast,
  }: Subscription<Value>): AsyncIterableIterator<Value> {
    return new Repeater<Value>(async (push, stop) => {
      const pending = new Set<string | null>(first);
      let wakeUp = () => undefined as void;
      const stopListening = this.listen(type, id, (changed) => {
        pending.add(distinct(changed));
        // a reader that is so far behind is notified that it missed changes
        if (pending.size > mostPending) {
          pending.clear();
          pending.add(null);
        }
        wakeUp();
      });
      let stopped = false;
      void stop.then(() => {
        stopped = true;
        stopListening();
        wakeUp();
      });
      while (!stopped) {
        const [next] = pending;
        if (next === undefined) {
          await new Promise<void>((resolve) => (wakeUp = resolve));
          continue;
        }
        pending.delete(next);
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
