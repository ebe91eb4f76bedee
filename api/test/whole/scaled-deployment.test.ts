import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/config';
import { compose, deployed, example, filled, namesOn, networksOf } from '../compose-file';

const services = Object.entries(compose.services);
const inProfile = (profile: string | null) =>
  services.filter(([, { profiles }]) => !profiles || (profile !== null && profiles.includes(profile)));
const namesOf = (entries: typeof services) => entries.map(([name]) => name);
const withRole = (profile: string | null, role: string) =>
  inProfile(profile).filter(([, { environment }]) => environment?.['ROLE'] === role);

const exampleFile = readFileSync('.env.production.example', 'utf8');
const withoutProfile = example('.env.production.example');
/** The values that the example gives for the profile. */
const forProfile = Object.fromEntries(
  [...exampleFile.matchAll(/^# {3}([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const withProfile = { ...withoutProfile, ...forProfile };

/** Runs a script with programs of these names, which log how they were called. */
function run(script: string, programs: Record<string, string>, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'postloom-script-'));
  writeFileSync(join(folder, 'log'), '');
  for (const [name, body] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${folder}/log\n${body}\n`, { mode: 0o755 });
  const { status } = spawnSync('sh', [script], {
    env: { PATH: `${folder}:${process.env['PATH']}`, PGDATA: join(folder, 'data'), ...environment },
  });
  const log = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { status, log };
}

describe('the profile scale', () => {
  it('adds servers, and changes none without it', () => {
    const { scale, plain } = { scale: namesOf(inProfile('scale')), plain: namesOf(inProfile(null)) };
    expect(plain).toEqual(['proxy', 'migrate', 'api-1', 'api-2', 'worker', 'primary', 'standby']);
    expect(scale.filter((name) => !plain.includes(name))).toEqual([
      'api-3',
      'api-4',
      'worker-2',
      'worker-3',
      'standby-2',
      'pgbouncer-1',
      'pgbouncer-2',
      'valkey',
    ]);
    for (const [, service] of inProfile(null))
      for (const [needed, { required = true }] of Object.entries(service.depends_on ?? {}))
        if (required) expect(plain).toContain(needed);
  });

  it('has an example of each variable it needs, and each default is the deployment without it', () => {
    expect(Object.keys(forProfile).sort()).toEqual(
      ['API_SERVERS', 'DATABASE_SERVER', 'POSTGRES_MAX_CONNECTIONS', 'STANDBY_SERVER', 'VALKEY_URL'].sort(),
    );
    const file = readFileSync('docker-compose.yml', 'utf8');
    for (const name of Object.keys(forProfile))
      for (const [, fallback] of file.matchAll(new RegExp(`\\$\\{${name}:-([^}]*)\\}`, 'g')))
        expect([name, fallback]).toEqual([name, withoutProfile[name]]);
  });

  it('gives each process of the product the servers of the profile', () => {
    const addresses = (given: Record<string, string>, name: string) => {
      const environment = compose.services[name]?.environment ?? {};
      const values = { ...given, POSTGRES_PASSWORD: 'abc', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
      const secret = Buffer.alloc(32, 7).toString('base64');
      const read = Object.entries(environment).map(([key, value]) => [
        key,
        filled(value, { ...values, SESSION_SECRET: secret, ENCRYPTION_KEY: secret, METRICS_TOKEN: secret }),
      ]);
      const config = readConfig(Object.fromEntries(read) as Record<string, string>);
      return [config.databaseUrl, config.directUrl, ...config.standbyUrls, config.valkeyUrl]
        .filter((url) => url !== undefined)
        .map((url) => new URL(url).host);
    };
    for (const name of [...namesOf(withRole('scale', 'api')), ...namesOf(withRole('scale', 'worker'))])
      expect(addresses(withProfile, name)).toEqual(['pgbouncer:6432', 'primary:5432', 'standbys:5432', 'valkey:6379']);
    // where both addresses are the same one, the product has one pool
    expect(addresses(withoutProfile, 'api-1')).toEqual(['primary:5432', 'standby:5432']);
    const reachable = (alias: string) =>
      namesOf(inProfile('scale').filter(([one]) => namesOn('data', one).includes(alias)));
    expect(reachable('pgbouncer')).toEqual(['pgbouncer-1', 'pgbouncer-2']);
    expect(reachable('standbys')).toEqual(['standby', 'standby-2']);
    expect(reachable('valkey')).toEqual(['valkey']);
  });

  it('gives proxy and Prometheus the api that run, and no other', () => {
    for (const [given, profile] of [
      [withoutProfile, null],
      [withProfile, 'scale'],
    ] as const)
      for (const name of ['proxy', 'prometheus'])
        expect(filled(compose.services[name]?.environment?.['API_SERVERS'] ?? '', given).split(' ')).toEqual(
          namesOf(withRole(profile, 'api')).map((one) => `${one}:4000`),
        );
    // Prometheus reads them from a file that its script writes
    const file = '/tmp/apis.yml';
    const line =
      deployed('prometheus.sh')
        .split('\n')
        .find((one) => one.endsWith(file)) ?? '';
    const { stdout } = spawnSync('sh', ['-c', line.replace(`> ${file}`, '')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], API_SERVERS: withProfile['API_SERVERS'] },
    });
    expect(JSON.parse(stdout)).toEqual([{ targets: withProfile['API_SERVERS']?.split(' ') }]);
  });

  it('gives each worker and each standby a disk of its own', () => {
    const volumes = inProfile('scale').flatMap(([, { volumes: mounts = [] }]) =>
      mounts.filter((mount) => /^[a-z0-9-]+:\/var\/lib\/postloom/.test(mount) || /^standby/.test(mount)),
    );
    expect(volumes.map((mount) => mount.split(':')[0])).toEqual([
      'worker',
      'worker-2',
      'worker-3',
      'standby',
      'standby-2',
    ]);
    for (const mount of volumes) expect(compose.volumes).toHaveProperty(mount.split(':')[0] ?? '');
    for (const [name, { environment, profiles }] of services.filter(([one]) => one.startsWith('standby')))
      expect([name, environment?.['REPLICATION_SLOT'], networksOf(name)]).toEqual([
        name,
        profiles ? 'standby_2' : 'standby',
        ['data'],
      ]);
  });

  it('opens no more connections than PostgreSQL allows, also while processes are replaced', () => {
    const perProcess = Number(withProfile['DATABASE_CONNECTIONS']);
    const reserved = 3;
    // a command of an operator, or a process that is not yet gone
    const besides = perProcess + 1;
    const count = (profile: string | null, role: string) => withRole(profile, role).length;
    const plain = (count(null, 'api') + count(null, 'worker')) * (perProcess + 1) + besides;
    expect(plain).toBeLessThanOrEqual(Number(withoutProfile['POSTGRES_MAX_CONNECTIONS']) - reserved);

    const ini = deployed('pgbouncer/pgbouncer.ini');
    const setting = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(ini)?.[1]);
    const poolers = inProfile('scale').filter(([, { image }]) => String(image).includes('pgbouncer')).length;
    const processes = count('scale', 'api') + count('scale', 'worker');
    const direct = processes + count('scale', 'worker') * perProcess;
    const scaled = poolers * setting('default_pool_size') + direct + besides;
    expect(scaled).toBeLessThanOrEqual(Number(withProfile['POSTGRES_MAX_CONNECTIONS']) - reserved);
    // one PgBouncer serves all processes while the other is replaced
    expect(processes * perProcess + besides).toBeLessThanOrEqual(setting('max_client_conn'));
    for (const [name, { command, environment }] of services) {
      if (name === 'primary') expect(command).toContain('max_connections=${POSTGRES_MAX_CONNECTIONS:-100}');
      if (name.startsWith('standby'))
        expect(environment).toMatchObject({ MAX_CONNECTIONS: '${POSTGRES_MAX_CONNECTIONS:-100}' });
    }
  });

  it('lets PgBouncer finish its transactions, which a statement can delay by its bound', () => {
    for (const name of ['pgbouncer-1', 'pgbouncer-2'])
      expect(compose.services[name]).toMatchObject({ stop_signal: 'SIGINT', stop_grace_period: '35s' });
  });
});

describe('a standby', () => {
  const programs = { pg_receivewal: '', pg_basebackup: '', postgres: '' };
  const environment = { REPLICATION_PASSWORD: 'abc', MAX_CONNECTIONS: '200' };

  it.each(['standby', 'standby_2'])('creates the slot %s where it is missing, before its first copy', (slot) => {
    const { status, log } = run('deploy/standby.sh', programs, { ...environment, REPLICATION_SLOT: slot });
    expect(status).toBe(0);
    expect(log.map((line) => line.split(' ')[0])).toEqual(['pg_receivewal', 'pg_basebackup', 'postgres']);
    expect(log[0]).toContain(`--create-slot --if-not-exists --slot=${slot}`);
    expect(log[1]).toContain(`--slot=${slot} `);
    expect(log[2]).toContain('max_connections=200');
  });

  it('does not start on a copy that failed', () => {
    const failing = { ...programs, pg_basebackup: 'exit 1' };
    const { status, log } = run('deploy/standby.sh', failing, { ...environment, REPLICATION_SLOT: 'standby' });
    expect([status, log.map((line) => line.split(' ')[0])]).toEqual([1, ['pg_receivewal', 'pg_basebackup']]);
  });
});

describe('the rolling restart', () => {
  /** @returns what was replaced, with a `docker` that fails for a call that ends with a text */
  function rolling(profile: string | null, failing = 'nothing') {
    const names = namesOf(inProfile(profile)).join('\\n');
    const docker = `case "$*" in *"${failing}") exit 1 ;; "compose config --services") printf '${names}\\n' ;; esac`;
    const { status, log } = run('deploy/rolling.sh', { docker }, { PAUSE_SECONDS: '0' });
    return { status, replaced: log.flatMap((line) => / up .*--wait .* (\S+)$/.exec(line)?.[1] ?? []) };
  }

  it('replaces one process after the other, each once the one before is ready', () => {
    expect(rolling(null)).toEqual({ status: 0, replaced: ['worker', 'api-1', 'api-2'] });
  });

  it('replaces every process of the profile scale in the same way', () => {
    const { status, replaced } = rolling('scale');
    expect(status).toBe(0);
    expect(replaced.slice(0, 3)).toEqual(['valkey', 'pgbouncer-1', 'pgbouncer-2']);
    expect(replaced.slice(3)).toEqual([...namesOf(withRole('scale', 'worker')), ...namesOf(withRole('scale', 'api'))]);
  });

  it('ends at a process that does not become ready, and leaves the others', () => {
    expect(rolling(null, ' api-1')).toEqual({ status: 1, replaced: ['worker', 'api-1'] });
    expect(rolling('scale', ' pgbouncer-1')).toEqual({ status: 1, replaced: ['valkey', 'pgbouncer-1'] });
    expect(rolling(null, 'run --rm migrate')).toEqual({ status: 1, replaced: [] });
    expect(rolling(null, 'config --services')).toEqual({ status: 1, replaced: [] });
  });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
(hasCaddy ? describe : describe.skip)(`the proxy${hasCaddy ? '' : ' (caddy is not installed)'}`, () => {
  it.each([
    ['without the profile', withoutProfile],
    ['with it', withProfile],
  ])('balances over the api that run, %s', (_name, { API_SERVERS = '' }) => {
    // without the global options, of which Caddy before 2.8 does not know all
    const site = deployed('Caddyfile').replace(/^\{\n[\s\S]*?\n\}\n/, '');
    const folder = mkdtempSync(join(tmpdir(), 'postloom-proxy-'));
    writeFileSync(join(folder, 'Caddyfile'), site);
    const { stdout, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, SITE_ADDRESS: ':80', API_SERVERS },
    });
    rmSync(folder, { recursive: true });
    expect(stderr).not.toContain('Error');
    const dials = [...stdout.matchAll(/"dial":"([^"]+)"/g)].map(([, address]) => address);
    expect(dials).toEqual(API_SERVERS.split(' '));
  });
});
