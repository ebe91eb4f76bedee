import { Client } from 'pg';
import { makeAhead } from '../platform/database/partitions/make-ahead';
import { partitionsOf } from '../platform/database/partitions/partition';
import { createTestDatabase } from './test-database';
import type { TestDatabase } from './test-database';

export const monthlyEvents = { name: 'events', column: 'created_at', months: 1, days: 30 } as const;

/** Noon of a day. */
export const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A database whose events are in partitions. */
export class PartitionedDatabase {
  private readonly others: Client[] = [];

  private constructor(
    private readonly database: TestDatabase,
    /** Waits 300 ms for a lock, as the job waits a little. */
    readonly client: Client,
  ) {}

  static async create(): Promise<PartitionedDatabase> {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('set lock_timeout = 300');
    return new PartitionedDatabase(database, client);
  }

  get url(): string {
    return this.database.url;
  }

  async connect(): Promise<Client> {
    const other = new Client({ connectionString: this.url });
    await other.connect();
    this.others.push(other);
    return other;
  }

  async drop(): Promise<void> {
    await Promise.all([this.client, ...this.others].map((one) => one.end()));
    await this.database.drop();
  }

  /** Adds an event of a time. */
  async add(time: string, client = this.client): Promise<void> {
    await client.query(
      `insert into events (type, data, transaction_no, created_at) values ('order.paid', '{}', 1, $1)`,
      [time],
    );
  }

  async names(): Promise<string[]> {
    return (await partitionsOf(this.client, 'events')).map(({ name }) => name);
  }

  /** Returns the partition of each event, oldest first. */
  async places(): Promise<string[]> {
    const { rows } = await this.client.query<{ place: string }>(
      'select tableoid::regclass::text as place from events order by created_at',
    );
    return rows.map(({ place }) => place);
  }

  /** Makes the partitions ahead of each day, as the job does. */
  async pass(...days: string[]): Promise<void> {
    for (const one of days) await makeAhead(this.client, monthlyEvents, at(one));
  }
}
