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
    expect(await lazyPage(async () => ({ Page }), 'Page', reloads)()).toEqual({ Component: Page });
  });

  it('reloads the page once after a release, and never in a loop', async () => {
    void lazyPage(lost, 'Page', reloads)();
    for (const begun = Date.now(); reloads.mock.calls.length === 0 && Date.now() < begun + 3000;)
      await new Promise((resolve) => setTimeout(resolve));
    expect(reloads).toHaveBeenCalledTimes(1);
    await expect(lazyPage(lost, 'Page', reloads)()).rejects.toThrow(TypeError);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('cannot be loaded without a connection, and does not reload the page', async () => {
    reachable = false;
    await expect(lazyPage(lost, 'Page', reloads)()).rejects.toThrow(PageUnreachable);
    expect(reloads).not.toHaveBeenCalled();
  });
});
