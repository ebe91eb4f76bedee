import type { QueryResultRow } from 'pg';
import type { Facts } from '../facts';
import type { PayPalBooks } from '../stand-ins';

/** An email as the mail server got it. */
export interface ArrivedEmail {
  messageId: string;
  recipients: string[];
  text: string;
}

/** A webhook as its receiver got it. */
export interface ArrivedWebhook {
  path: string;
  eventId: string;
  body: string;
}

/** All records of a day, of the shop and of others, which have to agree. */
export interface Books {
  query: <Row extends QueryResultRow>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  paypal: PayPalBooks;
  emails: readonly ArrivedEmail[];
  webhooks: readonly ArrivedWebhook[];
  /** Bytes of each stored file by its key. */
  files: ReadonlyMap<string, number>;
  facts: Facts;
}

export interface Checked {
  /** How many rows were compared. */
  rows: number;
  /** One line for each row that is not as the rule says. */
  differences: string[];
}

export interface Rule {
  name: string;
  check: (books: Books) => Promise<Checked>;
}

/**
 * A rule within the database: `rows` counts, `differences` answers a line for each row that breaks it. Both may have the
 * same parameters, from what players remember.
 */
export const sqlRule = (
  name: string,
  rows: string,
  differences: string,
  parameters: (facts: Facts) => unknown[] = () => [],
): Rule => ({
  name,
  async check({ query, facts }) {
    const [counted] = await query<{ rows: number }>(rows, parameters(facts));
    const found = await query<{ difference: string }>(differences, parameters(facts));
    return { rows: counted?.rows ?? 0, differences: found.map(({ difference }) => difference) };
  },
});

/** Compares each of a list; `compare` returns what is wrong with one, or null. */
export const checkEach = <One>(list: Iterable<One>, compare: (one: One) => string | null): Checked => {
  const all = [...list];
  return { rows: all.length, differences: all.flatMap((one) => compare(one) ?? []) };
};

/** Returns the members of a list by a key. */
export function grouped<One>(list: Iterable<One>, keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
