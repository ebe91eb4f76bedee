import { ConfigError } from '../config/config';
import type { RequestContext } from '../context';
import { readKeyCheck, storeKeyCheck } from '../domain/settings/key-check';
import { decrypt, encrypt } from '../platform/secrets/secrets';

/** A sample of encrypted data from a database that has no check value yet. */
const anyCipher = `
(select cipher from ai_keys order by id desc limit 5) union all (select cipher from two_step limit 5) union all
(select secret_cipher from paypal_accounts order by id desc limit 5) union all
(select secret_cipher from webhook_endpoints order by id desc limit 5) union all
(select body ->> 'clientSecretCipher' from settings where key = 'paypal' and body ? 'clientSecretCipher') union all
(select body ->> 'passwordCipher' from settings where key = 'mail' and body ->> 'passwordCipher' <> '')`;

/** Whether a key decrypts a value. */
export function isReadable(key: Buffer, cipher: string): boolean {
  try {
    decrypt(key, cipher);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that ENCRYPTION_KEY is the key that this database was written with.
 * @throws ConfigError when it is not; nothing has been changed by then.
 */
export async function checkEncryptionKey(ctx: RequestContext): Promise<void> {
  const { db, config } = ctx;
  const read = async (sql: string) => (await db.query<{ cipher: string }[]>(sql)).map(({ cipher }) => cipher);
  let check = await readKeyCheck(ctx);
  if (check === null) {
    const ciphers = await read(anyCipher);
    if (ciphers.length > 0 && !ciphers.some((cipher) => isReadable(config.encryptionKey, cipher))) throw wrongKey();
    await storeKeyCheck(ctx, encrypt(config.encryptionKey, 'This is the key.'));
    check = await readKeyCheck(ctx);
  }
  if (check === null || !isReadable(config.encryptionKey, check)) throw wrongKey();
}

const wrongKey = () =>
  new ConfigError(
    'ENCRYPTION_KEY is not the one this database was written with: give the key that belongs to it, or its stored provider keys, webhook and two-step secrets stay unreadable.',
  );
