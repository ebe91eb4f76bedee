import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { evaluate } from '../prometheus/promql';
import { labelsOf, pointsOf, seconds } from '../prometheus/series';
import type { Labels, Series } from '../prometheus/series';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';
import { recordBackup } from '../../domain/settings/setting-rows';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: Labels;
  annotations: Labels;
}
interface Alert {
  exp_labels: Labels;
  exp_annotations: Labels;
}
/** Source: prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules. */
interface Case {
  name: string;
  interval: string;
  input_series: { series: string; values: string }[];
  alert_rule_test: { eval_time: string; alertname: string; exp_alerts: Alert[] }[];
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const rules = (read('docs/alerts.yml') as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const cases = (read('docs/alerts.test.yml') as { tests: Case[] }).tests;

const evaluationInterval = 60;

/** Returns the alerts of a rule that fire at a time: the expression has held at each evaluation of its `for`. */
function firing(rule: Rule, series: readonly Series[], at: number): Alert[] {
  const heldSince = at - (rule.for ? seconds(rule.for) : 0);
  const key = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());
  let held = evaluate(rule.expr, series, at);
  for (let time = at - evaluationInterval; time >= heldSince && held.length > 0; time -= evaluationInterval) {
    const earlier = new Set(evaluate(rule.expr, series, time).map(({ labels }) => key(labels)));
    held = held.filter(({ labels }) => earlier.has(key(labels)));
  }
  return held.map(({ labels: { __name__: _name, ...labels } }) => ({
    exp_labels: { ...labels, ...rule.labels },
    exp_annotations: Object.fromEntries(
      Object.entries(rule.annotations).map(([name, text]) => [
        name,
        text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_all, label: string) => labels[label] ?? ''),
      ]),
    ),
  }));
}

describe('each alert rule', () => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const interval = seconds(one.interval);
    const series = one.input_series.map(({ series: text, values }) => ({
      labels: labelsOf(text),
      points: pointsOf(values, interval),
    }));
    for (const { alertname, eval_time, exp_alerts } of one.alert_rule_test) {
      const rule = rules.find(({ alert }) => alert === alertname);
      if (!rule) throw new Error(`There is no rule ${alertname}`);
      expect(firing(rule, series, seconds(eval_time))).toEqual(exp_alerts);
    }
  });

  it('fires in at least one case', () => {
    const fired = new Set(
      cases.flatMap((one) =>
        one.alert_rule_test.flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : [])),
      ),
    );
    expect(rules.map(({ alert }) => alert).filter((alert) => !fired.has(alert))).toEqual([]);
  });

  it('is refused when it is malformed or uses what is not evaluated here', () => {
    expect(() => evaluate('max(a > ', [], 0)).toThrow(/Malformed/);
    expect(() => evaluate('stddev(a)', [], 0)).toThrow(/not implemented/);
    expect(() => evaluate('deriv(a[5m]) > 0', [], 0)).toThrow(/not implemented/);
    expect(() => evaluate('a > bool 1', [], 0)).toThrow(/not implemented/);
  });
});

/** Time of the scrapes of a healthy product: as long as the longest range that a rule looks at, two days apart. */
const scrapedFor = seconds('8d');
const scrapedEvery = seconds('4m');

/** Returns the series of a product that answers every scrape with the same text. */
function scraped(text: string, target: Labels): Series[] {
  const now = Date.now() / 1000;
  const points = (value: number, name: string) =>
    // /metrics states absolute times of the clock; the scrapes begin at 0.
    Array.from({ length: scrapedFor / scrapedEvery + 1 }, (_, index) => ({
      at: index * scrapedEvery,
      value: name === 'process_start_time_seconds' ? value - now : value,
    }));
  const own = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const end = line.lastIndexOf(' ');
      const labels = { ...labelsOf(line.slice(0, end)), ...target };
      return { labels, points: points(Number(line.slice(end + 1)), labels['__name__'] ?? '') };
    });
  return [...own, { labels: { __name__: 'up', ...target }, points: points(1, 'up') }];
}

describe('no alert rule fires on a healthy product', () => {
  let product: TestProduct;
  afterEach(() => product.stop());

  const s3 = { S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

  it.each([
    ['with files on a disk', {}, true],
    ['with files in S3', s3, false],
  ])('%s', async (_shape, environment, hasFilesDisk) => {
    product = await startTestProduct({ http: true, gemini: true, environment });
    await recordBackup(product.ctx());
    const text = await (await fetch(`${product.url}/metrics`)).text();
    expect(/^files_free_ratio /m.test(text)).toBe(hasFilesDisk);
    // the test product has no standby, no archive
    expect(text).not.toMatch(/^database_(standby_lag_bytes|archive_failing)[ {]/m);
    const series = scraped(text, { job: 'postloom', instance: 'api-1:4000' });
    const alerts = rules.flatMap((rule) => firing(rule, series, scrapedFor).map(() => rule.alert));
    expect(alerts).toEqual([]);
  });
});
