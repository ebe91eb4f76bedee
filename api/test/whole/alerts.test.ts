import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readStuckWork } from '../../domain/monitoring/stuck-work';
import { laneOfJobs } from '../../platform/jobs/definitions';
import { watchProcess } from '../../platform/observability/metrics';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary?: string; runbook?: string };
}
interface Dashboard {
  title: string;
  schemaVersion: number;
  panels: { id: number; title: string; type: string; targets: { expr: string }[] }[];
}

const rules = (parse(readFileSync('docs/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync('docs/grafana.json', 'utf8')) as Dashboard;

interface Used {
  name: string;
  labels: [name: string, value: string][];
}

/** Returns the metrics of an expression, with the labels it selects by. */
function metricsIn(expr: string): Used[] {
  const plain = expr
    .replace(/\b(?:by|without) \([^)]*\)/g, '')
    .replace(/\b(?:histogram_quantile|predict_linear)\b/g, '');
  return [...plain.matchAll(/\b(up|[a-z]+_\w+)\b(?:\{([^}]*)\})?/g)].map(([, name = '', selector = '']) => ({
    name: name.replace(/_(bucket|sum|count)$/, ''),
    labels: [...selector.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]),
  }));
}

/** Prometheus itself, the blackbox exporter and the node exporter answer these. */
const isOfAnotherProgram = (name: string) => name === 'up' || /^(probe|node)_/.test(name);
/** Prometheus adds these labels to each series of a target. */
const targetLabels = ['job', 'instance'];
/** Their values are not from a closed list, or appear with the first call. */
const openLabels = ['status', 'provider', 'outcome'];

const groupings = (expr: string) =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, names = '']) => names.split(/,\s*/))
    .filter((name) => name !== 'le');

