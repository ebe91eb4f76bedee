import { createTestDatabase } from '../../test/test-database';
import type { TestDatabase } from '../../test/test-database';
import { createPool } from './pool';
import { PreparedQuery } from './prepared-query';

describe('a prepared query', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Opens a pool of one connection, and counts the descriptions that it receives. */
  const connected = () => {
    const descriptions: unknown[] = [];
    const pool = createPool({ url: database.url, connections: 1 }).on('connect', (client) => {
      const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
      connection.on('rowDescription', (message) => descriptions.push(message));
    });
    const ask = async (text: string, values: unknown[] = []) => {
      const query = new PreparedQuery({ name: text.slice(0, 50), text, values });
      return (await pool.query(query as unknown as { text: string })).rows as unknown[];
    };
    return { pool, descriptions, ask, stop: () => pool.end() };
  };

  it('is described once on each connection', async () => {
    const text = 'select $1::int as number, now() is null as no, null::text as nothing';
    const rows = (number: number) => [{ number, no: false, nothing: null }];
    for (const connection of [connected(), connected()]) {
      for (const number of [1, 2, 3]) expect(await connection.ask(text, [number])).toEqual(rows(number));
      expect(connection.descriptions).toHaveLength(1);
      await connection.stop();
    }
  });

  it('fails where columns have changed since, and has the new ones on a new connection', async () => {
    const text = 'select value from changing';
    const first = connected();
    await first.pool.query('create table changing (value int)');
    await first.pool.query('insert into changing values (7)');
    for (let time = 0; time < 2; time += 1) expect(await first.ask(text)).toEqual([{ value: 7 }]);
    await first.pool.query('alter table changing alter value type text');
    await expect(first.ask(text)).rejects.toThrow('cached plan must not change result type');
    await first.stop();
    const second = connected();
    for (let time = 0; time < 2; time += 1) expect(await second.ask(text)).toEqual([{ value: '7' }]);
    await second.stop();
  });

  it('may fail and is repeated, with values that cannot be sent as well', async () => {
    const { ask, stop } = connected();
    const text = 'select 1 / $1::int as share';
    expect(await ask(text, [1])).toEqual([{ share: 1 }]);
    await expect(ask(text, [0])).rejects.toThrow('division by zero');
    const broken = {
      toPostgres: () => {
        throw new Error('no value');
      },
    };
    await expect(ask(text, [broken])).rejects.toThrow('no value');
    expect(await ask(text, [1])).toEqual([{ share: 1 }]);
    await stop();
  });
});
