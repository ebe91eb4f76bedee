import { emailsTo } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { queueNotice } from './notices';

describe('a notice', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const textOf = async (token: string) => {
    const user = await product.addUser();
    await product.ctx().transaction((tx) => queueNotice(tx, user, 'WEBHOOK_SECRET', token));
    const [email] = await emailsTo(product.services, user.email);
    return /This was done with [^.]*\./.exec(email?.html ?? '')?.[0];
  };

  it('of what an access token did names the token, without links that mail programs would make of the name', async () => {
    expect(await textOf('My server')).toBe(
      'This was done with the access token &#39;My server&#39;, which you can revoke in your profile, under API tokens.',
    );
    expect(await textOf('Renew at evil.example https://evil.example/a now')).toContain('&#39;Renew at now&#39;');
  });

  it('of what an access token did names none whose name is a link', async () => {
    expect(await textOf('evil.example')).toBe(
      'This was done with an access token, which you can revoke in your profile, under API tokens.',
    );
  });

  it.each([
    [true, 'If it was not you, take your account back within seven days: that', 'It was not me'],
    [false, 'If it was not you, set a new password: that', 'Set a new password'],
  ])('says what its button does: to a proven address %s', async (isProven, advice, button) => {
    const user = await product.addUser();
    await product
      .ctx()
      .transaction((tx) =>
        queueNotice(tx, { ...user, emailVerifiedAt: isProven ? new Date() : null }, 'WEBHOOK_SECRET'),
      );
    const [email] = await emailsTo(product.services, user.email);
    expect(email?.html).toContain(advice);
    expect(email?.html).toContain(`>${button}</a>`);
  });
});
