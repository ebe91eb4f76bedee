import { emailsTo } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { queueNotice } from './notices';

describe('a notice of what an access token did', () => {
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

  it('names the token, without links that mail programs would make of the name', async () => {
    expect(await textOf('My server')).toBe(
      'This was done with the access token &#39;My server&#39;, which you can revoke in your profile, under API tokens.',
    );
    expect(await textOf('Renew at evil.example https://evil.example/a now')).toContain('&#39;Renew at now&#39;');
  });

  it('names none whose name is a link', async () => {
    expect(await textOf('evil.example')).toBe(
      'This was done with an access token, which you can revoke in your profile, under API tokens.',
    );
  });
});
