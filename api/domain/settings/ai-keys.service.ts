import { In, IsNull, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import { signedIn } from '../viewer';
import type { AiKeyRest } from '../../graphql/generated/schema';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import { decrypt, encrypt, fingerprint } from '../../platform/secrets/secrets';
import { AiKeyEntity } from './ai-key.entity';
import { readImageModels, readModels } from './ai-settings';

/** From this length on, twelve characters of a key may be shown. */
const longKey = 20;

/** Returns the parts of a key that may be shown: the first 8 and last 4 characters, of a short key the last 2 only. */
export const hintsOf = (key: string): Pick<AiKeyEntity, 'hintStart' | 'hintEnd'> =>
  key.length < longKey
    ? { hintStart: '', hintEnd: key.slice(-2) }
    : { hintStart: key.slice(0, 8), hintEnd: key.slice(-4) };

/** Returns how a key is shown. */
export const maskOf = ({ hintStart, hintEnd }: Pick<AiKeyEntity, 'hintStart' | 'hintEnd'>): string =>
  `${hintStart}…${hintEnd}`;

/** A key as a result is recorded about it: its row may have another secret by then. */
type KnownKey = Pick<AiKeyEntity, 'id' | 'name' | 'fingerprint'>;

/** An active key, decrypted: it stays on the server. */
export interface UsableAiKey extends KnownKey {
  secret: string;
  /** When its last use was recorded, if that was a success. */
  succeededAt: Date | null;
}

/** A success is recorded once in this time: a busy shop would update the same few rows at every call. */
const recordedEveryMs = 10_000;

/** Time after which a suspended key is retried: its owner or the service may have fixed the cause. */
const restMs = 10 * 60 * 1000;
const inUse = `key.active and (key.parkedAt is null or key.parkedAt < :rested)`;
const rested = () => ({ rested: new Date(Date.now() - restMs) });

/** Time after which a key that no running process has reported counts as removed from the environment. */
const unnamedMs = 10 * 60 * 1000;
/** Whether a key came from the environment, and no process has reported it for that time. */
export const hasLeftEnvironment = ({ fromEnvironment, namedAt }: AiKeyEntity): boolean =>
  fromEnvironment && namedAt.getTime() < Date.now() - unnamedMs;

/** Interval at which a process reports its keys. */
export const namingMs = 3 * 60 * 1000;

/**
 * Stores the keys of this process's environment, encrypted, and reactivates keys that have returned, except those that
 * an Admin has switched off. Called at start; keys of other processes stay unchanged.
 */
export async function addEnvironmentKeys(ctx: RequestContext, keys: readonly string[]): Promise<void> {
  const { encryptionKey } = ctx.config;
  const rows = keys.map((key, index) => ({
    name: `Environment ${index + 1}`,
    cipher: encrypt(encryptionKey, key),
    fingerprint: fingerprint(encryptionKey, key),
    ...hintsOf(key),
    fromEnvironment: true,
  }));
  if (rows.length === 0) return;
  await ctx.transaction(async (tx) => {
    // an earlier release may have stored longer hints of short keys
    await tx.db
      .createQueryBuilder()
      .insert()
      .into(AiKeyEntity)
      .values(rows)
      .orUpdate(['hint_start', 'hint_end'], ['fingerprint'])
      .execute();
    const own = { fromEnvironment: true, fingerprint: In(rows.map((row) => row.fingerprint)) };
    // the cause of a suspension may have been fixed before the restart
    await tx.db.update(AiKeyEntity, own, { parkedAt: null, parkedReason: null, namedAt: new Date() });
    await tx.db.update(AiKeyEntity, { ...own, switchedOffAt: IsNull() }, { active: true });
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

/** Whether a key is still as it was read: an Admin has not disabled, replaced or deleted it during the calls. */
export const isStillActive = (ctx: RequestContext, { id, fingerprint: print }: KnownKey): Promise<boolean> =>
  ctx.db.existsBy(AiKeyEntity, { id, fingerprint: print, active: true });

/** Returns the usable keys, in random order. */
export async function shuffledAiKeys(ctx: RequestContext): Promise<UsableAiKey[]> {
  const rows = await ctx.db.createQueryBuilder(AiKeyEntity, 'key').where(inUse, rested()).orderBy('random()').getMany();
  return rows.map(({ id, name, fingerprint: print, cipher, lastUsedAt, lastError, parkedAt }) => ({
    id,
    name,
    fingerprint: print,
    succeededAt: lastError === null && parkedAt === null ? lastUsedAt : null,
    secret: decrypt(ctx.config.encryptionKey, cipher),
  }));
}

const readNames = async (ctx: RequestContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await ctx.db.find(AiKeyEntity, { select: { id: true, name: true } })).map(({ id, name }) => [id, name]));

/** Returns the names of all keys by their ids; read once per request. */
export const aiKeyNames = (ctx: RequestContext): Promise<ReadonlyMap<string, string>> => ctx.once(readNames);

/** Returns all keys, oldest first, for administrators. */
export const listAiKeys = (ctx: RequestContext) => ctx.db.find(AiKeyEntity, { order: { id: 'ASC' } });

/** Returns the active keys, oldest first, for every account. */
export async function activeAiKeys(ctx: RequestContext): Promise<AiKeyEntity[]> {
  signedIn(ctx);
  return ctx.db.find(AiKeyEntity, { where: { active: true }, order: { id: 'ASC' } });
}

/**
 * Records the result of a key's last use for administrators: null for success, which ends a suspension. Nothing is
 * recorded about a key that was deleted or replaced during the call.
 */
export async function recordAiKeyUse(
  ctx: RequestContext,
  { id, fingerprint: print, succeededAt }: Omit<UsableAiKey, 'secret'>,
  error: string | null,
): Promise<void> {
  if (error === null && succeededAt && Date.now() - succeededAt.getTime() < recordedEveryMs) return;
  const last = { lastUsedAt: new Date(), lastError: error && withoutSecrets(error).slice(0, 500) };
  await ctx.db.update(
    AiKeyEntity,
    { id, fingerprint: print },
    error ? last : { ...last, parkedAt: null, parkedReason: null },
  );
}

/** Suspends a key and logs it, unless it was deleted or replaced. */
export async function parkAiKey(
  ctx: RequestContext,
  { id, name, fingerprint: print }: KnownKey,
  reason: AiKeyRest,
): Promise<void> {
  const parked = { parkedAt: new Date(), parkedReason: reason };
  const { affected } = await ctx.db.update(AiKeyEntity, { id, fingerprint: print }, parked);
  if (affected) ctx.logger.warn({ aiKey: name, reason }, 'an AI key rests for ten minutes');
}

/** Returns the reason to suspend a key after this refusal; null for none. */
export function restFor(refusal: AiRefusal): AiKeyRest | null {
  if (refusal.fault === 'billing') return 'NEEDS_BILLING';
  if (refusal.fault !== 'key') return null;
  return refusal.status === 403 ? 'FORBIDDEN' : 'INVALID';
}

const askedMs = 20_000;

/**
 * Asks the service which models it offers to a key, and stores the answer. Suspends a key that the service rejects,
 * and ends such a suspension when the service accepts the key.
 * @returns the models; null when it did not say
 */
async function askWhatKeyReaches(ctx: RequestContext, key: AiKeyEntity): Promise<string[] | null> {
  const { id, name, fingerprint: print, cipher } = key;
  const row = { id, fingerprint: print };
  try {
    const apiKey = decrypt(ctx.config.encryptionKey, cipher);
    const models = await ctx.ai.models({ apiKey, timeoutMs: askedMs });
    const wasRefused = key.parkedReason === 'INVALID' || key.parkedReason === 'FORBIDDEN';
    const accepted = { parkedAt: null, parkedReason: null, lastError: null };
    await ctx.db.update(AiKeyEntity, row, { models, modelsAskedAt: new Date(), ...(wasRefused && accepted) });
    return models;
  } catch (error) {
    if (!(error instanceof AiRefusal)) throw error;
    const said = `${error.status ?? 'no answer'}: ${error.message}`;
    await ctx.db.update(AiKeyEntity, row, { lastError: withoutSecrets(said).slice(0, 500) });
    const rest = restFor(error);
    if (rest) await parkAiKey(ctx, key, rest);
    else ctx.logger.warn({ aiKey: name, status: error.status }, 'the AI service did not say which models it offers');
    return null;
  }
}

/** Asks the service which models each active key reaches; logs what the settings name and it does not offer. */
export async function askWhatAiKeysReach(ctx: RequestContext): Promise<void> {
  const [wanted, imageModels] = [await readModels(ctx), await readImageModels(ctx)];
  for (const key of await ctx.db.findBy(AiKeyEntity, { active: true })) {
    const offered = await askWhatKeyReaches(ctx, key);
    const missing = offered ? wanted.filter((model) => !offered.includes(model)) : [];
    if (offered && missing.length > 0)
      ctx.logger.warn(
        {
          aiKey: key.name,
          missing,
          noImages: !imageModels.some((model) => offered.includes(model)),
          noTexts: !wanted.some((model) => offered.includes(model) && !imageModels.includes(model)),
        },
        'the AI service does not offer these models',
      );
  }
}

/**
 * Asks the service about one key. When it accepts the key, an earlier refusal no longer counts; whether its project has
 * billing only a picture shows.
 * @returns the models; null when it did not say
 */
export async function askAboutAiKey(ctx: RequestContext, key: AiKeyEntity): Promise<string[] | null> {
  const offered = await askWhatKeyReaches(ctx, key);
  if (offered && key.parkedReason !== 'NEEDS_BILLING')
    await ctx.db.update(
      AiKeyEntity,
      { id: key.id, fingerprint: key.fingerprint },
      { parkedAt: null, parkedReason: null, lastError: null },
    );
  return offered;
}