describe('alerts and dashboard', () => {
  let product: TestProduct;
  let text: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    for (const path of ['/graphql', '/readyz', '/no-such-page']) await fetch(`${product.url}${path}`);
    watchProcess(product.services.metrics);
    text = await (await fetch(`${product.url}/metrics`)).text();
  });
  afterAll(() => product.stop());

  const labelsOf = (name: string) =>
    (product.services.metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames;
  const problemsOf = (expr: string): string[] => {
    const used = metricsIn(expr).filter(({ name }) => !isOfAnotherProgram(name));
    const known = used.flatMap(({ name, labels }) => {
      if (!text.includes(`# TYPE ${name} `)) return [`${name} is no metric`];
      const series = text.split('\n').filter((line) => new RegExp(`^${name}(_bucket|_sum|_count)?{`).test(line));
      return labels.flatMap(([label, value]) => {
        if (targetLabels.includes(label)) return [];
        if (!labelsOf(name).includes(label)) return [`${name} has no label ${label}`];
        if (openLabels.includes(label) && !/^(payments|emails|graphql_operations)_total$/.test(name)) return [];
        return (
          value
            .split('|')
            // Tests run the product in one process of the role `all`.
            .filter((one) => name !== 'postloom_info' && !series.some((line) => line.includes(`${label}="${one}"`)))
            .map((one) => `${name} is never ${label}="${one}"`)
        );
      });
    });
    const all = used.flatMap(({ name }) => (text.includes(`# TYPE ${name} `) ? labelsOf(name) : []));
    const unknown =
      used.length === 0 ? [] : groupings(expr).filter((label) => ![...all, ...targetLabels].includes(label));
    return [
      ...(metricsIn(expr).length === 0 ? ['no metric at all'] : known),
      ...unknown.map((label) => `no label ${label}`),
    ];
  };

  it.each(rules.map((rule) => [rule.alert, rule] as const))('use existing metrics: %s', (_name, rule) => {
    expect(problemsOf(rule.expr)).toEqual([]);
  });

  it.each(dashboard.panels.map((panel) => [panel.title, panel] as const))(
    'show existing metrics: panel "%s"',
    (_t, panel) => {
      expect(panel.targets.flatMap(({ expr }) => problemsOf(expr))).toEqual([]);
    },
  );

  it('can be loaded: panel ids and alert names are unique', () => {
    expect(dashboard.schemaVersion).toBeGreaterThan(30);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('are checked for metrics, labels and values that do not exist', () => {
    expect(problemsOf('max(no_such_metric) > 0')).toEqual(['no_such_metric is no metric']);
    expect(problemsOf('max(payments_stuck{kind="x"}) > 0')).toEqual(['payments_stuck has no label kind']);
    expect(problemsOf('max(payments_stuck{reason="x"}) > 0')).toEqual(['payments_stuck is never reason="x"']);
    expect(problemsOf('max by (x) (payments_stuck)')).toEqual(['no label x']);
  });

  it.each(rules.map(({ alert, annotations }) => [alert, annotations] as const))(
    'state the problem and link its runbook section: %s',
    (_name, { summary, runbook }) => {
      expect(summary).toMatch(/\.$/);
      const [file = '', anchor = ''] = runbook?.split('#') ?? [];
      const [, section = ''] = readFileSync(file, 'utf8').split('\n## Runbook\n');
      const anchors = [...(section.split('\n## ')[0] ?? '').matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    },
  );
});

describe('metrics of stuck work', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('count stuck work, and are read once however often they are scraped', async () => {
    const { pool } = product.services;
    const user = await product.addUser();
    await pool.query(
      `insert into outbox (recipient, subject, html, state, created_at) values
         ('a@example.com', 'S', 'H', 'QUEUED', now() - interval '1 hour'),
         ('b@example.com', 'S', 'H', 'FAILED', now()), ('c@example.com', 'S', 'H', 'REFUSED', now() - interval '8 days');
       insert into provider_events (provider, event_id, type, body, received_at) values ('PAYPAL', 'WH-1', 'T', '{}', now() - interval '20 minutes');
       insert into orders (kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country)
         select 'PACKAGE', 'STUCK00' || n, 'STUCK00' || n, '${user.id}', 'P', 9, 0, 9, 'USD', 20, 30, 'C', 'c@example.com', 'A', 'Other' from generate_series(1, 4) n;
       insert into payments (order_id, provider_order_id, capture_id, state, amount, currency, error, created_at)
         select id, 'PO' || order_code, 'CA' || order_code,
           case order_code when 'STUCK001' then 'FAILED' when 'STUCK002' then 'REVIEW' else 'CAPTURING' end, 9, 'USD',
           case order_code when 'STUCK001' then 'MISFIT' end, case order_code when 'STUCK004' then now() else now() - interval '1 hour' end from orders;
       insert into disputes (payment_id, provider_dispute_id, state) select id, 'D1', 'OPEN' from payments limit 1;
       insert into refunds (payment_id, amount, state, reason) select id, 1, 'INTENT', 'R' from payments limit 1;
       insert into outbox (recipient, subject, html, state, created_at)
         select 'late@example.com', 'S', 'H', 'QUEUED', now() - interval '20 minutes' from generate_series(1, 3);
       insert into settings (key, body) values ('last-backup', jsonb_build_object('at', now() - interval '1 day'));
       update ai_keys set parked_at = now() - interval '1 hour', parked_reason = 'INVALID' where name = 'Environment 1';
       insert into scheduled_runs (task, done_at) values
         ('clean_up', now() - interval '2 hours'), ('of_another_release', now())
         on conflict (task) do update set done_at = excluded.done_at;
       select graphile_worker.add_job('send_mail', run_at => now() - interval '30 minutes', max_attempts => 21);
       select graphile_worker.add_job('drop_files', max_attempts => 21);
       update graphile_worker._private_jobs set attempts = max_attempts
         where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_files')`,
    );
    const reads = jest.spyOn(pool, 'connect');
    const scrapes = await Promise.all(Array.from({ length: 20 }, () => fetch(`${product.url}/metrics`)));
    const text = (await Promise.all(scrapes.map((scrape) => scrape.text()))).at(-1) ?? '';
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    const figure = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1) ?? NaN,
      );
    for (const [series, value] of Object.entries({
      figures_read: 1,
      'emails_unsent{state="queued"}': 4,
      emails_late_recipients: 2,
      'emails_unsent{state="failed"}': 1,
      'emails_unsent{state="refused"}': 0,
      provider_events_unhandled: 1,
      'payments_stuck{reason="mismatch"}': 1,
      'payments_stuck{reason="held"}': 1,
      'payments_stuck{reason="capturing"}': 1,
      disputes_open: 1,
      'refunds_open{state="unanswered"}': 1,
      'ai_keys{state="usable"}': 1,
      'ai_keys{state="resting_invalid"}': 1,
      'jobs_failed{lane="upkeep"}': 1,
      'jobs_failed{lane="mail"}': 0,
      database_has_space: 1,
      'database_standbys{state="inactive"}': 0,
    }))
      expect([series, figure(series)]).toEqual([series, value]);
    expect(figure('emails_oldest_queued_seconds')).toBeGreaterThan(3590);
    expect(figure('provider_events_oldest_unhandled_seconds')).toBeGreaterThan(1190);
    expect(figure('jobs_oldest_waiting_seconds{lane="mail"}')).toBeGreaterThan(1790);
    expect(figure('jobs_oldest_waiting_seconds{lane="designs"}')).toBe(0);
    expect(figure('scheduled_job_age_seconds{task="clean_up"}')).toBeCloseTo(7_200, -2);
    expect(figure('scheduled_job_interval_seconds{task="clean_up"}')).toBe(86_400);
    expect(text).not.toContain('of_another_release');
    expect(figure('files_free_ratio')).toBeGreaterThan(0);
    expect(text).not.toMatch(/^database_(standby_lag_bytes|archive_failing) /m);
    expect(figure('database_backup_age_seconds')).toBeCloseTo(86_400, -2);
    expect(figure('database_size_bytes')).toBeGreaterThan(1_000_000);
  });
});

