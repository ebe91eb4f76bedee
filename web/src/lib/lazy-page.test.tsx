import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { PageUnreachable, lazyPage } from './lazy-page';

const Page = () => null;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe("a page's chunk", () => {
  let reachable = true;
  const server = setupServer(
    http.head('*/brand/favicon.svg', () => (reachable ? new HttpResponse() : HttpResponse.error())),
  );
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  const reloads = jest.fn();
  beforeEach(() => {
    reachable = true;
    reloads.mockClear();
  });

  it('is loaded', async () => {
    expect(await lazyPage(async () => ({ Page }), 'Page', { reload: reloads })()).toEqual({ Component: Page });
  });

  const isReloaded = async (times: number) => {
    for (const begun = Date.now(); reloads.mock.calls.length < times && Date.now() < begun + 3000;)
      await new Promise((resolve) => setTimeout(resolve));
    expect(reloads).toHaveBeenCalledTimes(times);
  };

  it('reloads the page once after a release, and never in a loop', async () => {
    void lazyPage(lost, 'Page', { chunk: 'outer', reload: reloads })();
    await isReloaded(1);
    await expect(lazyPage(lost, 'Page', { chunk: 'outer', reload: reloads })()).rejects.toThrow(TypeError);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once for a part of it, although the page around it loads each time', async () => {
    const outer = lazyPage(async () => ({ Page }), 'Page', { reload: reloads });
    const inner = lazyPage(lost, 'Page', { chunk: 'inner', reload: reloads });
    await outer();
    void inner();
    await isReloaded(1);
    await outer();
    await expect(inner()).rejects.toThrow(TypeError);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('reloads the page again for the next release', async () => {
    const load = jest.fn(async () => ({ Page })).mockImplementationOnce(lost);
    void lazyPage(load, 'Page', { chunk: 'next', reload: reloads })();
    await isReloaded(1);
    await lazyPage(load, 'Page', { chunk: 'next', reload: reloads })();
    load.mockImplementationOnce(lost);
    void lazyPage(load, 'Page', { chunk: 'next', reload: reloads })();
    await isReloaded(2);
  });

  it('cannot be loaded without a connection, and does not reload the page', async () => {
    reachable = false;
    await expect(lazyPage(lost, 'Page', { reload: reloads })()).rejects.toThrow(PageUnreachable);
    expect(reloads).not.toHaveBeenCalled();
  });
});
