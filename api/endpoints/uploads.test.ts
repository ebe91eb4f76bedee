import { connect } from 'node:net';
import { imageUpload } from '../../contract/uploads';
import { FileEntity } from '../domain/files/file.entity';
import { faultsOf } from '../test/described-answers';
import { anImage, imageOfBytes } from '../test/images';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

const own = { 'x-requested-with': 'test' };
const asForm = (bytes: Buffer, { field = 'image', name = 'picture.png', type = 'image/png' } = {}) => {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
};

describe('uploads', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  let people = 0;
  const signedIn = async () => {
    const browser = product.browser();
    people += 1;
    const id = await browser.register(`upload-${people}@example.com`);
    const send = async (body: BodyInit, headers: Record<string, string> = own) => {
      const answer = await browser.fetch(imageUpload.path, { method: 'POST', body, headers });
      const given = (await answer.json()) as { success: boolean; message?: string; file?: { url: string } };
      const { status, headers: sent } = answer;
      expect(faultsOf({ method: 'POST', path: imageUpload.path, status, answer: given })).toEqual([]);
      return { status, headers: sent, body: given };
    };
    return { id, browser, send };
  };
  const refused = (code: string, message: string) => ({ success: false, message, error: message, code });
  const filesOf = (ownerId: string) => product.services.dataSource.manager.findBy(FileEntity, { ownerId });

  it('answer the address of the image, which is public, cacheable for long and cannot run scripts', async () => {
    const { id, send } = await signedIn();
    const { status, body } = await send(asForm(await anImage('png')));
    expect([status, body.success]).toEqual([200, true]);
    expect(body.file?.url).toMatch(/^\/image-server\/[0-9a-f]{64}\.png$/);
    const answer = await product.browser().fetch(body.file?.url ?? '');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const served = Buffer.from(await answer.arrayBuffer());
    expect(await filesOf(id)).toEqual([
      expect.objectContaining({ mime: 'image/png', width: 40, height: 30, bytes: served.length }),
    ]);
    const again = await product.browser().fetch(body.file?.url ?? '', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(
      (await product.browser().fetch(body.file?.url ?? '', { method: 'HEAD' })).headers.get('content-length'),
    ).toBe(String(served.length));
  });

  it('store the same image once, regardless of the sender and the name', async () => {
    const [ada, ben] = [await signedIn(), await signedIn()];
    const image = await anImage('webp', 64, 64);
    const urls = new Set<string | undefined>();
    for (const { send } of [ada, ada, ben])
      urls.add((await send(asForm(image, { name: `${Math.random()}.exe`, type: 'text/html' }))).body.file?.url);
    expect(urls.size).toBe(1);
    expect([(await filesOf(ada.id)).length, (await filesOf(ben.id)).length]).toEqual([1, 1]);
  });

  it('accept 2 MB and not a byte more', async () => {
    const { send } = await signedIn();
    const { status } = await send(asForm(await imageOfBytes(imageUpload.mostBytes)));
    expect(status).toBe(200);
    for (const more of [1, 100_000, 3 * imageUpload.mostBytes]) {
      const answer = await send(asForm(Buffer.alloc(imageUpload.mostBytes + more, await anImage())));
      expect([answer.status, answer.body]).toEqual([
        413,
        refused('TOO_LARGE', 'File size exceeds 2 MB. Please upload a smaller image.'),
      ]);
    }
  });

  it('refuse files that are not images with the reason, and store nothing', async () => {
    const { id, send } = await signedIn();
    const page = await send(asForm(Buffer.from('<html><script>alert(1)</script>')));
    expect([page.status, page.body]).toEqual([
      422,
      refused('INVALID_INPUT', 'This file is not a PNG, JPEG, WebP or GIF image.'),
    ]);
    const wrongField = await send(asForm(await anImage(), { field: 'file' }));
    const noForm = await send('{}', { ...own, 'content-type': 'application/json' });
    const noBoundary = await send('x', { ...own, 'content-type': 'multipart/form-data; x' });
    const cutOff = await send('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc', {
      ...own,
      'content-type': 'multipart/form-data; boundary=b',
    });
    for (const { status, body } of [wrongField, noForm, noBoundary, cutOff])
      expect([status, body.message]).toEqual([
        400,
        "Send one image, as the field 'image' of a form of the type multipart/form-data.",
      ]);
    expect(await filesOf(id)).toEqual([]);
  });

  it('require a session', async () => {
    const answer = await product
      .browser()
      .fetch(imageUpload.path, { method: 'POST', body: asForm(await anImage()), headers: own });
    expect([answer.status, await answer.json()]).toEqual([401, refused('UNAUTHENTICATED', 'Please sign in.')]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another site with the header', { origin: 'https://evil.example', ...own }, 403],
    ['a form without an origin', {}, 403],
    ['an origin that is none', { origin: 'null' }, 403],
    ['a program with the header', own, 200],
  ])('from %s answers %#', async (_from, headers, expected) => {
    const { send } = await signedIn();
    expect((await send(asForm(await anImage()), headers as Record<string, string>)).status).toBe(expected);
  });

  it('from a page of this site need no header', async () => {
    const { send } = await signedIn();
    expect((await send(asForm(await anImage()), { origin: product.url })).status).toBe(200);
  });

  it('are rate-limited per account', async () => {
    const { id, send } = await signedIn();
    await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
    for (let index = 0; index < 60; index += 1) await product.services.limits.take('uploadPerAccount', id);
    const { status, headers, body } = await send(asForm(await anImage()));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(/^You have uploaded many images\. You can try again in /);
  });

  it('have a lower limit until the address is confirmed', async () => {
    const { send } = await signedIn();
    for (let index = 0; index < 5; index += 1) expect((await send(asForm(await anImage()))).status).toBe(200);
    const { status, body } = await send(asForm(await anImage()));
    expect(status).toBe(429);
    expect(body.message).toMatch(/upload more once your email address is confirmed\. You can try again in /);
  });

  it('read no more of a refused body than necessary', async () => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const endless = Buffer.alloc(1024 * 1024);
    socket.write(
      `POST ${imageUpload.path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000000\r\n\r\n`,
    );
    const pump = (): void => {
      while (!socket.destroyed && socket.write(endless));
    };
    socket.on('drain', pump);
    pump();
    await closed;
    expect(socket.bytesWritten).toBeLessThan(200 * 1024 * 1024);
  });

  it.each([
    '/image-server/x.png',
    `/image-server/${'a'.repeat(64)}.png`,
    `/image-server/${'a'.repeat(64)}.svg`,
    '/image-server/..%2f..%2fpackage.json',
    '/image-server',
    '/image-server/a/b',
  ])('knows nothing of %s', async (path) => {
    const answer = await product.browser().fetch(path);
    expect([answer.status, await answer.json()]).toEqual([404, refused('NOT_FOUND', 'Image not found.')]);
  });

  it('ask the storage for no image that was never uploaded, as each request of it is paid for', async () => {
    const { browser, send } = await signedIn();
    const url = (await send(asForm(await anImage('png', 47)))).body.file?.url ?? '';
    const open = jest.spyOn(product.services.storage, 'open');
    const opened = () => open.mock.calls.map(([key]) => key);
    for (const name of ['b', 'c', 'd']) await browser.fetch(`/image-server/${name.repeat(64)}.webp`);
    expect((await browser.fetch(url.replace('.png', '.jpg'))).status).toBe(404);
    expect(opened()).toEqual([]);
    expect((await browser.fetch(url)).status).toBe(200);
    expect(opened()).toEqual([`uploads/${url.slice('/image-server/'.length)}`]);
    open.mockRestore();
  });

  it('are sent while something shows them, also without an owner, and while the database is away', async () => {
    const { id, browser, send } = await signedIn();
    const url = (await send(asForm(await anImage('png', 48)))).body.file?.url ?? '';
    await product.services.pool.query('update users set photo_url = $2 where id = $1', [id, url]);
    await product.services.pool.query('delete from files where owner_id = $1', [id]);
    expect((await browser.fetch(url)).status).toBe(200);
    const query = jest.spyOn(product.services.pool, 'query').mockImplementation(() => {
      throw new Error('away');
    });
    const { status } = await browser.fetch(url);
    query.mockRestore();
    expect(status).toBe(200);
  });
});
