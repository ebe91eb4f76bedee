import { parseArgs } from 'node:util';
import { startWebhookReceiver } from '../../api/test/webhook-receiver';
import { alignedLines } from './table';
import { Answers } from './day/answers';
import { booksOf, drained, endsOf } from './day/books';
import { newFacts } from './day/facts';
import { playFaults } from './day/faults';
import { notFlat } from './day/flatness';
import { grouped } from './day/rules/rule';
import { openShop } from './day/first-admin';
import { readEvents } from './day/players/integrator';
import { Random } from './day/random';
import { reconcile } from './day/reconcile';
import type { Outcome } from './day/reconcile';
import { growth, sampleEvery, takeSample } from './day/samples';
import { playVisits } from './day/schedule';
import { startShop } from './day/shop';
import { sweepFiles } from './day/sweep';
import { measureVisits } from './day/visit-costs';
import type { World } from './day/world';

export interface DayOptions {
  minutes: number;
  seed: number;
  designsADay: number;
  withFaults: boolean;
  /** Half of the mean rate without a curve, to watch sizes for hours. */
  isHalf: boolean;
  /** Measures what a visit of each kind costs, and plays no day. */
  costsOnly: boolean;
}

/** Reads `--minutes 60 --seed N --designs-a-day N --no-faults --half --costs`. @throws TypeError for another option */
export function dayOptionsOf(args: string[]): DayOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      'designs-a-day': { type: 'string', default: '1000' },
      'no-faults': { type: 'boolean', default: false },
      half: { type: 'boolean', default: false },
      costs: { type: 'boolean', default: false },
    },
  });
  return {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    designsADay: Number(values['designs-a-day']),
    withFaults: !values['no-faults'],
    isHalf: values.half,
    costsOnly: values.costs,
  };
}

/** Longest wait until queues are empty. */
const drainMinutes = 12;

/** Number of samples of sizes in a day. */
const sampled = 32;

/**
 * Plays a day of a shop in a given time and holds all records against each other afterwards, or measures what its visits
 * cost.
 * @returns whether everything agreed
 */
export async function playDay(options: DayOptions): Promise<boolean> {
  const random = new Random(options.seed);
  const lossRandom = random.fork();
  const shop = await startShop(() => lossRandom.next());
  console.log(`The shop is open at ${shop.url}, its logs are in ${shop.folder}/logs`);
  const receiver = await startWebhookReceiver();
  try {
    const world = await openShop({
      shop,
      answers: new Answers(),
      facts: newFacts(),
      receiver,
      customers: [],
    });
    return await Promise.race([interrupted(), play(world, random, options)]);
  } finally {
    await shop.stop();
    await receiver.stop();
  }
}

/** @throws Error when the bench is to end, so that it stops what it has started */
const interrupted = () =>
  new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`Interrupted by ${signal}`)));
  });

async function play(world: World, random: Random, options: DayOptions): Promise<boolean> {
  if (!options.costsOnly) return playAndReconcile(world, random, options);
  print('What a visit costs', await measureVisits(world, random));
  return true;
}

async function playAndReconcile(world: World, random: Random, options: DayOptions): Promise<boolean> {
  const { minutes, seed, designsADay: designs, withFaults, isHalf } = options;
  const { shop, answers } = world;
  const spanMs = minutes * 60_000;
  const how = `seed ${seed}, ${withFaults ? 'with' : 'without'} faults${isHalf ? ', at half of its mean rate' : ''}`;
  console.log(`A day of ${designs} designs in ${minutes} minutes, ${how}`);
  const first = await takeSample(shop);
  const sampling = sampleEvery(shop, spanMs / sampled);
  const faults = withFaults
    ? playFaults(world, random.fork(), Date.now() + spanMs, Math.min(60_000, spanMs / 12))
    : Promise.resolve();
  const played = await playVisits(world, random.fork(), { designs, spanMs, isHalf });
  await faults;
  sampling.stop();
  console.log(`Visits: ${JSON.stringify(played.visits)}, left out: ${played.leftOut}`);
  const { opened, again } = world.facts.live;
  console.log(`Live connections: ${opened} opened, ${again} times again after a gap`);
  await drained(shop.pool, drainMinutes);
  console.log(`Ends: ${JSON.stringify(await endsOf(shop.pool))}`);
  for (const customer of world.customers) await readEvents(world, customer);
  print('Sizes', growth(first, await takeSample(shop)));
  print('Milliseconds to an answer, without and with a fault', answers.table());
  await sweepFiles({ ...shop.environment, ROLE: 'worker' });
  const outcomes = await reconcile(await booksOf(world));
  // killed processes begin anew, so sizes say something of a time without faults alone
  const flat: Outcome[] = isHalf
    ? [{ rule: 'sizes stay flat', rows: sampling.samples.length, differences: notFlat(sampling.samples) }]
    : [];
  return report(world, [...outcomes, ...flat]);
}

function print(title: string, rows: string[][]): void {
  console.log(`\n${title}`);
  for (const line of alignedLines(rows)) console.log(line);
}

/** Prints every difference. @returns whether there is none */
function report({ answers, facts, shop }: World, outcomes: Outcome[]): boolean {
  const wrong = answers.wrong();
  const all: Outcome[] = [
    ...outcomes,
    {
      rule: 'no 5xx without a fault, and none that blames the product itself',
      rows: answers.all.length,
      differences: wrong,
    },
    { rule: 'no process ended by itself', rows: shop.products.length, differences: shop.unexpectedEnds },
  ];
  print('Reconciliation', [
    ['rule', 'rows', 'differences'],
    ...all.map(({ rule, rows, differences }) => [rule, String(rows), String(differences.length)]),
  ]);
  for (const { rule, differences } of all)
    for (const line of differences.slice(0, 20)) console.log(`DIFFERENCE ${rule}: ${line}`);
  const reasons = grouped(facts.givenUp, (reason) => reason.slice(0, 90));
  for (const [reason, times] of reasons) console.log(`${times.length} visits ended early: ${reason}`);
  return all.every(({ differences }) => differences.length === 0);
}
