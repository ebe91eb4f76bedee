import { isLocal, readEnvironment } from './environment';

export { ConfigError, productionReason } from './environment';

const listed = (names: string) => [
  ...new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** First and last code points of hexadecimal ranges; null for no list at all. */
const rangesIn = (ranges: string | undefined) =>
  ranges?.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  }) ?? null;

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
 * @throws ConfigError naming every variable that is missing, malformed or unsafe.
 */
export function readConfig(environment: NodeJS.ProcessEnv, otherReason?: string) {
  const { env, production } = readEnvironment(environment, otherReason);
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
    encryptionKey: Buffer.from(env.ENCRYPTION_KEY, 'base64'),
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

/** The one typed configuration of a process. */
export type Config = ReturnType<typeof readConfig>;
