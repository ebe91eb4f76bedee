import { withoutSecrets } from './secret-shapes';

/** The fields of an error that a log line may hold. */
interface ErrorLine {
  type: string;
  message: string;
  /** Error code of PostgreSQL, Node or a provider. */
  code?: string;
  /** PayPal's debug id of a call, for inquiries at PayPal. */
  debugId?: string;
  stack?: string;
  cause?: ErrorLine;
}

const longestMessage = 2_000;
const longestStack = 6_000;
const mostCauses = 3;

/** Removes everything from the first tag to the last: emails and pages do not belong in the log. */
const withoutHtml = (text: string): string => text.replace(/<(?!anonymous>)[a-z!/][^>]*>(?:[^]*>)?/i, '[html]');

const plain = (text: string, most: number): string => withoutSecrets(withoutHtml(text)).slice(0, most);

/** Returns the stack frames without the message, which is in `message`. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((text) => /^ {4}at /.test(text))
    .map((text) => plain(text, 300))
    .join('\n')
    .slice(0, longestStack);

/**
 * Returns an error as selected fields. Properties that libraries attach are left out: TypeORM's statement and
 * parameters (password hashes, emails), whole requests of HTTP clients, nodemailer's SMTP dialog.
 */
export function errorLine(error: unknown, causes = mostCauses): ErrorLine {
  if (!(error instanceof Error))
    return {
      type: typeof error,
      message: plain(typeof error === 'string' ? error : 'something that is no error was thrown', longestMessage),
    };
  const { code, debugId } = error as { code?: unknown; debugId?: unknown };
  return {
    type: error.name,
    message: plain(error.message, longestMessage),
    ...((typeof code === 'string' || typeof code === 'number') && { code: plain(String(code), 100) }),
    ...(typeof debugId === 'string' && { debugId: plain(debugId, 100) }),
    ...(error.stack && { stack: frames(error.stack) }),
    ...(error.cause !== undefined && causes > 0 && { cause: errorLine(error.cause, causes - 1) }),
  };
}
