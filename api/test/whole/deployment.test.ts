import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { readConfig } from '../../config';
import { variableNames } from '../../environment';

interface Service {
  environment?: Record<string, string>;
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  [key: string]: unknown;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
};

/** Returns NAME=value of an example file; lines that are only a comment count as nothing. */
const example = (file: string) =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const forProduction = example('.env.production.example');

/** Substitutes variables like Docker Compose: ${NAME:-default}, ${NAME-default}, ${NAME:?message}. */
const filled = (value: string, given: Record<string, string>): string =>
  value.replace(/\$\{(\w+)(:?)([-?])([^}]*)\}/g, (_whole, name: string, colon: string, kind: string, rest: string) => {
    const known = given[name];
    if (known !== undefined && (known !== '' || colon === '')) return known;
    if (kind === '?') throw new Error(`${name} ${rest}`);
    return rest;
  });

/** Variables of the launcher and the sandboxes, which a deployment does not use. */
const notForProduction = [
  'POSTLOOM_SANDBOX',
  'WEB_DEV',
  'ALLOW_SANDBOX_IN_PRODUCTION',
  'PAYPAL_API_URL',
  'PAYPAL_SCRIPT_URL',
  'GEMINI_API_URL',
  'WEBHOOKS_LOCAL',
];
/** Set by docker-compose.yml itself. */
const fixed = ['NODE_ENV', 'PORT', 'HOST', 'ROLE', 'DATA_FOLDER', 'DATABASE_URL', 'DATABASE_STANDBY_URL'];

describe('docker-compose.yml', () => {
  const product = { ...compose.services['api-1']?.environment };

  it('is valid by the Compose Specification', () => {
    const schema = JSON.parse(readFileSync('api/test/published/compose-spec.json', 'utf8')) as Record<string, unknown>;
    // The schema refers to itself and its draft by web addresses.
    const { $schema: _draft, $id: _id, ...rules } = schema;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(rules);
    const { 'x-hardened': _h, 'x-product': _p, 'x-ready': _r, ...file } = compose as Record<string, unknown>;
    validate(file);
    expect(validate.errors).toBeNull();
  });

  it('passes every variable of the product, and no other', () => {
    const wanted = variableNames.filter((name) => !notForProduction.includes(name));
    const passed = Object.keys(product).filter((name) => !name.endsWith('_FILE') && name !== 'NODE_OPTIONS');
    expect(passed.sort()).toEqual([...wanted].sort());
    for (const name of Object.keys(product).filter((one) => one.endsWith('_FILE')))
      expect(wanted).toContain(name.replace(/_FILE$/, ''));
    for (const name of wanted.filter((one) => !fixed.includes(one)))
      expect(product[name]).toMatch(new RegExp(`^\\$\\{${name}[:-]`));
  });

  it('uses each variable of its example, and the example documents each one it uses', () => {
    const taken = new Set(
      [...text.matchAll(/\$\{(\w+)[:?-]/g)].map(([, name = '']) => name).filter((name) => !name.endsWith('_FILE')),
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
        networks: expect.any(Array) as string[],
      });
    }
    expect(compose.services['proxy']?.networks).not.toContain('data');
    expect(compose.services['primary']?.networks).toEqual(['data']);
  });

  it('migrates once, before anything serves, without waiting for a standby', () => {
    for (const name of ['api-1', 'api-2', 'worker']) {
      const needs = compose.services[name]?.depends_on;
      expect(needs).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
      expect(needs).not.toHaveProperty('standby');
    }
  });

  it("makes the proxy check each api's readiness and write an access log without secrets", () => {
    const caddy = compose.configs['caddyfile']?.content ?? '';
    for (const line of [
      'to api-1:4000 api-2:4000',
      'health_uri /readyz',
      'health_interval 1s',
      'fail_duration 1s',
      'lb_try_duration 5s',
      'output stdout',
      'replace token REDACTED',
      'request>headers>Referer delete',
      'trusted_proxies static {$$TRUSTED_PROXIES}',
    ])
      expect(caddy).toContain(line);
  });

  it('runs the product as a role that is not a superuser', () => {
    expect(compose.services['primary']?.environment).toMatchObject({ POSTGRES_USER: 'postgres' });
    expect(compose.configs['replication']?.content).toContain(
      "CREATE ROLE postloom LOGIN PASSWORD :'own' NOSUPERUSER;",
    );
  });

  it('excludes secrets, data and local builds from the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of ['.git', '.env', '.env.*', '.data', 'node_modules', 'dist', 'test-results', 'coverage'])
      expect(ignored).toContain(path);
  });
});
