import { isDeepStrictEqual } from 'node:util';
import { Not } from 'typeorm';
import { cannedAnswerForm, cannedAnswerLimits } from '../../../../contract/canned-answer';
import type { RequestContext } from '../../../context';
import { inOrderOfNames } from '../../../platform/lists/definition';
import type { CannedAnswerInput } from '../../../graphql/generated/schema';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, notFound } from '../../user-error';
import { CannedAnswerEntity } from './canned-answer.entity';

/** Arbitrary but fixed: serialises the changes, for the number and the names of the answers. */
const changesLock = 7306421;

/** What the audit stores of an answer. */
const factsOf = ({ name, body, version }: CannedAnswerEntity) => ({ name, body, version });

/** Returns all canned answers by name. */
export const cannedAnswers = async (ctx: RequestContext): Promise<CannedAnswerEntity[]> =>
  inOrderOfNames(await ctx.db.find(CannedAnswerEntity, { order: { id: 'ASC' }, take: cannedAnswerLimits.count }));

/** @throws AccessError NOT_FOUND. */
async function findAnswer(tx: RequestContext, id: string): Promise<CannedAnswerEntity> {
  const known = await tx.db.findOneBy(CannedAnswerEntity, { id: checkId(id, 'Canned answer') });
  if (!known) throw notFound('Canned answer');
  return known;
}

/** Returns the answer in the version that was edited. @throws AccessError NOT_FOUND; UserError CONFLICT. */
async function findVersion(tx: RequestContext, id: string, version: number): Promise<CannedAnswerEntity> {
  const known = await findAnswer(tx, id);
  if (known.version !== version) throw new UserError('CONFLICT', 'This answer has changed since you opened it.');
  return known;
}

/**
 * Stores an answer, new without a known one, under the lock of all answers.
 * @throws UserError INVALID_INPUT, LIMIT_REACHED.
 */
async function store(
  tx: RequestContext,
  known: CannedAnswerEntity | null,
  given: CannedAnswerInput,
): Promise<CannedAnswerEntity> {
  if (await tx.db.existsBy(CannedAnswerEntity, { name: given.name, ...(known && { id: Not(known.id) }) }))
    throw new UserError('INVALID_INPUT', 'There is already an answer with this name.', ['name']);
  if (!known && (await tx.db.count(CannedAnswerEntity)) >= cannedAnswerLimits.count)
    throw new UserError('LIMIT_REACHED', `At most ${cannedAnswerLimits.count} answers. Please delete one first.`);
  const saved = await tx.db.save(CannedAnswerEntity, {
    ...(known && { id: known.id }),
    ...given,
    version: (known?.version ?? 0) + 1,
    updatedAt: new Date(),
  });
  const before = { answer: known && factsOf(known) };
  return audited(tx, { action: 'save-canned-answer', subject: `canned-answers/${saved.id}` }, () =>
    Promise.resolve({ before, after: factsOf(saved), result: saved }),
  );
}

/**
 * Creates a canned answer or changes one. A repeated request id is the same new answer, and the same change sent
 * again changes nothing.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, LIMIT_REACHED.
 */
export async function saveCannedAnswer(
  ctx: RequestContext,
  id: string | null,
  input: CannedAnswerInput,
  version: number,
  requestId?: string | null,
): Promise<CannedAnswerEntity> {
  const given = checked(cannedAnswerForm, input);
  return ctx.transaction(async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock($1)', [changesLock]);
    if (id !== null) {
      const known = await findAnswer(tx, id);
      // the repetition of a change whose answer was lost
      if (isDeepStrictEqual(factsOf(known), { ...given, version: version + 1 })) return known;
      return store(tx, await findVersion(tx, id, version), given);
    }
    const creation = { operation: 'saveCannedAnswer', requestId, input: given };
    const createdId = await createdOnce(tx, creation, async () => (await store(tx, null, given)).id);
    return findAnswer(tx, createdId);
  });
}

/** Deletes a canned answer. @throws AccessError NOT_FOUND; UserError CONFLICT. */
export const deleteCannedAnswer = (ctx: RequestContext, id: string, version: number): Promise<CannedAnswerEntity> =>
  ctx.transaction(async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock($1)', [changesLock]);
    const answer = await findVersion(tx, id, version);
    return audited(tx, { action: 'delete-canned-answer', subject: `canned-answers/${answer.id}` }, async () => {
      await tx.db.delete(CannedAnswerEntity, { id: answer.id });
      return { before: factsOf(answer), after: { answer: null }, result: answer };
    });
  });
