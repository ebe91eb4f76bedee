import autocannon from 'autocannon';
import { median } from './table';

/** Returns requests per second: medians of three alternating rounds. */
export async function compare(ours: autocannon.Options, theirs: autocannon.Options): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round < 4; round += 1) {
    for (const [index, options] of [ours, theirs].entries()) {
      const { requests, non2xx } = await autocannon({ connections: 20, duration: 4, ...options });
      if (non2xx > 0) throw new Error(`${options.url}: ${non2xx} answers were no 2xx`);
      // The first round warms up both.
      if (round > 0) figures[index]?.push(requests.average);
    }
  }
  return [median(figures[0]), median(figures[1])];
}
