import { Agent, request } from 'node:http';
import { runs, timeLimit } from '../long';
import { startProductProcess } from '../product-process';
import type { ProductProcess } from '../product-process';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** Collects garbage on the signal, so that only retained memory is measured. */
const collector = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => globalThis.gc());")}`;
/** Size of all bounded caches together when full. */
const mostGrowth = 40 * 1024 * 1024;
/** Requests before the first measurement. */
const warm = runs({ gate: 300, long: 1_000 });
const token = 'a-token-of-this-test-0123456789abcdef';
const json = { 'content-type': 'application/json' };

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

const signIn = 'mutation S($input: SignInInput!) { signIn(input: $input) { errors { code } } }';

/** Every part of a request that an anonymous caller can fill with an arbitrary value, each as a request. */
const ways: ((value: number) => Asked)[] = [
  (n) => ({ method: 'POST', path: '/graphql', body: { query: `query A${n} { __typename }` } }),
  (n) => ({ method: 'POST', path: '/graphql', body: { query: `{ a${n}: __typename }` } }),
  (n) => ({ method: 'POST', path: '/graphql', body: { query: '{ __typename }', operationName: `B${n}` } }),
  (n) => ({ method: 'POST', path: '/graphql', body: { query: `{ unknown${n} }` } }),
  (n) => ({
    method: 'POST',
    path: '/graphql',
    body: { query: 'query P($id: ID!) { package(id: $id) { name } }', variables: { id: `0198-${n}` } },
  }),
  (n) => ({ method: 'POST', path: '/graphql', body: { query: '{ __typename }', extensions: { [`e${n}`]: n } } }),
  (n) => ({ method: 'GET', path: `/?utm_source=${n}` }),
  (n) => ({ method: 'GET', path: `/nothing-${n}` }),
  (n) => ({ method: 'GET', path: `/image-server/${n}.png` }),
  (n) => ({ method: 'GET', path: `/designs/${n}/image` }),
  (n) => ({
    method: 'GET',
    path: `/route${n}/x`,
    headers: { 'user-agent': `agent ${n}`, 'accept-language': `x-${n}` },
  }),
  (n) => ({ method: 'POST', path: `/webhooks/paypal?${n}`, body: { id: `WH-${n}` } }),
  (n) => ({ method: 'GET', path: '/', headers: { cookie: `postloom_${n}=${n}`, 'x-request-id': `request-${n}` } }),
  (n) => ({ method: 'PROPFIND', path: `/p${n}` }),
];
const rare: ((value: number) => Asked)[] = [
  (n) => ({
    method: 'POST',
    path: '/graphql',
    body: { query: signIn, variables: { input: { email: `nobody${n}@example.com`, password: 'wrong-password' } } },
  }),
];

describe('requests whose values all differ', () => {
  let product: TestProduct;
  let api: ProductProcess;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  beforeAll(async () => {
    product = await startTestProduct();
    api = await startProductProcess({ ...product.environment, ROLE: 'api', TRUST_PROXY: '1', METRICS_TOKEN: token }, [
      '--expose-gc',
      '--max-semi-space-size=8',
      '--max-old-space-size=256',
      '--import',
      collector,
    ]);
  });
  afterAll(async () => {
    agent.destroy();
    await api.end('SIGKILL');
    await product.stop();
  });

  const ask = ({ method, path, headers, body }: Asked, address: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request(
        api.url + path,
        { agent, method, headers: { ...headers, ...(body && json), 'x-forwarded-for': address } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () =>
            (answer.statusCode ?? 500) >= 500 ? reject(new Error(`${path}: ${text}`)) : resolve(text),
          );
        },
      );
      asked.on('error', reject).end(body && JSON.stringify(body));
    });
  const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  /** Returns the lines of /metrics, and the bytes of the heap in use. */
  async function figures() {
    api.child.kill('SIGUSR2');
    await ask({ method: 'GET', path: '/healthz' }, '127.0.0.1');
    const text = await ask(
      { method: 'GET', path: '/metrics', headers: { authorization: `Bearer ${token}` } },
      '127.0.0.1',
    );
    expect(text).toContain('graphql_operations_total');
    return {
      lines: text.split('\n').length,
      held:
        Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) +
        Number(/^nodejs_external_memory_bytes (\S+)/m.exec(text)?.[1]),
    };
  }
  async function askAll(from: number, to: number): Promise<void> {
    let next = from;
    const worker = async () => {
      while (next < to) {
        const n = next++;
        const among = n % 200 === 0 ? rare : ways;
        await ask((among[n % among.length] ?? ways[0])!(n), addressOf(n));
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));
  }

  it(
    'add no metrics, and no memory beyond the bounded caches',
    async () => {
      await askAll(0, warm);
      const before = await figures();
      await askAll(warm, runs({ gate: 1_300, long: 1_001_000 }));
      const after = await figures();
      expect(after.lines).toBeLessThanOrEqual(before.lines + 20);
      expect(after.held - before.held).toBeLessThan(mostGrowth);
    },
    timeLimit(3_600_000),
  );
});
