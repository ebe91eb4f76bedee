import { readFileSync } from 'node:fs';
import { demoSecrets, separated, variableNames, variables } from './variables';
import type { Environment } from './variables';

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

/** Settings that need each other, each as a sentence: half of them would be ignored without a word. */
function halfSettings(env: Partial<Environment>): string[] {
  const ofBucket = (['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_ACCESS_KEY_ID'] as const).find((name) => env[name]);
  const [isId, isSecret] = [Boolean(env.S3_ACCESS_KEY_ID), Boolean(env.S3_SECRET_ACCESS_KEY)];
  const checks: [boolean, string][] = [
    [
      // files would be written to a folder, which a container loses
      ofBucket !== undefined && 'S3_BUCKET' in env && env.S3_BUCKET === undefined,
      `S3_BUCKET is missing: ${ofBucket} is set, and files are stored in S3 only with the name of a bucket.`,
    ],
    [
      isId !== isSecret && 'S3_ACCESS_KEY_ID' in env && 'S3_SECRET_ACCESS_KEY' in env,
      `${isId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'} is missing: id and secret belong together.`,
    ],
  ];
  return checks.flatMap(([isHalf, sentence]) => (isHalf ? [sentence] : []));
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
  problems.push(...halfSettings(read));
  const reason = productionReason(environment) ?? otherReason;
  if (reason) problems.push(...unsafeSettings(read, reason));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { env: env as Environment, production: reason !== undefined };
}
