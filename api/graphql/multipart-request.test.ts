import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { imageUpload } from '../../contract/uploads';
import { FileEntity } from '../domain/files/file.entity';
import { tokenOf } from '../test/access-tokens';
import { anImage, imageOfBytes } from '../test/images';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';

const uploadImage =
  'mutation Up($image: Upload!) { uploadImage(image: $image) { image { url width height } errors { code message field } } }';
const operations = JSON.stringify({ query: uploadImage, variables: { image: null } });
const map = '{"0": ["variables.image"]}';
const own = { 'apollo-require-preflight': 'true' };

interface Answer {
  status: number;
  data?: {
    uploadImage: {
      image: { url: string; width: number; height: number } | null;
      errors: { code: string; message: string; field: string[] }[];
    } | null;
  };
  errors?: { message: string; extensions: { code: string } }[];
}
type Part = readonly [name: string, value: string | Blob];

/** Returns the status of an answer and its first sentence. */
const outcomeOf = ({ status, data, errors = [] }: Answer) => [
  status,
  (errors[0] ?? data?.uploadImage?.errors[0])?.message ?? 'stored',
];

describe('GraphQL multipart requests', () => {
  let product: TestProduct;
  let image: Blob;
  let browser: TestBrowser;
  let id: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    image = new Blob([Uint8Array.from(await anImage('png'))]);
    browser = product.browser();
    id = await browser.register('member@example.com');
    await product.services.pool.query('update users set email_verified_at = now()');
  });
  afterEach(async () => {
    await product.services.dataSource.manager.deleteAll(FileEntity);
  });
  afterAll(() => product.stop());

  const stored = () => product.services.dataSource.manager.count(FileEntity);
  const send = async (parts: readonly Part[], headers: HeadersInit = own, who = browser): Promise<Answer> => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const answer = await who.fetch('/graphql', { method: 'POST', body, headers });
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  };
  const good: readonly Part[] = [
    ['operations', operations],
    ['map', map],
  ];
  const withImage = (): Part[] => [...good, ['0', image]];

  it('store an image as the upload path does, also for a token without any header', async () => {
    const { program } = await tokenOf(product, { id, role: 'MEMBER' }, ['PROFILE_WRITE']);
    const { status, data } = await send(withImage(), {}, program);
    expect([status, data?.uploadImage]).toEqual([
      200,
      {
        image: { url: expect.stringMatching(/^\/image-server\/[0-9a-f]{64}\.png$/) as string, width: 40, height: 30 },
        errors: [],
      },
    ]);
    expect((await program.fetch(data?.uploadImage?.image?.url ?? '')).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it.each([
    ['a program with the header', own, 200],
    ['this site with the header', { ...own, origin: 'this site' }, 200],
    ['this site with another header', { 'x-requested-with': 'x', origin: 'this site' }, 200],
    ['this site without a header', { origin: 'this site' }, 403],
    ['another site with the header', { ...own, origin: 'https://evil.example' }, 403],
    ['a form without origin and header', {}, 403],
  ])('with cookies from %s are answered %#', async (_from, { origin, ...headers }: Record<string, string>, status) => {
    const from = origin && { origin: origin === 'this site' ? product.url : origin };
    expect((await send(withImage(), { ...headers, ...from })).status).toBe(status);
    expect(await stored()).toBe(status === 200 ? 1 : 0);
  });

  const order =
    "Send a form of 'operations' (one operation as JSON), 'map' and one file, in this order (GraphQL multipart request specification).";
  const oneVariable = `'map' has to name one variable for one file, as {"0": ["variables.image"]}.`;
  const text200 = 'a'.repeat(200 * 1024);
  const file = ['0', new Blob(['x'])] as const;
  const operation = (given: object): Part => ['operations', JSON.stringify({ query: uploadImage, ...given })];
  it.each<[string, readonly Part[], number, string]>([
    ['no operations', [['map', map], file], 400, order],
    ['the map first', [['map', map], ['operations', operations], file], 400, order],
    ['no map', [['operations', operations], file], 400, order],
    ['no file', good, 400, order],
    ['another field', [...good, ['more', 'x'], file], 400, order],
    ['operations that are no JSON', [['operations', '{'], ['map', map], file], 400, order],
    ['a list of operations', [['operations', `[${operations}]`], ['map', map], file], 400, order],
    [
      'a huge operation',
      [['operations', text200 + text200], ['map', map], file],
      413,
      "'operations' and 'map' have at most 204800 bytes each.",
    ],
    ['a map of nothing', [['operations', operations], ['map', '{}'], file], 400, oneVariable],
    ['a map without a variable', [['operations', operations], ['map', '{"0": []}'], file], 400, oneVariable],
    [
      'a map to an unknown variable',
      [['operations', operations], ['map', '{"0": ["variables.x"]}'], file],
      400,
      'The operation has no variable $x of the type Upload. Send operations without a file as JSON.',
    ],
    [
      'a map to a prototype',
      [['operations', operations], ['map', '{"0": ["variables.__proto__"]}'], file],
      400,
      oneVariable,
    ],
    [
      'a map to a function of all objects',
      [['operations', operations], ['map', '{"0": ["variables.hasOwnProperty.call"]}'], file],
      400,
      oneVariable,
    ],
    ['a map to the document', [['operations', operations], ['map', '{"0": ["query"]}'], file], 400, oneVariable],
    [
      'a map of two files',
      [['operations', operations], ['map', '{"0": ["variables.image"], "1": ["variables.image"]}'], file],
      400,
      oneVariable,
    ],
    ['no variables', [operation({}), ['map', map], file], 400, order],
    ['a file of another name', [...good, ['1', new Blob(['x'])]], 400, order],
    ['a field behind the file', [...good, file, ['more', 'x']], 200, order],
    ['two files', [...good, file, ['1', new Blob(['x'])]], 200, order],
    ['a file that is no image', [...good, file], 200, imageUpload.notAnImage],
    [
      'an operation without a file',
      [operation({ query: '{ me { id } }', variables: { image: null } }), ['map', map], file],
      400,
      'The operation has no variable $image of the type Upload. Send operations without a file as JSON.',
    ],
    [
      'a variable of another type',
      [
        operation({
          query: 'query A($image: ID!) { me { id notifications: designs(filter: { ids: [$image] }) { totalItems } } }',
          variables: { image: null },
        }),
        ['map', map],
        file,
      ],
      400,
      'The operation has no variable $image of the type Upload. Send operations without a file as JSON.',
    ],
    [
      'two uploads',
      [
        operation({
          query:
            'mutation A($image: Upload!) { a: uploadImage(image: $image) { errors { code } } b: uploadImage(image: $image) { errors { code } } }',
          variables: { image: null },
        }),
        ['map', map],
        file,
      ],
      400,
      'A document can ask for this only once.',
    ],
  ])('with %s are refused, and store nothing', async (_what, parts, status, sentence) => {
    expect(outcomeOf(await send(parts))).toEqual([status, sentence]);
    expect(await stored()).toBe(0);
  });

  it.each([{}, { image: {} }, { image: 'x' }])('take a form with the variables %j', async (variables) => {
    expect(outcomeOf(await send([operation({ variables }), ['map', map], ['0', image]]))).toEqual([200, 'stored']);
  });

  it('take 2 MB and not a byte more', async () => {
    const sized = async (bytes: number) =>
      outcomeOf(await send([...good, ['0', new Blob([Uint8Array.from(await imageOfBytes(bytes))])]]));
    expect(await sized(imageUpload.mostBytes + 1)).toEqual([200, imageUpload.tooLarge]);
    expect(await sized(2 * imageUpload.mostBytes)).toEqual([413, imageUpload.tooLarge]);
    expect(await stored()).toBe(0);
    expect(await sized(imageUpload.mostBytes)).toEqual([200, 'stored']);
  });

  it('are refused as JSON, where a file cannot be', async () => {
    for (const value of ['x', {}, { read: 1 }]) {
      const answer = await browser.graphql(uploadImage, { image: value });
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  /** Starts a form whose file never ends. */
  const unended = (who = browser) => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
    const sent = httpRequest(`${product.url}/graphql`, {
      method: 'POST',
      headers: { ...own, cookie, 'content-type': 'multipart/form-data; boundary=b' },
    });
    const answer = new Promise<string>((resolve, reject) => {
      sent.on('response', (response) => resolve(text(response))).on('error', reject);
    });
    answer.catch(() => undefined);
    sent.write(`${part('operations')}\r\n\r\n${operations}\r\n${part('map')}\r\n\r\n${map}\r\n`);
    sent.write(`${part('0')}; filename="a.png"\r\n\r\nbytes`);
    return { sent, answer };
  };

  it('from those who may not upload are answered before the file is read', async () => {
    const busy = product.browser();
    const busyId = await busy.register('busy@example.com');
    for (let index = 0; index < 5; index += 1) await product.services.limits.take('unprovenUploadPerAccount', busyId);
    for (const [who, sentence] of [
      [product.browser(), 'Please sign in.'],
      [busy, 'You have uploaded several images'],
    ] as const) {
      const { sent, answer } = unended(who);
      expect(await answer).toContain(sentence);
      sent.destroy();
    }
  });

  it('without a length are read as far as a form may reach, and no further', async () => {
    const { sent, answer } = unended();
    sent.write(Buffer.alloc(imageUpload.mostBytes + 512 * 1024));
    expect(await answer).toContain(imageUpload.tooLarge);
    sent.destroy();
  });

  it('that break off store nothing, and make room for others', async () => {
    for (let index = 0; index < 3; index += 1) unended().sent.end();
    const { sent } = unended();
    await new Promise((resolve) => sent.write('more', resolve));
    sent.destroy();
    // each place is free only when the server has noticed the end of its form
    const isBusy = (text: unknown) => String(text).includes('Your other images');
    let last: unknown[];
    do last = outcomeOf(await send(withImage()));
    while (isBusy(last[1]));
    expect(last).toEqual([200, 'stored']);
    let answer: string;
    do {
      const whole = unended();
      whole.sent.end();
      answer = await whole.answer;
    } while (isBusy(answer));
    expect(answer).toContain('The form is malformed or incomplete.');
    expect(await stored()).toBe(1);
  });
});
