import { nearestRank } from '../table';

/** One answer, or its absence. */
export interface Answer {
  /** Kind of request: an operation of the client, or a path. */
  kind: string;
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  /** As they were sent, mostly compressed; of an answer without a declared length, uncompressed. */
  bytes: number;
  /** 0 when the connection ended without an answer. */
  status: number;
  /** Code of the first error, such as SERVICE_UNAVAILABLE. */
  code?: string | undefined;
}

/** A time in which a fault is expected to be felt. */
export interface FaultWindow {
  name: string;
  from: number;
  /** Infinity while it lasts. */
  to: number;
}

/** Every answer that a player got, and the windows of the faults. */
export class Answers {
  readonly all: Answer[] = [];
  readonly windows: FaultWindow[] = [];

  /** Whether a request was under way during a fault. */
  isDisturbed({ at, ms }: Answer): boolean {
    return this.windows.some(({ from, to }) => at <= to && at + ms >= from);
  }

  /** Answers that no player should get: failures of the product itself, and any 5xx or loss without a fault. */
  wrong(): string[] {
    return this.all
      .filter((answer) => {
        const isAway = [0, 502, 503, 504].includes(answer.status) || answer.code === 'SERVICE_UNAVAILABLE';
        if (isAway) return !this.isDisturbed(answer);
        return answer.status >= 500 || answer.code === 'INTERNAL_SERVER_ERROR';
      })
      .map(({ kind, at, ms, status, code }) => {
        const when = new Date(at).toISOString().slice(11, 19);
        return `${kind} at ${when}: ${status} ${code ?? ''} after ${Math.round(ms)} ms`;
      });
  }

  /** Percentiles of the answers by kind, in and outside of windows, in milliseconds. */
  table(): string[][] {
    const kinds = [...new Set(this.all.map(({ kind }) => kind))].sort();
    const rows = kinds.map((kind) =>
      this.row(
        kind,
        this.all.filter((answer) => answer.kind === kind),
      ),
    );
    return [
      ['request', 'answers', 'p50', 'p95', 'p99', 'with faults', 'p50', 'p95', 'p99'],
      ...rows,
      this.row('all', this.all),
    ];
  }

  private row(kind: string, answers: Answer[]): string[] {
    const figures = (disturbed: boolean) => {
      const times = answers.filter((answer) => this.isDisturbed(answer) === disturbed).map(({ ms }) => ms);
      return [times.length, ...[0.5, 0.95, 0.99].map((share) => Math.round(nearestRank(times, share)))].map(String);
    };
    return [kind, ...figures(false), ...figures(true)];
  }
}
