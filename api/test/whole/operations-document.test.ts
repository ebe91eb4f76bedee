import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig } from '../../config/config';
import { oldestDatabase } from '../../platform/database/server-version';
import { createMetrics } from '../../platform/observability/metrics';
import { cronOf, lanes } from '../../platform/jobs/definitions';
import { jobOptions } from '../../wiring/job-handlers';
import { compose, deployed } from '../compose-file';

const handbook = readFileSync('docs/operations.md', 'utf8');
const cluster = deployed('kubernetes/README.md');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
const rules = (parse(readFileSync('docs/alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);

describe('docs/operations.md', () => {
  const names = lanes.map(([name]) => name);

  it('names every lane of jobs, as does the glossary', () => {
    expect(handbook).toContain(`run in lanes (${names.join(', ')})`);
    const glossary = /\*\*lane\*\*: [^:]*: (.*)\.$/m.exec(readFileSync('docs/glossary.md', 'utf8'))?.[1] ?? '';
    expect(glossary.replace(/ \([^)]*\)/g, '').split(', ')).toEqual(names);
  });

  it('counts the connections that jobs hold', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://localhost/postloom' });
    const { atOnce } = jobOptions({
      config,
      events: { listen: () => () => undefined } as never,
      metrics: createMetrics({ version: 'test', role: 'worker' }),
    });
    const scheduled = lanes.map(
      ([lane, jobs]) => [lane, Math.min(atOnce[lane], jobs.filter((job) => cronOf(job)).length)] as const,
    );
    const total = scheduled.reduce((sum, [, count]) => sum + count, 0);
    const [row = ''] = handbook.match(/^\| worker or all, of that pool .*$/m) ?? [];
    expect(row).toContain(`${lanes.length} wait for jobs`);
    expect(row).toContain(`up to ${total} more`);
    for (const [lane, count] of scheduled.filter(([, some]) => some > 0)) expect(row).toContain(`${count} of ${lane}`);
    // one is left for other work of the process
    expect(lanes.length + total).toBeLessThan(12);
  });

  it('names alerts that exist', () => {
    const alerts = rules.map(({ alert }) => alert);
    const named = [
      ...handbook.matchAll(/\b([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?:\s+fires\b|:|\s+alone\b|\s+follows\b)/g),
    ].map(([, name = '']) => name);
    const others = ['PostgreSQL', 'PgBouncer', 'PayPal'];
    expect(named).toEqual(expect.arrayContaining(['ArchiveFails', 'BackupOld', 'PartitionsBehind']));
    expect(named.filter((name) => !alerts.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('refers to sections that exist', () => {
    const headings = [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
    const points = [...handbook.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, point = '']) => point);
    const named = [...handbook.matchAll(/(?:\(|\bsee |\bby )'([A-Z][a-z][^'\n]+)'(?! in$| in \[)/gm)].map(
      ([, name = '']) => name,
    );
    const screens = ['Email and Storage', 'Invoices and Returns', 'Paypal Setup', 'Appearance'];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => ![...headings, ...points, ...screens].includes(name))).toEqual([]);
  });

  it('leads back from the profile scale by removing each of its services, after the remaining ones were replaced', () => {
    const [, back = ''] = handbook.split('Back again,');
    const [, block = ''] = /^```\n([^]*?)^```$/m.exec(back) ?? [];
    const removed = [...block.matchAll(/^docker compose --profile scale rm -sf (.+)$/gm)].flatMap(([, services = '']) =>
      services.split(' '),
    );
    const ofProfile = Object.entries(compose.services).filter(([, { profiles }]) => profiles?.includes('scale'));
    expect(removed.sort()).toEqual(ofProfile.map(([name]) => name).sort());
    expect(block.indexOf('deploy/rolling.sh')).toBeLessThan(block.indexOf(' rm -sf '));
    expect(block.indexOf('standby-2')).toBeLessThan(block.indexOf("pg_drop_replication_slot('standby_2')"));
  });

  it('asks PgBouncer as a role that may ask', () => {
    const [, role, query] = /psql -h pgbouncer-1 -p 6432 -U (\w+) pgbouncer -c "([^"]+)"/.exec(handbook) ?? [];
    expect(query).toBe('show pools');
    expect(deployed('pgbouncer/pgbouncer.ini')).toMatch(new RegExp(`^stats_users = ${role}$`, 'm'));
    expect(deployed('pgbouncer/start.sh')).toContain(`"${role}"`);
  });
});

describe('deploy/kubernetes/README.md', () => {
  it('asks for the PostgreSQL that the product needs', () => {
    expect(cluster).toContain(`PostgreSQL ${oldestDatabase} or newer`);
    expect(compose.services['primary']?.['image']).toBe(`postgres:${oldestDatabase}`);
  });

  it('has the jobs of deploy/prometheus.yml that the alerts need, and says what the others need', () => {
    interface Job {
      job_name: string;
      params?: unknown;
      relabel_configs?: { replacement?: string }[];
    }
    const [, example = ''] = /```yaml\n([^]*?)```/.exec(cluster) ?? [];
    const jobs = parse(example) as Job[];
    const { scrape_configs: all } = parse(deployed('prometheus.yml')) as { scrape_configs: Job[] };
    const site = (list: Job[]) => list.find(({ job_name: name }) => name === 'site');
    expect(site(jobs)?.params).toEqual(site(all)?.params);
    expect(site(jobs)?.relabel_configs?.slice(0, 2)).toEqual(site(all)?.relabel_configs?.slice(0, 2));
    const needing = (metrics: RegExp) => rules.filter(({ expr }) => metrics.test(expr)).map(({ alert }) => alert);
    for (const alert of needing(/\b(probe|node)_\w|database_standby|database_archive|database_backup/))
      expect(cluster).toContain(alert);
  });
});
