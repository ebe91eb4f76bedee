import { randomUUID } from 'node:crypto';
import { imageUpload } from '../../contract/uploads';
import { ticketImagesPath } from '../../contract/ticket-image';
import { TicketImageEntity } from '../domain/tickets/ticket-image.entity';
import sharp from 'sharp';
import { aPhoto, anImage } from '../test/images';
import { startTicketProduct } from '../test/ticket-product';
import type { TicketProduct } from '../test/ticket-product';
import { formOf, uploadPicture } from '../test/ticket-images';
import { ticketPerson } from '../test/ticket-accounts';
import type { TicketPerson } from '../test/ticket-accounts';
import { refusalBody } from './refusal-status';

/** A frame that is not small. */
const noise = (side: number, background: string) =>
  sharp({
    create: { width: side, height: side, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();

describe('the pictures of a ticket', () => {
  let fixture: TicketProduct;
  let mia: TicketPerson;
  let support: TicketPerson;
  let others: Record<string, TicketPerson>;
  beforeAll(async () => {
    fixture = await startTicketProduct();
    ({ mia, support } = fixture);
    others = {
      'another customer': await ticketPerson(fixture.product),
      'a Seller': await ticketPerson(fixture.product, 'SELLER'),
      'a moderator': await ticketPerson(fixture.product, 'MODERATOR'),
    };
  });
  afterAll(() => fixture.product.stop());
  beforeEach(() => fixture.forget());

  const statusFor = async (address: string, who?: TicketPerson) =>
    (await (who?.browser ?? fixture.product.browser()).fetch(address)).status;
  const statuses = async (address: string) => ({
    owner: await statusFor(address, mia),
    Admin: await statusFor(address, support),
    anonymous: await statusFor(address),
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(others).map(async ([name, who]) => [name, await statusFor(address, who)] as const),
      ),
    ),
  });
  const otherCallers = { anonymous: 404, 'another customer': 404, 'a Seller': 404, 'a moderator': 404 };

  it('are uploaded by signed-in accounts to a private folder, and served as private images', async () => {
    const { id, imageUrl: address, width, height } = await uploadPicture(mia);
    expect([address, width, height]).toEqual([`${ticketImagesPath}/${id}`, 40, 30]);
    const stored = await fixture.product.services.dataSource.manager.findOneByOrFail(TicketImageEntity, { id });
    expect(stored).toMatchObject({ userId: mia.id, ticketId: null, kind: 'png', width: 40, height: 30 });
    expect(stored.fileKey).toMatch(/^tickets\/[0-9a-f-]{36}\.png$/);
    const answer = await mia.browser.fetch(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await answer.arrayBuffer()).byteLength).toBe(stored.bytes);
    const again = await mia.browser.fetch(address, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    // The public address of uploads does not serve it.
    const name = stored.fileKey.slice('tickets/'.length);
    for (const path of [`/image-server/${name}`, `/image-server/${stored.fileKey}`, `/image-server/..%2f${name}`])
      expect(await statusFor(path, mia)).toBe(404);
  });

  it('are visible only to their uploader until they are sent', async () => {
    const { imageUrl: address } = await uploadPicture(mia);
    expect(await statuses(address)).toEqual({ owner: 200, Admin: 404, ...otherCallers });
  });

  it('are visible only to the owner of the ticket and Admins, regardless of the sender', async () => {
    const [first, second, third] = [await uploadPicture(mia), await uploadPicture(mia), await uploadPicture(support)];
    const ticket = await mia.ask('Look', { imageIds: [first.id] });
    await mia.reply(ticket, 'And this', { imageIds: [second.id] });
    await support.reply(ticket, 'Like this', { imageIds: [third.id] });
    for (const { imageUrl: address } of [first, second, third])
      expect(await statuses(address)).toEqual({ owner: 200, Admin: 200, ...otherCallers });
    // A former Admin sees none of them, not even an own upload.
    const former = await ticketPerson(fixture.product, 'ADMIN');
    const fourth = await uploadPicture(former);
    await former.reply(ticket, 'Mine', { imageIds: [fourth.id] });
    expect(await statusFor(fourth.imageUrl, former)).toBe(200);
    await fixture.product.services.pool.query(`update users set role = 'MEMBER' where id = $1`, [former.id]);
    for (const { imageUrl: address } of [first, fourth]) expect(await statusFor(address, former)).toBe(404);
  });

  it('have a small copy, which the same callers may see', async () => {
    const picture = await uploadPicture(mia, await aPhoto());
    const { imageUrl, thumbnailUrl } = picture;
    expect(thumbnailUrl).toBe(`${imageUrl}/thumbnail`);
    expect(await statuses(thumbnailUrl)).toEqual({ owner: 200, Admin: 404, ...otherCallers });
    await mia.ask('Look', { imageIds: [picture.id] });
    expect(await statuses(thumbnailUrl)).toEqual({ owner: 200, Admin: 200, ...otherCallers });
    const answer = await mia.browser.fetch(thumbnailUrl);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const small = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 512, height: 384 });
    const whole = await (await mia.browser.fetch(imageUrl)).arrayBuffer();
    expect(small.length).toBeLessThan(whole.byteLength / 2);
    const unchanged = await mia.browser.fetch(thumbnailUrl, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(unchanged.status).toBe(304);
  });

  it('are their own copy where they are small, moving, or stored before there were copies', async () => {
    const frames = await Promise.all(['#111', '#ddd'].map((background) => noise(300, background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const old = await uploadPicture(mia, await aPhoto());
    const { dataSource, storage } = fixture.product.services;
    const { fileKey } = await dataSource.manager.findOneByOrFail(TicketImageEntity, { id: old.id });
    await storage.delete(`${fileKey}.thumbnail.webp`);
    const cases = { small: await uploadPicture(mia), moving: await uploadPicture(mia, moving), old };
    for (const [what, { imageUrl, thumbnailUrl }] of Object.entries(cases)) {
      const [whole, copy] = await Promise.all(
        [imageUrl, thumbnailUrl].map(async (path) => Buffer.from(await (await mia.browser.fetch(path)).arrayBuffer())),
      );
      expect([what, copy?.length, whole && copy?.equals(whole)]).toEqual([what, whole?.length, true]);
    }
    const stored = await mia.browser.fetch(cases.moving.thumbnailUrl);
    expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).pages).toBe(2);
  });

  it('are answered alike whether they do not exist or belong to another account', async () => {
    const { imageUrl: address } = await uploadPicture(mia);
    const other = others['another customer'] as TicketPerson;
    const said = async (path: string) => {
      const answer = await other.browser.fetch(path);
      return [answer.status, answer.headers.get('cache-control'), answer.headers.get('etag'), await answer.text()];
    };
    const expected = [404, 'no-store', null, JSON.stringify(refusalBody('Picture not found.', 'NOT_FOUND'))];
    for (const path of [address, `${ticketImagesPath}/${randomUUID()}`, `${ticketImagesPath}/x`, `${address}/x`])
      expect(await said(path)).toEqual(expected);
  });

  it('are not found when their file is gone', async () => {
    const { id, imageUrl: address } = await uploadPicture(mia);
    const { dataSource, storage } = fixture.product.services;
    const { fileKey } = await dataSource.manager.findOneByOrFail(TicketImageEntity, { id });
    await storage.delete(fileKey);
    expect(await statusFor(address, mia)).toBe(404);
  });

  describe('are refused', () => {
    const send = async (body: BodyInit, headers: Record<string, string> = { 'x-requested-with': 'test' }) => {
      const answer = await mia.browser.fetch(ticketImagesPath, { method: 'POST', body, headers });
      return { status: answer.status, message: ((await answer.json()) as { message?: string }).message };
    };
    const stored = () => fixture.product.services.dataSource.manager.count(TicketImageEntity);

    it.each([
      ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 422, imageUpload.notAnImage],
      ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, imageUpload.notAnImage],
      ['more than 2 MB', () => Buffer.alloc(imageUpload.mostBytes + 1), 413, imageUpload.tooLarge],
    ])('for %s, with a sentence', async (_what, bytes, status, message) => {
      const before = await stored();
      expect(await send(formOf(bytes()))).toEqual({ status, message });
      expect(await stored()).toBe(before);
    });

    it('from another site, and from anonymous callers', async () => {
      const form = async () => formOf(await anImage());
      for (const headers of [{ origin: 'https://evil.example' }, {}] as Record<string, string>[])
        expect((await send(await form(), headers)).status).toBe(403);
      const anonymous = await fixture.product.browser().fetch(ticketImagesPath, {
        method: 'POST',
        body: await form(),
        headers: { 'x-requested-with': 'test' },
      });
      expect([anonymous.status, await anonymous.json()]).toEqual([
        401,
        { success: false, message: 'Please sign in.', error: 'Please sign in.', code: 'UNAUTHENTICATED' },
      ]);
    });

    it("beyond an account's upload limit, which includes public images", async () => {
      for (let index = 0; index < 3; index += 1) await uploadPicture(mia);
      const { limits } = fixture.product.services;
      for (let index = 0; index < 2; index += 1) await limits.take('unprovenUploadPerAccount', mia.id);
      const { status, message } = await send(formOf(await anImage()));
      expect([status, message]).toEqual([
        429,
        expect.stringMatching(/^You have uploaded several images\. You can upload more once/),
      ]);
    });
  });
});
