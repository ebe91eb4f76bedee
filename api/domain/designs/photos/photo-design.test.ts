import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { imageUpload } from '../../../../contract/uploads';
import { photoUpload } from '../../../../contract/design-photo';
import { POST_SIZES } from '../../../../studio/posts/sizes';
import { designInput } from '../../../test/filled-product';
import type { TestBrowser } from '../../../test/test-browser';
import { smallPictures } from '../../../test/images';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { RequestContext } from '../../../context';
import { UserEntity } from '../../accounts/user.entity';
import { uploadQuota } from '../../files/upload-quota';
import { eraseAccount } from '../../personal-data/deletion.service';
import { dropFiles } from '../../personal-data/person-content';
import { DesignEntity } from '../design.entity';
import { createDesign } from '../design-creation.service';
import { generateDesign } from '../generation.job';
import { DesignDocumentEntity } from '../studio/design-document.entity';
import { contentOf } from '../studio/document.service';
import { sweepDesignFiles } from '../sweep.job';
import { DesignPhotoEntity } from './design-photo.entity';
import { sweepPhotos, thumbnailKeyOf } from './photo.service';

const never = new AbortController().signal;
const day = 24 * 60 * 60 * 1000;

describe('a photo as the background of a post', () => {
  let product: TestProduct;
  let jpeg: Buffer;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, environment: smallPictures });
    jpeg = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#88aa66' } })
      .withExif({ IFD0: { Artist: 'Mira' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await product.services.pool.query('delete from rate_limits');
  });

  const db = () => product.services.dataSource.manager;
  interface Owner {
    id: string;
    browser: TestBrowser;
    ctx: RequestContext;
  }
  async function anOwner(): Promise<Owner> {
    const browser = product.browser();
    const id = await browser.register(`${randomUUID()}@example.com`);
    await product.giveCredits(id, 3);
    return { id, browser, ctx: product.ctx({ id, role: 'MEMBER' }) };
  }
  const send = (
    browser: TestBrowser,
    bytes: Buffer,
    headers: Record<string, string> = { [imageUpload.ownHeader]: 'x' },
  ) => {
    const form = new FormData();
    form.append(photoUpload.field, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    return browser.fetch(photoUpload.path, { method: 'POST', body: form, headers });
  };
  async function aPhoto({
    browser,
  }: Owner): Promise<{ id: string; url: string; thumbnailUrl: string; width: number; height: number }> {
    const answer = (await (await send(browser, jpeg)).json()) as { photo: Awaited<ReturnType<typeof aPhoto>> };
    return answer.photo;
  }
  const request = (photoId: string, more: { customPrompt?: string; lettering?: 'SET' | 'DRAWN' } = {}) => ({
    requestId: randomUUID(),
    design: { ...designInput, lettering: 'SET' as const, ...more },
    photoId,
  });
  async function made(owner: Owner, photoId: string, more: { customPrompt?: string } = {}): Promise<DesignEntity> {
    const { id } = await createDesign(owner.ctx, request(photoId, more));
    await generateDesign(product.ctx(), id, never);
    return db().findOneByOrFail(DesignEntity, { id });
  }
  const calls = async () => {
    const answer = await fetch(`${product.gemini.url}/sandbox/calls`);
    return ((await answer.json()) as { calls: { operation: string }[] }).calls.map(({ operation }) => operation);
  };
  const withoutKeys = async (work: () => Promise<void>) => {
    await product.services.pool.query('update ai_keys set active = false');
    await work().finally(() => product.services.pool.query('update ai_keys set active = true'));
  };
  const bytesAt = async ({ browser }: Owner, path: string) => {
    const answer = await browser.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return Buffer.from(await answer.arrayBuffer());
  };
  const dropWaiting = async () => {
    const { rows } = await product.services.pool.query<{ payload: Parameters<typeof dropFiles>[1] }>(
      `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_files') returning payload`,
    );
    for (const { payload } of rows) await dropFiles(product.ctx(), payload);
  };
  const creditsOf = async (id: string) => (await db().findOneByOrFail(UserEntity, { id })).credits;

  it('costs a credit, calls no image model, and shows the photo as it was taken', async () => {
    const owner = await anOwner();
    const photo = await aPhoto(owner);
    expect(photo).toMatchObject({ url: `/design-photos/${photo.id}`, width: 1500, height: 1000 });
    const design = await made(owner, photo.id);
    expect(design).toMatchObject({
      state: 'SUCCEEDED',
      pictureSource: 'PHOTO',
      photoId: photo.id,
      prompt: '',
      credits: 1,
    });
    expect(await calls()).toEqual(['text']);
    expect(await creditsOf(owner.id)).toBe(2);
    const background = await bytesAt(owner, `/designs/${design.id}/background`);
    expect(await sharp(background).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 1000 });
    const print = await bytesAt(owner, `/designs/${design.id}/prints/story.png`);
    expect(await sharp(print).metadata()).toMatchObject(POST_SIZES.STORY);
    for (const bytes of [
      background,
      print,
      await bytesAt(owner, photo.url),
      await bytesAt(owner, `/designs/${design.id}/image`),
    ])
      for (const secret of ['Mira', 'GPSLatitude', 'Exif']) expect(bytes.includes(secret)).toBe(false);
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: design.id });
    expect([row.ratio, row.hasLettering]).toEqual([1.5, false]);
    // the model has not seen the photo
    expect(contentOf(row).caption.altText).toBe(designInput.primaryText);
  });

  it('is made while no AI service can be called, and then says nothing of AI', async () => {
    const owner = await anOwner();
    const photo = await aPhoto(owner);
    await withoutKeys(async () => {
      await expect(createDesign(owner.ctx, { ...request(photo.id), photoId: null })).rejects.toMatchObject({
        code: 'NO_API_KEYS',
      });
      const design = await made(owner, photo.id);
      expect([design.state, design.error]).toEqual(['SUCCEEDED', null]);
      for (const file of ['story.png', 'square.jpg', 'link.webp'])
        expect((await bytesAt(owner, `/designs/${design.id}/prints/${file}`)).includes('DigitalSourceType')).toBe(
          false,
        );
    });
    expect(await calls()).toEqual([]);
    const suggested = await made(owner, photo.id);
    const print = await bytesAt(owner, `/designs/${suggested.id}/prints/story.png`);
    expect(print.includes('compositeSynthetic')).toBe(true);
  });

  it('is made when the AI service fails, with the words of the customer', async () => {
    const owner = await anOwner();
    await fetch(`${product.gemini.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'text', behaviour: 'fail503', times: 99 }),
    });
    const design = await made(owner, (await aPhoto(owner)).id);
    expect([design.state, design.suggestions?.second]).toEqual(['SUCCEEDED', '']);
  });

  it('asks for words once, and goes on without them', async () => {
    const owner = await anOwner();
    const design = await made(owner, (await aPhoto(owner)).id, { customPrompt: 'Our loaf [[bad-json]]' });
    expect(design.state).toBe('SUCCEEDED');
    expect(await calls()).toEqual(['text']);
  });

  it('is refused for a photo of another account, one that is gone, and words that the AI draws', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { id } = await aPhoto(other);
    for (const photoId of [id, randomUUID(), 'x'])
      await expect(createDesign(owner.ctx, request(photoId))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: ['photoId'],
        message: 'This photo is no longer there. Please upload it again.',
      });
    await expect(createDesign(other.ctx, request(id, { lettering: 'DRAWN' }))).rejects.toMatchObject({
      field: ['photoId'],
    });
    expect([await creditsOf(owner.id), await creditsOf(other.id)]).toEqual([3, 3]);
    const once = request(id);
    const first = await createDesign(other.ctx, once);
    expect((await createDesign(other.ctx, { ...once, photoId: id.toUpperCase() })).id).toBe(first.id);
    await expect(createDesign(other.ctx, { ...once, photoId: null })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is another picture for a post too, with its words', async () => {
    const owner = await anOwner();
    const photo = await aPhoto(owner);
    const first = await made(owner, photo.id);
    const { id } = await createDesign(owner.ctx, { ...request(photo.id), basedOn: first.id });
    await generateDesign(product.ctx(), id, never);
    const [one, other] = await Promise.all(
      [first.id, id].map((designId) => db().findOneByOrFail(DesignDocumentEntity, { designId })),
    );
    expect(contentOf(other!).words).toEqual(contentOf(one!).words);
  });

  it('gives the credit back when the photo is gone before it is made', async () => {
    const owner = await anOwner();
    const photo = await aPhoto(owner);
    const { id } = await createDesign(owner.ctx, request(photo.id));
    await db().delete(DesignPhotoEntity, { id: photo.id });
    await generateDesign(product.ctx(), id, never);
    expect(await db().findOneByOrFail(DesignEntity, { id })).toMatchObject({
      state: 'FAILED',
      error: 'Your photo is no longer there. Your credit is back; please upload it again.',
    });
    expect(await creditsOf(owner.id)).toBe(3);
  });

  it('stays for a week after its last use, and while a design waits for it', async () => {
    const owner = await anOwner();
    const [used, waiting, old] = [await aPhoto(owner), await aPhoto(owner), await aPhoto(owner)];
    const design = await made(owner, used.id);
    await createDesign(owner.ctx, request(waiting.id));
    await db().update(DesignPhotoEntity, { userId: owner.id }, { usedAt: new Date(Date.now() - 8 * day) });
    // chosen again
    const again = await createDesign(owner.ctx, request(used.id));
    await generateDesign(product.ctx(), again.id, never);
    const keys = new Map(
      (await db().findBy(DesignPhotoEntity, { userId: owner.id })).map(({ id, fileKey }) => [id, fileKey]),
    );
    await sweepDesignFiles(product.ctx(), Date.now() + 2 * day);
    await sweepDesignFiles(product.ctx(), Date.now() + 3 * day);
    await sweepPhotos(product.ctx());
    await dropWaiting();
    const left = await db().findBy(DesignPhotoEntity, { userId: owner.id });
    expect(left.map(({ id }) => id).toSorted()).toEqual([used.id, waiting.id].toSorted());
    const isStored = async (key: string) => (await product.services.storage.get(key)) !== null;
    for (const [id, isThere] of [
      [used.id, true],
      [waiting.id, true],
      [old.id, false],
    ] as const) {
      const key = keys.get(id) ?? '';
      expect([await isStored(key), await isStored(thumbnailKeyOf(key))]).toEqual([isThere, isThere]);
    }
    expect((await bytesAt(owner, `/designs/${design.id}/background`)).length).toBeGreaterThan(1000);
  });

  it('is erased with its account', async () => {
    const owner = await anOwner();
    const photo = await aPhoto(owner);
    const { fileKey } = await db().findOneByOrFail(DesignPhotoEntity, { id: photo.id });
    await owner.ctx.transaction((tx) => eraseAccount(tx, owner.id, 'you'));
    await dropWaiting();
    expect(await db().countBy(DesignPhotoEntity, { userId: owner.id })).toBe(0);
    expect(await product.services.storage.get(fileKey)).toBeNull();
    expect(await product.services.storage.get(thumbnailKeyOf(fileKey))).toBeNull();
  });

  it('has a small copy for lists, or itself where it was stored without one', async () => {
    const owner = await anOwner();
    const { id, url, thumbnailUrl } = await aPhoto(owner);
    const thumbnail = await bytesAt(owner, thumbnailUrl);
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    const { fileKey, bytes } = await db().findOneByOrFail(DesignPhotoEntity, { id });
    const photo = await bytesAt(owner, url);
    expect(bytes).toBe(photo.length + thumbnail.length);
    await product.services.storage.delete(thumbnailKeyOf(fileKey));
    expect((await bytesAt(owner, thumbnailUrl)).equals(photo)).toBe(true);
  });

  it('is answered to its owner only, and refused with a sentence', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const { url, thumbnailUrl } = await aPhoto(owner);
    for (const path of [url, thumbnailUrl]) {
      expect((await other.browser.fetch(path)).status).toBe(404);
      expect((await product.browser().fetch(path)).status).toBe(401);
    }
    const small = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const refused = await send(owner.browser, small);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { message: 'This photo is 600 x 400 pixels; posts need at least 1,080 x 720, or they look blurred.' },
    ]);
    const huge = await send(owner.browser, Buffer.alloc(photoUpload.mostBytes + 1));
    expect([huge.status, await huge.json()]).toMatchObject([413, { message: photoUpload.tooLarge }]);
    await db().update(DesignPhotoEntity, { userId: owner.id }, { bytes: uploadQuota.unpaid });
    const full = await send(owner.browser, jpeg);
    expect([full.status, await full.json()]).toMatchObject([
      422,
      {
        code: 'LIMIT_REACHED',
        message:
          'Your account already has 20 MB of photos, which is the maximum. A photo is deleted 7 days after you last chose it; you can delete unused ones yourself.',
      },
    ]);
    expect((await send(owner.browser, jpeg, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send(product.browser(), jpeg)).status).toBe(401);
    expect(await db().countBy(DesignPhotoEntity, { userId: other.id })).toBe(0);
  });
});
