import { Child, type ChildOptions } from './children';

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Thrown from a pending wait when a stop is requested: not a failure. */
export class Interrupted extends Error {}

/**
 * Everything that a long command has started, ended in reverse order: children first, PostgreSQL last. The first Ctrl-C
 * stops in order; a second one stops waiting for the children (PostgreSQL is still stopped cleanly).
 */
export class Session {
  private readonly endings: (() => Promise<void>)[] = [];
  private readonly stopping = new AbortController();
  private readonly hurry = new AbortController();

  /**
   * Runs `main` and then ends everything.
   * @returns false when it was interrupted
   */
  static async run(main: (session: Session) => Promise<void>): Promise<boolean> {
    const session = new Session();
    const onSignal = (): void => (session.stopping.signal.aborted ? session.hurry : session.stopping).abort();
    for (const signal of SIGNALS) process.on(signal, onSignal);
    try {
      await main(session);
      return true;
    } catch (error) {
      // Errors of children that are being stopped are no failures.
      if (session.stopping.signal.aborted) return false;
      throw error;
    } finally {
      for (const end of session.endings.reverse()) await end();
      for (const signal of SIGNALS) process.off(signal, onSignal);
    }
  }

  /** Registers a function for the end; the last registered one runs first. */
  onEnd(end: () => Promise<void>): void {
    this.endings.push(end);
  }

  /** Starts a child that the session ends. */
  start(options: ChildOptions): Child {
    this.checkInterrupted();
    const child = new Child(options);
    this.onEnd(() => child.stop(this.hurry.signal));
    return child;
  }

  /** Waits for `work` unless a stop is requested. */
  async unlessInterrupted<T>(work: Promise<T>): Promise<T> {
    this.checkInterrupted();
    const { signal } = this.stopping;
    let onAbort: (() => void) | undefined;
    const interrupted = new Promise<never>((_, fail) => {
      onAbort = () => fail(new Interrupted());
      signal.addEventListener('abort', onAbort, { once: true });
    });
    try {
      return await Promise.race([work, interrupted]);
    } finally {
      if (onAbort) signal.removeEventListener('abort', onAbort);
    }
  }

  /** Resolves when a stop is requested. */
  async interrupted(): Promise<void> {
    if (!this.stopping.signal.aborted) {
      await new Promise((done) => this.stopping.signal.addEventListener('abort', done, { once: true }));
    }
  }

  checkInterrupted(): void {
    if (this.stopping.signal.aborted) throw new Interrupted();
  }
}
