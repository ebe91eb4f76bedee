import { randomUUID } from 'node:crypto';
import { KnownAccounts, deleteAccount, prepareArchive } from '../../test/known-accounts';
import { otherTables, personalTables } from '../../test/personal-columns';
import type { PersonalTable } from '../../test/personal-table';
import { fillPersonalTables } from '../../test/personal-rows';
import type { TestProduct } from '../../test/test-product';
import { filesIn } from '../../test/zip-files';

type Row = Record<string, unknown>;

const listed = (reasons: Record<string, string> | undefined) =>
  Object.values(reasons ?? {}).flatMap((names) => names.split(' '));
const isBlank = (value: unknown) =>
  value === null || value === '' || value === '(erased)' || JSON.stringify(value) === '[]';

describe('every column of the database', () => {
  let people: KnownAccounts;
  let product: TestProduct;
  /** The columns of each table. */
  let tables: Map<string, string[]>;

  beforeAll(async () => {
    people = await KnownAccounts.start();
    ({ product } = people);
    const { rows } = await product.services.pool.query<{ name: string; columns: string[] }>(
      `select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname <> 'schema_migrations' group by 1`,
    );
    tables = new Map(rows.map(({ name, columns }) => [name, columns]));
  });
  afterAll(() => product.stop());

  const all = () => Object.entries(personalTables);
  const rowsOf = async ([name, { rows }]: [string, PersonalTable], id: string): Promise<Row[]> =>
    (await product.services.pool.query<Row>(`select * from ${name} where ${rows}`, [id])).rows;

  it('is in the archive of its account, or says why not', () => {
    expect([...Object.keys(personalTables), ...listed(otherTables)].sort()).toEqual([...tables.keys()].sort());
    const undecided = all().flatMap(([name, { exported = '', not }]) => {
      const decided = [...exported.split(' ').filter(Boolean), ...listed(not)];
      const columns = tables.get(name) ?? [];
      if (decided.includes('*')) return [];
      const wrong = [
        ...columns.filter((one) => !decided.includes(one)),
        ...decided.filter((one) => !columns.includes(one)),
      ];
      return wrong.map((one) => `${name}.${one}`);
    });
    expect(undecided).toEqual([]);
  });

  it('that the archive has is there, and all others but what must remain are deleted with the account', async () => {
    const person = await people.person();
    await fillPersonalTables(product, person);
    const before = new Map<string, Row[]>();
    for (const table of all()) before.set(table[0], await rowsOf(table, person.id));
    // every row of the fixture counts: an empty table would prove nothing
    const isFilled = ([name, { exported }]: [string, PersonalTable]) =>
      !exported || (before.get(name) ?? []).length > 0;
    expect(
      all()
        .filter((table) => !isFilled(table))
        .map(([name]) => name),
    ).toEqual([]);

    const { url } = await prepareArchive(person.browser);
    const files = await filesIn(Buffer.from(await (await person.browser.fetch(url ?? '')).arrayBuffer()));
    const missing = all().flatMap(([name, { file = '', exported = '' }]) => {
      const values = new Set(leavesOf(JSON.parse(files[file]?.toString() ?? 'null')));
      return exported.split(' ').flatMap((column) => {
        const stored = leavesOf((before.get(name) ?? []).map((row) => row[column]));
        return stored.every((value) => values.has(value)) ? [] : [`${name}.${column}`];
      });
    });
    expect(missing).toEqual([]);

    expect(await deleteAccount(person.browser)).toEqual({ errors: [] });
    const left: string[] = [];
    for (const table of all()) {
      const [name, { retained }] = table;
      const stays = listed(retained);
      for (const row of await rowsOf(table, person.id))
        for (const [column, value] of Object.entries(row))
          if (
            !stays.includes('*') &&
            !stays.includes(column) &&
            !isBlank(value) &&
            wasThere(before.get(name), column, value)
          )
            left.push(`${name}.${column}`);
    }
    expect([...new Set(left)]).toEqual([]);
  });

  const wasThere = (rows: Row[] | undefined, column: string, value: unknown) =>
    rows?.some((row) => JSON.stringify(row[column]) === JSON.stringify(value)) === true;

  /** Returns the texts, numbers and flags of a JSON value; times as texts. */
  function leavesOf(value: unknown): string[] {
    if (value === null || value === undefined) return [];
    // the driver reads a day as its midnight
    if (value instanceof Date) return [value.toISOString().replace(/T00:00:00\.000Z$/, '')];
    if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
    return [typeof value === 'string' ? value : JSON.stringify(value)];
  }

  it('counts for the data of test tokens, too', async () => {
    const { browser, id } = await people.person();
    const { pool } = product.services;
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (test_of, name, email) values ($1, 'Test account', $2) returning id`,
      [id, `${randomUUID()}@test.invalid`],
    );
    await pool.query(
      `insert into favorite_prompts (user_id, place, name, prompt) values ($1, 1, 'Tried', 'A test of the loom')`,
      [rows[0]?.id],
    );
    const { url } = await prepareArchive(browser);
    const files = await filesIn(Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()));
    expect(files['test-mode/favorite-prompts.json']?.toString()).toContain('A test of the loom');
    expect(files['favorite-prompts.json']?.toString()).not.toContain('A test of the loom');
  });
});
