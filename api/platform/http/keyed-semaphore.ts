interface Entry {
  taken: number;
  waiting: (() => void)[];
}

/**
 * A concurrency limit per key within this process whose callers wait, in the order of their calls. Releasing a slot twice
 * has no effect.
 */
export class KeyedSemaphore {
  private readonly entries = new Map<string, Entry>();

  /** @param most slots per key */
  constructor(private readonly most: number) {}

  /**
   * Waits for a slot.
   * @returns the function that releases it
   */
  async acquire(key: string): Promise<() => void> {
    const entry = this.entries.get(key) ?? { taken: 0, waiting: [] };
    this.entries.set(key, entry);
    if (entry.taken < this.most) entry.taken += 1;
    else await new Promise<void>((resolve) => entry.waiting.push(resolve));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = entry.waiting.shift();
      // the slot passes to the next caller
      if (next) return next();
      entry.taken -= 1;
      if (entry.taken === 0) this.entries.delete(key);
    };
  }

  /** Number of keys that hold a slot. */
  get size(): number {
    return this.entries.size;
  }
}
