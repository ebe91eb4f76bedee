import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import type { DataSource } from 'typeorm';
import { networkCodes } from '../http/network';

/**
 * SQLSTATEs of PostgreSQL: class 08 is about connections, 57P01 to 57P03 about a server that stops or starts, class 53
 * about a server out of disk, memory or connections.
 */
const server = /^(08...|57P0[123]|53...)$/;
/** Messages of pg and its pool, which have no codes for these errors. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Errors of database connections: Node's code alone does not say whose connection broke. */
const ofConnections = new WeakSet();

/** Records an error that the database pool or one of its connections has reported. */
export function recordConnectionError(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofConnections.add(error);
}

interface Suspect {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
}

/** Whether an error says that the database is currently unreachable, rather than that this product has a bug. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as Suspect;
  if (driverError !== undefined && driverError !== error) {
    // TypeORM wraps the driver's error.
    recordConnectionError(driverError);
    return isDatabaseAway(driverError);
  }
  if (typeof code === 'string' && server.test(code)) return true;
  if (isOfReleasedRunner(error)) return true;
  if (ofConnections.has(error) && saysNetwork(error)) return true;
  return typeof message === 'string' && sentences.test(message);
}

/**
 * Whether a statement found its query runner released. TypeORM releases one whose connection breaks between two statements
 * of its transaction.
 */
const isOfReleasedRunner = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

/** Whether an error has a network code. Several addresses may have been tried. */
const saysNetwork = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(saysNetwork)
    : networkCodes.has(String((error as Suspect | null)?.code));

/** disk_full and out_of_memory: reads may still succeed, writes fail. */
const outOfSpace = new Set(['53100', '53200']);

/** Returns the SQLSTATE of an error of the database. */
export const sqlStateOf = (error: unknown): unknown => {
  const { code, driverError } = (error ?? {}) as Suspect;
  return driverError !== undefined && driverError !== error ? sqlStateOf(driverError) : code;
};

/**
 * Whether a statement was cancelled, because it ran or waited for a lock longer than its bound. Its transaction has changed
 * nothing, so the caller may try again; an operator has to look why.
 */
export const tookTooLong = (error: unknown): boolean => sqlStateOf(error) === '57014';

/** The log line for it. */
export const tooLongMessage = 'a statement ran or waited for a lock longer than its bound';

/** Whether PostgreSQL has space to write. A failed statement raises the suspicion; `check` clears it by writing. */
export class DatabaseSpace {
  private isSuspected = false;

  /** Whether a statement failed for lack of space and no check has succeeded since. */
  get isLacking(): boolean {
    return this.isSuspected;
  }

  /**
   * Examines the error of a statement.
   * @returns whether it reports a lack of space
   */
  note(error: unknown): boolean {
    const isLacking = outOfSpace.has(String(sqlStateOf(error)));
    if (isLacking) this.isSuspected = true;
    return isLacking;
  }

  /** @throws PostgreSQL's error while there is no space. */
  async check(db: DataSource): Promise<void> {
    if (!this.isSuspected) return;
    await db.transaction((tx) =>
      tx.query(`create temp table space_check on commit drop as select repeat('x', 100) from generate_series(1, 1000)`),
    );
    this.isSuspected = false;
  }
}

/** Returns the log line for the operator. */
export const awayMessage = (space: DatabaseSpace, error: unknown): string =>
  space.note(error) ? 'the database has no space: its disk or memory is full' : 'the database is away';

/** Retry-After in seconds while the database is unreachable. */
export const awaySeconds = 5;
