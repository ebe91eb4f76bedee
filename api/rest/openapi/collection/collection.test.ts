import { adminAreas, memberAreas } from '../../../../contract/token-scopes';
import { seedDemo } from '../../../../tools/sandbox/demo/seed';
import type { TokenScope } from '../../../graphql/generated/schema';
import { tokenOf } from '../../../test/access-tokens';
import { runs } from '../../../test/long';
import { expectSeeded } from '../../../test/seeded-demo';
import { runCollection } from '../../../test/collection-run';
import type { Collection, Exchanged } from '../../../test/collection-run';
import { faultsOf } from '../../../test/described-answers';
import { smallPictures } from '../../../test/images';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { demoDomain } from '../../../wiring/demo-accounts';
import { runSteps } from './run-steps';

const allScopes = [...memberAreas, ...adminAreas].map((area): TokenScope => `${area}_WRITE`);

describe('the collection for API clients', () => {
  let product: TestProduct;
  let collection: Collection;
  let token: string;
  let exchanges: Exchanged[];
  let before: unknown;
  let said: string[];
  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      jobs: true,
      paypal: true,
      gemini: true,
      environment: smallPictures,
    });
    said = await seedDemo(product.ctx());
    const [admin]: { id: string }[] = await product.services.dataSource.query('select id from users where email = $1', [
      `admin@${demoDomain}`,
    ]);
    const owner = { id: admin?.id ?? '', role: 'ADMIN' as const };
    ({ token } = await tokenOf(product, owner, [...allScopes, 'ADMIN_AUDIT_READ']));
    collection = (await (await fetch(`${product.url}/docs/api/collection.json`)).json()) as Collection;
  });
  afterAll(() => product.stop());

  /** Reads what a run uses and has to leave as it was. */
  const shopOf = async () => {
    const send = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
      return (await (await fetch(product.url + path, init)).json()) as unknown;
    };
    const query = `{
      me { credits name role membership designs { totalItems } months { id } purchases { totalItems } }
      packages { id name } purchases { totalItems }
    }`;
    const sections = Object.keys(runSteps).filter((name) => /^GET \/api\/[\w-]+-(section|page|settings)$/.test(name));
    const read = await Promise.all(sections.map((name) => send(name.replace('GET ', ''))));
    return { graphql: await send('/graphql', { query }), sections, read };
  };

  // what the demo is like is tested here, as it takes ten seconds to draw
  it('starts from the demo, which has chronological conversations with support, and is seeded only once', () =>
    expectSeeded(product, said));

  it('runs from start to end, and gets no refusal that is not documented', async () => {
    before = await shopOf();
    ({ exchanges } = await runCollection(collection, { baseUrl: product.url, token }));
    expect(
      exchanges.flatMap(({ folder, name, failed, text }) => failed.map((one) => [folder, name, one, text])),
    ).toEqual([]);
    expect(exchanges.length).toBeGreaterThan(100);
    const refused = exchanges.filter(({ status }) => status >= 400);
    expect(refused.map(({ method, template, status }) => `${method} ${template} ${status}`).toSorted()).toEqual([
      'DELETE /api/gemini-keys/{id} 403',
      'DELETE /api/users/{id} 404',
      'GET /month-pictures/{post}/{file} 404',
      'GET /months/{id}/archive.zip 400',
      'GET /purchases/{id}/file 404',
      'PATCH /api/gemini-keys/{id}/toggle 404',
      'POST /api/gemini-keys 403',
      'POST /api/paypal-settings/reset 403',
      'POST /design-photos 400',
      'POST /image-server/upload 400',
      'POST /ticket-images 400',
      'PUT /api/gemini-keys/{id} 403',
      'PUT /item-update-payment-status/{id} 409',
      'PUT /update-payment-status/{id} 409',
    ]);
  });

  it('gets described answers alone', () => {
    const faults = exchanges
      .filter(({ type, template }) => template !== '/graphql' && type.startsWith('application/json'))
      .flatMap(({ method, path, status, text }) =>
        faultsOf({ method, path, status, answer: JSON.parse(text) as unknown }).map(
          (fault) => `${method} ${path} ${status}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  });

  it('leaves the shop as it was, so that it runs again', async () => {
    expect(await shopOf()).toEqual(before);
    for (let again = 0; again < runs({ gate: 0, long: 1 }); again += 1) {
      const { exchanges: next } = await runCollection(collection, { baseUrl: product.url, token });
      expect(next.flatMap(({ failed }) => failed)).toEqual([]);
      expect(await shopOf()).toEqual(before);
    }
  });
});
