import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** What an earlier run of this checkout left behind when it was killed. */
async function sweep(prefix: string): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(prefix)) continue;
    // A folder without a cluster may belong to a run that is just beginning: the system clears it some day.
    if (existsSync(join(folder, 'cluster'))) await removeAbandoned(folder);
  }
}

/** One PostgreSQL for a whole run, fast rather than safe, gone afterwards. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const prefix = `postloom-test-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}-`;
  await sweep(prefix);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As root the server runs as another account, which must be able to enter.
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
