import pino from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Names whose values never reach a log line, at any depth up to three. */
const secretNames = ['password', 'newPassword', 'token', 'accessToken', 'refreshToken', 'authorization', 'cookie', 'set-cookie', 'clientSecret', 'apiKey', 'key', 'secret', 'databaseUrl', 'x-goog-api-key'];
const redactPaths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`]);

/** Shapes of secrets that may stand inside a sentence, such as an error text of a library. */
const secretShapes: [RegExp, string][] = [
  [/AIza[\w-]{10,}/g, 'AIza[redacted]'],
  [/\bAQ\.[\w.-]{10,}/g, 'AQ.[redacted]'],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/([?&](?:key|token|access_token)=)[^&\s"]+/gi, '$1[redacted]'],
  [/(postgres(?:ql)?:\/\/[^:\s]+:)[^@\s]+@/g, '$1[redacted]@'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[redacted token]'],
];

/** Takes secrets out of a sentence that goes to a log or an administrator. */
export const withoutSecrets = (text: string) => secretShapes.reduce((result, [shape, stand]) => result.replace(shape, stand), text);

/** Structured log lines (JSON), with secrets taken out by name and by shape. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactPaths, censor: '[redacted]' },
      hooks: { streamWrite: withoutSecrets },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
