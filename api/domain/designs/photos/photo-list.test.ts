import { randomUUID } from 'node:crypto';
import { designInput } from '../../../test/filled-product';
import { addPhoto } from '../../../test/photos';
import type { TestBrowser } from '../../../test/test-browser';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { deleteDesigns } from '../design-deletion.service';
import { createDesign } from '../design-creation.service';
import { designFolder } from '../design-files';

describe('the list of uploaded photos', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  async function person() {
    const browser = product.browser();
    const id = await browser.register(`${randomUUID()}@example.com`);
    await product.giveCredits(id, 5);
    return { id, browser, ctx: product.ctx({ id, role: 'MEMBER' }) };
  }
  const photoOf = (userId: string, minutes: number) => addPhoto(product, userId, minutes);
  const listed = async (browser: TestBrowser) =>
    (
      await browser.graphql<{
        me: { designPhotos: { id: string; url: string; isUsed: boolean; availableUntil: string }[] };
      }>('{ me { designPhotos { id url thumbnailUrl width height createdAt availableUntil isUsed } } }')
    ).data.me.designPhotos;
  const remove = async (browser: TestBrowser, id: string) =>
    (
      await browser.graphql<{
        deleteDesignPhoto: { user: { designPhotos: { id: string }[] } | null; errors: { code: string }[] };
      }>('mutation($id: ID!) { deleteDesignPhoto(id: $id) { user { designPhotos { id } } errors { code } } }', { id })
    ).data.deleteDesignPhoto;
  const dropped = async () =>
    (
      await product.services.pool.query<{ payload: { designKeys: string[] } }>(
        `select payload from graphile_worker._private_jobs where task_id =
           (select id from graphile_worker._private_tasks where identifier = 'drop_files')`,
      )
    ).rows.flatMap(({ payload }) => payload.designKeys);

  it('has the newest first, at most 24, and says which ones a design uses', async () => {
    const { id, browser, ctx } = await person();
    const ids: string[] = [];
    for (let minutes = 30; minutes > 0; minutes -= 1) ids.unshift(await photoOf(id, minutes));
    const used = ids[3] ?? '';
    await createDesign(ctx, {
      requestId: randomUUID(),
      design: { ...designInput, lettering: 'SET' },
      photoId: used,
    });
    const photos = await listed(browser);
    expect(photos.map((photo) => photo.id)).toEqual(ids.slice(0, 24));
    expect(photos.filter(({ isUsed }) => isUsed).map((photo) => photo.id)).toEqual([used]);
    expect(photos[0]).toMatchObject({
      url: `/design-photos/${ids[0]}`,
      thumbnailUrl: `/design-photos/${ids[0]}/thumbnail`,
    });
    const week = 7 * 24 * 60 * 60_000;
    expect(Math.abs(new Date(photos[3]?.availableUntil ?? 0).getTime() - Date.now() - week)).toBeLessThan(60_000);
  });

  it('is of its owner alone', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await photoOf(owner.id, 1);
    expect(await listed(other.browser)).toEqual([]);
    expect(await remove(other.browser, id)).toMatchObject({ user: null, errors: [{ code: 'NOT_FOUND' }] });
    expect(await listed(owner.browser)).toHaveLength(1);
  });

  it('loses a photo that no design uses, with its file; one in use stays until its designs are deleted', async () => {
    const { id, browser, ctx } = await person();
    const [unused, used] = [await photoOf(id, 2), await photoOf(id, 1)];
    const design = await createDesign(ctx, {
      requestId: randomUUID(),
      design: { ...designInput, lettering: 'SET' },
      photoId: used,
    });
    expect(await remove(browser, used)).toMatchObject({ errors: [{ code: 'INVALID_STATE' }] });
    expect(await remove(browser, unused)).toMatchObject({ user: { designPhotos: [{ id: used }] }, errors: [] });
    expect(await dropped()).toEqual([
      `${designFolder}${unused}/photo.jpg`,
      `${designFolder}${unused}/photo-thumbnail.webp`,
    ]);
    expect(await remove(browser, unused)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    await product.services.pool.query(`update designs set state = 'CANCELLED' where id = $1`, [design.id]);
    await deleteDesigns(ctx, [design.id]);
    expect(await remove(browser, used)).toMatchObject({ errors: [] });
  });

  it('is deleted from and chosen from at once without a design that lacks its photo', async () => {
    const { id, browser, ctx } = await person();
    for (let round = 0; round < 3; round += 1) {
      const photo = await photoOf(id, 1);
      const [deletion, design] = await Promise.allSettled([
        remove(browser, photo),
        createDesign(ctx, { requestId: randomUUID(), design: { ...designInput, lettering: 'SET' }, photoId: photo }),
      ]);
      const isDeleted = deletion.status === 'fulfilled' && deletion.value.errors.length === 0;
      expect([isDeleted, design.status === 'fulfilled'].toSorted()).toEqual([false, true]);
    }
  });
});
