import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { makeFolder } from '../embedded-postgres/cluster';
import { canEnter, chooseServerUser } from '../embedded-postgres/server-user';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';
import { Refusal } from './children';
import type { LaunchSettings } from './settings';

const CONNECT_MS = 5000;
/** State folder of a root checkout in a private folder; every account can enter it. */
const SHARED_STATE = '/var/lib/postloom';

export interface Database {
  url: string;
  /** Shown in the progress line. */
  description: string;
  stop(): Promise<void>;
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  '28P01': 'user name or password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '53300': 'it has too many connections',
};

/**
 * Checks the configured database.
 * @throws Refusal with one sentence (without the password) when it can't be used
 */
async function checkGivenDatabase(url: string): Promise<string> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Refusal('DATABASE_URL must look like postgres://user:password@host:5432/database.', 78);
  }
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || 5432}${pathname}`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const timedOut = /timeout/i.test(message) ? 'it does not answer' : message;
    throw new Refusal(`DATABASE_URL names ${place}, which can't be used: ${REASONS[code ?? ''] ?? timedOut}.`, 78);
  } finally {
    await client.end().catch(() => undefined);
  }
  return place;
}

/**
 * Returns the folder for the embedded server's files. For root, PostgreSQL runs as another account, which can't enter a
 * checkout under a private folder; the files are then in /var/lib/postloom, and `.data/postgres` links to them. A
 * folder that the user chose is never replaced: the server refuses it with its own sentence.
 */
function embeddedFolder(settings: LaunchSettings): string {
  const folder = join(settings.dataFolder, 'postgres');
  const made = makeFolder(settings.dataFolder);
  if (settings.dataFolderChosen || lstatSync(folder, { throwIfNoEntry: false })) return folder;
  const user = chooseServerUser(join(folder, 'cluster'));
  // A strict umask would lock the server's account out.
  if (user) for (const parent of made) chmodSync(parent, 0o755);
  if (!user || canEnter(user, settings.dataFolder)) return folder;
  const key = createHash('sha256').update(`${settings.dataFolder}:${Date.now()}`).digest('hex').slice(0, 12);
  const shared = join(SHARED_STATE, `${basename(process.cwd())}-${key}`);
  for (const parent of makeFolder(shared)) chmodSync(parent, 0o755);
  symlinkSync(shared, folder);
  return folder;
}

/** Opens DATABASE_URL, or starts (or joins) the embedded PostgreSQL under the data folder. */
export async function openDatabase(settings: LaunchSettings): Promise<Database> {
  if (settings.databaseUrl) {
    const place = await checkGivenDatabase(settings.databaseUrl);
    return { url: settings.databaseUrl, description: place, stop: () => Promise.resolve() };
  }
  let folder: string;
  try {
    folder = embeddedFolder(settings);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `The data folder ${settings.dataFolder} can't be made (${code ?? message}): give this user write access, or set DATA_FOLDER.`,
    );
  }
  const isNew = !existsSync(join(folder, 'cluster'));
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  const how = server.joined ? 'joined' : isNew ? 'created' : 'embedded';
  return { url: server.url, description: `PostgreSQL 18, ${how}, port ${server.port}`, stop: () => server.stop() };
}
