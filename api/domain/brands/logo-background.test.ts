import sharp from 'sharp';
import { aLogoOnWhite, anImage } from '../../test/images';
import { startTestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import type { TestProduct } from '../../test/test-product';
import { keepImage } from '../files/upload.service';

describe('the background of an uploaded logo', () => {
  let product: TestProduct;
  let owner: TestBrowser;
  let ownerId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    owner = product.browser();
    ownerId = await owner.register('owner@example.com');
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const store = async (bytes: Buffer) => (await keepImage(product.ctx({ id: ownerId, role: 'MEMBER' }), bytes)).url;
  interface Removed {
    removeLogoBackground: {
      logo: { image: string; ratio: number; ink: string | null } | null;
      errors: { code: string; message: string; field: string[] | null }[];
    };
  }
  const remove = async (who: TestBrowser, image: string) =>
    (
      await who.graphql<Removed>(
        `mutation($image: String!) { removeLogoBackground(image: $image) {
           logo { image ratio ink } errors { code message field } } }`,
        { image },
      )
    ).data.removeLogoBackground;

  it('is removed in a picture of its own, which has an ink; the first one stays', async () => {
    const given = await store(await aLogoOnWhite());
    const { logo, errors } = await remove(owner, given);
    expect(errors).toEqual([]);
    expect(logo).toMatchObject({
      ratio: expect.closeTo(1, 1) as number,
      ink: expect.stringMatching(/^#[bc]/) as string,
    });
    expect(logo?.image).not.toBe(given);
    const clear = Buffer.from(await (await owner.fetch(logo?.image ?? '')).arrayBuffer());
    const corner = await sharp(clear).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
    expect((await owner.fetch(given)).status).toBe(200);
    // repeated, the same bytes have the same address
    expect((await remove(owner, given)).logo?.image).toBe(logo?.image);
  });

  it('is not removed from a picture of another account, or from one without it', async () => {
    const given = await store(await aLogoOnWhite());
    const other = product.browser();
    await other.register('other@example.com');
    expect(await remove(other, given)).toMatchObject({
      logo: null,
      errors: [{ code: 'INVALID_INPUT', message: 'Please upload this logo again.', field: ['image'] }],
    });
    expect((await remove(owner, await store(await anImage('png')))).errors).toMatchObject([
      { message: 'This logo has no even background around it that could be removed.', field: ['image'] },
    ]);
  });

  it('is removed within the limits of uploads', async () => {
    const given = await store(await aLogoOnWhite());
    for (let count = 0; count < 60; count += 1)
      for (const name of ['uploadPerAccount', 'unprovenUploadPerAccount'] as const)
        await product.ctx().limits.take(name, ownerId);
    expect((await remove(owner, given)).errors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
  });
});
