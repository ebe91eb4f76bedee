/** A bounded number of places per key, in this process: each is given back exactly once, however often that is asked. */
export class ConcurrencyLimit {
  private readonly taken = new Map<string, number>();

  /** @param most places of one key */
  constructor(private readonly most: number) {}

  /** Takes a place. Answers how to give it back, or null when there is none left. */
  take(key: string): (() => void) | null {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.most) return null;
    this.taken.set(key, count + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    };
  }

  /** Keys that hold a place at present. */
  get size(): number {
    return this.taken.size;
  }
}
