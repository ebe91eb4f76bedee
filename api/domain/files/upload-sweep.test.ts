import { createHash } from 'node:crypto';
import { imageUpload } from '../../../contract/uploads';
import { anImage } from '../../test/images';
import type { TestBrowser } from '../../test/test-browser';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { sections } from '../../../contract/sections';
import { FileEntity } from './file.entity';
import { storeTicketImage } from '../tickets/ticket-image.service';
import { keepImage } from './upload.service';
import { sweepUploads } from './upload-sweep.job';

const day = 24 * 60 * 60 * 1000;

describe('uploaded images', () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let owner: string;
  beforeEach(async () => {
    product = await startTestProduct({ http: true });
    browser = product.browser();
    owner = await browser.register('ann@example.com');
  });
  afterEach(() => product.stop());

  let size = 20;
  const upload = async (): Promise<string> => {
    const form = new FormData();
    size += 1;
    form.append('image', new Blob([Uint8Array.from(await anImage('png', size, size))], { type: 'image/png' }), 'x.png');
    const answer = await browser.fetch(imageUpload.path, {
      method: 'POST',
      body: form,
      headers: { 'x-requested-with': 'x' },
    });
    return ((await answer.json()) as { file: { url: string } }).file.url;
  };
  const sweep = (days: number) => sweepUploads(product.ctx(), Date.now() + days * day);
  const swept = async () => {
    await sweep(15);
    await sweep(16);
  };
  const isThere = async (url: string) => (await product.browser().fetch(url)).status === 200;
  const run = (sql: string, values: unknown[]) => product.services.pool.query(sql, values);

  it('that nothing shows are deleted after two weeks, with their rows', async () => {
    const [unused, later] = [await upload(), await upload()];
    await sweep(0);
    await sweep(13);
    await sweep(15);
    // two sweeps, a day apart
    expect([await isThere(unused), await isThere(later)]).toEqual([true, true]);
    await run('update users set photo_url = $2 where id = $1', [owner, later]);
    await sweep(16);
    expect([await isThere(unused), await isThere(later)]).toEqual([false, true]);
    expect(await product.services.dataSource.manager.countBy(FileEntity, { ownerId: owner })).toBe(1);
    expect((await run('select 1 from stray_files', [])).rowCount).toBe(0);
  });

  it('beyond the newest twenty of an account have a day', async () => {
    await run('delete from rate_limits', []);
    await run('update users set email_verified_at = now() where id = $1', [owner]);
    const urls: string[] = [];
    for (let number = 0; number < 23; number += 1) urls.push(await upload());
    await sweep(2);
    await sweep(3);
    expect(await Promise.all(urls.map(isThere))).toEqual(urls.map((_url, place) => place >= 3));
    await sweep(15);
    await sweep(16);
    expect(await Promise.all(urls.map(isThere))).toEqual(urls.map(() => false));
  });

  it('are stored up to 20 MB for an account that has paid nothing, pictures of tickets alike', async () => {
    await run(
      `insert into files (owner_id, hash, mime, bytes, width, height) values ($1, 'x', 'image/png', 20971520, 1, 1)`,
      [owner],
    );
    const viewer = product.ctx({ id: owner, role: 'MEMBER' });
    const picture = await anImage('png', 90, 90);
    await expect(keepImage(viewer, picture)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message:
        'Your account already has 20 MB of images, which is the maximum. Images that you do not use are deleted after about two weeks.',
    });
    await storeTicketImage(viewer, picture);
    await run('update ticket_images set bytes = 20971520 where user_id = $1', [owner]);
    await expect(storeTicketImage(viewer, picture)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringContaining('Please send your message without one.') as string,
    });
    await run(`update users set membership = 'PREMIUM' where id = $1`, [owner]);
    expect((await keepImage(viewer, picture)).url).toContain('/image-server/');
    await storeTicketImage(viewer, picture);
  });

  it('stay as long as anything shows them', async () => {
    const [photo, shown, before, elsewhere] = [await upload(), await upload(), await upload(), await upload()];
    await run('update users set photo_url = $2 where id = $1', [owner, `https://postloom.example${photo}`]);
    const banner = (backgroundImage: string) => JSON.stringify({ ...sections.banner.defaults, backgroundImage });
    await run(`insert into content_sections (key, body, version) values ('banner', $1, 2)`, [banner(shown)]);
    await run(`insert into content_versions (key, version, body, active) values ('banner', 1, $1, true)`, [
      banner(before),
    ]);
    await run(
      `insert into tickets (user_name, user_email, user_role, user_photo_url, subject, message, status) values ('A', 'a@example.com', 'MEMBER', $1, 'S', 'M', 'OPEN')`,
      [elsewhere],
    );
    await swept();
    for (const url of [photo, shown, before, elsewhere]) expect(await isThere(url)).toBe(true);
    await run(`delete from content_versions`, []);
    await run(`delete from tickets`, []);
    await sweep(20);
    await sweep(21);
    expect([await isThere(shown), await isThere(before), await isThere(elsewhere)]).toEqual([true, false, false]);
  });

  it('of another database are not deleted, nor are files that are not uploads', async () => {
    const unused = await upload();
    const foreign = `uploads/${createHash('sha256').update('x').digest('hex')}.png`;
    const { storage } = product.services;
    await storage.put(foreign, Buffer.from('x'), 'image/png');
    await storage.put('uploads/notes.txt', Buffer.from('x'), 'text/plain');
    await swept();
    expect(await isThere(unused)).toBe(false);
    const keys: string[] = [];
    for await (const { key } of storage.list('uploads/')) keys.push(key);
    expect(keys.sort()).toEqual([foreign, 'uploads/notes.txt'].sort());
  });
});
