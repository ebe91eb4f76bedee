import { z } from 'zod';

/** Secrets of the demo. They are public, so production refuses them. */
export const demoSecrets = {
  session: 'demo-session-secret-not-for-production-use',
  encryption: Buffer.from('demo-encryption-key-32-bytes-lon').toString('base64'),
};

/** The sender while MAIL_FROM is not set. */
export const exampleSender = 'hello@postloom.example';

/** Returns the values that blanks or commas separate. */
export const separated = (text: string | undefined): string[] => text?.split(/[\s,]+/).filter(Boolean) ?? [];

/** Returns the distinct values that commas separate. */
export const listed = (names: string): string[] => [
  ...new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Removes blanks around a value, as editors and secret stores leave them; a blank one counts as missing. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value);
const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trimmed, schema);
const text = () => given(z.string().optional());
const textOr = (fallback: string) => given(z.string().default(fallback));
const wholeNumber = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return given(z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback));
};
const endlessOrYear = 'must be 0 (without end) or a whole number from 366';
const oneOf = <const Value extends string>(values: Value[], fallback: NoInfer<Value>) =>
  given(z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(fallback as never));
const flag = oneOf(['0', '1', 'true', 'false'], '0').transform((v) => v === '1' || v === 'true');

/** An address whose scheme and parts a client will accept. */
const address = (schemes: RegExp, error: string) =>
  z.string().refine((url) => URL.canParse(url) && schemes.test(new URL(url).protocol) && isDecodable(url), { error });

/** Whether user name and password of an address are percent-encoded as a whole: clients decode them. */
function isDecodable(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    return [username, password].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

const postgresScheme = /^postgres(ql)?:$/;
const database = () =>
  address(
    postgresScheme,
    'must be a postgres:// address, in which # / ? @ % of the password are written %23 %2F %3F %40 %25',
  );
const isPostgresUrl = (url: string) => database().safeParse(url).success;
const http = () => address(/^https?:$/, 'must be an http(s) address');
/** The address of a service, to which paths are appended. */
const service = () => http().transform((url) => url.replace(/(?<!\/)\/+$/, ''));

/** An address of a site: its scheme, host and port. */
const site = (error: string) =>
  z
    .string()
    .refine((url) => isSite(url), { error })
    .transform((url) => new URL(url).origin);

function isSite(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, pathname, search, hash } = new URL(url);
  return (
    /^https?:$/.test(protocol) && [username, pathname.replace(/^\/+/, ''), search, hash].every((part) => part === '')
  );
}

/** An address, or a name with an address in angle brackets, on one line. */
const sender = /^([^<>\r\n]*<[^\s<>"@]+@[^\s<>"@]+>|[^\s<>"@]+@[^\s<>"@]+)$/;

/** Every environment variable of the product, with its default. */
export const variables = {
  NODE_ENV: textOr('development'),
  DATABASE_URL: given(database()),
  DATABASE_DIRECT_URL: given(database().optional()),
  DATABASE_STANDBY_URL: given(
    z
      .string()
      .refine((urls) => separated(urls).every(isPostgresUrl), 'must be postgres:// addresses, separated by blanks')
      .optional(),
  ),
  VALKEY_URL: given(address(/^rediss?:$/, 'must be a redis:// or rediss:// address').optional()),
  DATABASE_CONNECTIONS: wholeNumber(15, 12, 200),
  PORT: wholeNumber(4000, 0, 65535),
  HOST: text(),
  APP_URL: given(site('must be an http(s) address without a path, such as https://shop.example').optional()),
  ROLE: oneOf(['api', 'worker', 'all'], 'all'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  ACCESS_LOG: flag,
  // to the byte: sessions are signed with it, by the release before as well
  SESSION_SECRET: z.preprocess(
    (value) => (trimmed(value) === undefined ? undefined : value),
    z.string().default(demoSecrets.session),
  ),
  ENCRYPTION_KEY: textOr(demoSecrets.encryption),
  BCRYPT_COST: wholeNumber(12, 4, 15),
  ACCESS_TOKEN_SECONDS: wholeNumber(900, 1, 900),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  REST_ORIGINS: given(
    z
      .string()
      .refine((origins) => listed(origins).every((origin) => URL.canParse(origin)), {
        error: 'must be origins separated by commas, such as https://app.example',
      })
      .default(''),
  ),
  PAYPAL_CLIENT_ID: textOr(''),
  PAYPAL_CLIENT_SECRET: textOr(''),
  PAYPAL_WEBHOOK_ID: given(
    z
      .string()
      .regex(/^[a-zA-Z0-9]{1,50}$/, 'must be 1 to 50 letters and digits, as PayPal shows it')
      .default(''),
  ),
  PAYPAL_MODE: oneOf(['sandbox', 'live'], 'sandbox'),
  PAYPAL_API_URL: given(service().optional()),
  PAYPAL_SCRIPT_URL: given(service().optional()),
  GEMINI_API_KEYS: textOr(''),
  GEMINI_API_URL: given(service().optional()),
  IMAGE_MODELS: textOr(
    'gemini-nano-banana-2.1,gemini-3.1-flash-lite-image,gemini-3.1-flash-image,gemini-2.0-flash-exp-image-generation',
  ),
  TEXT_MODELS: textOr('gemini-3.5-flash-lite,gemini-3.1-flash-lite,gemini-2.5-flash-lite'),
  DESIGN_TIMEOUT_SECONDS: wholeNumber(90, 1, 600),
  DESIGNS_AT_ONCE: wholeNumber(20, 1, 500),
  DESIGNS_RUNNING_PER_ACCOUNT: wholeNumber(3, 1, 500),
  DESIGNS_QUEUED_PER_ACCOUNT: wholeNumber(20, 1, 10_000),
  EVENT_RETENTION_DAYS: wholeNumber(30, 30, 3650),
  HISTORY_RETENTION_DAYS: given(
    z.coerce
      .number({ error: endlessOrYear })
      .int({ error: endlessOrYear })
      .refine((days) => days === 0 || days >= 366, { error: endlessOrYear })
      .default(0),
  ),
  DRAIN_SECONDS: wholeNumber(25, 0, 600),
  DESIGN_CHARACTERS: given(
    z
      .string()
      .regex(/^[0-9a-f]+(-[0-9a-f]+)?(,[0-9a-f]+(-[0-9a-f]+)?)*$/i, 'must be ranges such as 20-7e,a0-17f')
      .optional(),
  ),
  SMTP_URL: given(address(/^smtps?:$/, 'must be an smtp:// or smtps:// address').optional()),
  MAIL_FROM: given(
    z
      .string()
      .regex(sender, 'must be an address, or a name and an address: Shop <hello@shop.example>')
      .default(exampleSender),
  ),
  S3_ENDPOINT: given(service().optional()),
  S3_REGION: textOr('auto'),
  S3_BUCKET: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_PUBLIC_ENDPOINT: given(service().optional()),
  DATA_FOLDER: textOr('.data'),
  OIDC_ISSUER: given(http().default('https://accounts.google.com')),
  OIDC_NAME: textOr('Google'),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  EMAIL_REGISTRATION: oneOf(['on', 'off'], 'on'),
  METRICS_TOKEN: text(),
  CDN_PURGE_URL: given(http().optional()),
  CDN_PURGE_TOKEN: text(),
  ALLOW_SANDBOX_IN_PRODUCTION: flag,
  POSTLOOM_SANDBOX: flag,
  WEBHOOKS_LOCAL: flag,
  WEB_DEV: flag,
};

export type Environment = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> };

export const variableNames = Object.keys(variables) as (keyof Environment)[];
