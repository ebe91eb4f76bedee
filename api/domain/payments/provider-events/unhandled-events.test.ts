import { jobHandlers } from '../../../wiring/job-handlers';
import { eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { forgetWhatEventsSaid, retryEvents } from './unhandled-events.service';

describe('unhandled events of PayPal', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ jobs: true });
  });
  afterAll(() => product.stop());

  const never = new AbortController().signal;
  const sweep = () => jobHandlers(product.services).requeue_lost_work({}, { draining: never, hurry: never });
  const add = async (eventId: string, age: string, more = '') => {
    const { rows } = await product.services.pool.query<{ id: string }>(
      `insert into provider_events (provider, event_id, type, body, received_at ${more && ', attempts, outcome'})
       values ('PAYPAL', $1, 'TEST', '{"event_type":"TEST","resource":{}}', now() - $2::interval ${more}) returning id`,
      [eventId, age],
    );
    return rows[0]?.id ?? '';
  };
  const outcomeOf = async (id: string) =>
    (
      await product.services.pool.query<{ outcome: string | null }>(
        'select outcome from provider_events where id = $1',
        [id],
      )
    ).rows[0]?.outcome;

  it('are found by the hourly sweep when they have no job, even days after they arrived', async () => {
    const lost = await add('WH-LOST', '2 days');
    const usedUp = await add('WH-USED-UP', '4 days');
    await product.services.pool.query(
      `select graphile_worker.add_job('handle_provider_event', $1::json, job_key => $2, run_at => now() + interval '1 day')`,
      [JSON.stringify({ eventId: usedUp }), `provider-event:${usedUp}`],
    );
    await product.services.pool.query(
      'update graphile_worker._private_jobs set attempts = max_attempts where key = $1',
      [`provider-event:${usedUp}`],
    );
    const young = await add('WH-YOUNG', '1 minute');
    await sweep();
    await eventually(async () => (await outcomeOf(lost)) === 'not of interest');
    await eventually(async () => (await outcomeOf(usedUp)) === 'not of interest');
    expect(await outcomeOf(young)).toBeNull();
  });

  it('are handled when an operator requests it, including those whose payment was unknown', async () => {
    const unknown = await add('WH-UNKNOWN', '1 day', ", 8, 'unknown subject'");
    expect(await retryEvents(product.ctx())).toBeGreaterThanOrEqual(1);
    await eventually(async () => (await outcomeOf(unknown)) === 'not of interest');
  });

  it('are given up after 90 days, without what they say of the payer', async () => {
    const ids = [await add('WH-89', '89 days'), await add('WH-91', '91 days')];
    const unknown = await add('WH-91-UNKNOWN', '91 days', ", 8, 'unknown subject'");
    await forgetWhatEventsSaid(product.ctx());
    const { rows } = await product.services.pool.query(
      `select outcome, body is not null as has_body, handled_at is not null as is_handled
       from provider_events where id = any($1) order by id`,
      [[...ids, unknown]],
    );
    expect(rows).toEqual([
      { outcome: null, has_body: true, is_handled: false },
      { outcome: 'not handled within 90 days', has_body: false, is_handled: true },
      { outcome: 'unknown subject', has_body: false, is_handled: true },
    ]);
  });
});
