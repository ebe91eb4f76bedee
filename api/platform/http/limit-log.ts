import type { Logger } from 'pino';
import { MinuteLog } from '../observability/minute-log';

/** Logs which limits are reached: each once a minute for a caller. */
export class LimitLog {
  private readonly lines: MinuteLog;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    now: () => number = Date.now,
  ) {
    this.lines = new MinuteLog(now);
  }

  /** @param caller the network or account of a limit that counts these; other keys may name people */
  note(limit: string, key: string, caller: { network?: string; userId?: string } = {}): void {
    const line = this.lines.note(`${limit}:${key}`);
    if (line) this.logger.warn({ limit, ...caller, ...line }, 'limit reached');
  }
}
