import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { setWantedMails, wantedMails, wantsMail } from './mail-choices.service';

describe('emails that can be switched off', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('are all sent by default, and then only the chosen ones', async () => {
    const user = await product.addUser();
    expect(wantedMails(user)).toEqual(['NEW_DEVICES', 'SUPPORT_ANSWERS', 'POST_REMINDERS', 'NEWS']);
    const changed = await setWantedMails(product.ctx(user), ['NEW_DEVICES']);
    expect(changed && wantedMails(changed)).toEqual(['NEW_DEVICES']);
    expect(await wantsMail(product.ctx(), user.id, 'NEW_DEVICES')).toBe(true);
    expect(await wantsMail(product.ctx(), user.id, 'SUPPORT_ANSWERS')).toBe(false);
    expect(await wantsMail(product.ctx(), user.id, 'NEWS')).toBe(false);
    const again = await setWantedMails(product.ctx(user), ['SUPPORT_ANSWERS', 'NEWS', 'NEW_DEVICES', 'NEW_DEVICES']);
    expect(again && wantedMails(again)).toEqual(['NEW_DEVICES', 'SUPPORT_ANSWERS', 'NEWS']);
  });

  it('are not sent to accounts that are disabled or do not exist', async () => {
    const user = await product.addUser();
    await product.services.pool.query('update users set disabled_at = now() where id = $1', [user.id]);
    expect(await wantsMail(product.ctx(), user.id, 'SUPPORT_ANSWERS')).toBe(false);
    expect(await wantsMail(product.ctx(), '01900000-0000-7000-8000-000000000000', 'SUPPORT_ANSWERS')).toBe(false);
  });

  it('are of kinds that the database constraint allows', async () => {
    const { id } = await product.addUser();
    await expect(
      product.services.pool.query(`update users set unwanted_mails = '{RECEIPTS}' where id = $1`, [id]),
    ).rejects.toThrow('ck_users_unwanted_mails');
  });
});
