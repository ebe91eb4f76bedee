import { QueryFailedError } from 'typeorm';
import { changedAiKey, newAiKey } from '../../../../contract/ai-key';
import type { RequestContext } from '../../../context';
import type { AddAiKeyInput, UpdateAiKeyInput } from '../../../graphql/generated/schema';
import { enqueue } from '../../../platform/jobs/jobs';
import { encrypt, fingerprint } from '../../../platform/secrets/secrets';
import { requireProof } from '../../admin-proof';
import { audited, wasAudited } from '../../audit/audit.service';
import { checked } from '../../input';
import { UserError, checkId, notFound } from '../../user-error';
import { AiKeyEntity } from '../ai-key.entity';
import { hintsOf, hasLeftEnvironment } from '../ai-keys.service';
import { isMask } from './save-setting';

/** A key after a change, and how many are active then. */
export interface ChangedAiKey {
  aiKey: AiKeyEntity;
  activeKeys: number;
}

const addition = 'add-ai-key';
const subjectOf = (id: string) => `ai-keys/${id}`;
const factsOf = ({ name, active }: AiKeyEntity) => ({ name, isActive: active });
const activeKeys = (tx: RequestContext) => tx.db.countBy(AiKeyEntity, { active: true });

/** A key is stored once, also with concurrent calls. */
const isKnownKey = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'uq_ai_keys_fingerprint';

/**
 * Runs a change that stores a key.
 * @param isRepeated says of a key that is stored already whether an earlier call of the same change has stored it
 * @throws UserError INVALID_INPUT for one that is stored already.
 */
async function storing(
  ctx: RequestContext,
  print: string,
  work: () => Promise<ChangedAiKey>,
  isRepeated: (known: AiKeyEntity) => Promise<boolean> = () => Promise.resolve(false),
): Promise<ChangedAiKey> {
  try {
    return await work();
  } catch (error) {
    if (!isKnownKey(error)) throw error;
    const known = await ctx.db.findOneBy(AiKeyEntity, { fingerprint: print });
    if (known && (await isRepeated(known))) return { aiKey: known, activeKeys: await activeKeys(ctx) };
    throw new UserError('INVALID_INPUT', `This key is in the list already${known ? `, as ${known.name}` : ''}.`, [
      'key',
    ]);
  }
}

const storedKey = ({ config: { encryptionKey } }: RequestContext, key: string) => ({
  cipher: encrypt(encryptionKey, key),
  fingerprint: fingerprint(encryptionKey, key),
  ...hintsOf(key),
});

/** Finds a key and locks its row. @throws AccessError NOT_FOUND. */
async function lockKey(tx: RequestContext, id: string): Promise<AiKeyEntity> {
  const key = await tx.db.findOne(AiKeyEntity, {
    where: { id: checkId(id, 'API key') },
    lock: { mode: 'pessimistic_write' },
  });
  if (!key) throw notFound('API key');
  return key;
}

/** Which models a key reaches is asked once the change is committed. */
const askSoon = (tx: RequestContext) => enqueue(tx.db, 'ask_ai_models', {}, { key: 'ask_ai_models' });

/** How long an equal call of the same Admin counts as a repetition after a lost answer. */
const repetitionMs = 15 * 60_000;

/** Adds a key of the AI service; a repeated call returns the key. @throws UserError INVALID_INPUT, PROOF_REQUIRED. */
export async function addAiKey(ctx: RequestContext, input: AddAiKeyInput): Promise<ChangedAiKey> {
  const { name, key } = checked(newAiKey, { name: input.name, key: input.key });
  requireProof(ctx);
  const stored = storedKey(ctx, key);
  const active = input.isActive ?? true;
  const add = () =>
    ctx.transaction(async (tx) => {
      const made = await tx.db.insert(AiKeyEntity, {
        name,
        ...stored,
        active,
        switchedOffAt: active ? null : new Date(),
      });
      const aiKey = await tx.db.findOneByOrFail(AiKeyEntity, { id: made.identifiers[0]?.['id'] as string });
      await askSoon(tx);
      return audited(tx, { action: addition, subject: subjectOf(aiKey.id) }, async () => ({
        before: {},
        after: factsOf(aiKey),
        result: { aiKey, activeKeys: await activeKeys(tx) },
      }));
    });
  return storing(ctx, stored.fingerprint, add, async (known) => {
    const isEqual = known.name === name && known.active === active;
    const since = new Date(Date.now() - repetitionMs);
    return isEqual && (await wasAudited(ctx, { action: addition, subject: subjectOf(known.id) }, since));
  });
}

