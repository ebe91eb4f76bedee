import { withoutSecrets } from './secret-shapes';

/** What a log line may hold of an error. */
interface ErrorLine {
  type: string;
  message: string;
  /** PostgreSQL's, Node's or a provider's own code. */
  code?: string;
  /** PayPal's own number of a call, for asking PayPal about it. */
  debugId?: string;
  stack?: string;
  cause?: ErrorLine;
}

const longestMessage = 2_000;
const longestStack = 6_000;
const mostCauses = 3;

/** From the first tag to the last, whatever stands between: an email or a page, and none of the log's business. */
const withoutHtml = (text: string): string => text.replace(/<(?!anonymous>)[a-z!/][^>]*>(?:[^]*>)?/i, '[html]');

const plain = (text: string, most: number): string => withoutSecrets(withoutHtml(text)).slice(0, most);

/** Where it was thrown, below what it says: that stands in `message`. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((text) => /^ {4}at /.test(text))
    .map((text) => plain(text, 300))
    .join('\n')
    .slice(0, longestStack);

/**
 * An error as chosen fields. What libraries hang on theirs stays out: TypeORM the statement and its parameters
 * (password hashes, emails), HTTP clients whole requests, nodemailer what was said with whom.
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
