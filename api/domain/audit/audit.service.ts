import { In, MoreThan } from 'typeorm';
import type { RequestContext } from '../../context';
import { erasedText, withoutWords } from '../../platform/database/history-erasure';
import { signedIn } from '../viewer';
import { AuditEntity } from './audit.entity';

interface AuditFacts {
  /** The action, such as 'save-section'. */
  action: string;
  /** The object, such as 'content/banner'. */
  subject: string;
  /** Why, in the Admin's words, where an action asks for it. */
  reason?: string;
}

/** The state before and after a change, as far as there is one that may be stored. */
interface AuditStates {
  before?: unknown;
  after?: unknown;
}

/** The caller is the actor; a command, a job and a webhook have none. */
async function writeAudits(tx: RequestContext, changes: readonly (AuditFacts & AuditStates)[]): Promise<void> {
  const { requestId, viewer } = tx;
  // the audit is the shop's: what test tokens do is not in it
  if (changes.length > 0 && !viewer?.testOf)
    await tx.db.insert(
      AuditEntity,
      changes.map((one) => ({ actor: viewer?.userId ?? null, requestId, ...one })) as object[],
    );
}

/** Runs a change and records it in the same transaction. A caller that has nothing to change does not call it. */
export async function audited<Result>(
  tx: RequestContext,
  facts: AuditFacts,
  work: () => Promise<AuditStates & { result: Result }>,
): Promise<Result> {
  const { before, after, result } = await work();
  await writeAudits(tx, [{ ...facts, before, after }]);
  return result;
}

/** Like `audited`, for one action on many objects: their records are written by one statement. */
export async function auditedAll(
  tx: RequestContext,
  action: string,
  work: () => Promise<readonly (AuditStates & Omit<AuditFacts, 'action'>)[]>,
): Promise<void> {
  const changes = await work();
  await writeAudits(
    tx,
    changes.map((one) => ({ action, ...one })),
  );
}

/** Returns whether the caller's action on this object was recorded since a moment. */
export const wasAudited = (ctx: RequestContext, { action, subject }: AuditFacts, since: Date): Promise<boolean> =>
  ctx.db.existsBy(AuditEntity, { actor: signedIn(ctx).userId, action, subject, createdAt: MoreThan(since) });

/** Returns the actions of Admins on these objects, oldest first. */
export const actionsOn = (ctx: RequestContext, subjects: readonly string[]): Promise<AuditEntity[]> =>
  ctx.db.find(AuditEntity, { where: { subject: In([...subjects]) }, order: { id: 'ASC' } });

/**
 * Erases what the audit says about a person: the reasons that Admins gave for actions on these objects, and every text
 * there that contains one of the words; called within `erasingHistory`.
 */
export async function eraseFromAudit(
  tx: RequestContext,
  subjects: readonly string[],
  words: readonly string[],
): Promise<void> {
  const rows = await tx.db.findBy(AuditEntity, { subject: In([...subjects]) });
  if (rows.length === 0) return;
  const erased = rows.map(({ id, reason, before, after }) => ({
    id,
    reason: reason === null ? null : erasedText,
    before: withoutWords(before, words),
    after: withoutWords(after, words),
  }));
  await tx.db.query(
    `update audit set reason = erased.reason, before = erased.before, after = erased.after
     from jsonb_to_recordset($1) erased(id uuid, reason text, before jsonb, after jsonb) where audit.id = erased.id`,
    [JSON.stringify(erased)],
  );
}
