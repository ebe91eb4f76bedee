import type { Operation } from './switches';

/** One call the sandbox received, for tests that ask what really reached PayPal. */
export interface ReceivedCall {
  at: string;
  operation: Operation;
  path: string;
  requestId?: string;
  /** What was answered; null when the caller never got an answer. */
  status: number | null;
  /** True when this call did the work, false when it failed or repeated an earlier answer. */
  performed: boolean;
}

/** Enough for a test; a demo that runs for weeks must not fill the memory. */
const KEPT = 5_000;

export interface CallCounts {
  /** Calls per operation. */
  received: Partial<Record<Operation, number>>;
  /** Calls per operation that did work (not refused, not a repetition). */
  performed: Partial<Record<Operation, number>>;
}

export class CallJournal {
  private calls: ReceivedCall[] = [];
  private totals: CallCounts = { received: {}, performed: {} };

  add(call: ReceivedCall): void {
    this.calls.push(call);
    if (this.calls.length > KEPT) this.calls.splice(0, this.calls.length - KEPT);
    this.totals.received[call.operation] = (this.totals.received[call.operation] ?? 0) + 1;
    if (call.performed) this.totals.performed[call.operation] = (this.totals.performed[call.operation] ?? 0) + 1;
  }

  clear(): void {
    this.calls = [];
    this.totals = { received: {}, performed: {} };
  }

  list(): readonly ReceivedCall[] {
    return this.calls;
  }

  counts(): CallCounts {
    return this.totals;
  }
}
