import type { Logger } from 'pino';

/** Lines of a minute at most: whoever floods the log would hide in it. */
const mostLines = 100;

/** Logs which limits are reached: each once a minute for a caller. */
export class LimitLog {
  private minute = 0;
  private readonly noted = new Set<string>();

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param network the caller's, where the limit counts networks; other keys may name people */
  note(limit: string, key: string, network?: string): void {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.minute) this.noted.clear();
    this.minute = minute;
    const entry = `${limit}:${key}`;
    if (this.noted.has(entry) || this.noted.size >= mostLines) return;
    this.noted.add(entry);
    this.logger.warn(
      { limit, ...(network && { network }), isLastOfMinute: this.noted.size === mostLines },
      'limit reached',
    );
  }
}
