/** What a test may tell the stand-in to do next. */
export const BEHAVIOURS = [
  'slow', 'fail401', 'fail403', 'fail404', 'fail429', 'fail500', 'fail503', 'keyInvalid', 'lostAnswer', 'blocked', 'noImage', 'badImage', 'hang',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
export type Operation = 'text' | 'image';

export interface Switch {
  operation: Operation;
  behaviour: Behaviour;
  /** How many calls still behave so. */
  times: number;
  delayMs: number;
  /** Only calls with this API key. */
  key?: string;
}

/** One call as `GET /sandbox/calls` tells it; keys by their last four letters only. */
export interface Call {
  operation: Operation;
  model: string;
  key: string;
  status: number;
  outcome: string;
  prompt: string;
  aspectRatio?: string;
  at: string;
}

const KEPT_CALLS = 500;

/** The switches and the memory of one sandbox. */
export class Panel {
  private switches: Switch[] = [];
  private calls: Call[] = [];
  private total = 0;

  /** Reads a switch from JSON; answers what is wrong with it, if anything. */
  set(value: unknown): string | undefined {
    const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Switch>;
    if (given.operation !== 'text' && given.operation !== 'image') return 'operation must be text or image';
    if (!BEHAVIOURS.some((name) => name === given.behaviour)) return `behaviour must be one of ${BEHAVIOURS.join(', ')}`;
    const times = given.times ?? 1;
    const delayMs = given.delayMs ?? 0;
    if (!Number.isInteger(times) || times < 1) return 'times must be a whole number from 1';
    if (!Number.isFinite(delayMs) || delayMs < 0) return 'delayMs must be a number from 0';
    this.switches.push({ operation: given.operation, behaviour: given.behaviour as Behaviour, times, delayMs, key: given.key });
    return undefined;
  }

  /** The behaviour of the next call, used up by asking. */
  take(operation: Operation, key: string): Switch | undefined {
    const found = this.switches.find((item) => item.operation === operation && (item.key === undefined || item.key === key));
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.switches = this.switches.filter((item) => item !== found);
    return found;
  }

  note(call: Call): void {
    this.total += 1;
    this.calls.push(call);
    if (this.calls.length > KEPT_CALLS) this.calls.shift();
  }

  reset(): void {
    this.switches = [];
    this.calls = [];
    this.total = 0;
  }

  report(): Record<string, unknown> {
    const count = (of: (call: Call) => string): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const call of this.calls) counts[of(call)] = (counts[of(call)] ?? 0) + 1;
      return counts;
    };
    return {
      total: this.total,
      byOperation: { text: 0, image: 0, ...count((call) => call.operation) },
      byOutcome: count((call) => call.outcome),
      byKey: count((call) => call.key),
      calls: this.calls,
      switches: this.switches.map(({ key, ...rest }) => ({ ...rest, ...(key ? { key: key.slice(-4) } : {}) })),
    };
  }
}
