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
