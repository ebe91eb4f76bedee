import { isLocal, readEnvironment } from './environment';
import { exampleSender, listed, separated } from './variables';

export { ConfigError, productionReason } from './environment';

/** Returns an address as browsers send it in `Origin`, without a path. Only http and https have an origin in URL. */
const originOf = (url: string) => (/^https?:/i.test(url) ? new URL(url).origin : url.replace(/(?<!\/)\/+$/, ''));

/** First and last code points of hexadecimal ranges; null when there is no list. */
const rangesIn = (ranges: string | undefined) =>
  ranges?.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  }) ?? null;

const payPalHosts = {
  SANDBOX: { api: 'https://api-m.sandbox.paypal.com', script: 'https://www.sandbox.paypal.com' },
  LIVE: { api: 'https://api-m.paypal.com', script: 'https://www.paypal.com' },
};

/**
 * Origins of PayPal's scripts, styles, fonts, pictures and frames (source: PayPal's pages on content security
 * policies).
 */
const payPalOwnOrigins = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/** Origins of the sandbox: its own, and the same port under this machine's other name. */
function standInOrigins(scriptUrl: string): string[] {
  const { origin, protocol, port, hostname } = new URL(scriptUrl);
  const otherName = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return otherName ? [origin, `${protocol}//${otherName}:${port}`] : [origin];
}

/**
 * Reads the environment into the typed configuration.
 * @throws ConfigError naming every variable that is missing, malformed or unsafe.
 */
export function readConfig(environment: NodeJS.ProcessEnv, otherReason?: string) {
  const { env, production } = readEnvironment(environment, otherReason);
  return {
    production,
    databaseUrl: env.DATABASE_URL,
    /** Undefined where DATABASE_URL is the server itself, not a pooler before it. */
    directUrl: env.DATABASE_DIRECT_URL === env.DATABASE_URL ? undefined : env.DATABASE_DIRECT_URL,
    standbyUrls: separated(env.DATABASE_STANDBY_URL),
    valkeyUrl: env.VALKEY_URL,
    /** Size of the process's pool; one more connection listens for events. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    port: env.PORT,
    /** Listening address; a demo listens on this machine only. */
    host: env.HOST ?? (production ? undefined : '127.0.0.1'),
    appUrl: env.APP_URL ?? `http://localhost:${env.PORT}`,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    /** Origins of other sites whose pages may call the REST paths, with a Bearer token. */
    restOrigins: listed(env.REST_ORIGINS).map(originOf),
    /** One log line for each HTTP request. */
    accessLog: env.ACCESS_LOG,
    sessionSecret: env.SESSION_SECRET,
    encryptionKey: Buffer.from(env.ENCRYPTION_KEY, 'base64'),
    bcryptCost: env.BCRYPT_COST,
    /** Lifetime of an access token in seconds; after that the refresh token renews it. */
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
      /** Origins that the pay page's content security policy allows for PayPal's script. */
      browserOrigins: [...payPalOwnOrigins, ...(env.PAYPAL_SCRIPT_URL ? standInOrigins(env.PAYPAL_SCRIPT_URL) : [])],
    },
    /** How long a refund waits for PayPal's answer to another caller who requests the same one. */
    sameRefundMs: 10_000,
    gemini: {
      keys: listed(env.GEMINI_API_KEYS),
      apiUrl: env.GEMINI_API_URL,
      /** Whether pictures come from a sandbox on this machine. */
      sandbox: isLocal(env.GEMINI_API_URL),
      imageModels: listed(env.IMAGE_MODELS),
      textModels: listed(env.TEXT_MODELS),
      timeoutMs: env.DESIGN_TIMEOUT_SECONDS * 1000,
      /** Delay before the first retry of a call; it grows with each further retry. */
      pauseMs: 700,
    },
    designs: {
      atOnce: env.DESIGNS_AT_ONCE,
      runningPerAccount: env.DESIGNS_RUNNING_PER_ACCOUNT,
      queuedPerAccount: env.DESIGNS_QUEUED_PER_ACCOUNT,
      characters: rangesIn(env.DESIGN_CHARACTERS),
      /** How long `createDesign(wait: true)` waits: less than the 60 seconds after which proxies give up. */
      waitMs: 50_000,
    },
    /** Days after which partitions are dropped; null never. */
    retention: { events: env.EVENT_RETENTION_DAYS, history: env.HISTORY_RETENTION_DAYS || null },
    /** After the stop signal: how long the process still answers requests, closing each connection after its answer. */
    leaveMs: production ? 3_000 : 0,
    /** After the stop signal: how long running work may take to finish. */
    drainMs: env.DRAIN_SECONDS * 1000,
    oidc: env.OIDC_CLIENT_ID
      ? {
          issuer: env.OIDC_ISSUER,
          name: env.OIDC_NAME,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          /** Time limit of each call: the user looks at an empty popup for as long. */
          timeoutSeconds: 10,
        }
      : undefined,
    emailRegistration: env.EMAIL_REGISTRATION === 'on',
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      /** Whether the environment names the sender; an Admin does otherwise. */
      isFromSet: env.MAIL_FROM !== exampleSender,
    },
    webhooks: {
      /** Whether outgoing webhooks may go to any port and to this machine; never in production. */
      allowLocal: env.WEBHOOKS_LOCAL && !production,
      /** Time for a whole try. */
      timeoutMs: 10_000,
    },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          publicEndpoint: env.S3_PUBLIC_ENDPOINT,
        }
      : undefined,
    cdn: env.CDN_PURGE_URL ? { purgeUrl: env.CDN_PURGE_URL, purgeToken: env.CDN_PURGE_TOKEN } : undefined,
    dataFolder: env.DATA_FOLDER,
    metricsToken: env.METRICS_TOKEN,
    allowDemo: !production || env.ALLOW_SANDBOX_IN_PRODUCTION,
    webDev: env.WEB_DEV && !production,
  };
}

/** The typed configuration of a process. */
export type Config = ReturnType<typeof readConfig>;
