import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { mostDesignsAtOnce } from '../../contract/limits';
import { deleteDesigns } from '../domain/designs/design-deletion.service';
import { DesignEntity } from '../domain/designs/design.entity';
import { createDesign } from '../domain/designs/design-creation.service';
import { cancelDesign } from '../domain/designs/design.service';
import { generateDesign } from '../domain/designs/generation.job';
import { designInput } from '../test/filled-product';
import { eventually } from '../test/paying-customer';
import type { TestBrowser } from '../test/test-browser';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { filesIn } from '../test/zip-files';

const never = new AbortController().signal;

describe('an archive of designs', () => {
  let product: TestProduct;
  let counter = 0;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));
  afterEach(() => jest.restoreAllMocks());

  const member = (id: string) => product.ctx({ id, role: 'MEMBER' });
  async function person() {
    counter += 1;
    const browser = product.browser();
    const id = await browser.register(`packer${counter}@example.com`);
    await product.giveCredits(id, 10);
    return { browser, id };
  }
  const asked = async (userId: string) =>
    (await createDesign(member(userId), { requestId: randomUUID(), design: designInput })).id;
  async function made(userId: string) {
    const id = await asked(userId);
    await generateDesign(product.ctx(), id, never);
    return id;
  }
  const path = (ids: string[]) => `/designs/archive.zip?ids=${ids.join(',')}`;
  const refusal = async (browser: TestBrowser, ids: string[]) => {
    const response = await browser.fetch(path(ids));
    const { message } = (await response.json()) as { message: string };
    return [response.status, message];
  };

  it('holds each picture under the name and with the bytes of its single download', async () => {
    const { browser, id } = await person();
    const ids = [await made(id), await made(id), await made(id)];
    // Two designs that ended in the same millisecond.
    await product.services.pool.query(`update designs set finished_at = '2026-03-01T12:00:00Z' where id = any($1)`, [
      ids.slice(1),
    ]);
    const response = await browser.fetch(path(ids));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=postloom-designs.zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = Object.entries(await filesIn(Buffer.from(await response.arrayBuffer())));
    const singles = [];
    for (const one of ids) {
      const single = await browser.fetch(`/designs/${one}/download`);
      const name = /filename="?([^"]+)"?/.exec(single.headers.get('content-disposition') ?? '')?.[1];
      singles.push({ name, bytes: Buffer.from(await single.arrayBuffer()) });
    }
    expect(files.map(([name]) => name)).toEqual([
      singles[0]?.name,
      singles[1]?.name,
      singles[2]?.name?.replace('.png', '-2.png'),
    ]);
    expect(singles[1]?.name).toBe('instagram-instagram-post-1772366400000.png');
    for (const [index, [, bytes]] of files.entries()) {
      expect(bytes.equals(singles[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
      expect(bytes.includes('trainedAlgorithmicMedia')).toBe(true);
    }
  });

  it("contains only the caller's own finished designs", async () => {
    const [one, other] = [await person(), await person()];
    const [own, foreign, deleted] = [await made(one.id), await made(other.id), await made(one.id)];
    const cancelled = (await cancelDesign(member(one.id), await asked(one.id))).id;
    await deleteDesigns(member(one.id), [deleted]);
    const gone = [404, 'Some of these designs no longer exist. Please choose again.'];
    for (const id of [foreign, deleted, randomUUID(), 'x', "' or 1=1"])
      expect(await refusal(one.browser, [own, encodeURIComponent(id)])).toEqual(gone);
    expect(await refusal(one.browser, [own, cancelled])).toEqual([
      400,
      'Some of these designs have no picture. Please choose finished ones.',
    ]);
    expect(await refusal(one.browser, [])).toEqual([400, 'Please choose a design.']);
    const many = Array.from({ length: mostDesignsAtOnce + 1 }, () => own);
    expect(await refusal(one.browser, many)).toEqual([400, 'Please choose at most 100 designs at once.']);
    expect((await product.browser().fetch(path([own]))).status).toBe(401);
    // An Admin may view others' designs but not download them.
    const admin = await person();
    await product.services.pool.query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
    expect(await refusal(admin.browser, [own])).toEqual(gone);
  });

  it('is limited to twenty an hour, and HEAD requests to sixty', async () => {
    const { browser, id } = await person();
    const own = await made(id);
    for (let count = 0; count < 25; count += 1)
      expect((await browser.fetch(path([own]), { method: 'HEAD' })).status).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      const response = await browser.fetch(path([own]));
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const refused = await browser.fetch(path([own]));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect((await browser.fetch(path([own]), { method: 'HEAD' })).status).toBe(429);
    await product.services.pool.query('delete from rate_limits');
    const answers = [];
    for (let count = 0; count < 61; count += 1)
      answers.push((await browser.fetch(path([own]), { method: 'HEAD' })).status);
    expect(answers).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await browser.fetch(path([own]))).status).toBe(200);
  });

  it('is cut when its session ends', async () => {
    const { browser, id } = await person();
    const ids = [await made(id), await made(id)];
    const { limits, pool } = product.services;
    const take = limits.take.bind(limits);
    jest.spyOn(limits, 'take').mockImplementation(async (name, key) => {
      if (name === 'archivePerAccount')
        await pool.query('update sessions set revoked_at = now() where user_id = $1', [id]);
      return take(name, key);
    });
    await expect(browser.fetch(path(ids)).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  it('is aborted when a file is missing, as a partial archive is useless', async () => {
    const { browser, id } = await person();
    const [first, lost] = [await made(id), await made(id)];
    const { imageKey } = await product.services.dataSource.manager.findOneByOrFail(DesignEntity, { id: lost });
    await product.services.storage.delete(imageKey ?? '');
    await expect(browser.fetch(path([first, lost])).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  describe('in transfer', () => {
    /**
     * Replaces pictures by endless streams, which no buffer can absorb.
     * @returns the opened streams
     */
    function endlessly(): Readable[] {
      const { storage } = product.services;
      const opened: Readable[] = [];
      jest.spyOn(storage, 'open').mockImplementation(() => {
        const body = new Readable({
          read() {
            this.push(Buffer.alloc(65_536));
          },
        });
        opened.push(body);
        return Promise.resolve({ body, bytes: 1 });
      });
      return opened;
    }
    async function begin(browser: TestBrowser, ids: string[], address = '203.0.113.1') {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const call = request(product.url + path(ids), { headers: { cookie, 'x-forwarded-for': address } }).end();
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      call.on('error', () => undefined);
      response.on('error', () => undefined);
      return response;
    }

    it('is the only one of its account, and ends when its client disconnects', async () => {
      const [{ browser, id }, other] = [await person(), await person()];
      const ids = [await made(id), await made(id), await made(id)];
      const theirs = await made(other.id);
      const opened = endlessly();
      const response = await begin(browser, ids);
      expect(response.statusCode).toBe(200);
      expect(await refusal(browser, ids)).toEqual([
        429,
        'Your other download is still running. You can try again in 10 seconds.',
      ]);
      // before anything is read: an unknown design is not looked for
      const unknown = `/designs/${randomUUID()}/archive.zip`;
      expect((await browser.fetch(unknown, { method: 'HEAD' })).status).toBe(429);
      const elsewhere = await begin(other.browser, [theirs]);
      expect(elsewhere.statusCode).toBe(200);
      elsewhere.destroy();
      expect(opened).toHaveLength(2);
      response.destroy();
      await eventually(() => Promise.resolve(opened.every(({ destroyed }) => destroyed)));
      // The slot is free again, and no further picture was opened.
      await eventually(async () => (await browser.fetch(path(ids), { method: 'HEAD' })).status === 200);
      expect(opened).toHaveLength(2);
    });

    it('is one of four in its network, so that slow readers there do not hold all of them', async () => {
      endlessly();
      const under = [];
      for (let count = 0; count < 5; count += 1) {
        const { browser, id } = await person();
        under.push({ browser, ids: [await made(id)] });
      }
      const [first, ...others] = under as [(typeof under)[0], ...typeof under];
      const last = others.pop()!;
      const responses = [await begin(first.browser, first.ids)];
      for (const { browser, ids } of others) responses.push(await begin(browser, ids));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const status = async (address: string) => {
        const response = await begin(last.browser, last.ids, address);
        response.destroy();
        return response.statusCode;
      };
      expect(await status('203.0.113.1')).toBe(429);
      expect(await status('203.0.113.2')).toBe(200);
      for (const response of responses) response.destroy();
      await eventually(async () => (await status('203.0.113.1')) === 200);
    });
  });
});
