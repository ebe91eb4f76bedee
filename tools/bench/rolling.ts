import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '../../api/test/test-browser';
import { startTestProduct } from '../../api/test/test-product';
import { startServer } from './child';
import type { BenchServer } from './child';
import type { Row } from './table';

const requestsASecond = 60;
const settleMs = 4_000;
const dashboard = '{ me { id credits purchases(page: { size: 10 }) { totalItems items { id code } } } }';

const production = {
  APP_URL: 'https://shop.example',
  SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  BCRYPT_COST: '10',
  TRUST_PROXY: '1',
  ALLOW_SANDBOX_IN_PRODUCTION: '1',
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts the proxy of docker-compose.yml, unmodified, before these processes.
 * @returns undefined without Caddy on this machine
 */
async function startProxy(folder: string, upstreams: readonly number[]) {
  const { stdout, status } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const port = await freePort();
  const site = readFileSync('deploy/Caddyfile', 'utf8');
  // Versions before 2.8 have no trusted proxies; no client forges a header here.
  const isOld = /^v?2\.[0-7]\./.test(stdout.trim());
  const content = isOld
    ? site.replace(/^\{\n[\s\S]*?\n\}\n/, '{\n  admin off\n}\n')
    : site.replace(/^\{\n/, '{\n  admin off\n');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, content);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: 'private_ranges',
      API_SERVERS: upstreams.map((one) => `127.0.0.1:${one}`).join(' '),
    },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * Replaces two api processes behind the proxy of docker-compose.yml one after the other under load, as 'Upgrading'
 * describes.
 */
export async function benchRolling(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct({ environment: production });
  const folder = mkdtempSync(join(tmpdir(), 'postloom-rolling-'));
  const ports = [await freePort(), await freePort()] as const;
  const startApi = (port: number): Promise<BenchServer> =>
    startServer('dist/api/main.js', [], {
      ...product.environment,
      NODE_ENV: 'production',
      ROLE: 'api',
      PORT: String(port),
      HOST: '127.0.0.1',
    });
  const servers = await Promise.all(ports.map(startApi));
  const proxy = await startProxy(folder, ports);
  try {
    if (!proxy) {
      console.log('rolling: Caddy is not installed on this machine');
      return [];
    }
    await pause(settleMs);
    const browser = new TestBrowser(proxy.url);
    await browser.register('rolling@example.com');
    const times: number[] = [];
    const failures: string[] = [];
    const ask = async (turn: number) => {
      const begun = performance.now();
      try {
        if (turn % 3 === 0) {
          const { status } = await fetch(`${proxy.url}/`);
          if (status !== 200) failures.push(`/ ${status}`);
        } else {
          const { status, data } = await browser.graphql<{ me: unknown }>(dashboard);
          if (status !== 200 || !data.me) failures.push(`/graphql ${status}`);
        }
      } catch (error) {
        failures.push(String(error));
      }
      times.push(performance.now() - begun);
    };
    const asked: Promise<void>[] = [];
    const load = setInterval(() => asked.push(ask(asked.length)), 1_000 / requestsASecond);
    await pause(settleMs);
    for (const [place, port] of ports.entries()) {
      await servers[place]?.stop();
      servers[place] = await startApi(port);
      await pause(settleMs);
    }
    clearInterval(load);
    await Promise.all(asked);
    for (const failure of failures.slice(0, 5)) console.log(failure);
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    return [
      {
        what: `two api replaced, ${asked.length} requests: failed`,
        beside: '-',
        ours: String(failures.length),
        theirs: '0',
        ratio: failures.length,
        aim: '0',
      },
      {
        what: 'the same: p95',
        beside: '-',
        ours: `${p95.toFixed(0)} ms`,
        theirs: '1000 ms',
        ratio: p95 / 1_000,
        aim: '<= 1',
      },
    ];
  } finally {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
