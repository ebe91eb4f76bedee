import { addSetDesign } from '../../test/set-design';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { DesignPrintEntity } from '../designs/studio/design-print.entity';
import { dropFiles } from './person-content';

describe('files that are deleted by a job', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('stay when a row refers to them again, as a print of words that were restored', async () => {
    const { storage, dataSource } = product.services;
    const user = await product.addUser();
    const ctx = product.ctx(user);
    const designId = await addSetDesign(product, user.id);
    const key = (hash: string) => `designs/${designId}/print-square-jpg-${hash}.jpg`;
    for (const hash of ['a', 'b']) await storage.put(key(hash), Buffer.from(hash), 'image/jpeg');
    const print = { designId, size: 'SQUARE', format: 'jpg', hash: 'a', key: key('a'), bytes: 1 } as const;
    await dataSource.manager.insert(DesignPrintEntity, { ...print, usedAt: new Date() });
    await dropFiles(ctx, { designKeys: [key('a'), key('b')], ticketKeys: [], uploads: [] });
    expect(await Promise.all(['a', 'b'].map(async (hash) => (await storage.get(key(hash)))?.toString()))).toEqual([
      'a',
      undefined,
    ]);
  });

  it('are bounded for a job, which queues another one', async () => {
    const ctx = product.ctx();
    const deleted = jest.spyOn(ctx.storage, 'delete').mockResolvedValue();
    const keys = (folder: string) => Array.from({ length: 600 }, (_one, index) => `${folder}/${index}`);
    await dropFiles(ctx, {
      designKeys: keys('designs'),
      ticketKeys: keys('tickets'),
      uploads: ['/image-server/a.png'],
    });
    const dropped = deleted.mock.calls.map(([key]) => key);
    deleted.mockRestore();
    expect(dropped).toEqual([...keys('designs'), ...keys('tickets').slice(0, 400)]);
    const jobs: { payload: object }[] = await ctx.db.query('select payload from graphile_worker._private_jobs');
    expect(jobs).toEqual([
      {
        payload: expect.objectContaining({
          designKeys: [],
          ticketKeys: keys('tickets').slice(400),
          uploads: ['/image-server/a.png'],
        }) as object,
      },
    ]);
  });
});
