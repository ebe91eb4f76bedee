import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import {
  EmbeddedPostgresError,
  removeAbandoned,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres';
import { markOf } from './processes';

let place: string;
const started: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'postloom-embedded-'));
  chmodSync(place, 0o755);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of started.splice(0)) await server.stop();
  for (const name of readdirSync(place)) {
    if (existsSync(join(place, name, 'cluster'))) await removeAbandoned(join(place, name));
  }
  rmSync(place, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder: join(place, 'data'), durable: false, ...options });
  started.push(server);
  return server;
}

async function ask<T = string>(server: EmbeddedPostgres, sql: string): Promise<T> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer as T;
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number(readFileSync(join(place, 'data', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Starts (or joins) the server in another Node process, which then stays. */
async function startElsewhere(
  projectFolder = process.cwd(),
): Promise<{ child: ChildProcess; url: string; joined: boolean }> {
  const module = resolve('tools/embedded-postgres/embedded-postgres.ts');
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(join(place, 'data'))}, durable: false });
    process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
    process.send({ url: server.url, joined: server.joined });
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(
    process.execPath,
    ['--import', resolve('node_modules/tsx/dist/esm/index.mjs'), '--input-type=module', '-e', script],
    {
      cwd: projectFolder,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ url: string; joined: boolean }];
  return { child, ...message };
}

test('a new server uses UTF-8 and the built-in C.UTF-8 locale under any locale of the shell, and has the extensions', async () => {
  const shell = { LANG: process.env.LANG, LC_ALL: process.env.LC_ALL, PGPORT: process.env.PGPORT };
  Object.assign(process.env, { LANG: '', LC_ALL: 'POSIX', PGPORT: '1' });
  try {
    const server = await start();
    const facts = await ask(
      server,
      `SELECT concat_ws(' ', current_setting('server_encoding'), datlocprovider, datlocale, current_setting('server_version_num')::int / 10000) AS answer
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(facts).toBe('UTF8 b C.UTF-8 18');
    expect(await ask(server, "SELECT upper('grüße, ñandú') AS answer")).toBe('GRÜßE, ÑANDÚ');

    for (const name of ['pg_trgm', 'citext', 'pgcrypto', 'unaccent']) await ask(server, `CREATE EXTENSION ${name}`);
    expect(await ask(server, "SELECT unaccent('Crème') AS answer")).toBe('Creme');
    expect(await ask<number>(server, "SELECT similarity('postloom', 'postlom') AS answer")).toBeGreaterThan(0.5);
    expect(await ask(server, 'SELECT uuidv7()::text AS answer')).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    for (const [name, value] of Object.entries(shell)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});

test('data is durable by default, and access needs a password that no other user can read', async () => {
  const server = await start({ durable: undefined });
  expect(
    await ask(
      server,
      "SELECT concat_ws(' ', current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit')) AS answer",
    ),
  ).toBe('on on on');
  expect(
    await ask(
      server,
      "SELECT current_setting('listen_addresses') || current_setting('unix_socket_directories') AS answer",
    ),
  ).toBe('127.0.0.1');
  expect(statSync(join(place, 'data', 'password')).mode & 0o777).toBe(0o600);
  const other = new Client({ connectionString: server.url.replace(/:[^:@/]+@/, ':guess@') });
  await expect(other.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('stopping ends the server; the next start has the same data and the same port; it stops without its folder too', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value');
  const pid = serverPid();
  await first.stop();
  await first.stop();
  expect(markOf(pid)).toBeUndefined();
  const second = await start();
  expect(second.port).toBe(first.port);
  expect(await ask<number>(second, 'SELECT value AS answer FROM kept')).toBe(7);
  const next = serverPid();
  rmSync(join(place, 'data'), { recursive: true });
  await second.stop();
  expect(markOf(next)).toBeUndefined();
});

test('a server left by a killed command is restarted', async () => {
  const { child } = await startElsewhere();
  const orphan = serverPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(markOf(orphan)).toBeDefined();
  const server = await start();
  expect(server.joined).toBe(false);
  expect(serverPid()).not.toBe(orphan);
  expect(await ask<number>(server, 'SELECT 1 AS answer')).toBe(1);
});

test('a second command joins, and the last to leave stops the server', async () => {
  const { child, url, joined } = await startElsewhere();
  expect(joined).toBe(false);
  const server = await start();
  expect(server).toMatchObject({ url, joined: true });
  const pid = serverPid();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(await ask<number>(server, 'SELECT 1 AS answer')).toBe(1);
  await server.stop();
  expect(markOf(pid)).toBeUndefined();
});

test('only one of several racing commands initialises, and all get the same server', async () => {
  const all = await Promise.all([startElsewhere(), startElsewhere(), start()]);
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  expect(all.filter(({ joined }) => !joined)).toHaveLength(1);
});

test('the leftovers of a killed initialisation are not used as a cluster, and a stale lock does not block', async () => {
  mkdirSync(join(place, 'data', 'cluster.new'), { recursive: true });
  writeFileSync(join(place, 'data', 'cluster.new', 'PG_VERSION'), '18\n');
  writeFileSync(join(place, 'data', 'lock'), JSON.stringify({ pid: process.pid, started: 'an earlier life' }));
  expect(await ask<number>(await start(), 'SELECT 1 AS answer')).toBe(1);
});

test('a taken port is refused when it was configured, and replaced when it was only stored', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    await expect(start({ port })).rejects.toThrow(
      `Port ${port} is already in use, so PostgreSQL can't listen there: choose another port.`,
    );
    writeFileSync(join(place, 'data', 'port'), String(port));
    expect((await start()).port).not.toBe(port);
  } finally {
    other.close();
  }
});

test('a cluster of another version is refused in one sentence', async () => {
  mkdirSync(join(place, 'data', 'cluster'), { recursive: true });
  writeFileSync(join(place, 'data', 'cluster', 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow(/belongs to PostgreSQL 15, and this product runs 18/);
});

test('abandoned temporary folders are removed, used ones stay', async () => {
  const server = await start();
  await removeAbandoned(join(place, 'data'));
  expect(await ask<number>(server, 'SELECT 1 AS answer')).toBe(1);
  await server.stop();
  await removeAbandoned(join(place, 'data'));
  expect(existsSync(join(place, 'data'))).toBe(false);
});

if (process.getuid?.() === 0) {
  test("a data folder the server's account can't reach is one clear sentence", async () => {
    mkdirSync(join(place, 'private'), { mode: 0o700 });
    const failure = start({ dataFolder: join(place, 'private', 'data') });
    await expect(failure).rejects.toThrow(EmbeddedPostgresError);
    await expect(failure).rejects.toThrow(
      /^The data folder .+private.data can't be reached by the user \w+, whom PostgreSQL runs as: set DATA_FOLDER/,
    );
  });

  test("programs in a private checkout are copied to where the server's account can run them", async () => {
    const checkout = join(place, 'checkout');
    mkdirSync(checkout, { mode: 0o700 });
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
    const { url } = await startElsewhere(checkout);
    expect(url).toMatch(/^postgres:/);
    expect(readFileSync(`/proc/${serverPid()}/cmdline`, 'utf8')).toContain('postloom-postgres-');
    expect(statSync(`/proc/${serverPid()}`).uid).not.toBe(0);
  });
} else {
  test("a data folder that can't be written is one clear sentence", async () => {
    mkdirSync(join(place, 'data'), { mode: 0o500 });
    await expect(start()).rejects.toThrow(/^The data folder .+ can't be written \(EACCES\)/);
  });
}
