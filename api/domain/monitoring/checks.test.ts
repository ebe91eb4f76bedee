import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { allChecks } from './service-checks';
import { problemsOf, setupChecks } from './setup-checks';

describe('the check of a shop', () => {
  let product: TestProduct;
  let mail: MailSandbox;
  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({ paypal: true, gemini: true, environment: { SMTP_URL: mail.smtpUrl } });
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });

  const fits = () => Promise.resolve();
  const problems = async (name: string, key = fits) =>
    (await allChecks(product.ctx(), key)).flatMap((check) => (check.name === name ? check.problems : []));
  const asProduction = async (values: object) => {
    const { config } = product.services;
    const changed = new Proxy(product.ctx(), {
      get: (ctx, name) =>
        name === 'config' ? { ...config, production: true, ...values } : (Reflect.get(ctx, name, ctx) as unknown),
    });
    return problemsOf(await setupChecks(changed));
  };

  it('finds no problem with services that answer', async () => {
    for (const name of ['database', 'storage', 'email', 'ai_keys', 'encryption_key'])
      expect([name, await problems(name)]).toEqual([name, []]);
  });

  it('reports what a new shop lacks', async () => {
    expect(await problems('admin')).toEqual([expect.stringMatching(/^There is no Admin: /)]);
    expect(await problems('packages')).toEqual([expect.stringMatching(/^No package is on sale: /)]);
    expect(await problems('paypal')).toEqual([expect.stringMatching(/webhook/i)]);
  });

  it('reports in one sentence which service does not answer', async () => {
    const { storage, config } = product.services;
    const put = jest.spyOn(storage, 'put').mockRejectedValue(new Error('The specified bucket does not exist'));
    expect(await problems('storage')).toEqual([
      "The data folder (DATA_FOLDER) can't be used: The specified bucket does not exist.",
    ]);
    put.mockRestore();
    const { smtpUrl } = config.mail;
    config.mail.smtpUrl = 'smtp://127.0.0.1:1';
    expect(await problems('email')).toEqual([
      expect.stringMatching(/^The mail server 127.0.0.1:1 does not accept us: /),
    ]);
    config.mail.smtpUrl = smtpUrl;
    expect(await problems('encryption_key', () => Promise.reject(new Error('not the one')))).toEqual([
      'encryption_key: not the one',
    ]);
    const prove = jest.spyOn(product.services.paypal, 'proveCredentials').mockRejectedValue(new Error('no answer'));
    expect(await problems('paypal')).toEqual(['PayPal could not be reached: no answer.']);
    prove.mockRestore();
    const ask = jest.spyOn(product.services.ai, 'models').mockResolvedValue([]);
    expect(await problems('ai_keys')).toHaveLength(2);
    ask.mockRestore();
  });

  it('lists what would be wrong in production', async () => {
    const said = (
      await asProduction({
        appUrl: 'http://localhost:4000',
        mail: { smtpUrl: 'smtp://mail:1025', from: 'Postloom <hello@postloom.example>' },
      })
    ).join('\n');
    for (const part of [
      'mail catcher',
      'MAIL_FROM is an example',
      'APP_URL is http://localhost:4000',
      'sandbox mode',
      'The seller is not set',
    ])
      expect(said).toContain(part);
  });

  it('calls no service in its static part, and leaves nothing in the storage', async () => {
    const models = jest.spyOn(product.services.ai, 'models');
    await setupChecks(product.ctx());
    expect(models).not.toHaveBeenCalled();
    models.mockRestore();
    const left: string[] = [];
    for await (const { key } of product.services.storage.list('checks/')) left.push(key);
    expect(left).toEqual([]);
  });
});
