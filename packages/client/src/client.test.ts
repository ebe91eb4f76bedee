import { parse } from 'graphql';
import { createClient } from './client.js';
import { hasRequestId, isMutation, textOf } from './documents.js';
import { done } from './errors.js';
import { waitOf } from './requests.js';

interface Call {
  url: string;
  init: RequestInit;
}

/** A client whose shop gives these answers, one after the other. */
function clientOf(answers: (Response | Error)[], longestWait?: number) {
  const calls: Call[] = [];
  const client = createClient({
    url: 'https://shop.example/',
    token: 'plm_x',
    ...(longestWait !== undefined && { longestWait }),
    fetch: (url, init) => {
      calls.push({ url: url instanceof Request ? url.url : String(url), init: init ?? {} });
      const answer = answers.shift() ?? new Error('no more answers');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { client, calls };
}
const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const busy = (status = 429, after = '0') =>
  json({ errors: [{ message: 'Slow down.', extensions: { code: 'TOO_MANY_REQUESTS' } }] }, status, {
    'retry-after': after,
  });
const answer = () => json({ data: { me: { id: '1' } } });
const mutation = 'mutation M($input: I!) { m(input: $input) { errors { code } } }';

describe('a request', () => {
  it('is sent with the token, to the shop alone', async () => {
    const { client, calls } = clientOf([answer(), answer()]);
    expect(await client.request('query Q($a: Int) { me { id } }', { a: 1 })).toEqual({ me: { id: '1' } });
    expect(calls[0]?.url).toBe('https://shop.example/graphql');
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('Bearer plm_x');
    expect(JSON.parse(calls[0]?.init.body as string)).toEqual({
      query: 'query Q($a: Int) { me { id } }',
      variables: { a: 1 },
    });
    await expect(client.download('https://other.example/file')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(calls).toHaveLength(1);
  });

  it.each([429, 503])('is sent again after %d', async (status) => {
    const { client, calls } = clientOf([busy(status), busy(status), answer()]);
    await client.request('{ me { id } }');
    expect(calls).toHaveLength(3);
  });

  it('is sent again after a failure of the network, at most three times', async () => {
    const failing = clientOf(Array.from({ length: 5 }, () => new Error('reset')));
    await expect(failing.client.request('{ me { id } }', undefined, { retries: 1 })).rejects.toMatchObject({
      code: 'NETWORK',
      status: null,
    });
    expect(failing.calls).toHaveLength(2);
    const endless = clientOf(Array.from({ length: 9 }, () => busy()));
    await expect(endless.client.request('{ me { id } }')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    });
    expect(endless.calls).toHaveLength(4);
  });

  it('leaves a long wait to the caller', async () => {
    const { client, calls } = clientOf([busy(429, '61')]);
    await expect(client.request('{ me { id } }')).rejects.toMatchObject({ status: 429 });
    expect(calls).toHaveLength(1);
  });

  it.each([busy(), busy(503), new Error('reset')])(
    'that changes something is never sent twice without its request id',
    async (first) => {
      const { client, calls } = clientOf([first, answer()]);
      await expect(client.request(mutation, { input: { name: 'x' } })).rejects.toThrow();
      expect(calls).toHaveLength(1);
    },
  );

  it.each([busy(), busy(503), new Error('reset')])(
    'that changes something is sent again with its request id',
    async (first) => {
      const { client, calls } = clientOf([first, answer()]);
      await client.request(mutation, { input: { requestId: 'once-and-only' } });
      expect(calls.map(({ init }) => init.body)).toEqual([calls[0]?.init.body, calls[0]?.init.body]);
    },
  );

  it('waits no longer when the caller gives up', async () => {
    const { client } = clientOf([busy(429, '30'), answer()]);
    const leaving = new AbortController();
    const asked = client.request('{ me { id } }', undefined, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });

  it('fails with code, scope and id of the request', async () => {
    const extensions = { code: 'FORBIDDEN', scope: 'CREDITS_READ', requestId: 'r-1' };
    const { client } = clientOf([json({ data: { me: null }, errors: [{ message: 'No.', extensions }] })]);
    await expect(client.request('{ me { id } }')).rejects.toMatchObject({
      ...{ name: 'PostloomError', message: 'No.', code: 'FORBIDDEN', scope: 'CREDITS_READ', requestId: 'r-1' },
      data: { me: null },
    });
  });

  it('fails with the status where something else than the shop answers', async () => {
    const { client } = clientOf([new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    await expect(client.request('{ me { id } }')).rejects.toMatchObject({ code: 'HTTP', status: 502 });
  });

  it('with one file is a form as the multipart request specification says', async () => {
    const { client, calls } = clientOf([json({ data: { uploadImage: { errors: [] } } })]);
    await client.upload('mutation Up($image: Upload!) { uploadImage(image: $image) { errors { code } } }', {
      image: new Blob(['x'], { type: 'image/png' }),
    });
    const form = calls[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(form.get('map') as string)).toEqual({ 0: ['variables.image'] });
    await expect(client.upload('mutation { x }', {})).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('all pages of a list are read one after the other', async () => {
  const page = (ids: string[], next: string | null) =>
    json({ data: { list: { items: ids, pageInfo: { endCursor: next ?? 'last', hasNextPage: next !== null } } } });
  const { client, calls } = clientOf([page(['a', 'b'], 'c1'), page(['c'], null)]);
  interface List {
    list: { items: string[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
  }
  const found: string[] = [];
  for await (const id of client.allPages<List, { after?: string }, string>(
    'query ($after: String) { list }',
    {},
    ({ list }) => list,
  ))
    found.push(id);
  expect(found).toEqual(['a', 'b', 'c']);
  expect(calls.map(({ init }) => (JSON.parse(init.body as string) as { variables: object }).variables)).toEqual([
    { after: null },
    { after: 'c1' },
  ]);
});

it('errors of a payload are thrown with their fields', () => {
  const payload = { errors: [{ code: 'INVALID_INPUT', message: 'Too long.', field: ['input', 'name'] }] };
  let thrown: unknown;
  try {
    done(payload);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ message: 'Too long.', code: 'INVALID_INPUT', fields: ['input.name'] });
  expect(done({ errors: [], id: 1 })).toMatchObject({ id: 1 });
});

it.each<[string | null, number, number]>([
  ['7', 0, 7],
  ['0', 2, 0],
  [null, 2, 4],
  ['soon', 1, 2],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0, 0],
])('the wait of Retry-After: %s at attempt %d is %d s', (header, attempt, seconds) => {
  expect(waitOf(header, attempt)).toBe(seconds);
});

it.each([
  ['mutation { a }', true],
  ['query Q { mutation }', false],
  ['{ a(text: "mutation {") { b } }', false],
  ['# mutation\n{ a }', false],
  ['fragment F on T { a } mutation M { a { ...F } }', true],
])('whether %j has a mutation: %s', (text, expected) => {
  expect(isMutation(text)).toBe(expected);
});

it('a document is a text, a tree or an object that is written as one', () => {
  const typed = parse('{ me { id } }') as never;
  expect(textOf(typed)).toContain('me {');
  expect(textOf(new String('{ me { id } }') as never)).toBe('{ me { id } }');
  expect(hasRequestId({ input: { deep: { requestId: 'x' } } })).toBe(true);
  expect(hasRequestId({ input: { requestId: '' } })).toBe(false);
});
