import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { httpPacket } from '../hostile-http';
import { noisePacket } from '../hostile-packets';
import type { HostilePacket } from '../hostile-packets';
import { livePacket, upgradePacket } from '../hostile-sockets';
import { runs, timeLimit } from '../long';
import { productEntry, programEnvironment } from '../product-entry';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** `FUZZ_SEED=7 FUZZ_RUNS=50000 npm test -- api/hostile-packets` tries more packets. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const count = Number(process.env['FUZZ_RUNS'] ?? runs({ gate: 240, long: 50_000 }));
const atOnce = 24;
/** In milliseconds: a client that stays disconnects after this; one that has sent everything waits for the server. */
const patience = { stay: 250, end: 8_000, reset: 8_000 };

describe(`${count} hostile packets`, () => {
  let product: TestProduct;
  let child: ChildProcess;
  let url: URL;
  let log = '';

  beforeAll(async () => {
    product = await startTestProduct();
    // The built product if there is one, in a separate process, as the test must see whether it ends.
    const { options, file } = productEntry();
    child = fork(file, {
      execArgv: options,
      env: {
        ...programEnvironment(),
        ...product.environment,
        PORT: '0',
        ROLE: 'api',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    url = new URL(`http://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await product.stop();
  });

  const figure = (metrics: string, name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)$`, 'm').exec(metrics)?.[1] ?? 0);
  const figures = async () => {
    const metrics = await (await fetch(new URL('/metrics', url))).text();
    const handles = [...metrics.matchAll(/^nodejs_active_resources\{type="(\w+)"\} (\d+)$/gm)]
      .filter(([, type]) => type === 'TCPSocketWrap' || type === 'TCPServerWrap')
      .reduce((sum, [, , open]) => sum + Number(open), 0);
    return {
      sockets: figure(metrics, 'graphql_sockets'),
      subscriptions: figure(metrics, 'graphql_subscriptions'),
      heap: figure(metrics, 'nodejs_heap_size_used_bytes'),
      handles,
    };
  };

  /**
   * Sends a packet.
   * @returns the answer, and whether the server closed or answered unprompted
   */
  const send = ({ parts, leaves }: HostilePacket) =>
    new Promise<{ text: string; settled: boolean }>((resolve) => {
      const socket = connect(Number(url.port), url.hostname);
      let text = '';
      let settled = true;
      const timer = setTimeout(() => {
        settled = text.length > 0;
        socket.resetAndDestroy();
      }, patience[leaves]);
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          text += data.toString('latin1');
        })
        .on('close', () => {
          clearTimeout(timer);
          resolve({ text, settled });
        })
        .on('connect', () => {
          for (const part of parts) socket.write(part);
          if (leaves === 'end') socket.end();
          if (leaves === 'reset') setImmediate(() => socket.resetAndDestroy());
        });
    });

  it(
    'are answered or closed, cause no error of the server, and leave nothing behind',
    async () => {
      const before = await figures();
      // Without metrics of the process, growth could not be detected.
      expect(before.heap).toBeGreaterThan(0);
      expect(before.handles).toBeGreaterThan(0);
      const any = fc.oneof(
        { weight: 4, arbitrary: httpPacket },
        { weight: 3, arbitrary: upgradePacket },
        { weight: 4, arbitrary: livePacket },
        { weight: 1, arbitrary: noisePacket },
      );
      const seen = { answered: 0, upgraded: 0 };
      const tryAll = async (packets: HostilePacket[]) => {
        const answers = await Promise.all(packets.map(send));
        for (const [index, { text, settled }] of answers.entries()) {
          const packet = JSON.stringify(packets[index]?.parts.map((part) => part.toString('latin1').slice(0, 600)));
          const fault = /^HTTP\/1\.1 5\d\d/m.exec(text.slice(0, 4_000))?.[0];
          if (fault) throw new Error(`${fault} for ${packet}`);
          // A client that closes its side is closed or answered at once.
          if (packets[index]?.leaves === 'end' && !settled) throw new Error(`left waiting: ${packet}`);
          if (text) seen.answered += 1;
          if (text.startsWith('HTTP/1.1 101')) seen.upgraded += 1;
        }
        if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}: ${log.slice(-2_000)}`);
      };
      for (const batch of fc.sample(fc.array(any, { minLength: atOnce, maxLength: atOnce }), {
        seed,
        numRuns: Math.ceil(count / atOnce),
      }))
        await tryAll(batch);
      // Hostile, but not so hostile that nothing is reached.
      expect(seen.answered).toBeGreaterThan(count / 4);
      expect(seen.upgraded).toBeGreaterThan(count / 10);

      expect((await fetch(new URL('/healthz', url))).status).toBe(200);
      expect((await fetch(new URL('/readyz', url))).status).toBe(200);
      let after = await figures();
      for (
        const begun = Date.now();
        (after.sockets > 0 || after.handles > before.handles + 2) && Date.now() < begun + 12_000;
        after = await figures()
      )
        await new Promise(setImmediate);
      expect(after).toMatchObject({ sockets: 0, subscriptions: 0 });
      expect(after.handles).toBeLessThanOrEqual(before.handles + 2);
      expect(after.heap).toBeLessThan(before.heap + 60 * 1024 * 1024);
      for (const text of log.split('\n').filter(Boolean)) {
        // Only the log itself writes, and reports no error of ours.
        const { level } = JSON.parse(text) as { level: string };
        if (level === 'error' || level === 'fatal') throw new Error(`in the log: ${text}`);
      }
    },
    timeLimit(30 * 60_000),
  );
});
