import { parse } from 'graphql';
import { saveItem } from '../domain/catalog/admin/item-editing.service';
import { executableSchema } from '../graphql/schema';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { areCurrent, recordReads } from './page-reads';

describe('what a rendering has read', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('is current until an answer differs', async () => {
    const schema = executableSchema();
    const query = parse('query Item($number: String!) { item(by: { number: $number }) { name } }');
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const input = { name: 'Calendar', description: 'Ideas', price: '5.00', guidelines: '', slug: 'calendar' };
    const { id, number } = await saveItem(admin, null, { ...input, accessUrl: 'https://a.example' }, 0);
    const { reads, onRead } = recordReads();
    onRead({ query, variables: { number }, answer: { data: { item: { name: 'Calendar' } } } });
    const look = () => areCurrent(reads, schema, () => product.ctx());
    expect(await look()).toBe(true);
    await saveItem(admin, id, { ...input, name: 'Planner', accessUrl: 'https://a.example' }, 1);
    expect(await look()).toBe(false);
  });
});
