import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { readDelivery, testEmail, testStorage } from './delivery.service';

describe('a test of email and storage', () => {
  let product: TestProduct;
  let mail: MailSandbox;
  let admin: Awaited<ReturnType<TestProduct['addUser']>>;
  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({ environment: { SMTP_URL: mail.smtpUrl } });
  });
  beforeEach(async () => {
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });

  const ctx = () => product.ctx(admin);
  /** Runs work with another mail server. */
  const withServer = async <Result>(smtpUrl: string | undefined, work: () => Promise<Result>) => {
    const { mail: configured } = product.services.config;
    const before = configured.smtpUrl;
    configured.smtpUrl = smtpUrl;
    return work().finally(() => {
      configured.smtpUrl = before;
    });
  };

  it("sends an email to the caller's own address, and says what the mail server answered", async () => {
    expect(await testEmail(ctx())).toMatchObject({ works: true, answer: expect.stringMatching(/^250/) as string });
    const [email] = mail.emails();
    expect(email?.recipients).toEqual([admin.email]);
    expect(await product.services.dataSource.query('select 1 from outbox')).toEqual([]);
  });

  it('says why an email did not go out', async () => {
    await withServer('smtp://127.0.0.1:1', async () => {
      expect(await testEmail(ctx())).toMatchObject({
        works: false,
        answer: expect.stringMatching(/ECONNREFUSED/) as string,
      });
    });
    await withServer(undefined, async () => {
      expect(await testEmail(ctx())).toMatchObject({
        works: false,
        answer: expect.stringMatching(/^No mail server/) as string,
      });
    });
  });

  it('stores a file, and leaves none behind', async () => {
    expect(await testStorage(ctx())).toMatchObject({ works: true });
    const left: string[] = [];
    for await (const { key } of product.services.storage.list('checks/')) left.push(key);
    expect(left).toEqual([]);
    const put = jest.spyOn(product.services.storage, 'put').mockRejectedValue(new Error('The bucket does not exist'));
    expect(await testStorage(ctx())).toMatchObject({
      works: false,
      answer: expect.stringContaining('The bucket does not exist') as string,
    });
    put.mockRestore();
  });

  it('is limited for each Admin', async () => {
    for (let test = 0; test < 20; test += 1) await testStorage(ctx());
    await expect(testStorage(ctx())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(testEmail(ctx())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('names where both go, without a password', async () => {
    await withServer('smtps://shop:secret@smtp.example:465', async () => {
      const delivery = await readDelivery(ctx());
      expect(delivery).toMatchObject({ mailServer: 'smtp.example:465', bucket: null });
      expect(JSON.stringify(delivery)).not.toContain('secret');
    });
  });
});
