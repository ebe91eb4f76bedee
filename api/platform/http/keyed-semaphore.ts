import { Semaphore, withTimeout } from 'async-mutex';
import type { SemaphoreInterface } from 'async-mutex';

/** How long the callers of a key may wait, and how many of them hold a slot or wait for one. */
interface Bounds {
  mostCallers: number;
  waitMs: number;
  refusal: () => Error;
}

/**
 * A concurrency limit per key within this process whose callers wait, in the order of their calls. Releasing a slot twice
 * has no effect.
 */
export class KeyedSemaphore {
  private readonly entries = new Map<string, { slots: SemaphoreInterface; callers: number }>();

  /** @param most slots per key */
  constructor(
    private readonly most: number,
    private readonly bounds?: Bounds,
  ) {}

  /**
   * Waits for a slot.
   * @returns the function that releases it
   * @throws the refusal of the bounds
   */
  async acquire(key: string): Promise<() => void> {
    const entry = this.entries.get(key) ?? { slots: this.slots(), callers: 0 };
    if (this.bounds && entry.callers >= this.bounds.mostCallers) throw this.bounds.refusal();
    this.entries.set(key, entry);
    entry.callers += 1;
    const leave = () => {
      entry.callers -= 1;
      if (entry.callers === 0) this.entries.delete(key);
    };
    try {
      const [, release] = await entry.slots.acquire();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private slots(): SemaphoreInterface {
    const slots = new Semaphore(this.most);
    return this.bounds ? withTimeout(slots, this.bounds.waitMs, this.bounds.refusal()) : slots;
  }

  /** Number of keys that hold a slot. */
  get size(): number {
    return this.entries.size;
  }
}
