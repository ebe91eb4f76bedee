import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/database/data-source';
import { entities } from '../../wiring/entities';
import { createTestDatabase } from '../test-database';
import type { TestDatabase } from '../test-database';

/** Data of a customer whose table has the customer's id by another name, or by its parent; see docs/scaling.md. */
const otherwise: Record<string, string> = {
  users: 'id',
  // null for images of the shop
  files: 'owner_id',
  payments: 'order_id',
  refunds: 'payment_id',
  disputes: 'payment_id',
  order_comments: 'order_id',
  design_prints: 'design_id',
  ticket_replies: 'ticket_id',
  webhook_deliveries: 'endpoint_id',
};

/** Tables with a user_id that may be null, and whose rows those are. */
const mayBeNull: Record<string, string> = {
  tickets: 'of anonymous senders',
  ticket_images: 'of anonymous senders, with their tickets',
  events: 'of anonymous senders',
  outbox: 'to addresses without an account',
  webhook_endpoints: "the shop's own",
};

/** The same on each server. */
const reference = [
  'ai_keys',
  'canned_answers',
  'content_sections',
  'content_versions',
  'earlier_slugs',
  'email_templates',
  'items',
  'packages',
  'paypal_accounts',
  'scheduled_sections',
  'settings',
];

/** No customer's, or of one only by what happens later; they stay on one server. */
const local = new Map([
  ['ai_calls', 'sums of a day'],
  ['audit', 'what Admins did, to anything'],
  ['daily_figures', 'sums of a day'],
  ['daily_money', 'sums of a day'],
  ['event_numbering', 'one row of the server'],
  ['email_recipients', 'counts of emails by the hash of any address'],
  ['figure_changes', 'what the sums of days have still to count'],
  ['figure_zones', 'time zones of the sums'],
  ['file_uses', 'counts of uses of any file, by its name'],
  ['invoice_series', 'numbers without gaps for the whole shop'],
  ['mailings', 'what Admins sent to many'],
  ['provider_events', 'of PayPal, before their order is known'],
  ['removed_records', 'ids only, for what copies the data'],
  ['stray_files', 'names of files that no row uses'],
  ['suppressed_addresses', 'addresses, with an account or without'],
  ['ticket_presences', 'which Admin looks at a ticket'],
  ['transitions', 'of anything that has states, by its id'],
  ['unmatched_payments', 'at PayPal, without a known customer'],
  ['visit_counts', 'counts without persons'],
]);

describe('the tables', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    source = createDataSource({ url: database.url, entities, poolSize: 1 });
    await source.initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const tables = () => source.entityMetadatas.map((table) => ({ name: table.tableName, table }));
  const columnOf = (name: string, column: string) =>
    source.entityMetadatas
      .find(({ tableName }) => tableName === name)
      ?.columns.find(({ databaseName }) => databaseName === column);

  it("carry their customer's user_id, or say why not", () => {
    const decided = [...Object.keys(otherwise), ...reference, ...local.keys()];
    const without = tables().flatMap(({ name }) => (columnOf(name, 'user_id') ? [] : [name]));
    expect(without.sort()).toEqual(decided.sort());
  });

  it('have a user_id that is null only where they say whose rows those are', () => {
    const nullable = tables().flatMap(({ name }) => (columnOf(name, 'user_id')?.isNullable ? [name] : []));
    expect(nullable.sort()).toEqual(Object.keys(mayBeNull).sort());
  });

  it('reach their customer by the column that they name', () => {
    for (const [name, column] of Object.entries(otherwise).filter(([one]) => one !== 'users'))
      expect([name, columnOf(name, column)?.isNullable]).toEqual([name, name === 'files']);
  });
});
