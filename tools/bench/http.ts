import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { startTestProduct } from '../../api/test/test-product';
import { TestBrowser } from '../../api/test/test-browser';
import { startServer } from './child';
import { dashboardOfClient, fillDashboard } from './dashboards';
import type { IsWanted, Report, Row } from './table';
import { compare } from './throughput';

const homeQuery = `query Home { packages { id name price features } navbarSection { isActive menuItems { text link children { text link } } } bannerSection { isActive subtitle title description buttons { text link } }
  featuresSection { isActive title features { icon title description } } testimonialsSection { isActive testimonialsTitle testimonials { id rating quote name position } } footerSection { isActive menu { text link } copyright } }`;
const dashboardQuery = `query Dashboard { me { id name credits membership purchases(page: { size: 10 }) { totalItems items { id code name total paymentStatus createdAt } } } }`;
const eventsQuery = `query Events { me { events(page: { size: 20 }) { items { id type body createdAt } pageInfo { endCursor hasNextPage } } } }`;
const eventsOfCaller = 50;

/** So many that none reaches its budget of costs within a minute of load. */
const accounts = 100;

/** Registers accounts, each at a network address of its own. */
async function signedInCallers(url: string) {
  const register = async (index: number) => {
    const headers = { 'x-forwarded-for': `10.1.${index}.1` };
    const browser = new TestBrowser(url, headers);
    const userId = await browser.register(`bench-${index}@example.com`);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { browser, userId, headers: { ...headers, cookie } };
  };
  const first = await register(0);
  const others = [];
  for (let index = 1; index < accounts; index += 1) others.push(await register(index));
  return [first, ...others] as const;
}

/** Compares HTTP answers of the product with a bare node:http server that sends the same bytes. */
export async function benchHttp(isWanted: IsWanted, report: Report): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  const folder = mkdtempSync(join(tmpdir(), 'postloom-bench-'));
  for (const [index, name] of ['Starter', 'Enterprise', 'Standard'].entries())
    await product.addPackage({ name, price: `${9 + index * 20}.00`, position: index + 1 });
  const server = await startServer('dist/api/main.js', [], {
    ...product.environment,
    NODE_ENV: 'development',
    ROLE: 'api',
    // The load comes from many clients, each at an address of its own.
    TRUST_PROXY: '1',
  });
  const rows: Row[] = [];
  const beside = async (
    what: string,
    aim: string,
    ours: autocannon.Options,
    bytes: string,
    type: string,
    sql?: { text: string; values: unknown[] }[],
    boundMs?: number,
  ) => {
    if (!isWanted(what)) return;
    const [bodyFile, sqlFile] = [join(folder, 'body'), join(folder, 'sql.json')];
    writeFileSync(bodyFile, bytes);
    writeFileSync(sqlFile, JSON.stringify(sql ?? []));
    const bare = await startServer(
      'tools/bench/bare-server.ts',
      [bodyFile, type, sqlFile],
      sql ? { DATABASE_URL: product.environment['DATABASE_URL'] ?? '' } : {},
    );
    const processors = (): [number, number] => [server.processor(), bare.processor()];
    const { rates, processor } = await compare(ours, { ...ours, url: bare.url }, processors).finally(() => bare.stop());
    const [mine, theirs] = rates;
    const row = {
      what,
      beside: sql ? 'node:http + pg' : 'node:http',
      ours: `${Math.round(mine)}/s`,
      theirs: `${Math.round(theirs)}/s`,
      ratio: mine / theirs,
      aim,
    };
    rows.push(row);
    report(row);
    console.log(`  processor time of a request: ${processor.map((ms) => ms.toFixed(2)).join(' ms beside ')} ms`);
    if (boundMs) {
      const cost = {
        what: `processor time of a ${what}`,
        beside: 'its bound',
        ours: `${processor[0].toFixed(2)} ms`,
        theirs: `${boundMs} ms`,
        ratio: processor[0] / boundMs,
        aim: '<= 1',
      };
      rows.push(cost);
      report(cost);
    }
    console.log(`  api process: ${Math.round(server.memory() / 1024 / 1024)} MB resident (aim: at most 250 MB)`);
  };
  try {
    const post = (query: string): autocannon.Options => ({
      url: `${server.url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    await beside(
      'home page query',
      '>= 0.5',
      post(homeQuery),
      JSON.stringify(await new TestBrowser(server.url).graphql(homeQuery)),
      'application/json',
    );
    await beside(
      'home page HTML',
      '>= 0.5',
      { url: `${server.url}/` },
      await (await fetch(`${server.url}/`)).text(),
      'text/html',
    );
    const byGet = `${server.url}/graphql?query=${encodeURIComponent('{ packages { id name price features } }')}`;
    const held = await fetch(byGet);
    const content = await held.text();
    await beside('public query by GET', '>= 0.5', { url: byGet }, content, 'application/json');
    await beside(
      'public query by GET that the caller has (304)',
      '>= 0.5',
      { url: byGet, headers: { 'if-none-match': held.headers.get('etag') ?? '' } },
      content,
      'application/json',
    );
    const callers = await signedInCallers(server.url);
    const [{ browser, userId }] = callers;
    const sql = [
      {
        text: 'select u.* from users u where u.id = $1 and exists (select 1 from sessions s where s.user_id = u.id)',
        values: [userId],
      },
      { text: `select count(*) from orders where user_id = $1 and kind = 'PACKAGE'`, values: [userId] },
      {
        text: `select * from orders where user_id = $1 and kind = 'PACKAGE' order by created_at desc, id desc limit 11`,
        values: [userId],
      },
    ];
    const signedIn = post(dashboardQuery);
    await beside(
      'dashboard query',
      '>= 0.5',
      {
        ...signedIn,
        requests: callers.map(({ headers }) => ({ headers: { ...signedIn.headers, ...headers } })),
      },
      JSON.stringify(await browser.graphql(dashboardQuery)),
      'application/json',
      sql,
      3,
    );
    for (const caller of callers) await fillDashboard(product, caller.userId);
    const whole = post(dashboardOfClient);
    await beside(
      'dashboard of the client',
      'shown',
      { ...whole, requests: callers.map(({ headers }) => ({ headers: { ...whole.headers, ...headers } })) },
      JSON.stringify(await browser.graphql(dashboardOfClient)),
      'application/json',
      sql.slice(0, 1),
      3,
    );
    await product.services.pool.query(
      `select record_webhook_event('credits.granted', id, '{"id": "01a20ee5-50cb-7a61-9613-877f7d22ca2a"}')
       from users, generate_series(1, $1)`,
      [eventsOfCaller],
    );
    const events = post(eventsQuery);
    await beside(
      'list of events',
      '>= 0.5',
      { ...events, requests: callers.map(({ headers }) => ({ headers: { ...events.headers, ...headers } })) },
      JSON.stringify(await browser.graphql(eventsQuery)),
      'application/json',
      [
        ...sql.slice(0, 1),
        { text: 'select * from events where user_id = $1 order by transaction_no, id limit 21', values: [userId] },
      ],
    );
  } finally {
    await server.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
