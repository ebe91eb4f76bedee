import type { DataSource } from 'typeorm';
import { networkCodes } from '../network-codes';

/** PostgreSQL's: class 08 is about connections, 57P01 to 57P03 a server that stops or starts, class 53 one without disk, memory or connections. */
const server = /^(08...|57P0[123]|53...)$/;
/** pg and its pool have no codes for these. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Errors of connections to the database: a code of Node alone does not say whose connection broke. */
const ofConnections = new WeakSet();

/** Notes an error that a connection, or the pool, of the database has reported. */
export function noteConnectionError(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofConnections.add(error);
}

interface Suspect {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
}

/** Whether an error says that the database can't be reached at present, rather than that something is wrong with us. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as Suspect;
  if (driverError !== undefined && driverError !== error) {
    // TypeORM wraps what the driver has thrown
    noteConnectionError(driverError);
    return isDatabaseAway(driverError);
  }
  if (typeof code === 'string' && server.test(code)) return true;
  if (ofConnections.has(error) && saysNetwork(error)) return true;
  return typeof message === 'string' && sentences.test(message);
}

/** Several addresses may have been tried. */
const saysNetwork = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(saysNetwork)
    : networkCodes.has(String((error as Suspect | null)?.code));

/** disk_full and out_of_memory: reads may go on, writes do not. */
const roomless = new Set(['53100', '53200']);

const sqlStateOf = (error: unknown): unknown => {
  const { code, driverError } = (error ?? {}) as Suspect;
  return driverError !== undefined && driverError !== error ? sqlStateOf(driverError) : code;
};

/** Whether PostgreSQL has room to write. Suspected by an error of a statement, and then proven by one of its own. */
export class DatabaseRoom {
  private isSuspected = false;

  /** Whether a statement has failed for lack of room, and none has proven since that there is some. */
  get isLacking(): boolean {
    return this.isSuspected;
  }

  /** Looks at the error of a statement. Answers whether there is no room. */
  note(error: unknown): boolean {
    const isLacking = roomless.has(String(sqlStateOf(error)));
    if (isLacking) this.isSuspected = true;
    return isLacking;
  }

  /** @throws PostgreSQL's error while there is none. */
  async check(db: DataSource): Promise<void> {
    if (!this.isSuspected) return;
    await db.transaction((tx) =>
      tx.query(`create temp table room on commit drop as select repeat('x', 100) from generate_series(1, 1000)`),
    );
    this.isSuspected = false;
  }
}

/** One line of the log for whoever can mend it. */
export const awaySentence = (room: DatabaseRoom, error: unknown): string =>
  room.note(error) ? 'the database has no room: its disk or memory is full' : 'the database is away';

/** After so many seconds it is worth asking again. */
export const awaySeconds = 5;
