import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Secrets of the demo. They are public, so production refuses them. */
const demoSecrets = {
  session: 'demo-session-secret-not-for-production-use',
  encryption: Buffer.from('demo-encryption-key-32-bytes-lon').toString('base64'),
};

const blankIsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const text = () => z.preprocess(blankIsMissing, z.string().optional());
const textOr = (fallback: string) => z.preprocess(blankIsMissing, z.string().default(fallback));
const wholeNumber = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(
    blankIsMissing,
    z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback),
  );
};
const endlessOrYear = 'must be 0 (without end) or a whole number from 366';
const oneOf = <const Value extends string>(values: Value[], fallback: NoInfer<Value>) =>
  z.preprocess(
    blankIsMissing,
    z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(fallback as never),
  );
const flag = oneOf(['0', '1', 'true', 'false'], '0').transform((v) => v === '1' || v === 'true');

/** The sender while MAIL_FROM is not set. */
export const exampleSender = 'hello@postloom.example';

const isPostgresUrl = (url: string) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);

/** Every environment variable of the product, with its default. */
const variables = {
  NODE_ENV: textOr('development'),
  DATABASE_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  DATABASE_DIRECT_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  DATABASE_STANDBY_URL: z.preprocess(
    blankIsMissing,
    z
      .string()
      .refine((urls) => separated(urls).every(isPostgresUrl), 'must be postgres:// addresses, separated by blanks')
      .optional(),
  ),
  VALKEY_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  ),
  DATABASE_CONNECTIONS: wholeNumber(15, 12, 200),
  PORT: wholeNumber(4000, 0, 65535),
  HOST: text(),
  APP_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  ),
  ROLE: oneOf(['api', 'worker', 'all'], 'all'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  ACCESS_LOG: flag,
  SESSION_SECRET: textOr(demoSecrets.session),
  ENCRYPTION_KEY: textOr(demoSecrets.encryption),
  BCRYPT_COST: wholeNumber(12, 4, 15),
  ACCESS_TOKEN_SECONDS: wholeNumber(900, 1, 900),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  REST_ORIGINS: textOr(''),
  PAYPAL_CLIENT_ID: textOr(''),
  PAYPAL_CLIENT_SECRET: textOr(''),
  PAYPAL_WEBHOOK_ID: z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^[a-zA-Z0-9]{1,50}$/, 'must be 1 to 50 letters and digits, as PayPal shows it')
      .default(''),
  ),
  PAYPAL_MODE: oneOf(['sandbox', 'live'], 'sandbox'),
  PAYPAL_API_URL: text(),
  PAYPAL_SCRIPT_URL: text(),
  GEMINI_API_KEYS: textOr(''),
  GEMINI_API_URL: text(),
  IMAGE_MODELS: textOr(
    'gemini-nano-banana-2.1,gemini-3.1-flash-lite-image,gemini-3.1-flash-image,gemini-2.0-flash-exp-image-generation',
  ),
  TEXT_MODELS: textOr('gemini-3.5-flash-lite,gemini-3.1-flash-lite,gemini-2.5-flash-lite'),
  DESIGN_TIMEOUT_SECONDS: wholeNumber(90, 1, 600),
  DESIGNS_AT_ONCE: wholeNumber(20, 1, 500),
  DESIGNS_RUNNING_PER_ACCOUNT: wholeNumber(3, 1, 500),
  DESIGNS_QUEUED_PER_ACCOUNT: wholeNumber(20, 1, 10_000),
  EVENT_RETENTION_DAYS: wholeNumber(30, 30, 3650),
  HISTORY_RETENTION_DAYS: z.preprocess(
    blankIsMissing,
    z.coerce
      .number({ error: endlessOrYear })
      .int({ error: endlessOrYear })
      .refine((days) => days === 0 || days >= 366, { error: endlessOrYear })
      .default(0),
  ),
  DRAIN_SECONDS: wholeNumber(25, 0, 600),
  DESIGN_CHARACTERS: z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^[0-9a-f]+(-[0-9a-f]+)?(,[0-9a-f]+(-[0-9a-f]+)?)*$/i, 'must be ranges such as 20-7e,a0-17f')
      .optional(),
  ),
  SMTP_URL: text(),
  MAIL_FROM: textOr(exampleSender),
  S3_ENDPOINT: text(),
  S3_REGION: textOr('auto'),
  S3_BUCKET: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_PUBLIC_ENDPOINT: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  ),
  DATA_FOLDER: textOr('.data'),
  OIDC_ISSUER: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('https://accounts.google.com'),
  ),
  OIDC_NAME: textOr('Google'),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  EMAIL_REGISTRATION: oneOf(['on', 'off'], 'on'),
  METRICS_TOKEN: text(),
  CDN_PURGE_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  ),
  CDN_PURGE_TOKEN: text(),
  ALLOW_SANDBOX_IN_PRODUCTION: flag,
  POSTLOOM_SANDBOX: flag,
  WEBHOOKS_LOCAL: flag,
  WEB_DEV: flag,
};

export type Environment = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> };

export const variableNames = Object.keys(variables) as (keyof Environment)[];

/** What to do about a missing variable. */
const hints: Partial<Record<keyof Environment, string>> = {
  DATABASE_URL: 'give the address of PostgreSQL, such as postgres://postloom:password@db.example:5432/postloom',
};

/** A setting is missing, malformed or unsafe: sentences for the operator. The process exits with 78. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const isLoopback = (host: string) =>
  host === '' ||
  host.startsWith('/') ||
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127\.|^\[?::1\]?$/.test(host);

/**
 * The host of a PostgreSQL address. The `host` parameter takes precedence, as in pg; a folder there is a local socket.
 */
