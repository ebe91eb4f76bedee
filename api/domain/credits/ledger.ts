import type { RequestContext } from '../../context';
import type { CreditReason } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { changeBalance } from '../accounts/balance';
import { CreditEntryEntity } from './credit-entry.entity';
import type { SubjectType } from './credit-entry.entity';

export interface Booking {
  userId: string;
  /** Credits to add (positive) or take (negative). */
  change: number;
  reason: CreditReason;
  subject: { type: SubjectType; id: string } | null;
  /** The order that these credits belong to. */
  orderId?: string;
  note?: string;
  /** Chosen by the client: a second booking of the account with the same id violates a unique constraint. */
  requestId?: string;
}

/**
 * Books a change of a balance: one conditional update and its ledger row, in the caller's transaction. Nothing else
 * changes balances. A second booking of the same subject and reason violates a unique constraint.
 * @returns the new balance, or null when there were too few credits.
 */
export async function book(
  tx: RequestContext,
  { userId, change, reason, subject, orderId, note, requestId }: Booking,
): Promise<number | null> {
  const balance = await changeBalance(tx, userId, change);
  if (balance === null) return null;
  await tx.db.insert(CreditEntryEntity, {
    userId,
    change,
    balanceAfter: balance,
    reason,
    subjectType: subject?.type ?? null,
    subject: subject?.id ?? null,
    orderId: orderId ?? null,
    note: note ?? null,
    requestId: requestId ?? null,
    actor: tx.viewer?.userId ?? null,
  });
  await publish(tx.db, { type: 'account', id: userId });
  return balance;
}

/** Erases what Admins wrote into an account's ledger, whose rows stay; called within `erasingHistory`. */
export const eraseNotesOf = (tx: RequestContext, userId: string): Promise<unknown> =>
  tx.db.query(
    `update credit_entries set note = null where user_id = $1 and note is not null and reason in ('GRANT', 'ADMIN')`,
    [userId],
  );
