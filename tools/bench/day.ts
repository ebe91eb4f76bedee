import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startWebhookReceiver } from '../../api/test/webhook-receiver';
import { alignedLines } from './table';
import { Answers } from './day/answers';
import { booksOf, drained } from './day/books';
import { newFacts } from './day/facts';
import { playFaults } from './day/faults';
import { grouped } from './day/grouped';
import { openShop } from './day/first-admin';
import { readEvents } from './day/players/integrator';
import { Random } from './day/random';
import { reconcile } from './day/reconcile';
import type { Outcome } from './day/reconcile';
import { growth, takeSample } from './day/samples';
import { playVisits } from './day/schedule';
import { startShop } from './day/shop';
import type { World } from './day/world';

export interface DayOptions {
  minutes: number;
  seed: number;
  designsADay: number;
  withFaults: boolean;
  /** Half of the mean rate without a curve, to watch sizes for hours. */
  isHalf: boolean;
}

/** Reads `--minutes 60 --seed N --designs-a-day N --no-faults --half`. @throws TypeError for another option */
export function dayOptionsOf(args: string[]): DayOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      'designs-a-day': { type: 'string', default: '1000' },
      'no-faults': { type: 'boolean', default: false },
      half: { type: 'boolean', default: false },
    },
  });
  return {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    designsADay: Number(values['designs-a-day']),
    withFaults: !values['no-faults'],
    isHalf: values.half,
  };
}

/** Longest wait until queues are empty. */
const drainMinutes = 12;

/**
 * Plays a day of a shop in a given time and holds all records against each other afterwards.
 * @returns whether everything agreed
 */
export async function playDay(options: DayOptions): Promise<boolean> {
  const { minutes, seed, designsADay, withFaults, isHalf } = options;
  const random = new Random(seed);
  const spanMs = minutes * 60_000;
  console.log(
    `A day of ${designsADay} designs in ${minutes} minutes, seed ${seed}, ${withFaults ? 'with' : 'without'} faults`,
  );
  const lossRandom = random.fork();
  const shop = await startShop(() => lossRandom.next());
  console.log(`The shop is open at ${shop.url}, its logs are in ${shop.folder}/logs`);
  const receiver = await startWebhookReceiver();
  try {
    const answers = new Answers();
    const facts = newFacts();
    const world: World = await openShop({ shop, answers, facts, receiver, customers: [], isOver: false });
    const first = await takeSample(shop);
    const faults = withFaults
      ? playFaults(world, random.fork(), Date.now() + spanMs, Math.min(60_000, spanMs / 12))
      : Promise.resolve();
    const played = await playVisits(world, random.fork(), { designs: designsADay, spanMs, isHalf });
    await faults;
    console.log(`Visits: ${JSON.stringify(played.visits)}, left out: ${played.leftOut}`);
    await drained(shop.pool, drainMinutes);
    for (const customer of world.customers) await readEvents(world, customer);
    const last = await takeSample(shop);
    await sleep(1_000);
    const outcomes = await reconcile(await booksOf(world));
    print('Sizes', growth(first, last));
    print('Milliseconds to an answer, without and with a fault', answers.table());
    return report(world, outcomes);
  } finally {
    await shop.stop();
    await receiver.stop();
  }
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
