import autocannon from 'autocannon';
import { median } from './table';

/** Processor time of the two servers until now, in milliseconds. */
export type Processors = () => [number, number];

export interface Comparison {
  /** Requests a second, ours and theirs. */
  rates: [number, number];
  /** Milliseconds of processor time for a request. */
  processor: [number, number];
}

/** Measures requests by two servers: medians of three alternating rounds. */
export async function compare(
  ours: autocannon.Options,
  theirs: autocannon.Options,
  processors: Processors = () => [0, 0],
): Promise<Comparison> {
  const figures: [number[], number[]] = [[], []];
  const costs: [number[], number[]] = [[], []];
  for (let round = 0; round < 4; round += 1) {
    for (const [index, options] of [ours, theirs].entries()) {
      const before = processors()[index] ?? 0;
      const { requests, non2xx, statusCodeStats = {} } = await autocannon({ connections: 20, duration: 4, ...options });
      // what the client has already is an answer as well
      const failed = non2xx - ((statusCodeStats as Record<string, { count: number }>)['304']?.count ?? 0);
      if (failed > 0) throw new Error(`${options.url}: ${failed} answers were neither 2xx nor 304`);
      // The first round warms up both.
      if (round === 0) continue;
      figures[index]?.push(requests.average);
      costs[index]?.push(((processors()[index] ?? 0) - before) / requests.total);
    }
  }
  return {
    rates: [median(figures[0]), median(figures[1])],
    processor: [median(costs[0]), median(costs[1])],
  };
}
