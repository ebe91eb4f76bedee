import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Composed {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string>; configs?: { source: string }[] } | undefined
  >;
  configs: Record<string, { file: string }>;
}

const composed = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true }) as Composed;

describe('the backup', () => {
  const example = readFileSync('.env.production.example', 'utf8');
  const compose = composed('docker-compose.yml');
  const backup = composed('deploy/backup.yml');
  const settingsOf = (service: Composed['services'][string]) =>
    (service?.command ?? []).filter((part) => part.includes('='));

  it('archives the log of the primary, which keeps its own settings', () => {
    const settings = settingsOf(backup.services['primary']);
    expect(settings).toEqual(expect.arrayContaining(settingsOf(compose.services['primary'])));
    expect(settings).toEqual(expect.arrayContaining(['archive_mode=on', 'archive_timeout=60']));
    expect(settings.some((one) => /^archive_command=pgbackrest --stanza=postloom archive-push %p$/.test(one))).toBe(
      true,
    );
  });

  it('names each variable that the example leaves to be filled in', () => {
    const wanted = Object.values(backup.services['primary']?.environment ?? {}).map(
      (value) => /^\$\{(\w+):\?/.exec(value)?.[1],
    );
    expect(wanted).toHaveLength(6);
    for (const name of wanted) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('mounts files that exist', () => {
    const mounted = backup.services['primary']?.configs ?? [];
    expect(mounted.map(({ source }) => source)).toEqual(Object.keys(backup.configs));
    for (const { file } of Object.values(backup.configs)) expect(existsSync(file)).toBe(true);
  });

  /** Runs a script with a `docker` that logs its arguments, and fails for some. */
  function run(script: string, failing: string) {
    const folder = mkdtempSync(join(tmpdir(), 'postloom-backup-'));
    writeFileSync(
      join(folder, 'docker'),
      `#!/bin/sh\necho "$*" >> ${folder}/log\ncase "$*" in *"${failing}"*) exit 1 ;; esac\n`,
      { mode: 0o755 },
    );
    const { status } = spawnSync('sh', [`deploy/${script}`], { env: { PATH: `${folder}:${process.env['PATH']}` } });
    const log = readFileSync(join(folder, 'log'), 'utf8');
    rmSync(folder, { recursive: true });
    return { status, log };
  }

  it('is recorded only once it is made', () => {
    expect(run('backup.sh', 'nothing')).toMatchObject({
      status: 0,
      log: expect.stringMatching(
        / stanza-create\n.* check\n.* --type=(full|diff) backup\n.* record-backup\n$/,
      ) as string,
    });
    const failed = run('backup.sh', ' backup');
    expect([failed.status, failed.log.includes('record-backup')]).toEqual([1, false]);
  });

  /** Runs the drill's check with programs that log their arguments, and a server that answers from a number of calls on. */
  function check(answersFrom: number, isAlive = true) {
    const folder = mkdtempSync(join(tmpdir(), 'postloom-restore-'));
    const program = (name: string, body: string) =>
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${folder}/log\n${body}\n`, { mode: 0o755 });
    program('pgbackrest', '');
    program('sleep', '');
    program(
      'pg_ctl',
      `case "$*" in *status) exit ${isAlive ? 0 : 3} ;; *start) echo 'its end' > "${folder}/x" ;; esac`,
    );
    program(
      'psql',
      `[ "$(grep -c ^psql ${folder}/log)" -ge ${answersFrom} ] || exit 2
       case "$*" in *in_recovery*) echo f ;; *) echo 0 ;; esac`,
    );
    const { status, stdout } = spawnSync('sh', ['deploy/restore-check.sh'], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, PGDATA: join(folder, 'data'), TMPDIR: folder },
    });
    const log = readFileSync(join(folder, 'log'), 'utf8');
    rmSync(folder, { recursive: true });
    return { status, stdout, log };
  }

  it('is restored with any max_connections, as the server takes no connections until then', () => {
    const { status, stdout, log } = check(4);
    expect([status, stdout]).toEqual([0, expect.stringContaining('differ from their ledger: 0;')]);
    expect(log).toMatch(/^pg_ctl .*-c hot_standby=off .* start$/m);
    expect(log.match(/in_recovery/g)).toHaveLength(4);
    expect(check(100, false).status).toBe(1);
  });

  it('is restored without the standbys, whose containers go before their volumes', () => {
    const handbook = readFileSync('docs/operations.md', 'utf8');
    const [, section = ''] = handbook.split('\n**Restore to a moment**');
    const blocks = [...section.split('\n**Drill**')[0]!.matchAll(/^```\n([^]*?)^```$/gm)].map(
      ([, block = '']) => block,
    );
    expect(blocks).toHaveLength(2);
    const standbys = Object.keys(compose.services).filter((name) => name.startsWith('standby'));
    for (const block of blocks) {
      const lines = block.split('\n');
      const at = (part: RegExp) => lines.findIndex((line) => part.test(line));
      const removed = at(/^docker compose --profile scale rm -sf /);
      const volumes = at(/^docker volume rm -f /);
      for (const name of standbys) {
        expect(lines[removed]?.split(' ')).toContain(name);
        expect(lines[volumes]?.split(' ')).toContain(`postloom_${name}`);
      }
      expect(0 < removed && removed < volumes && volumes < at(/^docker compose up -d/)).toBe(true);
    }
  });

  it('is restored by the drill into a volume that is removed, also after a failure', () => {
    for (const [failing, status] of [
      ['nothing', 0],
      ['restore-check.sh', 1],
    ] as const) {
      const drill = run('restore-drill.sh', failing);
      const [, volume = 'none'] = /volume create (\S+)/.exec(drill.log) ?? [];
      expect([drill.status, drill.log.trim().split('\n').at(-1)]).toEqual([status, `volume rm -f ${volume}`]);
      expect(drill.log).not.toContain('/var/lib/postgresql');
    }
  });
});
