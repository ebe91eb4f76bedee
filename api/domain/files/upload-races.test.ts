import { anImage } from '../../test/images';
import { besideTransaction } from '../../test/one-connection';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { FileEntity } from './file.entity';
import { keepImage, uploadedKey } from './upload.service';
import { sweepUploads } from './upload-sweep.job';

const day = 24 * 60 * 60 * 1000;

describe('an unused image', () => {
  let product: TestProduct;
  let owner: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(async () => {
    owner = await product.addUser();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => product.stop());

  const run = (sql: string, values: unknown[] = []) => product.services.pool.query(sql, values);
  let size = 20;
  const aPicture = () => anImage('png', (size += 1), size);
  const upload = async (picture: Buffer, by = owner) => (await keepImage(product.ctx(by), picture)).url;
  /** Uploads a picture in a time long ago, and finds it unused for the first time. */
  const unused = async (picture: Buffer) => {
    const url = await upload(picture);
    await run(`update files set created_at = now() - interval '20 days' where owner_id = $1`, [owner.id]);
    await sweepUploads(product.ctx(), Date.now() + 2 * day);
    return url;
  };
  const sweepAgain = () => sweepUploads(product.ctx(), Date.now() + 3 * day);
  const show = (url: string) => run('update users set photo_url = $2 where id = $1', [owner.id, url]);
  /** Whether the file of an image is there, and how many accounts own it. */
  const stored = async (url: string) => {
    const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
    const file = await product.services.storage.get(uploadedKey(url) ?? '');
    return [file !== null, await product.services.dataSource.manager.countBy(FileEntity, { hash })];
  };
  /** Whether a transaction waits for the lock of an image's name. */
  const isWaiting = async () =>
    (await run(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0;

  it('that is uploaded again has two weeks from then on', async () => {
    const picture = await aPicture();
    const url = await unused(picture);
    await upload(picture);
    await sweepAgain();
    expect(await stored(url)).toEqual([true, 1]);
    await sweepUploads(product.ctx(), Date.now() + 15 * day);
    await sweepUploads(product.ctx(), Date.now() + 16 * day);
    expect(await stored(url)).toEqual([false, 0]);
  });

  it('that is uploaded by another account has two weeks as well', async () => {
    const picture = await aPicture();
    const url = await unused(picture);
    await upload(picture, await product.addUser());
    await sweepAgain();
    expect(await stored(url)).toEqual([true, 2]);
  });

  it('stays when it is shown after the sweep has listed it', async () => {
    const urls = [await unused(await aPicture()), await unused(await aPicture())];
    const { storage } = product.services;
    const remove = storage.delete.bind(storage);
    const spy = jest.spyOn(storage, 'delete').mockImplementation(async (key) => {
      await besideTransaction(() => show(urls.find((url) => uploadedKey(url) !== key) ?? ''));
      await remove(key);
    });
    await sweepAgain();
    expect(spy).toHaveBeenCalledTimes(1);
    const states = await Promise.all(urls.map(stored));
    expect(states).toContainEqual([false, 0]);
    expect(states).toContainEqual([true, 1]);
  });

  it('stays when a transaction that shows it commits while the sweep looks', async () => {
    const url = await unused(await aPicture());
    const client = await product.services.directPool.connect();
    await client.query('begin');
    await client.query('update users set photo_url = $2 where id = $1', [owner.id, url]);
    const sweep = sweepAgain();
    await eventually(isWaiting);
    await client.query('commit');
    client.release();
    await sweep;
    expect(await stored(url)).toEqual([true, 1]);
  });

  it('is stored again when it is uploaded while its file is deleted', async () => {
    const picture = await aPicture();
    const url = await unused(picture);
    const { storage } = product.services;
    const remove = storage.delete.bind(storage);
    let again: Promise<string> | undefined;
    jest.spyOn(storage, 'delete').mockImplementation(async (key) => {
      again = besideTransaction(() => upload(picture));
      await besideTransaction(() => eventually(isWaiting));
      await remove(key);
    });
    await sweepAgain();
    expect(await again).toBe(url);
    expect(await stored(url)).toEqual([true, 1]);
  });
});
