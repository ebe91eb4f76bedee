import { RestFailure } from './failure';

const mostInLine = 10;
const mostWaitMs = 30_000;

interface Line {
  length: number;
  /** Resolves when everybody in the line has left. */
  end: Promise<void>;
}

const refusal = () =>
  new RestFailure(429, 'TOO_MANY_REQUESTS', 'Your other lists are still on their way. Please try again.', null, 5);

/**
 * Lets one list at a time be read for an account, within this process. Others wait in a line rather than be refused, as
 * a page of the original system asks for several lists at once.
 */
export class ListTurns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly waitMs = mostWaitMs) {}

  /**
   * Waits for the account's turn.
   * @returns the function that ends the turn
   * @throws RestFailure 429 when the line is full, or does not move
   */
  async enter(account: string): Promise<() => void> {
    const line = this.lines.get(account) ?? { length: 0, end: Promise.resolve() };
    if (line.length >= mostInLine) throw refusal();
    const before = line.end;
    let end: () => void = () => undefined;
    const own = new Promise<void>((resolve) => {
      end = resolve;
    });
    line.length += 1;
    // one that gives up leaves the line at once, and lets nobody past those before it
    line.end = Promise.all([before, own]).then(() => undefined);
    this.lines.set(account, line);
    const leave = () => {
      end();
      line.length -= 1;
      if (line.length === 0) this.lines.delete(account);
    };
    if (await this.isReached(before)) return leave;
    leave();
    throw refusal();
  }

  private async isReached(before: Promise<void>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.waitMs);
    });
    const isReached = await Promise.race([before.then(() => true), tooLong]);
    clearTimeout(timer);
    return isReached;
  }
}
