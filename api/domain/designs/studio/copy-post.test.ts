import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { mostPostsPerBackground } from '../../../../contract/limits';
import { dayIn } from '../../../../contract/time-zone';
import { POST_SIZES } from '../../../../studio/posts/sizes';
import sharp from 'sharp';
import { addSetDesign } from '../../../test/set-design';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { RequestContext } from '../../../context';
import { UserEntity } from '../../accounts/user.entity';
import { CreditEntryEntity } from '../../credits/credit-entry.entity';
import { eraseAccount } from '../../personal-data/deletion.service';
import { dropFiles } from '../../personal-data/person-content';
import { returnCredit } from '../admin/credit-return.service';
import { TooMuchWaiting } from '../../../platform/processes/worker-processes';
import { deletedSince } from '../../reports/deleted-since';
import { readDays } from '../../reports/read-days';
import { deleteDesigns, purgeDesigns } from '../design-deletion.service';
import { DesignEntity } from '../design.entity';
import { createDesign } from '../design-creation.service';
import { sweepDesignFiles } from '../sweep.job';
import { copyDesign, copyPost } from './copy-post.service';
import { DesignDocumentEntity } from './design-document.entity';
import { contentOf } from './document.service';
import { openPrintOfArchive, wantedPrint } from './print.service';
import { designInput } from '../../../test/filled-product';

const hour = 60 * 60 * 1000;

