import autocannon from 'autocannon';
import { median } from './table';

/** Returns requests per second: medians of three alternating rounds. */
export async function compare(ours: autocannon.Options, theirs: autocannon.Options): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round < 4; round += 1) {
    for (const [index, options] of [ours, theirs].entries()) {
      const { requests, non2xx, statusCodeStats = {} } = await autocannon({ connections: 20, duration: 4, ...options });
      // what the client has already is an answer as well
      const failed = non2xx - ((statusCodeStats as Record<string, { count: number }>)['304']?.count ?? 0);
      if (failed > 0) throw new Error(`${options.url}: ${failed} answers were neither 2xx nor 304`);
      // The first round warms up both.
      if (round > 0) figures[index]?.push(requests.average);
    }
  }
  return [median(figures[0]), median(figures[1])];
}
