import type { Operation } from './fault-injection';

/** One call that the sandbox received, for tests that check what reached PayPal. */
export interface ReceivedCall {
  at: string;
  operation: Operation;
  path: string;
  requestId?: string;
  /** HTTP status of the answer; null when the caller never got an answer. */
  status: number | null;
  /** Whether this call did the work, as opposed to failing or repeating an earlier answer. */
  performed: boolean;
}

/** Enough for a test; a demo that runs for weeks must not fill the memory. */
const MAX_CALLS = 5_000;

export interface CallCounts {
  /** Calls per operation. */
  received: Partial<Record<Operation, number>>;
  /** Calls per operation that did work (neither refused nor repeated). */
  performed: Partial<Record<Operation, number>>;
}

export class CallJournal {
  private readonly calls: ReceivedCall[] = [];
  private readonly totals: CallCounts = { received: {}, performed: {} };

  add(call: ReceivedCall): void {
    this.calls.push(call);
    if (this.calls.length > MAX_CALLS) this.calls.splice(0, this.calls.length - MAX_CALLS);
    this.totals.received[call.operation] = (this.totals.received[call.operation] ?? 0) + 1;
    if (call.performed) this.totals.performed[call.operation] = (this.totals.performed[call.operation] ?? 0) + 1;
  }

  list(): readonly ReceivedCall[] {
    return this.calls;
  }

  counts(): CallCounts {
    return this.totals;
  }
}
