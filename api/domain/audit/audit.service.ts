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
export const writeAudit = (tx: RequestContext, audited: Audited): Promise<void> => writeAudits(tx, [audited]);

/** The same for several changes, in one statement. */
export async function writeAudits(tx: RequestContext, audited: readonly Audited[]): Promise<void> {
  const { requestId, viewer } = tx;
  await tx.db.insert(AuditEntity, audited.map((one) => ({ actor: viewer?.id ?? null, requestId, ...one })) as object[]);
}
