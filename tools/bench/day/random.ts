/** Seeded random numbers: the same seed plays the same day, apart from what time decides. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws Error for an empty list */
  pick<One>(list: readonly One[]): One {
    const one = list[Math.floor(this.next() * list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  }

  /** Returns a generator of its own, so that what one player does changes no other. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 4_294_967_296));
  }
}