describe('a copy of a post', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  let background: Buffer;
  beforeAll(async () => {
    product = await startTestProduct();
    background = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8c9b0' } })
      .png()
      .toBuffer();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits');
    owner = await product.addUser({ credits: 2 });
    ctx = product.ctx(owner);
  });

  const db = () => product.services.dataSource.manager;
  /** Adds a finished post with a stored background. */
  async function source(userId = owner.id): Promise<DesignEntity> {
    const id = await addSetDesign(product, userId);
    const originalKey = `designs/${id}/original.png`;
    await product.services.storage.put(originalKey, background, 'image/png');
    await db().update(DesignEntity, { id }, { originalKey });
    return db().findOneByOrFail(DesignEntity, { id });
  }
  const documentOf = (designId: string) => db().findOneByOrFail(DesignDocumentEntity, { designId });
  async function contentOfPost(designId: string) {
    const { logo: _none, ...content } = contentOf(await documentOf(designId));
    return content;
  }
  const copy = (id: string, more: Partial<Parameters<typeof copyDesign>[1]> = {}) =>
    copyDesign(ctx, { id, requestId: randomUUID(), ...more });
  const isStored = async (key: string | null) => {
    const file = key === null ? null : await product.services.storage.open(key);
    file?.body.destroy();
    return file !== null;
  };
  /** Deletes the files that are queued for the deletion job. */
  const dropWaiting = async () => {
    const { rows } = await product.services.pool.query<{ payload: Parameters<typeof dropFiles>[1] }>(
      `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_files') returning payload`,
    );
    for (const { payload } of rows) await dropFiles(product.ctx(), payload);
  };
  const purge = () => purgeDesigns(product.ctx(), Date.now() + hour);

  it('is finished at once, in another look, and moves no credit', async () => {
    const design = await source();
    const content = await contentOfPost(design.id);
    const made = await copy(design.id, { content: { ...content, layout: 'poster@1', fonts: 'POSTER' } });
    expect(made).toMatchObject({
      state: 'SUCCEEDED',
      basedOn: design.id,
      originalKey: design.originalKey,
      primaryText: design.primaryText,
      ...POST_SIZES.SQUARE,
      credits: 0,
      model: null,
      cost: null,
    });
    expect(await contentOfPost(made.id)).toEqual({ ...content, layout: 'poster@1', fonts: 'POSTER' });
    expect(await db().countBy(CreditEntryEntity, { subject: made.id })).toBe(0);
    expect((await db().findOneByOrFail(UserEntity, { id: owner.id })).credits).toBe(2);
    const row = await documentOf(made.id);
    const body = await openPrintOfArchive(ctx, wantedPrint(made, row, row.firstSize, 'png'));
    const chunks: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
    expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject(POST_SIZES.SQUARE);
  });

  it('is printed for an archive once a busy printer has room, and refused while it has none', async () => {
    const made = await copy((await source()).id);
    const wanted = wantedPrint(made, await documentOf(made.id), 'STORY', 'png');
    const run = jest.spyOn(product.services.images.prints, 'run');
    try {
      run.mockRejectedValueOnce(new TooMuchWaiting());
      const body = await openPrintOfArchive(ctx, wanted, [1]);
      expect((await buffer(body)).subarray(1, 4).toString()).toBe('PNG');
      run.mockRejectedValue(new TooMuchWaiting());
      const other = { ...wanted, format: 'jpg', hash: 'another' } as const;
      await expect(openPrintOfArchive(ctx, other, [1, 1])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(run).toHaveBeenCalledTimes(5);
    } finally {
      run.mockRestore();
    }
  });

  it('is no generated design in the figures, before and after it is deleted', async () => {
    const today = dayIn('UTC', new Date());
    const counted = async () => (await readDays(db(), 'UTC', today, today))[0];
    const deleted = () => deletedSince(db(), { start: new Date(Date.now() - hour), end: new Date(Date.now() + hour) });
    const design = await source();
    const [before, gone] = [await counted(), await deleted()];
    const { id } = await copy(design.id);
    expect(await counted()).toEqual(before);
    await deleteDesigns(ctx, [id]);
    expect(await deleted()).toEqual(gone);
    await purge();
    expect(await db().existsBy(DesignEntity, { id })).toBe(false);
    expect([await counted(), await deleted()]).toEqual([before, gone]);
  });

  it('has no credit that an Admin could give back', async () => {
    const { id } = await copy((await source()).id);
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await expect(returnCredit(admin, id, { reason: 'A mistake', requestId: randomUUID() })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  it('is made once for a request id, also when it is sent several times at once', async () => {
    const [one, other] = [await source(), await source()];
    const requestId = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => copy(one.id, { requestId })));
    expect(new Set([...made, await copy(one.id, { requestId })].map(({ id }) => id)).size).toBe(1);
    await expect(copy(other.id, { requestId })).rejects.toMatchObject({ code: 'CONFLICT', field: ['requestId'] });
    await createDesign(ctx, {
      requestId: 'another-picture',
      design: { ...designInput, lettering: 'SET' },
      basedOn: one.id,
    });
    await expect(copy(one.id, { requestId: 'another-picture' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(
      createDesign(ctx, { requestId, design: { ...designInput, lettering: 'SET' }, basedOn: one.id }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused for what is no finished post of the caller, and for a bad one', async () => {
    const design = await source();
    const other = product.ctx(await product.addUser({}));
    await expect(copyDesign(other, { id: design.id, requestId: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { id: queued } = await createDesign(ctx, { requestId: randomUUID(), design: designInput });
    await expect(copy(queued)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const content = await contentOfPost(design.id);
    await expect(copy(design.id, { content: { ...content, layout: 'nothing@1' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['content', 'layout'],
    });
    await deleteDesigns(ctx, [design.id]);
    await expect(copy(design.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is one of a bounded number over the same background, also for copies of copies made at once', async () => {
    const design = await source();
    const first = await copy(design.id);
    await Promise.all(Array.from({ length: mostPostsPerBackground - 3 }, () => copy(design.id)));
    const last = await Promise.allSettled([copy(first.id), copy(design.id), copy(first.id)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(last.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LIMIT_REACHED' } });
    expect(await db().countBy(DesignEntity, { originalKey: design.originalKey ?? '' })).toBe(mostPostsPerBackground);
  });

  it('keeps its background when its source is deleted, and takes it along as the last one', async () => {
    const design = await source();
    const made = await copy(design.id);
    await deleteDesigns(ctx, [design.id]);
    await purge();
    await dropWaiting();
    expect(await db().existsBy(DesignEntity, { id: design.id })).toBe(false);
    const old = { ctx: product.ctx(), later: (days: number) => Date.now() + days * 24 * hour };
    // the folder of the background is that of a design that is gone
    await sweepDesignFiles(old.ctx, old.later(2));
    await sweepDesignFiles(old.ctx, old.later(3));
    expect(await isStored(design.originalKey)).toBe(true);
    const further = await copy(made.id);
    await deleteDesigns(ctx, [made.id, further.id]);
    await purge();
    await dropWaiting();
    expect(await isStored(design.originalKey)).toBe(false);
  });

  it('has a background, or does not exist, when it is made while its source is deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const design = await source();
      await Promise.allSettled([
        copyPost(ctx, design, { requestId: randomUUID() }),
        deleteDesigns(ctx, [design.id]).then(purge).then(dropWaiting),
        copyPost(ctx, design, { requestId: randomUUID() }),
      ]);
      await purge();
      await dropWaiting();
      const left = await db().countBy(DesignEntity, { originalKey: design.originalKey ?? '' });
      expect([round, await isStored(design.originalKey)]).toEqual([round, left > 0]);
    }
  });

  it('goes with its account, and with the background', async () => {
    for (let round = 0; round < 3; round += 1) {
      const user = await product.addUser({ credits: 1 });
      const design = await source(user.id);
      await copyPost(product.ctx(user), design, { requestId: randomUUID() });
      await Promise.allSettled([
        copyPost(product.ctx(user), design, { requestId: randomUUID() }),
        product.ctx(user).transaction((tx) => eraseAccount(tx, user.id, 'you')),
      ]);
      await dropWaiting();
      expect(await db().countBy(DesignEntity, { userId: user.id })).toBe(0);
      expect(await isStored(design.originalKey)).toBe(false);
    }
  });
});
