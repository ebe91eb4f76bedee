import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Bounds of every statement of a migration, in milliseconds. One waits this long for a lock, and so does whoever comes
 * after it. Then it gives way to them, and is tried again after a pause: a backup that runs for an hour delays the
 * migration and nobody else.
 */
export const migrationBounds = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 1_000 };
const pauseMs = 1_000;
/** lock_not_available and deadlock_detected */
const waitsForLock = new Set(['55P03', '40P01']);

export interface Patience {
  /** After so long without its locks it gives up; what is done stays done, and the next call goes on from there. */
  patienceMs?: number;
  /** What keeps it waiting, for the operator. */
  onWait?: (sentence: string) => void;
}

const codeOf = (error: unknown) =>
  (error as { driverError?: { code?: string } }).driverError?.code ?? (error as { code?: string }).code ?? '';

/** Repeats work that can be repeated until it gets its locks. */
export async function untilUnlocked(
  work: () => Promise<unknown>,
  { patienceMs = 60 * 60_000, onWait }: Patience = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!waitsForLock.has(codeOf(error)) || performance.now() > end) throw error;
      onWait?.('A migration waits for a table that a longer transaction (a backup?) holds; it is tried again.');
      await sleep(pauseMs);
    }
  }
}