describe('a server with standbys and an archive', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('is measured by its slots and the last result of the archive', async () => {
    // Slots and the archive belong to the whole server, which other tests use: views in front of the catalog replace them.
    const { pool } = product.services;
    const client = await pool.connect();
    await client.query('set search_path = public, pg_catalog');
    await client.query(
      `create view pg_replication_slots as select slot_type, temporary, active, pg_current_wal_lsn() - lag as restart_lsn
         from (values ('physical', false, true, 10), ('physical', false, false, 5000000), ('physical', true, true, 9000000),
                      ('logical', false, false, 9000000)) slot (slot_type, temporary, active, lag);
       create view pg_stat_archiver as select now() as last_failed_time, now() - interval '1 hour' as last_archived_time;
       create function current_setting(text) returns text language sql as $$ select 'on' $$`,
    );
    const connect = jest.spyOn(pool, 'connect').mockImplementation(() => Promise.resolve(client));
    const { standbys, database } = await readStuckWork(pool, laneOfJobs);
    connect.mockRestore();
    expect(standbys).toEqual({ active: 1, inactive: 1, lag: expect.any(Number) as number });
    expect(Number(standbys.lag)).toBeGreaterThanOrEqual(5_000_000);
    expect(Number(standbys.lag)).toBeLessThan(9_000_000);
    expect(database.archiveFailing).toBe(1);
  });
});

describe('a database that does not answer', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  it('delays a scrape by a few seconds at most, and its metrics are omitted', async () => {
    const { pool } = product.services;
    const connect = jest.spyOn(pool, 'connect').mockImplementation(() => new Promise(() => undefined));
    const began = performance.now();
    const text = await (await fetch(`${product.url}/metrics`)).text();
    connect.mockRestore();
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(text).toContain('figures_read 0');
    expect(text).toContain('database_pool_waiting');
    // database_pooler_seconds is measured at connecting
    expect(text).not.toMatch(
      /^(emails_unsent|emails_late_recipients|payments_stuck|disputes_open|ai_keys|database_(?!pooler_)\w+_(bytes|seconds))[ {]/m,
    );
  });
});
