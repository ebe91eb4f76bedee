import type { RequestContext } from '../../context';
import { AuditEntity } from './audit.entity';

interface Audited {
  /** What was done, such as 'save-section'. */
  action: string;
  /** What it was done to, such as 'content/banner'. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Writes down what the caller (or a command, which has none) changed, in the transaction that changes it. */
export async function writeAudit(tx: RequestContext, audited: Audited): Promise<void> {
  await tx.db.insert(AuditEntity, { actor: tx.viewer?.id ?? null, requestId: tx.requestId, ...audited } as object);
}
