import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { chooseServerUser, identity } from '../embedded-postgres/server-user';
import { Refusal } from './children';

export interface TestPooler {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer before the tests' server, with the settings of deploy/pgbouncer/pgbouncer.ini.
 * @param port any free one by default
 * @throws Refusal where it is not installed
 */
export async function startTestPooler(databaseUrl: string, port?: number): Promise<TestPooler> {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  port ??= await getPort();
  const folder = mkdtempSync(join(tmpdir(), 'postloom-pooler-'));
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const settings = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace('host=primary port=5432', `host=${hostname} port=${serverPort}`)
    .replace(/^listen_addr.*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port.*$/m, `listen_port = ${port}`)
    .replace(/^auth_type.*$/m, 'auth_type = trust')
    .replace(/^auth_file.*$/m, `auth_file = ${users}`)
    // each test has a database of its own, and so a pool
    .replace(/^server_idle_timeout.*$/m, 'server_idle_timeout = 5');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  // PgBouncer refuses to run as root, as PostgreSQL does
  const user = identity(chooseServerUser(join(folder, 'none')));
  const pooler = spawn('pgbouncer', [file], { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Refusal('PgBouncer did not start: install the package pgbouncer.', 69));
    pooler.once('error', refuse).once('exit', refuse);
    pooler.stderr.on('data', (line: Buffer) => line.includes('process up') && resolve());
  });
  return {
    port,
    pid: pooler.pid ?? 0,
    stop: async () => {
      pooler.kill('SIGTERM');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
