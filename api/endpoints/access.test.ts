import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp } from '../app';
import type { RequestContext, Viewer } from '../context';
import { rows } from '../rest/rows';
import { TokenBrowser, tokenOf } from '../test/access-tokens';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { endpointAccess, endpointRules } from './access';

interface Layer {
  name: string;
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Returns `method path` of every route below a router, without the table's own routes. */
const routesIn = (stack: Layer[]): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return routesIn(handle.stack ?? []);
    const methods = route.methods['_all'] ? ['all'] : Object.keys(route.methods);
    return [route.path].flat().flatMap((path) => methods.map((method) => `${method} ${path}`));
  });

/** Paths of the pages, which are the same for all callers. */
const ofPages =
  /^get (\/site\.webmanifest|\/index\.html|\/shop-picture\.png|\/sitemap\.xml|\/(robots|\.well-known\/security)\.txt|\/icons?\/|.*icon)/;

describe('the paths outside of GraphQL', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  it('all have a rule for personal access tokens', async () => {
    const use = jest.spyOn(express.application, 'use');
    const app = await createApp(product.services);
    const { router } = use.mock.contexts[0] as { router: unknown };
    use.mockRestore();
    const isTable = (layer: Layer) => layer.handle.stack?.length === endpointRules.length;
    const layers = (router as { stack: Layer[] }).stack;
    expect(layers.filter(isTable)).toHaveLength(1);
    // each runs operations of the contract, whose scopes count
    const ofRest = rows.flatMap(({ method, path }) =>
      [method.toLowerCase(), 'all'].map((verb) => `${verb} ${path.replaceAll('{id}', ':id')}`),
    );
    const mounted = routesIn(layers.filter((layer) => !isTable(layer))).filter(
      (route) => !ofPages.test(route) && !ofRest.includes(route),
    );
    const ruled = endpointRules.map(({ method, path }) => `${method} ${path}`);
    expect(mounted).toEqual(expect.arrayContaining(['get /invoices/:id', 'post /admin/purchases.csv']));
    expect(mounted.filter((route) => !ruled.includes(route))).toEqual([]);
    expect(ruled.filter((route) => !mounted.includes(route))).toEqual([]);
    await app.close();
  });

  /** Returns an address that the path of a rule matches. */
  const addressOf = (path: string) =>
    path.replace(':part', 'image').replace(/[:*]\w+/g, '01a1fda3-1ce5-7ac2-8463-16cb847c6a05');
  const guarded = endpointRules.filter(({ scope }) => scope === 'sessionOnly' || scope.length > 0);

  it.each(guarded)('$method $path is refused without its scope, and open with it', async ({ method, path, scope }) => {
    const admin = await product.addUser({ role: 'ADMIN' });
    const ask = async (program: TokenBrowser) => {
      const answer = await program.fetch(addressOf(path), { method: method.toUpperCase() });
      const body = await answer.text();
      return {
        status: answer.status,
        isScope: body.includes('This access token needs') || body.includes('An access token cannot'),
      };
    };
    // a scope that nothing outside of GraphQL needs
    const poor = await tokenOf(product, admin, ['WEBHOOKS_READ']);
    expect(await ask(poor.program)).toEqual({ status: 403, isScope: true });
    if (scope === 'sessionOnly') return;
    for (const one of scope) {
      const { program } = await tokenOf(product, admin, [one]);
      expect([one, (await ask(program)).isScope]).toEqual([one, false]);
    }
    expect((await ask(new TokenBrowser(product.url, `${poor.token}x`))).status).toBe(401);
    expect(guarded.length).toBeGreaterThan(15);
  });

  it('are refused by the table itself, before any endpoint', async () => {
    const { viewer: member } = product.ctx(await product.addUser());
    const { viewer: admin } = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const callers: Record<string, Viewer | null> = {
      anonymous: null,
      member,
      admin,
      'admin without two-step sign-in': member && { ...member, lacksTwoStep: true },
    };
    const app = express();
    const contextOf = (request: express.Request) =>
      Promise.resolve({
        viewer: callers[String(request.get('x-caller'))],
        once: () => null,
      } as unknown as RequestContext);
    app.use(endpointAccess(contextOf), (_request, response) => void response.sendStatus(200));
    await using server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const statuses = { public: [200, 200, 200, 200], owner: [200, 200, 200, 200] };
    const verbs = { get: 'GET', post: 'POST', all: 'PUT' };
    const expected = { ...statuses, signedIn: [401, 200, 200, 200], admin: [401, 403, 200, 403] };
    for (const { method, path, access } of endpointRules) {
      const answers: number[] = [];
      for (const caller of Object.keys(callers)) {
        const url = `http://127.0.0.1:${port}${addressOf(path)}`;
        const headers = { 'x-caller': caller };
        answers.push((await fetch(url, { method: verbs[method], headers })).status);
      }
      expect([method, path, answers]).toEqual([method, path, expected[access]]);
    }
  });

  it('take no CSRF header from programs with a token', async () => {
    const { program } = await tokenOf(product, await product.addUser(), ['TICKETS_WRITE']);
    const form = new FormData();
    form.append('image', new Blob(['no picture']), 'a.png');
    const answer = await program.fetch('/ticket-images', {
      method: 'POST',
      body: form,
      headers: { origin: 'https://other.example' },
    });
    expect(answer.status).toBe(422);
  });
});
