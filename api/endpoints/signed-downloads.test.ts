import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { storeItemFile } from '../domain/catalog/item-file.service';
import { ItemEntity } from '../domain/catalog/item.entity';
import { createDesign } from '../domain/designs/design-creation.service';
import { generateDesign } from '../domain/designs/generation.job';
import { designInput } from '../test/filled-product';
import { startS3Server } from '../test/s3-server';
import type { S3Server } from '../test/s3-server';
import type { TestBrowser } from '../test/test-browser';
import { smallPictures } from '../test/images';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

const never = new AbortController().signal;

describe('downloads from an S3 service that browsers reach', () => {
  let s3: S3Server;
  let product: TestProduct;
  const people: Record<'owner' | 'other' | 'admin', TestBrowser> = {} as never;
  let [setId, drawnId, itemId] = ['', '', ''];

  beforeAll(async () => {
    s3 = await startS3Server();
    product = await startTestProduct({
      http: true,
      gemini: true,
      environment: {
        ...smallPictures,
        S3_ENDPOINT: s3.url,
        S3_BUCKET: 'files',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_PUBLIC_ENDPOINT: `${s3.url}/`,
      },
    });
    for (const who of ['owner', 'other', 'admin'] as const) people[who] = product.browser();
    const ownerId = await people.owner.register('owner@example.com');
    await people.other.register('other@example.com');
    const adminId = await people.admin.register('admin@example.com');
    const { manager } = product.services.dataSource;
    await manager.query(`update users set role = 'ADMIN' where id = $1`, [adminId]);
    await product.giveCredits(ownerId, 5);
    const member = product.ctx({ id: ownerId, role: 'MEMBER' });
    const made = async (lettering: 'SET' | 'DRAWN') => {
      const { id } = await createDesign(member, { requestId: randomUUID(), design: { ...designInput, lettering } });
      await generateDesign(product.ctx(), id, never);
      return id;
    };
    [setId, drawnId] = [await made('SET'), await made('DRAWN')];
    const values = { name: 'Calendar', slug: 'calendar', number: '7', price: '12.00', guidelines: 'Fill it in.' };
    const { identifiers } = await manager.insert(ItemEntity, { ...values, accessUrl: 'https://files.example.com/c' });
    itemId = identifiers[0]?.['id'] as string;
    await storeItemFile(product.ctx(), itemId, { name: 'calendar für alle.csv', data: Buffer.from('Week,Idea\n') });
  });
  afterAll(async () => {
    await product?.stop();
    s3?.close();
  });
  beforeEach(async () => {
    s3.requests.length = 0;
    await product.services.pool.query('delete from rate_limits');
  });

  const cases = (): [who: TestBrowser, path: string, mime: string, name: RegExp][] => [
    [people.owner, `/designs/${drawnId}/download`, 'image/png', /^attachment; filename=.+-\d+\.png$/],
    [people.owner, `/designs/${setId}/download`, 'image/png', /^attachment; filename=.+-\d+\.png$/],
    [
      people.admin,
      `/item-files/${itemId}`,
      'text/csv; charset=utf-8',
      /^attachment; filename="calendar .+csv"; filename\*=/,
    ],
  ];

  it('are sent from there: the product answers an address that is valid for a minute', async () => {
    for (const [who, path, mime, name] of cases()) {
      s3.requests.length = 0;
      const answer = await who.fetch(path);
      expect([path, answer.status, answer.headers.get('content-length')]).toEqual([path, 302, null]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      for (const header of ['etag', 'content-disposition']) expect(answer.headers.has(header)).toBe(false);
      expect(s3.requests).toEqual([expect.stringMatching(/^HEAD /)]);
      const address = new URL(answer.headers.get('location') ?? '');
      expect(address.origin).toBe(s3.url);
      expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
      const file = await fetch(address);
      expect(file.headers.get('content-type')).toBe(mime);
      expect(file.headers.get('content-disposition')).toMatch(name);
      expect(file.headers.get('cache-control')).toBe('private, no-store');
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(5);
    }
  });

  it('of a print that is not stored are sent by the product, which stores it for the next', async () => {
    const path = `/designs/${setId}/prints/story.jpg?download`;
    const first = await people.owner.fetch(path);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(first.headers.get('content-disposition')).toMatch(/-story\.jpg/);
    const bytes = Buffer.from(await first.arrayBuffer());
    const second = await people.owner.fetch(path);
    expect(second.status).toBe(302);
    expect(Buffer.from(await (await fetch(second.headers.get('location') ?? '')).arrayBuffer()).equals(bytes)).toBe(
      true,
    );
  });

  it('keep their checks: no other caller gets an address, a missing file is not found, and limits hold', async () => {
    for (const [, path] of cases()) {
      const answer = await people.other.fetch(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, expect.any(Number), null]);
      expect([403, 404]).toContain(answer.status);
    }
    expect(s3.requests).toEqual([]);
    const [key = ''] = [...s3.objects.keys()].filter((name) => name.includes('items/'));
    const data = s3.objects.get(key);
    s3.objects.delete(key);
    expect((await people.admin.fetch(`/item-files/${itemId}`)).status).toBe(404);
    if (data) s3.objects.set(key, data);
    const statuses: number[] = [];
    for (let taken = 0; taken < 100 && !statuses.includes(429); taken += 1)
      statuses.push((await people.admin.fetch(`/item-files/${itemId}`)).status);
    expect(new Set(statuses)).toEqual(new Set([302, 429]));
  });

  it('are sent by the product to what follows no redirect, as are pictures that are shown', async () => {
    const script = { headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' } };
    expect((await people.owner.fetch(`/designs/${drawnId}/download`, script)).status).toBe(200);
    expect((await people.owner.fetch(`/designs/${drawnId}/download`, { method: 'HEAD' })).status).toBe(200);
    // fetch sets the mode itself
    const cookie = [...people.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' };
    const saved = await new Promise((resolve) =>
      get(`${product.url}/designs/${drawnId}/download`, { headers }, (answer) => resolve(answer.resume().statusCode)),
    );
    expect(saved).toBe(302);
    for (const part of ['image', 'thumbnail']) {
      const shown = await people.owner.fetch(`/designs/${drawnId}/${part}`);
      expect([part, shown.status, shown.headers.get('cache-control')]).toEqual([part, 200, 'private, no-cache']);
    }
  });
});
