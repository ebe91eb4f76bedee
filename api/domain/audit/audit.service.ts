import { MoreThan } from 'typeorm';
import type { RequestContext } from '../../context';
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
  if (changes.length > 0)
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
