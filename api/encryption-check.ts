import { ConfigError } from './config';
import type { RequestContext } from './context';
import { decrypt, encrypt } from './platform/secrets/secrets';

/** A row of `settings` that says nothing and is readable with the right key alone. */
const name = 'encryption-check';

/** Some of what is encrypted in a database that has no check value yet. */
const anyCipher = `
(select cipher from ai_keys order by id desc limit 5) union all (select cipher from two_step limit 5) union all
(select secret_cipher from paypal_accounts order by id desc limit 5) union all
(select body ->> 'clientSecretCipher' from settings where key = 'paypal' and body ? 'clientSecretCipher')`;

function isReadable(key: Buffer, cipher: string): boolean {
  try {
    decrypt(key, cipher);
    return true;
  } catch {
    return false;
  }
}

/**
 * Compares ENCRYPTION_KEY with the one that this database was written with.
 * @throws ConfigError when it is another one: nothing has been changed yet.
 */
export async function checkEncryptionKey({ db, config }: RequestContext): Promise<void> {
  const read = async (sql: string, values: unknown[] = []) =>
    (await db.query<{ cipher: string }[]>(sql, values)).map(({ cipher }) => cipher);
  const stored = `select body ->> 'check' as cipher from settings where key = $1`;
  let ciphers = await read(stored, [name]);
  if (ciphers.length === 0) {
    ciphers = await read(anyCipher);
    if (ciphers.length === 0 || ciphers.some((cipher) => isReadable(config.encryptionKey, cipher))) {
      await db.query(
        `insert into settings (key, body) values ($1, jsonb_build_object('check', $2::text)) on conflict do nothing`,
        [name, encrypt(config.encryptionKey, 'This is the key.')],
      );
      ciphers = await read(stored, [name]);
    }
  }
  if (ciphers.some((cipher) => isReadable(config.encryptionKey, cipher))) return;
  throw new ConfigError(
    'ENCRYPTION_KEY is not the one this database was written with: give the key that belongs to it, or its stored provider keys and two-step secrets stay unreadable.',
  );
}
