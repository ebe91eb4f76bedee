import { randomUUID } from 'node:crypto';
import { sections } from '../../../../contract/sections';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { resetSection, restoreSection, saveSection, setSectionActive } from './content-editing.service';

const banner = sections.banner.defaults;

describe('a change of a section whose answer was lost', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const admin = () => product.ctx({ id: randomUUID(), role: 'ADMIN' });

  it('is done once when it is repeated, and not over the change of another Admin', async () => {
    const ada = admin();
    const body = { banner: { ...banner, title: 'Mine' } };
    const changes = [
      () => saveSection(ada, { body, version: 0 }),
      () => setSectionActive(ada, 'BANNER', false, 1),
      () => restoreSection(ada, 'BANNER', 1, 2),
      () => resetSection(ada, 'BANNER', 3),
    ];
    const versions: number[] = [];
    for (const change of changes) versions.push((await change()).version, (await change()).version);
    expect(versions).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    await expect(resetSection(admin(), 'BANNER', 3)).rejects.toMatchObject({ code: 'CONFLICT' });
    const history = await product.services.dataSource.query<object[]>('select from content_versions');
    expect(history).toHaveLength(3);
  });
});
