import { Client } from 'pg';
import { DesignRequests, designInput } from '../../test/design-requests';
import { hold, recordSql } from '../../test/sql-statements';
import { Events } from '../../platform/events/events';
import { createLogger } from '../../platform/observability/logger';
import { createDesign } from './design-creation.service';
import { generateDesign } from './generation.job';

describe('SQL statements of a design', () => {
  let designRequests: DesignRequests;
  const sql = recordSql();
  /** Receives all notifications, of which the product does not know. */
  let witness: Client;
  const notifications: string[] = [];

  beforeAll(async () => {
    designRequests = await DesignRequests.start();
    const { product } = designRequests;
    // a pooler passes no notifications on
    const { directUrl, databaseUrl } = product.services.config;
    witness = new Client({ connectionString: directUrl ?? databaseUrl });
    await witness.connect();
    await witness.query('listen "jobs:insert"; listen postloom_events');
    witness.on('notification', ({ channel, payload = '' }) => {
      notifications.push(channel === 'postloom_events' ? (JSON.parse(payload) as { type: string }).type : channel);
    });
  });
  afterAll(async () => {
    sql.stop();
    await witness.end();
    await designRequests.product.stop();
  });

  const made = async (name: string) => {
    const { product } = designRequests;
    const { user } = await designRequests.queued({}, 30);
    const create = (requestId: string) => createDesign(product.ctx(user), { requestId, design: designInput });
    // which accounts are test accounts is known after the first design
    await generateDesign(product.ctx(), (await create('warming-up')).id, new AbortController().signal);
    await product.services.events.caughtUp();
    await witness.query('select 1');
    notifications.length = 0;
    sql.begin();
    const { id } = await create(name);
    await generateDesign(product.ctx(), id, new AbortController().signal);
    // what its events make this process read is part of its cost
    await product.services.events.caughtUp();
    await witness.query('select 1');
    return sql.statements();
  };

  it('are at most 30 from the request to the finished picture, in three commits of which one notifies', async () => {
    const statements = (await made('request-alone')).filter(
      // the success of a key is recorded once in ten seconds
      (text) => text !== 'select 1' && !text.startsWith('UPDATE "ai_keys"'),
    );
    hold(statements, 30);
    expect(statements.filter((text) => text === 'COMMIT')).toHaveLength(3);
    // sent by the function of the events that programs read
    expect(notifications).toEqual(['events']);
  });

  it('notify with each commit while another process listens', async () => {
    const { product } = designRequests;
    const { directUrl, databaseUrl } = product.services.config;
    const other = new Events(directUrl ?? databaseUrl, createLogger('silent'), 'postloom api 1.0 events');
    await other.start();
    await made('request-watched');
    await other.stop();
    expect(notifications.sort()).toEqual(['account', 'design', 'jobs', 'design', 'design', 'jobs', 'events'].sort());
  });
});
