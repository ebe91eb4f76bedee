import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readConfig } from '../config/config';
import { createContext } from '../context';
import { replaceRecoveryCodes, redeemCode } from '../domain/accounts/two-step/code.service';
import { knownAccounts, rememberPayPalAccount } from '../domain/payments/paypal-setup/paypal-accounts.service';
import { addEnvironmentKeys, shuffledAiKeys } from '../domain/settings/ai-keys.service';
import { readMailDelivery } from '../domain/settings/mail-settings';
import { hasItsSecret } from '../platform/mail/email-link';
import { OutboxEntity } from '../platform/mail/outbox.entity';
import { decrypt, encrypt } from '../platform/secrets/secrets';
import { productEntry, programEnvironment } from '../test/product-entry';
import { startProductProcess } from '../test/product-process';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { checkEncryptionKey } from './encryption-check';
import { forgetEncrypted } from './forget-encrypted';

const otherKey = Buffer.alloc(32, 9).toString('base64');
const run = promisify(execFile);

describe('a lost encryption key', () => {
  let product: TestProduct;
  let userId: string;
  let codes: string[];

  const contextWith = (environment: Record<string, string> = {}) =>
    createContext(
      { ...product.services, config: readConfig({ ...product.environment, ...environment }) },
      { requestId: 'start', viewer: null, address: 'start' },
    );
  const withOther = () => contextWith({ ENCRYPTION_KEY: otherKey, PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' });
  const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<Row>(sql, values)).rows;
  const sealed = (secret: string) => encrypt(product.services.config.encryptionKey, secret);

  /** Every column of a table that holds an encrypted value. */
  const columns = () =>
    query<{ name: string; at: string }>(
      `select table_name || '.' || column_name as name, format('select %I as cipher from %I', column_name, table_name) as at
       from information_schema.columns where table_schema = 'public' and column_name ~ 'cipher|sealed' order by 1`,
    );
  const inSettings = `select value as cipher from settings, jsonb_each_text(body) where settings.key <> 'encryption-check' and jsonb_each_text.key ~ 'Cipher'`;
  /** Every encrypted value of the database. */
  async function ciphers(): Promise<string[]> {
    const found = [...(await columns()).map(({ at }) => at), inSettings];
    const rows = await Promise.all(found.map((sql) => query<{ cipher: string | null }>(sql)));
    return rows.flat().flatMap(({ cipher }) => cipher || []);
  }
  const task = async (...args: string[]) => {
    const { options, file } = productEntry('api/tasks');
    const env = { ...programEnvironment(), ...product.environment, ENCRYPTION_KEY: otherKey };
    return (await run(process.execPath, [...options, file, 'forget-encrypted', ...args], { env })).stdout;
  };

  beforeEach(async () => {
    product = await startTestProduct();
    const ctx = contextWith();
    await checkEncryptionKey(ctx);
    await rememberPayPalAccount(ctx);
    userId = (await product.addUser()).id;
    codes = await ctx.transaction((tx) => replaceRecoveryCodes(tx, userId));
    await query('update users set two_step_at = now() where id = $1', [userId]);
    await query('insert into two_step (user_id, cipher, confirmed_at) values ($1, $2, now())', [
      userId,
      sealed('JBSWY3DPEHPK3PXP'),
    ]);
    await query(
      `insert into webhook_endpoints (url, events, secret_cipher, earlier_secret_cipher, earlier_secret_until)
       values ('https://example.com/', '{order.paid}', $1, $2, now() + interval '1 hour')`,
      [sealed('whsec_1'), sealed('whsec_0')],
    );
    await query(
      `insert into outbox (recipient, subject, html, link, sealed_link) values ('a@example.com', 'S', 'H', 'SECRET', $1)`,
      [sealed('https://shop.example/reset')],
    );
    await query(`insert into settings (key, body) values ('mail', $1), ('paypal', $2)`, [
      { host: 'mail.example', user: 'shop', passwordCipher: sealed('mail word') },
      { clientId: 'own', clientSecretCipher: sealed('secret'), mode: 'LIVE', currency: 'EUR' },
    ]);
  });
  afterEach(() => product.stop());

  it('is given up by a command, after which the shop starts with another one', async () => {
    await expect(checkEncryptionKey(withOther())).rejects.toThrow('ENCRYPTION_KEY is not the one');
    const said = await task('--yes');
    for (const part of ['keys of the AI service', '1 authenticator apps', '1 secrets of webhooks', '1 links of emails'])
      expect(said).toContain(part);
    const ctx = withOther();
    await checkEncryptionKey(ctx);
    await expect(checkEncryptionKey(contextWith())).rejects.toThrow('ENCRYPTION_KEY is not the one');
    const started = await startProductProcess({ ...product.environment, ENCRYPTION_KEY: otherKey });
    expect((await fetch(`${started.url}/healthz`)).status).toBe(200);
    await started.end('SIGKILL');
    await addEnvironmentKeys(ctx, ctx.config.gemini.keys);
    const keys = await shuffledAiKeys(ctx);
    expect(keys.map(({ secret }) => secret).sort()).toEqual([...ctx.config.gemini.keys].sort());
    expect(await query(`select action, subject, actor from audit where action = 'forget-encrypted'`)).toEqual([
      { action: 'forget-encrypted', subject: 'settings/encryption-check', actor: null },
    ]);
  });

  it('leaves no value that the new key does not decrypt', async () => {
    // one that this test does not know is one that the command may not know either
    expect((await columns()).map(({ name }) => name)).toEqual([
      'ai_keys.cipher',
      'outbox.sealed_link',
      'paypal_accounts.secret_cipher',
      'two_step.cipher',
      'webhook_endpoints.earlier_secret_cipher',
      'webhook_endpoints.secret_cipher',
    ]);
    expect((await ciphers()).length).toBeGreaterThanOrEqual(8);
    await forgetEncrypted(withOther(), true);
    const left = await ciphers();
    for (const cipher of left) expect(() => decrypt(Buffer.from(otherKey, 'base64'), cipher)).not.toThrow();
    // an endpoint has a new secret, and an account that payments refer to an empty one
    expect(left).toHaveLength(2);
  });

  it('leaves what was not encrypted: an account demands its code, and takes a recovery code', async () => {
    await forgetEncrypted(withOther(), true);
    const ctx = withOther();
    expect(await query('select two_step_at is not null as demands from users where id = $1', [userId])).toEqual([
      { demands: true },
    ]);
    expect(await ctx.transaction((tx) => redeemCode(tx, userId, '123456'))).toBeNull();
    expect(await ctx.transaction((tx) => redeemCode(tx, userId, codes[0] ?? ''))).toBe('RECOVERY');
    expect(await query(`select body from settings where key = 'paypal'`)).toEqual([{ body: { currency: 'EUR' } }]);
    expect(await readMailDelivery(ctx)).toMatchObject({ server: { host: 'mail.example', user: 'shop', password: '' } });
    expect(await rememberPayPalAccount(ctx)).toBeNull();
    expect((await knownAccounts(ctx)).map(({ clientSecret }) => clientSecret)).toEqual(['']);
    const email = await ctx.db.findOneByOrFail(OutboxEntity, { recipient: 'a@example.com' });
    expect(hasItsSecret(email)).toBe(false);
  });

  it('changes nothing without the confirmation, and nothing with the right key', async () => {
    const before = await ciphers();
    await expect(task()).rejects.toThrow(/repeat the command with --yes[^]*1 authenticator apps/);
    expect(await ciphers()).toEqual(before);
    await expect(forgetEncrypted(contextWith(), true)).rejects.toThrow('decrypts everything');
    await expect(checkEncryptionKey(withOther())).rejects.toThrow('ENCRYPTION_KEY is not the one');
  });

  it('clears only what the key does not decrypt', async () => {
    await query('update two_step set cipher = $1', [encrypt(Buffer.from(otherKey, 'base64'), 'JBSWY3DPEHPK3PXP')]);
    const said = await forgetEncrypted(contextWith(), true);
    expect(said).toContain('1 authenticator apps');
    expect(said).not.toContain('webhooks');
    expect((await shuffledAiKeys(contextWith())).length).toBeGreaterThan(0);
  });
});
