import pino from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { errorLine } from './error-lines';
import { withoutSecrets } from './secret-shapes';

export type Logger = PinoLogger;

/** Names whose values never reach a log line, at any depth up to three. */
const secretNames = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'set-cookie',
  'clientSecret',
  'apiKey',
  'key',
  'secret',
  'databaseUrl',
  'x-goog-api-key',
];
const redactPaths = secretNames.flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
  `*.*.*["${name}"]`,
]);

/** Structured log lines (JSON), with secrets taken out by name and by shape. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactPaths, censor: '[redacted]' },
      serializers: { err: (error: unknown) => errorLine(error) },
      hooks: { streamWrite: withoutSecrets },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
