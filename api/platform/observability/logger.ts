import pino from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { errorLine } from './error-lines';
import { currentRequest } from './request-scope';
import { withoutSecrets } from './secret-shapes';

export type Logger = PinoLogger;

/** Properties whose values never reach a log line, down to a depth of three. */
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

/** What every log line of a process contains: its role and release. */
export interface ProcessFacts {
  role: string;
  version: string;
}

/**
 * Creates the logger of structured lines (JSON), with secrets removed by property name and by shape. Lines of a request
 * or job carry its id, see request-scope.ts.
 */
export function createLogger(level: string, destination?: DestinationStream, facts?: ProcessFacts): Logger {
  return pino(
    {
      level,
      base: facts ?? null,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...currentRequest() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactPaths, censor: '[redacted]' },
      serializers: { err: (error: unknown) => errorLine(error) },
      hooks: { streamWrite: withoutSecrets },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
