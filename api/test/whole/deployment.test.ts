import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { itemUpload } from '../../../contract/catalog';
import { photoUpload } from '../../../contract/design-photo';
import { readConfig } from '../../config/config';
import { variableNames } from '../../config/variables';
import { compose, deployed, example, filled, namesOn, networksOf, notForProduction } from '../compose-file';

const text = readFileSync('docker-compose.yml', 'utf8');
const forProduction = example('.env.production.example');

/** Set by docker-compose.yml itself. */
const fixed = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'ROLE',
  'DATA_FOLDER',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_STANDBY_URL',
];

describe('docker-compose.yml', () => {
  const product = { ...compose.services['api-1']?.environment };

  it('is valid by the Compose Specification', () => {
    const schema = JSON.parse(readFileSync('api/test/published/compose-spec.json', 'utf8')) as Record<string, unknown>;
    // The schema refers to itself and its draft by web addresses.
    const { $schema: _draft, $id: _id, ...rules } = schema;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(rules);
    const {
      'x-hardened': _h,
      'x-product': _p,
      'x-ready': _r,
      'x-profiles': _o,
      ...file
    } = compose as Record<string, unknown>;
    validate(file);
    expect(validate.errors).toBeNull();
  });

  it('passes every variable of the product, and no other', () => {
    const wanted = variableNames.filter((name) => !notForProduction.includes(name));
    const passed = Object.keys(product).filter(
      (name) => !name.endsWith('_FILE') && !['NODE_OPTIONS', 'MALLOC_ARENA_MAX'].includes(name),
    );
    expect(passed.sort()).toEqual([...wanted].sort());
    for (const name of Object.keys(product).filter((one) => one.endsWith('_FILE')))
      expect(wanted).toContain(name.replace(/_FILE$/, ''));
    for (const name of wanted.filter((one) => !fixed.includes(one)))
      expect(product[name]).toMatch(new RegExp(`^\\$\\{${name}[:-]`));
  });

  it('uses each variable of its example, and the example documents each one it uses', () => {
    const taken = new Set(
      [...(text + deployed('backup.yml')).matchAll(/\$\{(\w+)[:?-]/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.endsWith('_FILE')),
    );
    expect(Object.keys(forProduction).sort()).toEqual([...taken].sort());
  });

  it("has every variable of the product in the checkout's .env.example", () => {
    const internal = ['POSTLOOM_SANDBOX', 'WEB_DEV'];
    const known = Object.keys(example('.env.example')).filter((name) => !name.startsWith('SANDBOX_'));
    expect(known.sort()).toEqual(variableNames.filter((name) => !internal.includes(name)).sort());
  });

  it('starts with the example once its secrets are filled in', () => {
    const secrets = Object.fromEntries(
      Object.entries(forProduction).map(([name, value]) => [
        name,
        value ||
          (/SECRET|KEY$|PASSWORD|TOKEN|KEY_ID/.test(name) && !/^(PAYPAL|OIDC)/.test(name)
            ? Buffer.alloc(32, 7).toString('base64')
            : ''),
      ]),
    );
    const environment = Object.fromEntries(
      Object.entries(product).map(([name, value]) => [name, filled(value, { ...secrets, POSTGRES_PASSWORD: 'abc' })]),
    );
    expect(readConfig(environment)).toMatchObject({ production: true, appUrl: 'https://shop.example', trustProxy: 1 });
    expect(() => filled(String(product['DATABASE_URL']), {})).toThrow('POSTGRES_PASSWORD is missing');
  });

  it('gives no container more rights than it needs', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect({ name, ...service }).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String) as string,
        pids_limit: expect.any(Number) as number,
        logging: { options: { 'max-size': expect.any(String) as string } },
        networks: expect.anything() as unknown,
      });
    }
    expect(networksOf('proxy')).not.toContain('data');
    for (const name of ['primary', 'standby', 'standby-2', 'pgbouncer-1', 'pgbouncer-2', 'valkey'])
      expect([name, networksOf(name)]).toEqual([name, ['data']]);
  });

  it('starts no image as root that changes its user without the right to', () => {
    // by their entry points; the others start as a user of their own, or stay root
    const changing = ['postgres', 'valkey/valkey'];
    const found = Object.entries(compose.services).filter(([, { image = '' }]) =>
      changing.includes(image.replace(/:.*/, '')),
    );
    expect(found.map(([name]) => name)).toEqual(['primary', 'standby', 'standby-2', 'valkey']);
    for (const [name, { user, cap_add: added = [] }] of found)
      if (!user) expect([name, added]).toEqual([name, expect.arrayContaining(['CHOWN', 'SETGID', 'SETUID'])]);
  });

  it('migrates once, before anything serves, without waiting for a standby', () => {
    for (const { depends_on: needs, environment } of Object.values(compose.services)) {
      if (!environment?.['ROLE']) continue;
      expect(needs).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
      expect(needs).not.toHaveProperty('standby');
    }
  });

  it('mounts configurations from files, as Compose refuses other ones in read-only containers', () => {
    const mounted = Object.values(compose.services).flatMap((service) => service.configs ?? []);
    for (const [name, config] of Object.entries(compose.configs)) {
      expect(Object.keys(config)).toEqual(['file']);
      expect(existsSync(config.file)).toBe(true);
      expect(mounted.map(({ source }) => source)).toContain(name);
    }
    for (const { source } of mounted) expect(compose.configs).toHaveProperty(source);
  });

  it('starts S3, the mail catcher and the monitoring by profiles, and the shop without them', () => {
    const profiles = new Set(Object.values(compose.services).flatMap((service) => service.profiles ?? []));
    // `scale` is for shops that one machine no longer serves
    expect(profiles).toEqual(new Set([...(forProduction['COMPOSE_PROFILES']?.split(',') ?? []), 'scale']));
    for (const service of Object.values(compose.services).filter((one) => !one.profiles))
      for (const [needed, need] of Object.entries(service.depends_on ?? {}))
        if (compose.services[needed]?.profiles) expect([needed, need.required]).toEqual([needed, false]);
  });

  it('mounts the folder of secrets that NAME_FILE reads into each process of the product', () => {
    for (const { volumes, environment } of Object.values(compose.services))
      if (environment && 'SESSION_SECRET_FILE' in environment)
        expect(volumes).toContain('${SECRETS_FOLDER:-./deploy/secrets}:/run/secrets:ro');
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('deploy/secrets');
  });

  it('names the secrets that it reads from files where operators read about them', () => {
    const fromFiles = Object.keys(product)
      .filter((name) => name.endsWith('_FILE'))
      .map((name) => name.replace(/_FILE$/, ''));
    const named = (text: string, part: RegExp) =>
      (part.exec(text)?.[1] ?? '').match(/\b[A-Z][A-Z0-9]*_[A-Z_]+\b/g) ?? [];
    const handbook = readFileSync('docs/operations.md', 'utf8');
    const header = readFileSync('.env.production.example', 'utf8');
    expect(named(handbook, /passes this on for ([^.]*), and mounts/).sort()).toEqual(fromFiles.sort());
    expect(named(header, /([^.]*) can\s+# ?be read from files/).sort()).toEqual(fromFiles.sort());
  });

  it('gives a process the time that it takes to end', () => {
    const ending = Number(/const endingMs = (\d+)_000/.exec(readFileSync('api/main.ts', 'utf8'))?.[1]);
    const processes = Object.values(compose.services).filter(({ environment }) => environment?.['ROLE']);
    for (const { stop_grace_period: grace } of processes) expect(grace).toBe('${STOP_GRACE:-60s}');
    for (const grace of [filled('${STOP_GRACE:-60s}', {}), forProduction['STOP_GRACE'] ?? ''])
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(forProduction['DRAIN_SECONDS']) + ending);
  });

  it('lets PostgreSQL run a process for each connection that the documents recommend', () => {
    const recommended = [...readFileSync('docs/scaling.md', 'utf8').matchAll(/max_connections=(\d+)/g)];
    const most = Math.max(...recommended.map(([, connections]) => Number(connections)));
    expect(most).toBeGreaterThanOrEqual(300);
    for (const [name, { image, pids_limit: processes }] of Object.entries(compose.services))
      if (String(image).startsWith('postgres:')) expect([name, Number(processes) >= 2 * most]).toEqual([name, true]);
  });

  it('gives the api the memory that the handbook counts', () => {
    const handbook = readFileSync('docs/operations.md', 'utf8');
    const resident = Number(/and (\d+) when the values of\s+all/.exec(handbook)?.[1]);
    const each = Number(/Each takes up to (\d+) MB/.exec(handbook)?.[1]);
    const needed = resident + 4 * each;
    expect(handbook).toContain(`needs up to ${(needed / 1000).toFixed(1)} GB`);
    const limit = Number(/^(\d+)m$/.exec(String(compose.services['api-1']?.['mem_limit']))?.[1]);
    // uploads on their way are in memory as well
    expect(limit).toBeGreaterThanOrEqual(needed + 256);
    expect(deployed('kubernetes/base/api.yaml')).toContain(`limits: { memory: ${limit}Mi }`);
  });

  it('lets proxies pass on every upload that the product takes', () => {
    // Caddy counts a body beyond its bound as a failure of the api.
    expect(deployed('Caddyfile')).not.toMatch(/^\s*(request_body|max_size)\b/m);
    const frame = 64 * 1024;
    const handbook = readFileSync('docs/operations.md', 'utf8');
    for (const { path, mostBytes } of [itemUpload, photoUpload]) {
      const size = Number(new RegExp(`(\\d+) MiB (?:pass )?to \`${path}\``).exec(handbook)?.[1]);
      expect(size * 1024 * 1024).toBeGreaterThan(mostBytes + frame);
    }
    // nginx counts in MiB
    const ingress = Number(/proxy-body-size: (\d+)m\b/.exec(deployed('kubernetes/README.md'))?.[1]);
    expect(ingress * 1024 * 1024).toBeGreaterThan(itemUpload.mostBytes + frame);
  });

  it("makes the proxy check each api's readiness and write an access log without secrets", () => {
    const caddy = deployed('Caddyfile');
    for (const line of [
      'to {$API_SERVERS}',
      'health_uri /readyz',
      'health_interval 1s',
      'fail_duration 1s',
      'lb_try_duration 5s',
      'output stdout',
      'replace token REDACTED',
      'request>headers>Referer delete',
      'trusted_proxies static {$TRUSTED_PROXIES}',
      'respond /metrics* 404',
    ])
      expect(caddy).toContain(line);
  });

  it('leaves compression to the product, which stores its pages compressed', () => {
    expect(deployed('Caddyfile')).not.toMatch(/^\s*encode\b/m);
    expect(deployed('Caddyfile')).toMatch(/transport http \{\s+compression off\s+\}/);
  });

  it('runs the product as a role that is not a superuser', () => {
    expect(compose.services['primary']?.environment).toMatchObject({ POSTGRES_USER: 'postgres' });
    expect(deployed('replication.sh')).toContain("CREATE ROLE postloom LOGIN PASSWORD :'own' NOSUPERUSER;");
  });

  it('excludes secrets, data and local builds from the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of ['.git', '.env', '.env.*', '.data', '**/node_modules', 'dist', 'test-results', 'coverage'])
      expect(ignored).toContain(path);
  });
});

