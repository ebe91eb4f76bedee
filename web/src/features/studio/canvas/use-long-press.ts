import { useEffect, useMemo } from 'react';

/** Milliseconds after which a finger that stays selects a word: less than a browser waits before it shows its menu. */
const LONG_MS = 450;
/** Pixels that a finger may move while it presses. */
const STILL = 10;

interface Point {
  clientX: number;
  clientY: number;
}

/** A finger that presses. It may act once while it is down. */
class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: Point | null = null;
  private acted = false;

  /** Begins with a finger that touches. @param act runs when it has stayed long enough */
  begin({ clientX, clientY }: Point, act: () => void): void {
    this.end();
    this.acted = false;
    this.from = { clientX, clientY };
    this.timer = setTimeout(() => {
      this.acted = true;
      act();
    }, LONG_MS);
  }

  /** Returns whether a move of the finger still belongs to the press. */
  holds({ clientX, clientY }: Point): boolean {
    if (this.acted) return true;
    if (!this.from) return false;
    if (Math.hypot(clientX - this.from.clientX, clientY - this.from.clientY) <= STILL) return true;
    this.end();
    return false;
  }

  /** Ends with the finger that leaves, or that scrolls the page. */
  readonly end = (): void => {
    clearTimeout(this.timer);
    this.from = null;
  };

  /** Returns whether the finger is down, or was when it acted: its menu and its click are not wanted. */
  isPress(): boolean {
    return this.acted || this.from !== null;
  }

  /** Returns whether the last finger has acted, once. */
  takeActed(): boolean {
    const { acted } = this;
    this.acted = false;
    return acted;
  }
}

/** Returns a long press, which ends with its component. */
export function useLongPress(): LongPress {
  const press = useMemo(() => new LongPress(), []);
  useEffect(() => press.end, [press]);
  return press;
}
