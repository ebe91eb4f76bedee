import { Query } from 'pg';
import type { QueryConfig } from 'pg';

/** What a query learns from a description of its rows. */
interface Columns {
  fields: readonly { dataTypeID: number }[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The part of a connection that sends a request for a description. */
interface Describing {
  describe(portal: object): void;
}

/** Parts of pg's query that its types leave out. */
interface Sending {
  text: string;
  _result: Columns;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Describing): boolean;
  prepare(connection: Describing): void;
  handleRowDescription(message: unknown): void;
}

/**
 * Columns of prepared statements by their text, as their last description said. PostgreSQL refuses to run a prepared
 * statement whose columns have changed, so they are true on every connection that has prepared it.
 */
const described = new Map<string, Columns>();

const listening = new WeakSet<Describing>();
/** True while a statement is sent whose columns are known. */
let isDescribed = false;

/** Makes a connection leave out descriptions while `isDescribed`. */
function leaveOutDescriptions(connection: Describing): void {
  if (listening.has(connection)) return;
  listening.add(connection);
  const describe = connection.describe.bind(connection);
  connection.describe = (portal) => {
    if (!isDescribed) describe(portal);
  };
}

/**
 * A named statement that is described when a connection prepares it, and no more: pg asks for a description at every
 * execution, which takes a part of the time of a statement with many columns.
 */
export class PreparedQuery extends (Query as unknown as new (config: QueryConfig & { name: string }) => Sending) {
  override prepare(connection: Describing): void {
    const columns = described.get(this.text);
    if (!columns || !this.hasBeenParsed(connection)) {
      super.prepare(connection);
      return;
    }
    leaveOutDescriptions(connection);
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    isDescribed = true;
    try {
      super.prepare(connection);
    } finally {
      isDescribed = false;
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    described.set(this.text, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