/** Facts about the service's answers to a key, which do not hold for the one that replaces it. */
const unknown = {
  parkedAt: null,
  parkedReason: null,
  models: null,
  modelsAskedAt: null,
  lastUsedAt: null,
  lastError: null,
};

/**
 * Renames a key, and replaces the key itself when another one is given. Workers finish with the one that they have.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, INVALID_STATE, PROOF_REQUIRED.
 */
export async function updateAiKey(ctx: RequestContext, input: UpdateAiKeyInput): Promise<ChangedAiKey> {
  const shown = await ctx.db.findOneBy(AiKeyEntity, { id: checkId(input.id, 'API key') });
  if (!shown) throw notFound('API key');
  const given = isMask(input.key) ? '' : input.key;
  const { name: checkedName, key } = checked(changedAiKey, { name: input.name ?? shown.name, key: given });
  requireProof(ctx);
  const stored = key ? storedKey(ctx, key) : null;
  return storing(ctx, stored?.fingerprint ?? '', () =>
    ctx.transaction(async (tx) => {
      const before = await lockKey(tx, input.id);
      // another Admin may have renamed it since it was read
      const name = input.name == null ? before.name : checkedName;
      const isNew = stored !== null && stored.fingerprint !== before.fingerprint;
      if (isNew && before.fromEnvironment)
        throw new UserError(
          'INVALID_STATE',
          'This key comes from the environment of the server (GEMINI_API_KEYS). Change it there, or add the new key here.',
          ['key'],
        );
      if (!isNew && name === before.name) return switched(tx, before, input.isActive ?? before.active);
      const changed = await audited(tx, { action: 'update-ai-key', subject: subjectOf(before.id) }, async () => {
        await tx.db.update(AiKeyEntity, { id: before.id }, { name, ...(isNew && { ...stored, ...unknown }) });
        if (isNew) await askSoon(tx);
        const aiKey = await tx.db.findOneByOrFail(AiKeyEntity, { id: before.id });
        return {
          before: factsOf(before),
          after: { ...factsOf(aiKey), isKeyReplaced: isNew },
          result: aiKey,
        };
      });
      return switched(tx, changed, input.isActive ?? changed.active);
    }),
  );
}

/** Switches a locked key on or off; setting the present state changes nothing. @throws UserError INVALID_STATE. */
async function switched(tx: RequestContext, before: AiKeyEntity, isActive: boolean): Promise<ChangedAiKey> {
  const { id } = before;
  if (before.active === isActive && isActive === (before.switchedOffAt === null))
    return { aiKey: before, activeKeys: await activeKeys(tx) };
  if (isActive && hasLeftEnvironment(before))
    throw new UserError(
      'INVALID_STATE',
      'The environment of the server no longer has this key (GEMINI_API_KEYS). Delete it, then add it here.',
    );
  return audited(
    tx,
    { action: isActive ? 'activate-ai-key' : 'deactivate-ai-key', subject: subjectOf(id) },
    async () => {
      await tx.db.update(AiKeyEntity, { id }, { active: isActive, switchedOffAt: isActive ? null : new Date() });
      const aiKey = await tx.db.findOneByOrFail(AiKeyEntity, { id });
      return {
        before: factsOf(before),
        after: factsOf(aiKey),
        result: { aiKey, activeKeys: await activeKeys(tx) },
      };
    },
  );
}

/**
 * Switches a key on or off, or to the other state; one that is switched off stays off after a restart. Workers finish
 * with the one that they have.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE.
 */
export const setAiKeyActive = (
  ctx: RequestContext,
  id: string,
  isActive: boolean | null | undefined,
): Promise<ChangedAiKey> =>
  ctx.transaction(async (tx) => {
    const before = await lockKey(tx, id);
    return switched(tx, before, isActive ?? !before.active);
  });

/**
 * Deletes a key. Workers finish with it; designs hold a copy of its name.
 * @returns the key as it was, and the number of active keys that are left
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE, PROOF_REQUIRED.
 */
export async function deleteAiKey(ctx: RequestContext, id: string): Promise<ChangedAiKey> {
  requireProof(ctx);
  return ctx.transaction(async (tx) => {
    const key = await lockKey(tx, id);
    if (key.fromEnvironment && !hasLeftEnvironment(key))
      throw new UserError(
        'INVALID_STATE',
        'This key comes from the environment of the server (GEMINI_API_KEYS), which would add it again. Remove it there first, or switch it off here.',
      );
    return audited(tx, { action: 'delete-ai-key', subject: subjectOf(id) }, async () => {
      await tx.db.delete(AiKeyEntity, { id });
      return { before: factsOf(key), after: {}, result: { aiKey: key, activeKeys: await activeKeys(tx) } };
    });
  });
}
