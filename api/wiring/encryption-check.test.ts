import { readConfig } from '../config/config';
import { createContext } from '../context';
import { checkEncryptionKey } from './encryption-check';
import { encrypt } from '../platform/secrets/secrets';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

const otherKey = Buffer.alloc(32, 9).toString('base64');
const sentence = /^ENCRYPTION_KEY is not the one this database was written with/;

describe('the encryption key', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startTestProduct({ http: true });
  });
  afterEach(() => product.stop());

  const contextWith = (environment: Record<string, string> = {}) =>
    createContext(
      { ...product.services, config: readConfig({ ...product.environment, ...environment }) },
      { requestId: 'start', viewer: null, address: 'start' },
    );

  it('is recorded by the first start, and a different one is refused afterwards', async () => {
    await product.services.pool.query('delete from ai_keys');
    await checkEncryptionKey(contextWith());
    await checkEncryptionKey(contextWith());
    await expect(checkEncryptionKey(contextWith({ ENCRYPTION_KEY: otherKey }))).rejects.toThrow(sentence);
  });

  it('must decrypt existing secrets of a database without a check value', async () => {
    const refused = checkEncryptionKey(contextWith({ ENCRYPTION_KEY: otherKey }));
    await expect(refused).rejects.toThrow(sentence);
    await checkEncryptionKey(contextWith());
  });

  it('must decrypt the secrets of webhooks, where a database holds no other ones', async () => {
    const { pool } = product.services;
    await pool.query('delete from ai_keys');
    const add = 'insert into webhook_endpoints (url, events, secret_cipher) values ($1, $2, $3)';
    const cipher = encrypt(product.services.config.encryptionKey, 'whsec_1');
    await pool.query(add, ['https://example.com/', ['order.paid'], cipher]);
    await expect(checkEncryptionKey(contextWith({ ENCRYPTION_KEY: otherKey }))).rejects.toThrow(sentence);
    await checkEncryptionKey(contextWith());
  });

  it('must decrypt the password of the mail server, where a database holds no other secret', async () => {
    const { pool } = product.services;
    await pool.query('delete from ai_keys');
    const passwordCipher = encrypt(product.services.config.encryptionKey, 'mail word');
    await pool.query(`insert into settings (key, body) values ('mail', $1)`, [JSON.stringify({ passwordCipher })]);
    await expect(checkEncryptionKey(contextWith({ ENCRYPTION_KEY: otherKey }))).rejects.toThrow(sentence);
  });

  it('may differ without breaking the home page, as public content needs no secret', async () => {
    const clientSecretCipher = encrypt(Buffer.from(otherKey, 'base64'), 'secret');
    await product.services.pool.query(
      `insert into settings (key, body) values ('paypal', $1) on conflict (key) do update set body = excluded.body`,
      [JSON.stringify({ clientId: 'client', clientSecretCipher })],
    );
    const { errors } = await product
      .browser()
      .graphql('{ settings { paypal { currency enablePayPal clientId } } packages { id currency } }');
    expect(errors).toBeUndefined();
  });
});
