import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('the body of an operation', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const send = async (contentType: string, body: string, path = '/graphql') => {
    const answer = await fetch(product.url + path, { method: 'POST', headers: { 'content-type': contentType }, body });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  const query = JSON.stringify({ query: '{ __typename }' });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=utf8',
    'application/json;charset="UTF8"',
  ])('is read as %s', async (type) => {
    expect(await send(type, query)).toEqual({ status: 200, body: { data: { __typename: 'Query' } } });
  });

  it('is sent by methods that OPTIONS names; others are refused with their names', async () => {
    const allow = 'GET, HEAD, POST';
    const asked = await fetch(`${product.url}/graphql`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, allow]);
    const put = await fetch(`${product.url}/graphql`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: query,
    });
    expect([put.status, put.headers.get('allow')]).toEqual([405, allow]);
    expect(await put.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it.each([
    ['no JSON', 'application/json', '{"query"', 400, 'The body is not JSON.'],
    ['too large', 'application/json', JSON.stringify({ query: ' '.repeat(300_000) }), 413, 'The body is too large.'],
    ['of another character set', 'application/json; charset=latin1', query, 415, 'The body must be JSON in UTF-8'],
  ])('that is %s is answered in the shape of GraphQL', async (_what, type, body, status, message) => {
    const answer = await send(type, body);
    expect(answer).toEqual({
      status,
      body: {
        errors: [
          {
            message: expect.stringContaining(message) as string,
            extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) as string },
          },
        ],
      },
    });
  });

  it('of a REST path is refused in the shape of REST', async () => {
    const answer = await send('text/plain', '{}', '/new-support-message');
    expect(answer.body).toMatchObject({ success: false, code: expect.any(String) as string });
    const malformed = await fetch(`${product.url}/package/%ff`);
    expect(await malformed.json()).toMatchObject({ success: false, error: 'Bad request.', code: 'INVALID_INPUT' });
  });
});
