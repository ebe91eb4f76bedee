import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Removes the servers and folders of earlier runs of this checkout that were killed. */
async function sweep(prefix: string): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(prefix)) continue;
    // A folder without a cluster may belong to a run that is starting. The operating system cleans up abandoned ones.
    if (existsSync(join(folder, 'cluster'))) await removeAbandoned(folder);
  }
}

/** Starts a PostgreSQL server for one run, without durability. Stopping it deletes its data. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const prefix = `postloom-test-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}-`;
  await sweep(prefix);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // For root the server runs as another user, which must be able to access the folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder: folder, durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
