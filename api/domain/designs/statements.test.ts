import { DesignRequests, designInput } from '../../test/design-requests';
import { hold, recordSql } from '../../test/sql-statements';
import { createDesign } from './design.service';
import { generateDesign } from './generation.job';

describe('SQL statements of a design', () => {
  let designRequests: DesignRequests;
  const sql = recordSql();

  beforeAll(async () => {
    designRequests = await DesignRequests.start();
  });
  afterAll(async () => {
    sql.stop();
    await designRequests.product.stop();
  });

  it('are at most 30 from the request to the finished picture, and each transaction notifies once', async () => {
    const { product } = designRequests;
    const never = new AbortController().signal;
    const { user } = await designRequests.queued({}, 30);
    const create = (requestId: string) => createDesign(product.ctx(user), { requestId, design: designInput });
    // which accounts are test accounts is known after the first design
    await generateDesign(product.ctx(), (await create('warming-up')).id, never);
    sql.begin();
    const { id } = await create('measured');
    await generateDesign(product.ctx(), id, never);
    // the success of a key is recorded once in ten seconds; what its events make this process read is part of its cost
    await product.services.events.caughtUp();
    const statements = sql.statements().filter((text) => text !== 'select 1' && !text.startsWith('UPDATE "ai_keys"'));
    hold(statements, 30);
    const commits = statements.filter((text) => text === 'COMMIT').length;
    expect(commits).toBe(3);
    expect(statements.filter((text) => text.includes('pg_notify'))).toHaveLength(commits);
  });
});
