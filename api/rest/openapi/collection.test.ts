import { adminAreas, memberAreas } from '../../../contract/token-scopes';
import type { TokenScope } from '../../graphql/generated/schema';
import { tokenOf } from '../../test/access-tokens';
import { faultsOf } from '../../test/described-answers';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';

interface Entry {
  name: string;
  request: {
    method: string;
    url: { raw: string; variable: { key: string }[] };
    body?: { mode: string; raw: string };
  };
}

/** The collection as an API client runs it: base address and token are filled in. */
const allScopes = [...memberAreas, ...adminAreas].map((area): TokenScope => `${area}_WRITE`);

describe('the collection for API clients', () => {
  let product: TestProduct;
  let token: string;
  let entries: Entry[];
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    await product.addPackage({ name: 'Starter' });
    ({ token } = await tokenOf(product, await product.addUser({ role: 'ADMIN' }), [...allScopes, 'ADMIN_AUDIT_READ']));
    const answer = await fetch(`${product.url}/docs/api/collection.json`);
    const { item } = (await answer.json()) as { item: { item: Entry[] }[] };
    entries = item.flatMap((folder) => folder.item);
  });
  afterAll(() => product.stop());

  const send = async ({ request: { method, url, body } }: Entry) => {
    const path = url.raw.replace('{{baseUrl}}', '').replace(/:\w+/g, '01a20ee5-50cb-7a61-9613-877f7d22ca2a');
    const answer = await fetch(product.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body?.mode === 'raw' && { 'content-type': 'application/json' }),
      },
      ...(body?.mode === 'raw' && { body: body.raw }),
    });
    return {
      method,
      path,
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  };

  it('reads everything that has no id', async () => {
    const reads = entries.filter(({ request }) => request.method === 'GET' && request.url.variable.length === 0);
    expect(reads.length).toBeGreaterThan(25);
    const failed: string[] = [];
    for (const entry of reads) {
      const { path, status, text } = await send(entry);
      // it asks for the designs by their ids
      if (status !== (path === '/designs/archive.zip' ? 400 : 200)) failed.push(`${path} ${status} ${text}`);
    }
    expect(failed).toEqual([]);
  });

  it('gets described answers to every other request, none of them an error of ours', async () => {
    const others = entries.filter(
      ({ request }) =>
        request.body?.mode !== 'formdata' && (request.method !== 'GET' || request.url.variable.length > 0),
    );
    expect(others.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const entry of others) {
      const { method, path, status, type, text } = await send(entry);
      if (status >= 500 || status === 401) faults.push(`${method} ${path} ${status}`);
      if (type.startsWith('application/json'))
        faults.push(
          ...faultsOf({ method, path, status, answer: JSON.parse(text) as unknown }).map(
            (fault) => `${method} ${path} ${status}: ${fault}`,
          ),
        );
    }
    expect(faults).toEqual([]);
  });
});
