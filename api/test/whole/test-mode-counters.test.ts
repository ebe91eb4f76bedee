import { randomUUID } from 'node:crypto';
import { dayIn, isoIn, timeZones } from '../../../contract/time-zone';
import { MonthPostEntity } from '../../domain/months/month-post.entity';
import { remindOfPosts } from '../../domain/months/reminders.job';
import { cancelDesign } from '../../domain/designs/design.service';
import { generateDesign } from '../../domain/designs/generation.job';
import { deliverWebhooks } from '../../domain/webhooks/delivery.job';
import { designInput } from '../filled-product';
import { addMonth, aMonth } from '../months';
import { testModeOf } from '../test-mode';
import { tokenOf } from '../access-tokens';
import type { TokenBrowser } from '../access-tokens';
import { smallPictures } from '../images';
import { startTestProduct, withoutBudgets } from '../test-product';
import type { TestProduct } from '../test-product';
import { startWebhookReceiver } from '../webhook-receiver';
import type { WebhookReceiver } from '../webhook-receiver';

/** Counters that say what customers get: each grows by the work below when a customer does it. */
const business = [
  'designs_total',
  'designs_failed_total',
  'design_copies_total',
  'design_prints_total',
  'month_plans_total',
  'post_reminders_total',
  'webhook_tries_total',
  'websites_read_total',
];

/** Counters of requests, of processes, and of work that test accounts cannot cause, each with the reason. */
const others: Record<string, string> = {
  http_cached_answers_total: 'requests',
  graphql_operations_total: 'requests',
  pages_refused_total: 'requests',
  api_requests_logged_total: 'requests',
  lagging_reads_total: 'reads of the database',
  live_refused_total: 'connections and subscriptions of all callers',
  payments_total: 'no payment of test mode reaches PayPal',
  ai_calls_total: 'test mode does not call the AI service',
  provider_call_seconds: 'test mode calls no provider',
  http_request_seconds: 'requests',
  emails_total: 'test accounts get no email',
  emails_dropped_total: 'test accounts get no email',
  webhooks_accepted_total: 'requests of providers',
  webhooks_refused_total: 'requests of providers',
  cdn_purges_total: 'the public site',
  figure_days_rolled_up_total: 'a job',
  month_feed_failures_total: 'faults of ours',
  scheduled_job_runs_total: 'jobs',
  design_repaints_total: 'counted like the copies; the AI service of test mode draws no lettering',
  design_step_failures_total: 'counted like the copies; the AI service of test mode fails at no step',
  test_mode_swept_total: 'test mode itself',
};

describe('counters that operators watch', () => {
  let product: TestProduct;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    product = await startTestProduct({
      http: true,
      gemini: true,
      environment: { WEBHOOKS_LOCAL: '1', ...smallPictures },
    });
    withoutBudgets(product.services);
    // reminders are written from eight o'clock
    const noon = timeZones().find((zone) => isoIn(zone, new Date()).slice(11, 13) === '12') ?? 'UTC';
    await product.services.pool.query(`insert into settings (key, body, version) values ('shop', $1, 1)`, [
      { timeZone: noon },
    ]);
    zone = noon;
  });
  let zone = 'UTC';
  afterAll(async () => {
    await product.stop();
    await receiver.stop();
  });

  /** Sums the series of each counter. */
  const counted = async (names: readonly string[]) => {
    const metrics = await product.services.metrics.registry.getMetricsAsJSON();
    return Object.fromEntries(
      names.map((name) => [
        name,
        (metrics.find((one) => one.name === name)?.values ?? []).reduce((sum, { value }) => sum + Number(value), 0),
      ]),
    );
  };
  const grown = async (work: () => Promise<void>) => {
    const before = await counted(business);
    await work();
    const after = await counted(business);
    return business.filter((name) => after[name] !== before[name]);
  };

  /** Does everything that is counted, as a program of an account. */
  const work = async (program: TokenBrowser, userId: string) => {
    const call = async <Answer>(query: string, variables: object = {}) => {
      const { data, errors } = await program.graphql<Record<string, Answer>>(
        query,
        variables as Record<string, unknown>,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0] as Answer;
    };
    const ctx = () => product.ctx({ id: userId, role: 'MEMBER' });
    const saved = await call<{ endpoint: { id: string } }>(
      'mutation($input: WebhookEndpointInput!) { saveWebhookEndpoint(input: $input, version: 0) { endpoint { id } errors { code } } }',
      { input: { url: receiver.url, types: ['*'], isActive: true } },
    );
    const make = async (customPrompt = '') => {
      const input = { requestId: randomUUID(), design: { ...designInput, lettering: 'SET', customPrompt } };
      const { design } = await call<{ design: { id: string } }>(
        'mutation($input: CreateDesignInput!) { createDesign(input: $input) { design { id } errors { code } } }',
        { input },
      );
      return design.id;
    };
    const design = await make();
    await generateDesign(product.ctx(), design, new AbortController().signal);
    const failing = await make('[[blocked]] [[test:blocked]]');
    await generateDesign(product.ctx(), failing, new AbortController().signal);
    await cancelDesign(ctx(), await make());
    for (const _time of [1, 2])
      expect(
        await program
          .fetch(`/designs/${design}/prints/story.jpg`)
          .then(async (file) => [file.status, (await file.arrayBuffer()).byteLength > 0]),
      ).toEqual([200, true]);
    await call(
      'mutation($id: ID!, $requestId: String!) { copyDesign(id: $id, requestId: $requestId) { errors { code } } }',
      {
        id: design,
        requestId: randomUUID(),
      },
    );
    for (const idea of ['Fresh bread', 'Fresh bread [[test:fail]]'])
      await call('mutation($input: MonthInput!) { planMonth(input: $input) { errors { code } } }', {
        input: aMonth({ idea }),
      });
    await call('mutation { readWebsite(url: "http://127.0.0.1:9/") { errors { code } } }');
    const planId = await addMonth(product, userId, { posts: 1, startsOn: dayIn(zone, new Date()) });
    await product.services.dataSource.manager.update(
      MonthPostEntity,
      { planId },
      { state: 'READY', picture: 1, designId: design },
    );
    await remindOfPosts(product.ctx());
    await call('mutation($id: ID!) { testWebhookEndpoint(id: $id) { errors { code } } }', { id: saved.endpoint.id });
    await deliverWebhooks(product.ctx(), saved.endpoint.id, { draining: new AbortController().signal });
  };

  it('are known, each with the reason why work of test mode is counted or not', async () => {
    const metrics = await product.services.metrics.registry.getMetricsAsJSON();
    const counters = metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
    expect(counters.map(({ name }) => name).toSorted()).toEqual([...business, ...Object.keys(others)].toSorted());
  });

  it('grow by the work of a customer, and by none of test mode', async () => {
    const owner = await product.addUser({ credits: 20 });
    const live = await tokenOf(product, owner, ['DESIGNS_WRITE', 'WEBHOOKS_WRITE']);
    expect(await grown(() => work(live.program, owner.id))).toEqual(business);
    const test = await testModeOf(product, owner);
    expect(await grown(() => work(test.program, test.id))).toEqual([]);
  });
});
