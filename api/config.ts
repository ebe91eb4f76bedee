import { z } from 'zod';

/** Secrets of the demo. They are public, so production refuses them. */
const demoSecrets = {
  session: 'demo-session-secret-not-for-production-use',
  encryption: Buffer.from('demo-encryption-key-32-bytes-lon').toString('base64'),
};

const blankIsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const text = () => z.preprocess(blankIsMissing, z.string().optional());
const textOr = (fallback: string) => z.preprocess(blankIsMissing, z.string().default(fallback));
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.preprocess(blankIsMissing, z.coerce.number().int().min(min).max(max).default(fallback));
const flag = z
  .preprocess(blankIsMissing, z.enum(['0', '1', 'true', 'false']).default('0'))
  .transform((v) => v === '1' || v === 'true');

const listed = (names: string) => [
  ...new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const environmentSchema = z.object({
  NODE_ENV: textOr('development'),
  DATABASE_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  DATABASE_STANDBY_URL: text(),
  DATABASE_CONNECTIONS: wholeNumber(15, 12, 200),
  PORT: wholeNumber(4000, 0, 65535),
  HOST: text(),
  APP_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  ),
  ROLE: z.preprocess(blankIsMissing, z.enum(['api', 'worker', 'all']).default('all')),
  LOG_LEVEL: z.preprocess(blankIsMissing, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  ACCESS_LOG: flag,
  SESSION_SECRET: textOr(demoSecrets.session),
  ENCRYPTION_KEY: textOr(demoSecrets.encryption),
  BCRYPT_COST: wholeNumber(12, 4, 15),
  ACCESS_TOKEN_SECONDS: wholeNumber(900, 1, 900),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  PAYPAL_CLIENT_ID: textOr(''),
  PAYPAL_CLIENT_SECRET: textOr(''),
  PAYPAL_WEBHOOK_ID: z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^[a-zA-Z0-9]{1,50}$/, 'must be 1 to 50 letters and digits, as PayPal shows it')
      .default(''),
  ),
  PAYPAL_MODE: z.preprocess(blankIsMissing, z.enum(['sandbox', 'live']).default('sandbox')),
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
  DRAIN_SECONDS: wholeNumber(25, 0, 600),
  DESIGN_CHARACTERS: z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^[0-9a-f]+(-[0-9a-f]+)?(,[0-9a-f]+(-[0-9a-f]+)?)*$/i, 'must be ranges such as 20-7e,a0-17f')
      .optional(),
  ),
  SMTP_URL: text(),
  MAIL_FROM: textOr('Postloom <hello@postloom.example>'),
  S3_ENDPOINT: text(),
  S3_REGION: textOr('auto'),
  S3_BUCKET: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  DATA_FOLDER: textOr('.data'),
  OIDC_ISSUER: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).default('https://accounts.google.com'),
  ),
  OIDC_NAME: textOr('Google'),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  EMAIL_REGISTRATION: z.preprocess(blankIsMissing, z.enum(['on', 'off']).default('on')),
  METRICS_TOKEN: text(),
  ALLOW_SANDBOX_IN_PRODUCTION: flag,
  POSTLOOM_SANDBOX: flag,
  WEB_DEV: flag,
});

/** First and last code points of hexadecimal ranges; null for no list at all. */
const rangesIn = (ranges: string | undefined) =>
  ranges?.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  }) ?? null;

const isLocal = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) && isLoopback(new URL(url).hostname);

/** A setting is missing, malformed or unsafe: one sentence for the operator. The process exits with 78. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const payPalHosts = {
  SANDBOX: { api: 'https://api-m.sandbox.paypal.com', script: 'https://www.sandbox.paypal.com' },
  LIVE: { api: 'https://api-m.paypal.com', script: 'https://www.paypal.com' },
};

/** What PayPal's script loads from, by its own pages on content policies: other scripts, styles, fonts, pictures, frames. */
const payPalOwnOrigins = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/** The stand-in has a second origin as well: the same port under the other name of this machine. */
function standInOrigins(scriptUrl: string): string[] {
  const { origin, protocol, port, hostname } = new URL(scriptUrl);
  const otherName = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return otherName ? [origin, `${protocol}//${otherName}:${port}`] : [origin];
}

/**
 * Reads the environment into the one typed configuration.
 * @throws ConfigError naming the variable that is missing, malformed or unsafe.
 */
