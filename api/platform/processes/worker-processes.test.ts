import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerProcesses } from './worker-processes';

describe('worker processes that end unexpectedly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postloom-processes-'));
  const ends: unknown[] = [];
  const module = 'api/test/worker-module.mjs';
  let wake = () => undefined as void;
  const workers = new WorkerProcesses({
    module: { built: module, source: module },
    processes: 1,
    waiting: 10,
    timeoutMs: 20_000,
    onUnexpectedEnd: (error) => {
      ends.push(error);
      wake();
    },
  });
  beforeEach(() => ends.splice(0));
  afterAll(async () => {
    await workers.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are replaced when they were idle', async () => {
    const first = await workers.run<number>('pidOf', null);
    const reported = new Promise<void>((resolve) => (wake = resolve));
    process.kill(first, 'SIGKILL');
    await reported;
    expect(await workers.run<number>('pidOf', null)).not.toBe(first);
    expect(ends).toHaveLength(1);
  });

  it('lose no call, neither the one that they ran nor those that wait', async () => {
    const file = join(folder, 'ended');
    const calls = [workers.run('endOnce', { file }), workers.run('pidOf', null), workers.run('pidOf', null)];
    const [again, ...others] = await Promise.all(calls);
    expect(others).toEqual([again, again]);
    expect(ends).toHaveLength(1);
  });
});
