import { readManners, type Manners } from './manners';

/** Behaviours that a test can request for the next calls; `manners.ts` has those that apply to all calls. */
export const BEHAVIOURS = [
  'slow',
  'fail401',
  'fail403',
  'fail429',
  'fail500',
  'fail503',
  'keyInvalid',
  'limit0',
  'failedPrecondition',
  'noThinking',
  'lostAnswer',
  'blocked',
  'imageSafety',
  'prohibited',
  'recitation',
  'noImage',
  'textOnly',
  'badImage',
  'otherRatio',
  'hang',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
export type Operation = 'text' | 'image';

export interface Fault {
  operation: Operation;
  behaviour: Behaviour;
  /** Remaining calls with this behaviour. */
  times: number;
  delayMs: number;
  /** Only calls with this API key. */
  key?: string;
  /** Only calls of this model. */
  model?: string;
}

/** One call as `GET /sandbox/calls` reports it; keys by their last four letters only. */
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

const MAX_CALLS = 500;
const MINUTE = 60_000;

/** The faults and the call log of one sandbox. */
export class Panel {
  manners: Manners;
  private faults: Fault[] = [];
  private calls: Call[] = [];
  private total = 0;
  private recent: number[] = [];

  constructor(private readonly usual: Manners) {
    this.manners = usual;
  }

  /** Changes the general behaviour from JSON; returns what is invalid, if anything. */
  behave(value: unknown): string | undefined {
    const change = readManners(value);
    if (typeof change === 'string') return change;
    this.manners = { ...this.manners, ...change };
    return undefined;
  }

  /**
   * Counts a call against the quota of all keys together.
   * @returns 0, or the seconds until the quota is available again
   */
  count(now = Date.now()): number {
    const { perMinute } = this.manners;
    this.recent = this.recent.filter((at) => at > now - MINUTE);
    if (perMinute !== null && this.recent.length >= perMinute)
      return Math.ceil(((this.recent[0] ?? now) + MINUTE - now) / 1000);
    this.recent.push(now);
    return 0;
  }

  /** Reads a fault from JSON; returns what is invalid, if anything. */
  set(value: unknown): string | undefined {
    const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Fault>;
    if (given.operation !== 'text' && given.operation !== 'image') return 'operation must be text or image';
    if (!BEHAVIOURS.some((name) => name === given.behaviour))
      return `behaviour must be one of ${BEHAVIOURS.join(', ')}`;
    const times = given.times ?? 1;
    const delayMs = given.delayMs ?? 0;
    if (!Number.isInteger(times) || times < 1) return 'times must be a whole number from 1';
    if (!Number.isFinite(delayMs) || delayMs < 0) return 'delayMs must be a number from 0';
    this.faults.push({
      operation: given.operation,
      behaviour: given.behaviour as Behaviour,
      times,
      delayMs,
      key: given.key,
      model: given.model,
    });
    return undefined;
  }

  /** Returns the behaviour of the next call and consumes it. */
  take(operation: Operation, key: string, model: string): Fault | undefined {
    const found = this.faults.find(
      (item) =>
        item.operation === operation &&
        (item.key === undefined || item.key === key) &&
        (item.model === undefined || item.model === model),
    );
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.faults = this.faults.filter((item) => item !== found);
    return found;
  }

  note(call: Call): void {
    this.total += 1;
    this.calls.push(call);
    if (this.calls.length > MAX_CALLS) this.calls.shift();
  }

  reset(): void {
    this.manners = this.usual;
    this.recent = [];
    this.faults = [];
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
      faults: this.faults.map(({ key, ...rest }) => ({ ...rest, ...(key ? { key: key.slice(-4) } : {}) })),
    };
  }
}
