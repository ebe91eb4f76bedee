import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { readDashboard } from './dashboard.service';
import { rollUpFigures } from './roll-up.job';
import { VisitCounter } from './visits';

describe('visits', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());
  beforeEach(() => db().query('delete from visit_counts; delete from figure_changes'));

  const db = () => product.services.pool;
  const stored = async () =>
    (await db().query<{ visits: number }>('select visits from visit_counts order by slot')).rows.map(
      ({ visits }) => visits,
    );
  const moment = Date.parse('2026-03-29T00:14:59Z');

  it('are added to the quarter of an hour in which they begin, by any number of processes', async () => {
    const [one, other] = [0, 1].map(() => new VisitCounter(product.services.pool, product.services.logger)) as [
      VisitCounter,
      VisitCounter,
    ];
    one.count(moment);
    one.count(moment + 2_000);
    other.count(moment);
    expect(await stored()).toEqual([]);
    await Promise.all([one.flush(), other.flush()]);
    expect(await stored()).toEqual([2, 1]);
    other.count(moment);
    await other.close();
    await one.close();
    expect(await stored()).toEqual([3, 1]);
    await rollUpFigures(product.ctx());
    const { period } = await readDashboard(product.ctx(), { from: '2026-03-29', to: '2026-03-29' }, false);
    expect(period.visits).toBe(4);
  });

  it('are counted on while the database is away', async () => {
    const query = jest.fn().mockRejectedValueOnce(new Error('away'));
    const counter = new VisitCounter({ query } as never, product.services.logger);
    counter.count(moment);
    await counter.flush();
    counter.count(moment);
    query.mockImplementation((text: string, values: unknown[]) => db().query(text, values));
    await counter.close();
    expect(await stored()).toEqual([2]);
  });

  it('are no requests of a program, and no page that does not exist', async () => {
    const counter = new VisitCounter(product.services.pool, product.services.logger);
    const count = jest.spyOn(counter, 'count');
    const ask = (statusCode: number, agent: string) => {
      const request = { method: 'GET', url: '/', headers: { accept: 'text/html', 'user-agent': agent } };
      const finished: (() => void)[] = [];
      const response = { statusCode: 0, once: (_event: string, listener: () => void) => finished.push(listener) };
      counter.before(() => {
        response.statusCode = statusCode;
        for (const listener of finished) listener();
      })(request as never, response as never);
    };
    ask(200, 'curl/8.0');
    for (const status of [301, 404, 503]) ask(status, 'Mozilla/5.0 Firefox/140.0');
    expect(count).not.toHaveBeenCalled();
    for (const status of [200, 304]) ask(status, 'Mozilla/5.0 Firefox/140.0');
    expect(count).toHaveBeenCalledTimes(2);
    counter['counts'].clear();
    await counter.close();
  });
});
