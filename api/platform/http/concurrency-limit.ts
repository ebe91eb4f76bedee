/** A concurrency limit per key within this process. Releasing a slot twice has no effect. */
export class ConcurrencyLimit {
  private readonly taken = new Map<string, number>();

  /** @param most slots per key */
  constructor(private readonly most: number) {}

  /**
   * Takes a slot.
   * @returns the function that releases it, or null when none is free
   */
  take(key: string): (() => void) | null {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.most) return null;
    this.taken.set(key, count + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    };
  }

  /** Number of keys that hold a slot. */
  get size(): number {
    return this.taken.size;
  }
}
