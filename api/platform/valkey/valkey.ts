import type { Redis } from 'iovalkey';
import type { Logger } from '../observability/logger';

/** A server that has not answered by then counts as failed: PostgreSQL does its work, and no caller waits longer. */
const answerMs = 250;
const connectMs = 2_000;
/** How long a server that failed is not asked. */
const restMs = 2_000;
/** A subscription that is dead without having closed is found by a question in this interval. */
const heartbeatMs = 15_000;
const longestPauseMs = 2_000;

export interface ValkeyTimes {
  answerMs: number;
  restMs: number;
  heartbeatMs: number;
}

/**
 * A server with the protocol of Redis (`VALKEY_URL`) for what may be lost: events between processes, counts of requests
 * and of live connections. It may be away, slow or emptied at any time, so each caller has a way without it.
 */
export class Valkey {
  private restsUntil = 0;
  private heartbeat: NodeJS.Timeout | undefined;

  private constructor(
    private readonly client: Redis,
    private readonly subscriber: Redis,
    private readonly logger: Logger,
    private readonly times: ValkeyTimes,
  ) {
    for (const connection of [client, subscriber]) connection.on('error', (error) => this.failed(error));
  }

  /** Connects, and goes on trying where that fails: a shop starts without it. */
  static async open(url: string, logger: Logger, given: Partial<ValkeyTimes> = {}): Promise<Valkey> {
    // loaded only when configured
    const { Redis: Client } = await import('iovalkey');
    const times = { answerMs, restMs, heartbeatMs, ...given };
    const options = {
      lazyConnect: true,
      // a command without a connection fails at once instead of waiting for one
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      commandTimeout: times.answerMs,
      connectTimeout: connectMs,
      retryStrategy: (attempt: number) => Math.min(attempt * 100, longestPauseMs),
    };
    const valkey = new Valkey(new Client(url, options), new Client(url, options), logger, times);
    await valkey.client.connect().catch(() => undefined);
    return valkey;
  }

  /** Whether it is asked at present. */
  get isUsable(): boolean {
    return this.client.status === 'ready' && performance.now() >= this.restsUntil;
  }

  /** For the rate limits, which speak to it themselves. Asked through `ask` only. */
  get connection(): Redis {
    return this.client;
  }

  /** Asks it. @returns null when it is away or fails, and the caller has to do without it */
  async ask<Answer>(work: (client: Redis) => Promise<Answer>): Promise<{ answer: Answer } | null> {
    if (!this.isUsable) return null;
    try {
      return { answer: await work(this.client) };
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  private failed(error: unknown): void {
    const now = performance.now();
    // one line for each pause, however many callers fail at once
    if (now >= this.restsUntil) this.logger.warn({ err: error }, 'valkey failed, PostgreSQL is used instead');
    this.restsUntil = now + this.times.restMs;
  }

  /**
   * Receives the messages of a channel from now on, also after connections were lost.
   * @param on.missed called when messages may have been missed: at the end of an interruption, and at each heartbeat
   * during one
   */
  async subscribe(
    channel: string,
    on: { message: (text: string) => void; missed: () => void },
  ): Promise<{ caughtUp: () => Promise<void> }> {
    let hasGap = false;
    this.subscriber.on('message', (_channel, text) => on.message(text));
    this.subscriber.on('close', () => (hasGap = true));
    this.subscriber.on('ready', () => {
      this.subscriber.subscribe(channel).then(
        () => {
          if (hasGap) on.missed();
          hasGap = false;
        },
        // the next connection subscribes again
        () => this.subscriber.disconnect(true),
      );
    });
    this.heartbeat = setInterval(() => {
      if (this.subscriber.status !== 'ready') return on.missed();
      this.subscriber.ping().catch(() => this.subscriber.disconnect(true));
    }, this.times.heartbeatMs).unref();
    await this.subscriber.connect().catch(() => undefined);
    // its answer comes after all messages before it
    return { caughtUp: () => this.subscriber.ping().then(nothing, nothing) };
  }

  stop(): void {
    clearInterval(this.heartbeat);
    this.subscriber.disconnect();
    this.client.disconnect();
  }
}

const nothing = () => undefined;
