import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateDesigns, reapDesigns } from '../domain/designs/generation.job';
import { designInput } from './filled-product';
import { startProductProcess } from './product-process';
import { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

const createDesign =
  'mutation C($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { message } } }';
const designsEach = 6;
const credits = 10;
/** Maximum lifetime of a process, counted from the first request. */
const longestLifeMs = 1_500;

/** What is left after processes were killed and the next one has cleaned up. */
export interface CrashFigures {
  rounds: number;
  designs: Record<string, number>;
  /** Designs that are not finished. */
  unfinished: number;
  /** Accounts whose balance does not match their ledger or their pictures. */
  wrongBalances: number;
  /** Pictures that are marked as finished but missing. */
  missingPictures: number;
}

/** Kills a process with -9 at random moments of generating, once per round. */
export async function crashWhileGenerating(product: TestProduct, rounds: number): Promise<CrashFigures> {
  for (let round = 0; round < rounds; round += 1) {
    // Each round registers a new account from the same address.
    await product.services.dataSource.query('delete from rate_limits');
    const { url, end } = await startProductProcess(product.environment);
    const browser = new TestBrowser(url);
    await product.giveCredits(await browser.register(`generating-${round}-${randomUUID()}@example.com`), credits);
    const working = Promise.allSettled(
      Array.from({ length: designsEach }, () =>
        browser.graphql(createDesign, { input: { requestId: randomUUID(), design: designInput } }),
      ),
    );
    await sleep(Math.random() * longestLifeMs);
    await end('SIGKILL');
    await working;
  }
  await tidyUp(product);
  return figuresOf(product, rounds);
}

/** Lets time pass: leases expire, and the next process finishes the remaining work. */
async function tidyUp(product: TestProduct): Promise<void> {
  await product.services.dataSource.query(
    `update designs set lease_until = now() - interval '1 second' where state = 'RUNNING'`,
  );
  await reapDesigns(product.ctx());
  const never = new AbortController().signal;
  await generateDesigns(() => product.ctx(), { draining: never, hurry: never });
}

async function figuresOf(product: TestProduct, rounds: number): Promise<CrashFigures> {
  const { dataSource, storage } = product.services;
  const states: { state: string; count: number; keys: string[] }[] = await dataSource.query(
    `select state, count(*)::integer as count, array_remove(array_agg(image_key), null) as keys from designs group by state`,
  );
  const wrong: unknown[] = await dataSource.query(
    `select u.id from users u where u.credits <> (select coalesce(sum(change), 0) from credit_entries e where e.user_id = u.id)
       or u.credits <> (select coalesce(sum(change), 0) from credit_entries e where e.user_id = u.id and e.reason = 'GRANT')
                     - (select count(*) from designs d where d.user_id = u.id and d.state = 'SUCCEEDED')`,
  );
  const pictures = await Promise.all(states.flatMap(({ keys }) => keys).map((key) => storage.get(key)));
  return {
    rounds,
    designs: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    unfinished: states
      .filter(({ state }) => state === 'QUEUED' || state === 'RUNNING')
      .reduce((sum, { count }) => sum + count, 0),
    wrongBalances: wrong.length,
    missingPictures: pictures.filter((picture) => !picture?.length).length,
  };
}
