import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { openLine } from '../../../api/test/database-connection';
import { startStandby } from '../../../api/test/replication';
import { openDataFolder } from '../../embedded-postgres/cluster';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres';
import { findRunningServer } from '../../embedded-postgres/server';
import { startTestPooler } from '../../launch/test-pooler';
import type { Part } from './part';

const settings = { max_connections: 200 };

/** Starts PostgreSQL with a disk that it writes to durably. */
export async function startPrimary(folder: string): Promise<Part & { url: string; port: number; folder: string }> {
  const dataFolder = join(folder, 'primary');
  mkdirSync(dataFolder);
  spawnSync('chmod', ['755', folder, dataFolder]);
  const port = await getPort();
  const server = await startEmbeddedPostgres({ dataFolder, port, settings });
  // each start is a use of the server, which runs until the last one ends
  const uses = [server];
  const pid = () => findRunningServer(openDataFolder(dataFolder))?.mark.pid ?? 0;
  return {
    name: 'primary',
    kind: 'primary',
    url: server.url,
    port,
    folder: dataFolder,
    pid,
    kill: () => endOf(pid()),
    async start() {
      uses.push(await startEmbeddedPostgres({ dataFolder, port, settings }));
    },
    async stop() {
      for (const use of uses) await use.stop();
    },
  };
}

/** Kills a process that is no child of this one and waits until it is gone. */
async function endOf(pid: number): Promise<void> {
  if (!pid) return;
  process.kill(pid, 'SIGKILL');
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(10);
  }
}

/** Starts a hot standby that streams through a line which can be cut. */
export async function startStandbyPart(
  folder: string,
  primary: Awaited<ReturnType<typeof startPrimary>>,
): Promise<Part & { url: string; line: Awaited<ReturnType<typeof openLine>> }> {
  const line = await openLine({ hostname: '127.0.0.1', port: String(primary.port) });
  const standby = await startStandby({
    primary: primary.url,
    primaryFolder: primary.folder,
    folder: join(folder, 'standby'),
    through: line.port,
  });
  return {
    name: 'standby',
    kind: 'standby',
    url: standby.url,
    line,
    pid: () => standby.pid(),
    kill: () => endOf(standby.pid()),
    // the children of a killed server take a moment to end
    async start() {
      for (let tries = 0; ; tries += 1) {
        try {
          return await standby.start();
        } catch (error) {
          if (tries === 40) throw error;
          await sleep(250);
        }
      }
    },
    async stop() {
      await standby.stop();
      line.cut();
    },
  };
}

/** Starts PgBouncer in transaction mode. @throws Refusal where it is not installed */
export async function startPoolerPart(primaryUrl: string): Promise<Part & { port: number }> {
  let pooler = await startTestPooler(primaryUrl);
  const { port } = pooler;
  return {
    name: 'pgbouncer',
    kind: 'pgbouncer',
    port,
    pid: () => pooler.pid,
    kill: () => endOf(pooler.pid),
    async start() {
      pooler = await startTestPooler(primaryUrl, port);
    },
    stop: () => pooler.stop(),
  };
}
