import { call } from '../../../test/account-calls';
import { askToRegister } from '../../../test/session-calls';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { eraseAccount } from '../../personal-data/deletion.service';

/** Deleted accounts and accounts of test mode have such addresses, which no person can have. */
describe('an address under .invalid', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const codeOf = async (asked: Promise<{ errors: { code: string }[] }>) => (await asked).errors[0]?.code;

  it('is given to no account, so that each can be deleted', async () => {
    const browser = product.browser();
    const id = await browser.register('leaving@example.com');
    for (const email of [`${id}@deleted.invalid`, `${id}@Deleted.INVALID`, `${id}@test.invalid`]) {
      expect(await codeOf(askToRegister(product.browser(), { email }))).toBe('INVALID_EMAIL');
      const input = { email, proof: { password: 'secret-1' } };
      expect(await codeOf(call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', { input }))).toBe(
        'INVALID_EMAIL',
      );
    }
    expect(await product.ctx().transaction((tx) => eraseAccount(tx, id, 'our team'))).toBe(true);
  });
});
