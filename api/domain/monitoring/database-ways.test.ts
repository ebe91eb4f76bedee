import { spawnSync } from 'node:child_process';
import { startTestPooler } from '../../../tools/launch/test-pooler';
import type { TestPooler } from '../../../tools/launch/test-pooler';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { databaseWays } from './database-ways';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const name = 'the ways to PostgreSQL, with a PgBouncer';

(isInstalled ? describe : describe.skip)(isInstalled ? name : `${name} (it is not installed)`, () => {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const { TEST_POOLER_PORT: before } = process.env;
  let pooler: TestPooler;
  let product: TestProduct;
  const log: string[] = [];
  beforeAll(async () => {
    pooler = await startTestPooler(serverUrl);
    process.env['TEST_POOLER_PORT'] = String(pooler.port);
    product = await startTestProduct({ http: true, log });
  });
  afterAll(async () => {
    await product.stop();
    await pooler.stop();
    if (before === undefined) delete process.env['TEST_POOLER_PORT'];
    else process.env['TEST_POOLER_PORT'] = before;
  });

  const gauges = async () => {
    const text = await (await fetch(`${product.url}/metrics`)).text();
    const value = (metric: string) => new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1];
    return {
      up: value('database_pooler_up'),
      seconds: value('database_pooler_seconds'),
      direct: value('database_direct_up'),
    };
  };
  /** Asks until the gauge, which is read anew at most every five seconds, has the value. */
  const eventually = async (up: string) => {
    for (;;) {
      const now = await gauges();
      if (now.up === up) return now;
    }
  };

  it('are tried by new connections: a killed pooler shows, and one that is back', async () => {
    const { seconds, ...well } = await gauges();
    expect(well).toEqual({ up: '1', direct: '1' });
    expect(Number(seconds)).toBeGreaterThan(0);
    process.kill(pooler.pid, 'SIGKILL');
    expect(await eventually('0')).toEqual({ up: '0', seconds: undefined, direct: '1' });
    expect(log.join('')).toContain('the pooler of DATABASE_URL does not answer, and PostgreSQL does');
    await pooler.stop();
    pooler = await startTestPooler(serverUrl, pooler.port);
    expect(await eventually('1')).toMatchObject({ up: '1', direct: '1' });
    expect(log.join('')).toContain('the pooler of DATABASE_URL answers again');
  });

  it('are given up after a moment where nothing answers', async () => {
    const { config, logger } = product.services;
    const silent = { ...config, databaseUrl: 'postgres://a@127.0.0.1:9/a', directUrl: 'postgres://a@127.0.0.1:9/a' };
    expect(await databaseWays({ config: silent, logger })?.()).toEqual({ pooled: null, direct: null });
    expect(databaseWays({ config: { ...config, directUrl: undefined }, logger })).toBeNull();
  });
});
