import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../app';
import { readConfig } from '../../config/config';
import { createContext } from '../../context';
import { designInput } from '../../test/design-requests';
import { eventually } from '../../test/paying-customer';
import { TestBrowser } from '../../test/test-browser';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { startServices } from '../../wiring/services';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { DesignEntity } from './design.entity';
import { generateDesign } from './generation.job';

const createDesign = `mutation C($input: CreateDesignInput!, $wait: Boolean) {
  createDesign(input: $input, wait: $wait) {
    design { id status error imageUrl } viewer { credits } errors { code message }
  }
}`;

interface Answer {
  createDesign: {
    design: { id: string; status: string; error: string | null; imageUrl: string | null };
    viewer: { credits: number };
    errors: { code: string }[];
  };
}

describe('a caller who waits for a design', () => {
  let product: TestProduct;
  /** Another process, as a worker is. */
  let worker: Awaited<ReturnType<typeof startServices>>;
  let browser: TestBrowser;
  let userId: string;
  /** Waits of the api process, as it listens for each. */
  let waiting = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, endlessAttempts: true });
    worker = await startServices(readConfig(product.environment));
    browser = product.browser();
    userId = await browser.register('waiting@example.com');
    await product.giveCredits(userId, 50);
    const { events } = product.services;
    const listen = events.listen.bind(events);
    events.listen = (...given) => {
      const stop = listen(...given);
      waiting += 1;
      return () => {
        waiting -= 1;
        stop();
      };
    };
  });
  afterAll(async () => {
    await worker.stop();
    await product.stop();
  });

  const create = async (requestId: string, init: RequestInit = {}, who = browser) => {
    const input = { requestId, design: designInput };
    const { data } = await who.graphql<Answer>(createDesign, { input, wait: true }, init);
    return data.createDesign;
  };
  const waits = (count: number) => eventually(() => Promise.resolve(waiting === count));
  const idOf = async (requestId: string) =>
    (await product.services.dataSource.manager.findOneByOrFail(DesignEntity, { requestId })).id;
  const makeIt = async (requestId: string) => {
    const ctx = createContext(worker, { requestId: 'worker', viewer: null, address: 'worker' });
    await generateDesign(ctx, await idOf(requestId), new AbortController().signal);
  };

  it('gets the finished design, also when calls are repeated before it ends', async () => {
    const requestId = randomUUID();
    const answers = [create(requestId), create(requestId)];
    await waits(2);
    await makeIt(requestId);
    for (const { design, errors } of await Promise.all([...answers, create(requestId)]))
      expect([design, errors]).toEqual([
        {
          id: await idOf(requestId),
          status: 'SUCCEEDED',
          error: null,
          imageUrl: `/designs/${await idOf(requestId)}/image`,
        },
        [],
      ]);
    const entries = await product.services.dataSource.manager.findBy(CreditEntryEntity, {
      subject: await idOf(requestId),
    });
    expect(entries.map(({ reason }) => reason)).toEqual(['RESERVE']);
    expect(waiting).toBe(0);
  });

  it('gets the failed design, and the balance with the credit that came back', async () => {
    const requestId = randomUUID();
    const before = (await browser.graphql<{ me: { credits: number } }>('{ me { credits } }')).data.me.credits;
    const answer = create(requestId);
    await waits(1);
    await fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'image', behaviour: 'blocked', times: 1 }),
    });
    await makeIt(requestId);
    const { design, viewer, errors } = await answer;
    expect([design.status, design.error, design.imageUrl, errors]).toEqual([
      'FAILED',
      expect.stringContaining('No image was generated from the API response') as string,
      null,
      [],
    ]);
    expect(viewer.credits).toBe(before);
  });

  it('leaves nothing behind when it leaves, and the design goes on', async () => {
    const requestId = randomUUID();
    const left = new AbortController();
    const all = Array.from({ length: 5 }, () => create(requestId, { signal: left.signal }).catch(() => null));
    await waits(5);
    // one more does not wait
    expect((await create(requestId)).design.status).toBe('QUEUED');
    left.abort();
    expect(await Promise.all(all)).toEqual([null, null, null, null, null]);
    await waits(0);
    const again = Array.from({ length: 5 }, () => create(requestId));
    await waits(5);
    await makeIt(requestId);
    expect((await Promise.all(again)).map(({ design }) => design.status)).toEqual(Array(5).fill('SUCCEEDED'));
  });

  it('gets the design as it is when the time is over', async () => {
    const { designs } = product.services.config;
    const usual = designs.waitMs;
    designs.waitMs = 20;
    try {
      const requestId = randomUUID();
      const { design, errors } = await create(requestId);
      expect([design, errors]).toEqual([
        { id: await idOf(requestId), status: 'QUEUED', error: null, imageUrl: null },
        [],
      ]);
      expect(waiting).toBe(0);
    } finally {
      designs.waitMs = usual;
    }
  });

  it('is answered at once when the process stops', async () => {
    const app = await createApp(product.services);
    await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
    // it listens for more than designs
    const others = waiting;
    try {
      const other = new TestBrowser(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      const answer = create(randomUUID(), {}, other);
      await waits(others + 1);
      app.drain();
      expect((await answer).design.status).toBe('QUEUED');
      expect((await create(randomUUID(), {}, other)).design.status).toBe('QUEUED');
    } finally {
      await app.close();
    }
  });
});
