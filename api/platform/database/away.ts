/** Node's own for a connection that could not be made or broke. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** PostgreSQL's: class 08 is about connections, 57P01 to 57P03 a server that stops or starts, 53300 one that is full. */
const server = /^(08...|57P0[123]|53300)$/;
/** pg and its pool have no codes for these. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

interface Suspect {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
}

/** Whether an error says that the database can't be reached at present, rather than that something is wrong with us. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as Suspect;
  if (driverError !== undefined && driverError !== error) return isDatabaseAway(driverError);
  if (typeof code === 'string' && (network.has(code) || server.test(code))) return true;
  // several addresses were tried
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return typeof message === 'string' && sentences.test(message);
}

/** After so many seconds it is worth asking again. */
export const awaySeconds = 5;