interface Scrape {
  job_name: string;
  file_sd_configs?: { files: string[] }[];
  dns_sd_configs?: { names: string[]; type: string; port: number }[];
}

describe('the monitoring', () => {
  const prometheus = parse(deployed('prometheus.yml')) as { rule_files: string[]; scrape_configs: Scrape[] };
  const jobs = Object.fromEntries(prometheus.scrape_configs.map((job) => [job.job_name, job]));
  const canReach = (from: string, to: string) => networksOf(from).some((network) => networksOf(to).includes(network));

  it('scrapes every process that runs the product', () => {
    const processes = Object.entries(compose.services).filter(([, { environment }]) => environment?.['ROLE']);
    const { file_sd_configs: files, dns_sd_configs: names } = jobs['postloom'] ?? {};
    // the api of API_SERVERS, and every container that has the name of a worker
    expect(files).toEqual([{ files: ['/tmp/apis.yml'] }]);
    expect(names).toMatchObject([{ names: ['worker'], type: 'A', port: 4000 }]);
    for (const [name, { environment }] of processes) {
      expect([name, canReach('prometheus', name)]).toEqual([name, true]);
      if (environment?.['ROLE'] === 'worker') expect(namesOn('web', name)).toContain('worker');
    }
  });

  it('reaches its exporters, Alertmanager and Grafana, and mounts every file that it names', () => {
    const text = deployed('prometheus.yml') + deployed('grafana/datasource.yml');
    for (const [, name = ''] of text.matchAll(/([a-z-]+):(?:9100|9115|9093|9090)/g)) {
      expect(compose.services[name]?.profiles).toEqual(['monitoring']);
      expect(canReach('prometheus', name)).toBe(true);
    }
    expect(canReach('grafana', 'prometheus')).toBe(true);
    expect(canReach('alertmanager', 'mail')).toBe(true);
    const targets = Object.values(compose.services).flatMap(({ configs = [] }) => configs.map(({ target }) => target));
    for (const file of prometheus.rule_files) expect(targets).toContain(file);
  });

  it('publishes its pages on this machine only', () => {
    for (const service of Object.values(compose.services).filter(({ profiles }) => profiles?.includes('monitoring')))
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});
