import { ConfigError } from '../config/config';
import type { RequestContext } from '../context';
import { audited } from '../domain/audit/audit.service';
import { forgetKeyCheck, readKeyCheck } from '../domain/settings/key-check';
import { newWebhookSecret } from '../domain/webhooks/webhook-endpoint.service';
import { encrypt } from '../platform/secrets/secrets';
import { checkEncryptionKey, isReadable } from './encryption-check';

/** A kind of encrypted value, and what becomes of the rows whose values can't be decrypted. */
interface EncryptedKind {
  name: string;
  /** What has to be done once they are cleared. */
  then: string;
  /** Selects `id` and `cipher` of each row. */
  ciphers: string;
  /** Clears the values of the rows with these ids. */
  clear(tx: RequestContext, ids: string[]): Promise<unknown>;
}

const clearedBy =
  (sql: string): EncryptedKind['clear'] =>
  (tx, ids) =>
    tx.db.query(sql, [ids]);

const kinds: readonly EncryptedKind[] = [
  {
    name: 'keys of the AI service',
    then: 'add them under Settings, Gemini Keys; the keys in GEMINI_API_KEYS are stored again at the next start',
    ciphers: 'select id::text, cipher from ai_keys',
    clear: clearedBy('delete from ai_keys where id = any($1::uuid[])'),
  },
  {
    name: "PayPal's credentials in the settings",
    then: "enter client id, secret and mode under Settings, Paypal Setup; until then the environment's apply",
    ciphers: `select key as id, body ->> 'clientSecretCipher' as cipher from settings where key = 'paypal'`,
    // Credentials and mode belong together: all are the environment's then.
    clear: clearedBy(
      `update settings set body = body - array['clientId', 'clientSecretCipher', 'mode'], version = version + 1, updated_at = now()
       where key = any($1)`,
    ),
  },
  {
    name: 'PayPal accounts of earlier payments',
    then: 'entering the credentials of an account again stores its secret; until then its payments are not checked, and its refunds are made at PayPal',
    ciphers: 'select id::text, secret_cipher as cipher from paypal_accounts',
    // Payments refer to the row.
    clear: (tx, ids) =>
      tx.db.query('update paypal_accounts set secret_cipher = $2 where id = any($1::uuid[])', [
        ids,
        encrypt(tx.config.encryptionKey, ''),
      ]),
  },
  {
    name: 'passwords of the mail server',
    then: 'enter it under Settings, Email and Storage; emails wait for it',
    ciphers: `select key as id, body ->> 'passwordCipher' as cipher from settings where key = 'mail'`,
    clear: clearedBy(
      `update settings set body = body || '{"passwordCipher": ""}', version = version + 1, updated_at = now()
       where key = any($1)`,
    ),
  },
  {
    name: 'secrets of webhooks',
    then: 'their owners have to rotate the secret: until then events are signed with one that no receiver has',
    ciphers: 'select id::text, secret_cipher as cipher from webhook_endpoints',
    clear: async (tx, ids) => {
      for (const id of ids)
        await tx.db.query('update webhook_endpoints set secret_cipher = $2, version = version + 1 where id = $1', [
          id,
          encrypt(tx.config.encryptionKey, newWebhookSecret()),
        ]);
    },
  },
  {
    name: 'earlier secrets of webhooks, which signed for another day',
    then: 'nothing',
    ciphers: 'select id::text, earlier_secret_cipher as cipher from webhook_endpoints',
    clear: clearedBy(
      'update webhook_endpoints set earlier_secret_cipher = null, earlier_secret_until = null where id = any($1::uuid[])',
    ),
  },
  {
    name: 'authenticator apps',
    then: "their owners sign in with a recovery code; an Admin switches two-step sign-in off for those who have none ('resetTwoStep'), then they set it up again",
    ciphers: 'select user_id::text as id, cipher from two_step',
    // The account still demands a code: without it a stolen password would be enough.
    clear: clearedBy('delete from two_step where user_id = any($1::uuid[])'),
  },
  {
    name: 'links of emails that were not sent',
    then: 'these emails become FAILED; their readers request new ones',
    ciphers: 'select id::text, sealed_link as cipher from outbox',
    clear: clearedBy('update outbox set sealed_link = null where id = any($1::uuid[])'),
  },
];

interface Unreadable {
  kind: EncryptedKind;
  ids: string[];
}

/** Returns the rows of each kind that ENCRYPTION_KEY does not decrypt. */
async function findUnreadable({ db, config }: RequestContext): Promise<Unreadable[]> {
  const found: Unreadable[] = [];
  for (const kind of kinds) {
    const rows: { id: string; cipher: string }[] = await db.query(
      `select * from (${kind.ciphers}) encrypted where cipher <> ''`,
    );
    const ids = rows.filter(({ cipher }) => !isReadable(config.encryptionKey, cipher)).map(({ id }) => id);
    if (ids.length > 0) found.push({ kind, ids });
  }
  return found;
}

const listOf = (found: readonly Unreadable[]) =>
  found.length === 0
    ? ['- nothing but the check value of the key.']
    : found.map(({ kind, ids }) => `- ${ids.length} ${kind.name}: ${kind.then}.`);

/**
 * Clears every value that ENCRYPTION_KEY does not decrypt, in one transaction, so that the shop starts again after its
 * key was lost.
 * @param isConfirmed without it nothing is changed
 * @returns what was cleared, and what has to be entered again
 * @throws ConfigError when everything can be decrypted, or without the confirmation, with what would be cleared
 */
export const forgetEncrypted = (ctx: RequestContext, isConfirmed: boolean): Promise<string> =>
  ctx.transaction(async (tx) => {
    const found = await findUnreadable(tx);
    const check = await readKeyCheck(tx);
    const isKnownKey = check === null || isReadable(tx.config.encryptionKey, check);
    if (found.length === 0 && isKnownKey)
      throw new ConfigError('ENCRYPTION_KEY decrypts everything in this database: there is nothing to clear.');
    if (!isConfirmed)
      throw new ConfigError(
        [
          'ENCRYPTION_KEY does not decrypt these values. If there is a copy of the earlier key, use that instead. Without one,',
          'end all processes of the shop, make a backup, and repeat the command with --yes, which clears for good:',
          ...listOf(found),
        ].join('\n'),
      );
    await audited(tx, { action: 'forget-encrypted', subject: 'settings/encryption-check' }, async () => {
      for (const { kind, ids } of found) await kind.clear(tx, ids);
      await forgetKeyCheck(tx);
      await checkEncryptionKey(tx);
      return { after: Object.fromEntries(found.map(({ kind, ids }) => [kind.name, ids.length])), result: null };
    });
    return ['The database belongs to this ENCRYPTION_KEY now. Cleared:', ...listOf(found)].join('\n');
  });
