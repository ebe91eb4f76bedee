import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Bounds of every migration statement in milliseconds. A statement waits at most this long for a lock, and so does
 * every query queued behind it. Then it yields and is retried after a pause: a backup that runs for an hour delays only
 * the migration.
 */
export const migrationBounds = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 1_000 };
/**
 * The same for locks of a table that an autovacuum may be working on for hours: PostgreSQL ends it for a statement that
 * has waited for longer than `deadlock_timeout`, a second.
 */
export const exchangeLockMs = 1_200;
const pauseMs = 1_000;
/** lock_not_available and deadlock_detected */
const lockCodes = new Set(['55P03', '40P01']);

export interface Patience {
  /** Gives up after so long without its locks; completed steps stay, and the next call continues from there. */
  patienceMs?: number;
  /** Receives what blocks it, as a sentence for the operator. */
  onWait?: (sentence: string) => void;
}

const codeOf = (error: unknown) =>
  (error as { driverError?: { code?: string } }).driverError?.code ?? (error as { code?: string }).code ?? '';

/** Whether a statement did not get its locks. */
export const isLockFailure = (error: unknown): boolean => lockCodes.has(codeOf(error));

/** Repeats idempotent work until it gets its locks. */
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
      if (!isLockFailure(error) || performance.now() > end) throw error;
      onWait?.('A migration waits for a table that a longer transaction (a backup?) holds; it is tried again.');
      await sleep(pauseMs);
    }
  }
}
