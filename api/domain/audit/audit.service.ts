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

interface Audited extends AuditFacts {
  before?: unknown;
  after?: unknown;
}

/** Records what the caller (or a command, which has none) changed, in the transaction that changes it. */
export const writeAudit = (tx: RequestContext, audited: Audited): Promise<void> => writeAudits(tx, [audited]);

/** Records several changes in one statement. */
export async function writeAudits(tx: RequestContext, changes: readonly Audited[]): Promise<void> {
  const { requestId, viewer } = tx;
  await tx.db.insert(
    AuditEntity,
    changes.map((one) => ({ actor: viewer?.userId ?? null, requestId, ...one })) as object[],
  );
}

/**
 * Runs a change that an Admin makes, and records it in the same transaction. Work that changes nothing returns no
 * `after`, and leaves no record.
 */
export async function audited<Result>(
  tx: RequestContext,
  facts: AuditFacts,
  work: () => Promise<{ before: unknown; after: unknown; result: Result }>,
): Promise<Result> {
  const { before, after, result } = await work();
  if (after !== undefined) await writeAudit(tx, { ...facts, before, after });
  return result;
}

/** Returns whether the caller's action on this object was recorded since a moment. */
export const wasAudited = (ctx: RequestContext, { action, subject }: AuditFacts, since: Date): Promise<boolean> =>
  ctx.db.existsBy(AuditEntity, { actor: signedIn(ctx).userId, action, subject, createdAt: MoreThan(since) });
