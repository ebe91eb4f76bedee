import { In, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import type { AiKeyRest } from '../../graphql/generated/schema';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import { decrypt, encrypt, fingerprint } from '../../platform/secrets/secrets';
import { AiKeyEntity } from './ai-key.entity';

/** An active key, decrypted: it stays on the server. */
export interface UsableAiKey {
  id: string;
  name: string;
  secret: string;
}

/** Time after which a suspended key is retried: its owner or the service may have fixed the cause. */
const restMs = 10 * 60 * 1000;
const inUse = `key.active and (key.parkedAt is null or key.parkedAt < :rested)`;
const rested = () => ({ rested: new Date(Date.now() - restMs) });

/** Time after which a key that no running process has reported counts as removed from the environment. */
const unnamedMs = 10 * 60 * 1000;
/** Interval at which a process reports its keys. */
export const namingMs = 3 * 60 * 1000;

/**
 * Stores the keys of this process's environment, encrypted, and reactivates keys that have returned. Called at start;
 * keys of other processes stay unchanged.
 */
export async function addEnvironmentKeys(ctx: RequestContext, keys: readonly string[]): Promise<void> {
  const { encryptionKey } = ctx.config;
  const rows = keys.map((key, index) => ({
    name: `Environment ${index + 1}`,
    cipher: encrypt(encryptionKey, key),
    fingerprint: fingerprint(encryptionKey, key),
    hintStart: key.slice(0, 8),
    hintEnd: key.slice(-4),
    fromEnvironment: true,
  }));
  if (rows.length === 0) return;
  await ctx.transaction(async (tx) => {
    await tx.db.createQueryBuilder().insert().into(AiKeyEntity).values(rows).orIgnore().execute();
    // the cause of a suspension may have been fixed before the restart
    await tx.db.update(
      AiKeyEntity,
      { fromEnvironment: true, fingerprint: In(rows.map((row) => row.fingerprint)) },
      { active: true, parkedAt: null, parkedReason: null, namedAt: new Date() },
    );
  });
}

/**
 * Reports this process's keys, and switches off environment keys that no process has reported for ten minutes. A
 * process without keys changes nothing: others may have some.
 */
export async function nameEnvironmentKeys(ctx: RequestContext, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const present = keys.map((key) => fingerprint(ctx.config.encryptionKey, key));
  await ctx.db.update(AiKeyEntity, { fromEnvironment: true, fingerprint: In(present) }, { namedAt: new Date() });
  const gone = await ctx.db.update(
    AiKeyEntity,
    { fromEnvironment: true, active: true, namedAt: LessThan(new Date(Date.now() - unnamedMs)) },
    { active: false },
  );
  if (gone.affected)
    ctx.logger.warn({ keys: gone.affected }, 'AI keys that have left the environment are switched off');
}

/** Whether a design can be made at all: whether an active key exists that is not suspended. */
export const hasActiveAiKey = (ctx: RequestContext) =>
  ctx.db.createQueryBuilder(AiKeyEntity, 'key').where(inUse, rested()).getExists();

/** Returns the usable keys, in random order. */
export async function shuffledAiKeys(ctx: RequestContext): Promise<UsableAiKey[]> {
  const rows = await ctx.db.createQueryBuilder(AiKeyEntity, 'key').where(inUse, rested()).orderBy('random()').getMany();
  return rows.map(({ id, name, cipher }) => ({ id, name, secret: decrypt(ctx.config.encryptionKey, cipher) }));
}

const readNames = async (ctx: RequestContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await ctx.db.find(AiKeyEntity, { select: { id: true, name: true } })).map(({ id, name }) => [id, name]));

/** Returns the names of all keys by their ids; read once per request. */
export const aiKeyNames = (ctx: RequestContext): Promise<ReadonlyMap<string, string>> => ctx.once(readNames);

/** Returns all keys, oldest first, for administrators. */
export const listAiKeys = (ctx: RequestContext) => ctx.db.find(AiKeyEntity, { order: { id: 'ASC' } });

/** Records the result of a key's last use for administrators: null for success, which ends a suspension. */
export async function noteAiKeyUse(ctx: RequestContext, id: string, error: string | null): Promise<void> {
  const last = { lastUsedAt: new Date(), lastError: error && withoutSecrets(error).slice(0, 500) };
  await ctx.db.update(AiKeyEntity, { id }, error ? last : { ...last, parkedAt: null, parkedReason: null });
}

/** Suspends a key and logs it. */
export async function parkAiKey(
  ctx: RequestContext,
  { id, name }: Pick<UsableAiKey, 'id' | 'name'>,
  reason: AiKeyRest,
): Promise<void> {
  await ctx.db.update(AiKeyEntity, { id }, { parkedAt: new Date(), parkedReason: reason });
  ctx.logger.warn({ aiKey: name, reason }, 'an AI key rests for ten minutes');
}

/** Returns the reason to suspend a key after this refusal; null for none. */
export function restFor(refusal: AiRefusal): AiKeyRest | null {
  if (refusal.fault === 'billing') return 'NEEDS_BILLING';
  if (refusal.fault !== 'key') return null;
  return refusal.status === 403 ? 'FORBIDDEN' : 'INVALID';
}

const askedMs = 20_000;

/**
 * Asks the service which of the configured models each active key reaches, and stores the result for administrators.
 * Suspends a key that the service rejects.
 */
export async function askWhatAiKeysReach(ctx: RequestContext): Promise<void> {
  const { imageModels, textModels } = ctx.config.gemini;
  for (const { id, name, cipher } of await ctx.db.findBy(AiKeyEntity, { active: true })) {
    try {
      const offered = await ctx.ai.models({ apiKey: decrypt(ctx.config.encryptionKey, cipher), timeoutMs: askedMs });
      const reached = (models: string[]) => models.filter((model) => offered.includes(model));
      await ctx.db.update(
        AiKeyEntity,
        { id },
        { models: [...reached(imageModels), ...reached(textModels)], modelsAskedAt: new Date() },
      );
      const missing = [...imageModels, ...textModels].filter((model) => !offered.includes(model));
      if (missing.length > 0)
        ctx.logger.warn(
          {
            aiKey: name,
            missing,
            noImages: reached(imageModels).length === 0,
            noTexts: reached(textModels).length === 0,
          },
          'the AI service does not offer these models',
        );
    } catch (error) {
      if (!(error instanceof AiRefusal)) throw error;
      await ctx.db.update(
        AiKeyEntity,
        { id },
        { lastError: withoutSecrets(`${error.status ?? 'no answer'}: ${error.message}`).slice(0, 500) },
      );
      const rest = restFor(error);
      if (rest) await parkAiKey(ctx, { id, name }, rest);
      else ctx.logger.warn({ aiKey: name, status: error.status }, 'the AI service did not say which models it offers');
    }
  }
}
