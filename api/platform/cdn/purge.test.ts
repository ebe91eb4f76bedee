import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PackageEntity } from '../../domain/catalog/package.entity';
import { figuresOf } from '../../domain/monitoring/figures';
import { recordCdnUse } from '../../domain/settings/cdn-use';
import { dropUpload, keepImage } from '../../domain/files/upload.service';
import { anImage } from '../../test/images';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { pictureKey, purgeAtChanges, purgeCdn } from './purge';

interface Purge {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A program that changes a package and is killed as soon as that is committed. */
const changeAndDie = `
const { Client } = require('pg');
const client = new Client({ connectionString: process.env.DATABASE_URL });
client.connect()
  .then(() => client.query("update packages set name = 'Changed'"))
  .then(() => process.kill(process.pid, 'SIGKILL'));`;

describe('a CDN before the product', () => {
  const purges: Purge[] = [];
  let status = 200;
  let cdn: Server;
  let url: string;
  let product: TestProduct;
  const log: string[] = [];
  beforeAll(async () => {
    cdn = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, headers } = request;
        purges.push({ method, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
      });
    });
    await new Promise<void>((listening) => cdn.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/service/shop/purge`;
    product = await startTestProduct({
      http: true,
      jobs: true,
      log,
      environment: { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'token-of-the-cdn' },
    });
  });
  afterAll(async () => {
    await product.stop();
    cdn.closeAllConnections();
    cdn.close();
  });
  beforeEach(async () => {
    await product.services.pool.query(`delete from graphile_worker._private_jobs`);
    status = 200;
    purges.length = 0;
  });
  const metricsText = async () => (await fetch(`${product.url}/metrics`)).text();
  const arrived = (count: number) => eventually(async () => purges.length >= count);
  const queued = async () =>
    (
      await product.services.pool.query<{
        key: string | null;
        priority: number;
        attempts: number;
        late: number;
        keys: string;
      }>(
        `select jobs.key, jobs.priority, jobs.attempts, extract(epoch from jobs.run_at - now())::float8 as late, payload->>'keys' as keys
         from graphile_worker.jobs join graphile_worker._private_jobs on _private_jobs.id = jobs.id
         where task_identifier = 'purge_cdn'`,
      )
    ).rows;

  it('is purged at the start, and once after changes of public content', async () => {
    const stop = purgeAtChanges(product.services);
    try {
      await arrived(1);
      const { id } = await product.addPackage();
      await product.services.dataSource.manager.update(PackageEntity, { id }, { name: 'Another' });
      await arrived(2);
      expect(purges[1]).toMatchObject({
        method: 'POST',
        headers: {
          authorization: 'Bearer token-of-the-cdn',
          'fastly-key': 'token-of-the-cdn',
          'content-type': 'application/json',
          'surrogate-key': 'public-pages',
        },
        body: { surrogate_keys: ['public-pages'] },
      });
      await eventually(async () => (await queued()).length === 0);
      expect(purges).toHaveLength(2);
      expect(await metricsText()).toMatch(/^cdn_purges_total\{outcome="purged"\} 2$/m);
      expect(log.join('')).toContain('the CDN was purged');
    } finally {
      stop();
    }
  });

  it('may cache public pages for a minute, browsers still not, and learns what they are about', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const { status: answered, headers } = await fetch(`${product.url}/`);
      expect([answered, Object.fromEntries(headers)]).toMatchObject([
        200,
        {
          'surrogate-key': 'public-pages',
          'cdn-cache-control': 'public, max-age=60',
          'surrogate-control': 'max-age=60',
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      ]);
    }
    const unknown = await fetch(`${product.url}/nothing-here`);
    for (const name of ['cdn-cache-control', 'surrogate-control']) expect(unknown.headers.has(name)).toBe(false);
  });

  it('that refuses, redirects or is away is asked again by the job, without the token in the log', async () => {
    for (const refusal of [503, 302]) {
      status = refusal;
      await expect(purgeCdn(product.services, ['public-pages'])).rejects.toThrow();
    }
    const away = { ...product.services, config: { cdn: { purgeUrl: 'http://127.0.0.1:9/', purgeToken: 'token' } } };
    await expect(purgeCdn(away, ['public-pages'])).rejects.toThrow();
    status = 503;
    const stop = purgeAtChanges(product.services);
    try {
      await arrived(3);
      await eventually(async () => (await queued())[0]?.attempts === 1);
      // a change does not wait for the next attempt
      status = 200;
      await product.addPackage({ position: 2 });
      await arrived(4);
      expect(log.join('')).not.toContain('token-of-the-cdn');
    } finally {
      stop();
    }
  });

  it('is purged of a change whose process died right after its commit, once of many, and again after a refusal', async () => {
    const { manager } = product.services.dataSource;
    await recordCdnUse(product.ctx());
    await recordCdnUse(product.ctx());
    await arrived(1);
    await eventually(async () => (await queued()).length === 0);
    purges.length = 0;
    await product.addPackage({ position: 3 });
    await manager.query(`update settings set updated_at = now()`);
    const [job, ...more] = await queued();
    // before all webhooks
    expect([job?.key, job?.priority, job?.keys, more]).toEqual(['purge_cdn', -1, '["public-pages"]', []]);
    await arrived(1);
    await eventually(async () => (await queued()).length === 0);
    // nothing of this process listens: only the row of the transaction is left of the one that dies
    status = 503;
    const dying = spawn(process.execPath, ['-e', changeAndDie], {
      env: { ...process.env, DATABASE_URL: product.environment['DATABASE_URL'] },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL']);
    await arrived(2);
    await eventually(async () => (await queued())[0]?.attempts === 1);
    await figuresOf(product.services)();
    const { values } = await product.services.metrics.purgeWaiting.get();
    expect(values[0]?.value).toBeGreaterThan(0);
    status = 200;
    await product.services.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = 'purge_cdn'), run_at => now())`,
    );
    await arrived(3);
    await eventually(async () => (await queued()).length === 0);
    expect(purges).toHaveLength(3);
  });

  it('learns of a picture before it is deleted', async () => {
    const owner = await product.addUser();
    const { url: address } = await keepImage(product.ctx(owner), await anImage());
    const name = address.slice('/image-server/'.length);
    const answer = await fetch(`${product.url}${address}`);
    expect(answer.headers.get('surrogate-key')).toBe(pictureKey(name));
    await product.services.pool.query('delete from files');
    await dropUpload(product.ctx(), address);
    expect(await queued()).toEqual([
      {
        key: null,
        priority: -1,
        attempts: 0,
        late: expect.any(Number) as number,
        keys: JSON.stringify([pictureKey(name)]),
      },
    ]);
    expect((await fetch(`${product.url}${address}`)).status).toBe(404);
  });

  it('is never asked without an address, and no change queues a purge', async () => {
    const without = await startTestProduct();
    try {
      const { manager } = without.services.dataSource;
      // an earlier release of this shop had one
      await manager.query(`insert into settings (key, body) values ('cdn-in-use', '{}')`);
      await manager.query('delete from graphile_worker._private_jobs');
      await recordCdnUse(without.ctx());
      await without.addPackage();
      purgeAtChanges(without.services)();
      await purgeCdn(without.services, ['public-pages']);
      const { rows } = await without.services.pool.query('select 1 from graphile_worker.jobs');
      expect(rows).toEqual([]);
      expect(purges).toEqual([]);
    } finally {
      await without.stop();
    }
  });
});
