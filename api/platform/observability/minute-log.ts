/** Lines of a minute at most: a caller who floods the log would hide in it. */
export const mostLinesOfMinute = 100;

/** Decides which of many alike log lines are written: each entry once a minute, and a bounded number of entries. */
export class MinuteLog {
  private minute = 0;
  private readonly logged = new Set<string>();

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** @returns whether the entry is to be logged, and whether it is the last of this minute; null when it is not */
  note(entry: string): { isLastOfMinute: boolean } | null {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.minute) this.logged.clear();
    this.minute = minute;
    if (this.logged.has(entry) || this.logged.size >= mostLinesOfMinute) return null;
    this.logged.add(entry);
    return { isLastOfMinute: this.logged.size === mostLinesOfMinute };
  }
}
