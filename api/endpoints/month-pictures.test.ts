import sharp from 'sharp';
import { plusDays } from '../../contract/time-zone';
import { POST_SIZES } from '../../studio/posts/sizes';
import { deleteDesigns } from '../domain/designs/design-deletion.service';
import { DesignEntity } from '../domain/designs/design.entity';
import { generateDesign } from '../domain/designs/generation.job';
import { contentOf, saveDocument } from '../domain/designs/studio/document.service';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { feedMonths } from '../domain/months/feed-months.job';
import { makeMonth } from '../domain/months/making.service';
import { postsOf } from '../domain/months/month-plan.service';
import { addMonth } from '../test/months';
import { startS3Server } from '../test/s3-server';
import type { S3Server } from '../test/s3-server';
import type { TestBrowser } from '../test/test-browser';
import { smallPictures } from '../test/images';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

const never = new AbortController().signal;

describe('pictures of a month by their addresses', () => {
  let s3: S3Server;
  let product: TestProduct;
  let [owner, other, anonymous]: TestBrowser[] = [];
  let ownerId: string;
  /** A month whose first post is finished, and whose second one is not. */
  let month: string;

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
    [owner, other, anonymous] = [product.browser(), product.browser(), product.browser()];
    ownerId = await owner.register('owner@example.com');
    await other.register('other@example.com');
    await product.giveCredits(ownerId, 40);
  });
  afterAll(async () => {
    await product?.stop();
    s3?.close();
  });
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits; delete from month_plans');
    month = await addMonth(product, ownerId, { posts: 2 });
    await makeMonth(member(), { id: month, version: 1, pictures: 2 });
    await feedMonths(() => product.ctx());
    const [first, second] = await postsOf(member(), month);
    await generateDesign(product.ctx(), first?.designId ?? '', never);
    await db().update(DesignEntity, { id: second?.designId ?? '' }, { state: 'CANCELLED' });
    await feedMonths(() => product.ctx());
  });

  const db = () => product.services.dataSource.manager;
  const member = () => product.ctx({ id: ownerId, role: 'MEMBER' });
  const choose = async (who: TestBrowser | undefined, pictureAddresses: boolean) =>
    who?.graphql<{
      setMonthPictureAddresses: { plan: { pictureAddresses: boolean; pictureAddressesUntil: string } | null };
    }>(
      `mutation($id: ID!, $pictureAddresses: Boolean!) {
         setMonthPictureAddresses(id: $id, pictureAddresses: $pictureAddresses) {
           plan { pictureAddresses pictureAddressesUntil } errors { code message } } }`,
      { id: month, pictureAddresses },
    );
  const schedule = async (format: string) => {
    const answer = await owner?.fetch(`/months/${month}/schedule.csv?format=${format}`);
    // texts have line feeds, lines end with a carriage return as well
    const lines = ((await answer?.text()) ?? '').replace('\ufeff', '').trimEnd().split('\r\n');
    const [names = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'));
    return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
  };
  /** Switches addresses on. @returns the path of the finished post's picture */
  async function addressed(): Promise<string> {
    await choose(owner, true);
    const [row] = await schedule('buffer');
    const { pathname, origin } = new URL(row?.['Image URL'] ?? '');
    expect(origin).toBe(new URL(product.services.config.appUrl).origin);
    return pathname;
  }
  const statusOf = async (path: string) => {
    const answer = await anonymous?.fetch(path);
    await answer?.arrayBuffer();
    return answer?.status;
  };

  it('open for every caller as JPG in the first size, as the post is now', async () => {
    const path = await addressed();
    expect(path).toMatch(/^\/month-pictures\/[\w-]{36}\/[\w-]{43}\.jpg$/);
    const answer = await fetch(product.url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
      200,
      'image/jpeg',
      null,
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const first = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(first).metadata();
    expect({ width, height }).toEqual(POST_SIZES.SQUARE);
    const [post] = await postsOf(member(), month);
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: post?.designId ?? '' });
    const { logo: _none, ...content } = contentOf(row);
    content.words.headline.text = 'Other words';
    await saveDocument(member(), { id: row.designId, version: row.version, content });
    const second = await fetch(product.url + path);
    expect(Buffer.from(await second.arrayBuffer()).equals(first)).toBe(false);
  });

  it('stand in the column of each tool that has one, for finished posts only', async () => {
    const path = await addressed();
    const columns: Record<string, string> = {
      table: 'Picture',
      publer: 'Media URL(s) - Separated by comma',
      highlevel: 'imageUrls',
      buffer: 'Image URL',
      metricool: 'Picture Url 1',
    };
    for (const [format, column] of Object.entries(columns)) {
      const rows = await schedule(format);
      expect([format, rows.map((row) => row[column])]).toEqual([
        format,
        [`${product.services.config.appUrl}${path}`, ''],
      ]);
    }
    await choose(owner, false);
    for (const [format, column] of Object.entries(columns))
      expect((await schedule(format)).map((row) => row[column])).toEqual(['', '']);
  });

  it('are switched by the owner alone, until 30 days after the last post', async () => {
    const [first] = await postsOf(member(), month);
    const answer = await choose(owner, true);
    expect(answer?.data.setMonthPictureAddresses.plan).toEqual({
      pictureAddresses: true,
      pictureAddressesUntil: plusDays(first?.day ?? '', 30),
    });
    for (const who of [other, anonymous]) {
      const refused = await choose(who, false);
      expect(refused?.data?.setMonthPictureAddresses.plan ?? null).toBeNull();
    }
    expect((await schedule('buffer'))[0]?.['Image URL']).toMatch(/jpg$/);
  });

  it('open with the right signature of this post alone', async () => {
    const path = await addressed();
    const [, , id = '', file = ''] = path.split('/');
    const [, second] = await postsOf(member(), month);
    const altered = `${file.startsWith('A') ? 'B' : 'A'}${file.slice(1)}`;
    for (const wrong of [
      `/month-pictures/${id}/${altered}`,
      `/month-pictures/${second?.id}/${file}`,
      `/month-pictures/${id}/${file.replace('.jpg', '.png')}`,
      `/month-pictures/${id}/.jpg`,
      `/month-pictures/${id}`,
      `/month-pictures/x/${file}`,
      '/month-pictures/',
    ])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 404]);
    expect(await statusOf(path)).toBe(200);
  });

  it('of a post that is not ready do not open, even when signed', async () => {
    const path = await addressed();
    await db().query(`update month_posts set state = 'MAKING' where plan_id = $1`, [month]);
    expect(await statusOf(path)).toBe(404);
    expect((await schedule('buffer'))[0]).toMatchObject({ 'Image URL': '' });
  });

  it('end with the last day', async () => {
    const path = await addressed();
    const moved = (days: number) =>
      db().query(`update month_posts set day = (now() at time zone 'UTC')::date - $2::integer where plan_id = $1`, [
        month,
        days,
      ]);
    await moved(30);
    expect(await statusOf(path)).toBe(200);
    await moved(31);
    expect(await statusOf(path)).toBe(404);
  });

  it('end when they are switched off; later addresses are others', async () => {
    const path = await addressed();
    await choose(owner, false);
    expect(await statusOf(path)).toBe(404);
    const next = await addressed();
    expect([await statusOf(path), await statusOf(next)]).toEqual([404, 200]);
  });

  it('end with the month, the design and the account', async () => {
    const path = await addressed();
    await db().query('update users set disabled_at = now() where id = $1', [ownerId]);
    expect(await statusOf(path)).toBe(404);
    await db().query('update users set disabled_at = null where id = $1', [ownerId]);
    expect(await statusOf(path)).toBe(200);
    const [post] = await postsOf(member(), month);
    await deleteDesigns(member(), [post?.designId ?? '']);
    expect(await statusOf(path)).toBe(404);
    expect((await schedule('buffer'))[0]).toMatchObject({ 'Image URL': '' });
    await owner?.graphql(`mutation($id: ID!) { deleteMonth(id: $id) { errors { code } } }`, { id: month });
    expect(await statusOf(path)).toBe(404);
  });

  it('are bounded by the account whose month it is', async () => {
    const path = await addressed();
    expect(await statusOf(path)).toBe(200);
    // stored prints do not count as new ones
    await product.services.pool.query(`update rate_limits set points = 10000 where key like 'print%'`);
    expect(await statusOf(path)).toBe(200);
    await db().query('delete from design_prints');
    const refused = await anonymous?.fetch(path);
    expect([refused?.status, Number(refused?.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await product.services.pool.query('delete from rate_limits');
    for (let count = 0; count < 600; count += 1) await member().limits.take('monthPicturePerAccount', ownerId);
    expect(await statusOf(path)).toBe(429);
  });
});
