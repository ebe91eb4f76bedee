import { call } from '../../test/account-calls';
import { emailsTo } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { queueMail } from './mail';
import { dropOldRecipients, unprovenEmailsPerHour } from './recipient-limit';

describe('emails to an unproven address', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
  });
  afterAll(() => product.stop());

  const queue = (to: string, more: object = {}) =>
    product.ctx().transaction((tx) => queueMail(tx, { to, subject: 'Hello', html: 'Hello', ...more }));

  it('are limited to ten an hour across all accounts, and the refused request says why', async () => {
    const email = 'stranger@example.com';
    let refused = 0;
    for (let account = 0; account < 3; account += 1) {
      const browser = product.browser();
      await browser.register(`asks${account}@example.com`);
      for (let asked = 0; asked < 5; asked += 1) {
        const input = { email, proof: { password: 'secret-1' } };
        const { errors } = await call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', { input });
        if (errors.length > 0) {
          expect(errors[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 });
          refused += 1;
        }
      }
    }
    expect(await emailsTo(product.services, email)).toHaveLength(unprovenEmailsPerHour);
    expect(refused).toBe(5);
  });

  it('are limited for concurrent requests, and regardless of case', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => queue(n % 2 ? 'at-once@example.com' : 'At-Once@Example.com')),
    );
    expect(answers.filter(Boolean)).toHaveLength(unprovenEmailsPerHour);
  });

  it('are not limited for a proven address, nor when about a payment', async () => {
    const user = await product.addUser();
    const many = Array.from({ length: unprovenEmailsPerHour + 1 });
    for (const _ of many) expect(await queue(user.email, { aboutPayment: true })).toBe(true);
    for (const _ of many) await queue(user.email);
    expect(await queue(user.email)).toBe(false);
    await product.services.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
    expect(await queue(user.email)).toBe(true);
  });

  it('are counted from zero after an hour, and expired counts are deleted', async () => {
    for (let sent = 0; sent < unprovenEmailsPerHour; sent += 1) await queue('later@example.com');
    expect(await queue('later@example.com')).toBe(false);
    await product.services.pool.query(`update email_recipients set since = since - interval '61 minutes'`);
    expect(await queue('later@example.com')).toBe(true);
    await dropOldRecipients(product.ctx().db);
    const { rows } = await product.services.pool.query('select emails from email_recipients');
    expect(rows).toEqual([{ emails: 1 }]);
  });
});
