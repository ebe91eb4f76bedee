import type { RequestContext } from '../../context';
import type { CreditReason } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
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

/** Changes the balance unless it would fall below zero, and writes the ledger row. */
const changeAndWrite = `
with changed as (
  update users set credits = credits + $2::integer where id = $1::uuid and credits + $2::integer >= 0 returning credits
), written as (
  insert into credit_entries
    (user_id, change, balance_after, reason, subject_type, subject, order_id, note, request_id, actor)
  select $1, $2, credits, $3, $4, $5::uuid, $6::uuid, $7, $8, $9::uuid from changed
)
select credits as balance from changed`;

/**
 * Books a change of a balance: one conditional update and its ledger row in one statement, in the caller's transaction.
 * Nothing else changes balances. A second booking of the same subject and reason violates a unique constraint.
 * @returns the new balance, or null when there were too few credits.
 */
export async function book(
  tx: RequestContext,
  { userId, change, reason, subject, orderId, note, requestId }: Booking,
): Promise<number | null> {
  const [row]: { balance: number }[] = await tx.db.query(changeAndWrite, [
    userId,
    change,
    reason,
    subject?.type ?? null,
    subject?.id ?? null,
    orderId ?? null,
    note ?? null,
    requestId ?? null,
    tx.viewer?.userId ?? null,
  ]);
  if (!row) return null;
  await publish(tx.db, { type: 'account', id: userId });
  return row.balance;
}

/** Erases what Admins wrote into an account's ledger, whose rows stay; called within `erasingHistory`. */
export const eraseNotesOf = (tx: RequestContext, userId: string): Promise<unknown> =>
  tx.db.query(
    `update credit_entries set note = null where user_id = $1 and note is not null and reason in ('GRANT', 'ADMIN')`,
    [userId],
  );
