import { UserEntity } from '../../api/domain/accounts/user.entity';
import { Events, publish } from '../../api/platform/events/events';
import { createLogger } from '../../api/platform/observability/logger';
import { startTestProduct } from '../../api/test/test-product';
import type { TestProduct } from '../../api/test/test-product';
import { ValkeyServer, valkeyProgram } from '../../api/test/valkey-server';
import { median } from './table';
import type { Row } from './table';

const clients = 48;
const rounds = 5;
const spanMs = 4_000;

/** What a transaction does with its event. */
type Publishing = 'none' | 'event';

/** Each client changes a row of its own, again and again. @returns commits per second */
async function rate(product: TestProduct, users: readonly string[], publishing: Publishing): Promise<number> {
  const begun = performance.now();
  let commits = 0;
  await Promise.all(
    users.map(async (id) => {
      while (performance.now() - begun < spanMs) {
        await product.ctx().transaction(async (tx) => {
          await tx.db.update(UserEntity, { id }, { name: `Person ${commits}` });
          if (publishing === 'event') await publish(tx.db, { type: 'account', id });
        });
        commits += 1;
      }
    }),
  );
  return commits / ((performance.now() - begun) / 1_000);
}

/** A further process that listens: without one, nothing is sent. */
async function listen({ services: { config } }: TestProduct): Promise<Events> {
  const events = new Events(config.directUrl ?? config.databaseUrl, createLogger('silent'), 'postloom bench events');
  await events.start();
  return events;
}

const start = async (environment: Record<string, string> = {}) => {
  const product = await startTestProduct({ environment: { DATABASE_CONNECTIONS: `${clients}`, ...environment } });
  const users = await Promise.all(Array.from({ length: clients }, async () => (await product.addUser()).id));
  return { product, users };
};

/**
 * Measures commits that send an event: by NOTIFY, for which one commit at a time waits, and by Valkey; commits that
 * send none, and commits of a process that is the only one. All in each round.
 */
export async function benchEvents(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  if (!valkeyProgram) {
    console.log('events: skipped, as neither valkey-server nor redis-server is installed');
    return [];
  }
  const server = await ValkeyServer.start();
  const [plain, fast] = [await start(), await start({ VALKEY_URL: server.url })];
  try {
    const figures = { notify: [] as number[], alone: [] as number[], valkey: [] as number[], none: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const other = await listen(plain.product);
      const notify = await rate(plain.product, plain.users, 'event');
      await other.stop();
      const alone = await rate(plain.product, plain.users, 'event');
      const valkey = await rate(fast.product, fast.users, 'event');
      const none = await rate(plain.product, plain.users, 'none');
      if (round === 0) continue;
      figures.notify.push(notify);
      figures.alone.push(alone);
      figures.valkey.push(valkey);
      figures.none.push(none);
    }
    const alone = median(figures.alone);
    const [notify, valkey, none] = [median(figures.notify), median(figures.valkey), median(figures.none)];
    const row = (what: string, beside: string, ours: number, theirs: number, aim: string): Row => ({
      what: `${what}, ${clients} clients`,
      beside,
      ours: `${Math.round(ours)}/s`,
      theirs: `${Math.round(theirs)}/s`,
      ratio: ours / theirs,
      aim,
    });
    return [
      row('commits with an event by Valkey', 'by NOTIFY', valkey, notify, '>= 1.3'),
      row('commits with an event of a single process', 'by NOTIFY', alone, notify, '>= 1.3'),
      row('commits with an event by NOTIFY', 'without an event', notify, none, 'shown'),
      row('commits with an event by Valkey', 'without an event', valkey, none, '>= 0.7'),
    ];
  } finally {
    await plain.product.stop();
    await fast.product.stop();
    await server.kill();
  }
}