export function readConfig(environment: NodeJS.ProcessEnv, otherReason?: string) {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new ConfigError(environment[name] ? `${name} ${issue?.message}.` : `${name} is missing.`);
  }
  const env = parsed.data;
  const reason = productionReason(environment) ?? otherReason;
  const production = reason !== undefined;
  const encryptionKey = Buffer.from(env.ENCRYPTION_KEY, 'base64');
  if (encryptionKey.length !== 32) throw new ConfigError('ENCRYPTION_KEY must be 32 bytes in base64.');
  if (reason) refuseUnsafe(env, reason);

  return {
    production,
    databaseUrl: env.DATABASE_URL,
    standbyUrl: env.DATABASE_STANDBY_URL,
    /** Of the process's pool; one more listens for events. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    port: env.PORT,
    /** Where the process listens; a demo is for this machine alone. */
    host: env.HOST ?? (production ? undefined : '127.0.0.1'),
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    /** One log line for each HTTP request. */
    accessLog: env.ACCESS_LOG,
    sessionSecret: env.SESSION_SECRET,
    encryptionKey,
    bcryptCost: env.BCRYPT_COST,
    /** How long an access token is good for; then the refresh token renews it. */
    accessSeconds: env.ACCESS_TOKEN_SECONDS,
    trustProxy: env.TRUST_PROXY,
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID,
      clientSecret: env.PAYPAL_CLIENT_SECRET,
      webhookId: env.PAYPAL_WEBHOOK_ID,
      mode: env.PAYPAL_MODE === 'live' ? ('LIVE' as const) : ('SANDBOX' as const),
      apiUrl: (mode: keyof typeof payPalHosts) => env.PAYPAL_API_URL ?? payPalHosts[mode].api,
      scriptUrl: (mode: keyof typeof payPalHosts) =>
        `${env.PAYPAL_SCRIPT_URL ?? payPalHosts[mode].script}/web-sdk/v6/core`,
      /** Where the pay page's policy lets PayPal's script load from. */
      browserOrigins: [...payPalOwnOrigins, ...(env.PAYPAL_SCRIPT_URL ? standInOrigins(env.PAYPAL_SCRIPT_URL) : [])],
    },
    gemini: {
      keys: listed(env.GEMINI_API_KEYS),
      apiUrl: env.GEMINI_API_URL,
      /** Pictures come from a stand-in on this machine. */
      sandbox: isLocal(env.GEMINI_API_URL),
      imageModels: listed(env.IMAGE_MODELS),
      textModels: listed(env.TEXT_MODELS),
      timeoutMs: env.DESIGN_TIMEOUT_SECONDS * 1000,
      /** Before the first repetition of a call; longer before each further one. */
      pauseMs: 700,
    },
    designs: {
      atOnce: env.DESIGNS_AT_ONCE,
      runningPerAccount: env.DESIGNS_RUNNING_PER_ACCOUNT,
      queuedPerAccount: env.DESIGNS_QUEUED_PER_ACCOUNT,
      characters: rangesIn(env.DESIGN_CHARACTERS),
    },
    /** How long a process that is told to stop goes on answering, closing each connection behind the answer. */
    leaveMs: production ? 3_000 : 0,
    /** How long a process that is told to stop lets work in hand come to its end. */
    drainMs: env.DRAIN_SECONDS * 1000,
    oidc: env.OIDC_CLIENT_ID
      ? {
          issuer: env.OIDC_ISSUER,
          name: env.OIDC_NAME,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
        }
      : undefined,
    emailRegistration: env.EMAIL_REGISTRATION === 'on',
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    dataFolder: env.DATA_FOLDER,
    metricsToken: env.METRICS_TOKEN,
    allowDemo: !production || env.ALLOW_SANDBOX_IN_PRODUCTION,
    webDev: env.WEB_DEV && !production,
  };
}

const isLoopback = (host: string) =>
  host === '' ||
  host.startsWith('/') ||
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127\.|^\[?::1\]?$/.test(host);

/** The host of a PostgreSQL address; pg lets its `host` parameter win, a folder there is a local socket. */
const databaseHost = (url: string) => new URL(url).searchParams.get('host') ?? new URL(url).hostname;

const isElsewhere = (url: string | undefined, hostOf: (url: string) => string) =>
  url !== undefined && URL.canParse(url) && !isLoopback(hostOf(url));

/**
 * Why an environment is a production one, as a sentence's end; undefined for a demo on this machine. Whatever NODE_ENV
 * says: real money, a public address and a database that others reach are none to be played with.
 */
export function productionReason(environment: NodeJS.ProcessEnv): string | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  if (read('NODE_ENV') === 'production') return 'NODE_ENV is production';
  if (read('PAYPAL_MODE') === 'live') return 'PAYPAL_MODE is live';
  if (isElsewhere(read('APP_URL'), (url) => new URL(url).hostname)) return 'APP_URL is a public address';
  if ([read('DATABASE_URL'), read('DATABASE_STANDBY_URL')].some((url) => isElsewhere(url, databaseHost)))
    return 'DATABASE_URL is on another machine';
  return undefined;
}

/** The one typed configuration of a process. */
export type Config = ReturnType<typeof readConfig>;

function refuseUnsafe(env: z.infer<typeof environmentSchema>, reason: string): void {
  const production = `production (${reason})`;
  if (env.SESSION_SECRET === demoSecrets.session)
    throw new ConfigError(
      `SESSION_SECRET is missing: ${production} needs one of its own, at least 32 characters long.`,
    );
  if (env.SESSION_SECRET.length < 32)
    throw new ConfigError(`SESSION_SECRET is too short: ${production} needs at least 32 characters.`);
  if (env.ENCRYPTION_KEY === demoSecrets.encryption)
    throw new ConfigError(`ENCRYPTION_KEY is missing: ${production} needs 32 random bytes in base64 of its own.`);
  if (env.BCRYPT_COST < 10) throw new ConfigError(`BCRYPT_COST is too low for ${production}: use at least 10.`);
  // without it every event of PayPal would be turned away: refunds and disputes would never be heard of
  if (env.PAYPAL_CLIENT_ID && !env.PAYPAL_WEBHOOK_ID)
    throw new ConfigError(
      `PAYPAL_WEBHOOK_ID is missing: ${production} needs it. Register {APP_URL}/webhooks/paypal with PayPal and give the id it gets.`,
    );
  const sandboxed = env.POSTLOOM_SANDBOX || [env.PAYPAL_API_URL, env.GEMINI_API_URL].some(isLocal);
  if (sandboxed && !env.ALLOW_SANDBOX_IN_PRODUCTION) {
    throw new ConfigError(
      `The payment or AI sandbox is configured in ${production}: set real PayPal and Gemini credentials, or ALLOW_SANDBOX_IN_PRODUCTION=1.`,
    );
  }
}
