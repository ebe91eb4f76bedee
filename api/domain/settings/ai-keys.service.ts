import type { RequestContext } from '../../context';
import { decrypt, encrypt, fingerprint } from '../../platform/secrets/secrets';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { AiKeyEntity } from './ai-key.entity';

/** Stores a key encrypted, once. Run with the keys of the environment at each start. */
export async function rememberAiKey(ctx: RequestContext, name: string, key: string): Promise<void> {
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(AiKeyEntity)
    .values({ name, cipher: encrypt(ctx.config.encryptionKey, key), fingerprint: fingerprint(ctx.config.encryptionKey, key), hintStart: key.slice(0, 8), hintEnd: key.slice(-4) })
    .orIgnore()
    .execute();
}

export const hasActiveAiKey = (ctx: RequestContext) => ctx.db.existsBy(AiKeyEntity, { active: true });

/** Active keys in random order, decrypted; they stay on the server. */
export async function shuffledAiKeys(ctx: RequestContext): Promise<{ id: string; secret: string }[]> {
  const rows = await ctx.db.createQueryBuilder(AiKeyEntity, 'key').where('key.active').orderBy('random()').getMany();
  return rows.map(({ id, cipher }) => ({ id, secret: decrypt(ctx.config.encryptionKey, cipher) }));
}

/** Notes for administrators how the last use of a key went. */
export async function noteAiKeyUse(ctx: RequestContext, id: string, error: string | null): Promise<void> {
  await ctx.db.update(AiKeyEntity, { id }, { lastUsedAt: new Date(), lastError: error && withoutSecrets(error).slice(0, 500) });
}