const databaseHost = (url: string) => new URL(url).searchParams.get('host') ?? new URL(url).hostname;

const isElsewhere = (url: string | undefined, hostOf: (url: string) => string) =>
  url !== undefined && URL.canParse(url) && !isLoopback(hostOf(url));

const databaseVariables = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL'];

/** Returns the values that blanks or commas separate. */
export const separated = (text: string | undefined): string[] => text?.split(/[\s,]+/).filter(Boolean) ?? [];

/**
 * Why an environment counts as production, as the end of a sentence; undefined for a demo on this machine. Independent
 * of NODE_ENV: real money, a public address or a database that others can reach make it production.
 */
export function productionReason(environment: NodeJS.ProcessEnv): string | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  if (read('NODE_ENV') === 'production') return 'NODE_ENV is production';
  if (read('PAYPAL_MODE') === 'live') return 'PAYPAL_MODE is live';
  if (isElsewhere(read('APP_URL'), (url) => new URL(url).hostname)) return 'APP_URL is a public address';
  if (databaseVariables.flatMap((name) => separated(read(name))).some((url) => isElsewhere(url, databaseHost)))
    return 'DATABASE_URL is on another machine';
  return undefined;
}

export const isLocal = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) && isLoopback(new URL(url).hostname);

/** Settings that production must not run with, each as a sentence; variables that could not be read are left out. */
function unsafeSettings(env: Partial<Environment>, reason: string): string[] {
  const production = `production (${reason})`;
  const sandboxed = env.POSTLOOM_SANDBOX || [env.PAYPAL_API_URL, env.GEMINI_API_URL].some(isLocal);
  const checks: [boolean, string][] = [
    [
      env.APP_URL === undefined && 'APP_URL' in env,
      `APP_URL is missing: ${production} needs the address that visitors use, such as https://shop.example.`,
    ],
    [
      // passwords and sessions would travel in plain text; the proxy may still talk to this process in http
      env.APP_URL?.startsWith('http:') === true && !isLocal(env.APP_URL) && env.ALLOW_SANDBOX_IN_PRODUCTION === false,
      `APP_URL is an http address: ${production} needs https, such as https://shop.example.`,
    ],
    [
      env.SESSION_SECRET === demoSecrets.session,
      `SESSION_SECRET is missing: ${production} needs one of its own, at least 32 characters long (openssl rand -base64 48).`,
    ],
    [
      env.SESSION_SECRET !== undefined && env.SESSION_SECRET.length < 32,
      `SESSION_SECRET is too short: ${production} needs at least 32 characters.`,
    ],
    [
      env.ENCRYPTION_KEY === demoSecrets.encryption,
      `ENCRYPTION_KEY is missing: ${production} needs 32 random bytes in base64 of its own (openssl rand -base64 32).`,
    ],
    [
      env.BCRYPT_COST !== undefined && env.BCRYPT_COST < 10,
      `BCRYPT_COST is too low for ${production}: use at least 10.`,
    ],
    [
      // Without it every PayPal event would be rejected, so refunds and disputes would go unnoticed.
      Boolean(env.PAYPAL_CLIENT_ID) && env.PAYPAL_WEBHOOK_ID === '',
      `PAYPAL_WEBHOOK_ID is missing: ${production} needs it. Register {APP_URL}/webhooks/paypal with PayPal and give the id it gets.`,
    ],
    [
      Boolean(sandboxed) && env.ALLOW_SANDBOX_IN_PRODUCTION === false,
      `The payment or AI sandbox is configured in ${production}: set real PayPal and Gemini credentials, or ALLOW_SANDBOX_IN_PRODUCTION=1.`,
    ],
    [
      // customers could make the server call the services around it
      env.WEBHOOKS_LOCAL === true,
      `WEBHOOKS_LOCAL is set in ${production}: webhooks must not reach this machine or its network. Leave it out.`,
    ],
  ];
  return checks.flatMap(([isUnsafe, sentence]) => (isUnsafe ? [sentence] : []));
}

/**
 * Replaces variables named NAME_FILE by NAME with the content of that file, as container secrets are passed.
 * @param problems receives a sentence for each unusable file
 */
function withFiles(environment: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const all = { ...environment };
  for (const name of variableNames) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (environment[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set: give one of them.`);
      continue;
    }
    try {
      all[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      problems.push(`${name}_FILE names a file that can't be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return all;
}

/**
 * Reads every variable.
 * @throws ConfigError with a sentence for each that is missing, malformed or unsafe.
 */
export function readEnvironment(
  given: NodeJS.ProcessEnv,
  otherReason?: string,
): { env: Environment; production: boolean } {
  const problems: string[] = [];
  const environment = withFiles(given, problems);
  const env: Record<string, unknown> = {};
  for (const name of variableNames) {
    const parsed = variables[name].safeParse(environment[name]);
    if (parsed.success) env[name] = parsed.data;
    else if (environment[name]?.trim()) problems.push(`${name} ${parsed.error.issues[0]?.message}.`);
    else problems.push(`${name} is missing${hints[name] ? `: ${hints[name]}` : ''}.`);
  }
  const read = env as Partial<Environment>;
  if (read.ENCRYPTION_KEY && Buffer.from(read.ENCRYPTION_KEY, 'base64').length !== 32)
    problems.push('ENCRYPTION_KEY must be 32 bytes in base64.');
  const reason = productionReason(environment) ?? otherReason;
  if (reason) problems.push(...unsafeSettings(read, reason));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { env: env as Environment, production: reason !== undefined };
}
