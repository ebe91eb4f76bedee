import type { RequestContext } from '../../context';
import { lockBalance } from '../accounts/balance';
import { book } from './ledger';
import { OwedCreditEntity } from './owed-credit.entity';

/** Whose credits, and why they are taken: a refund or a dispute. */
export interface TakeBack {
  userId: string;
  orderId: string;
  subject: { type: 'REFUND' | 'DISPUTE'; id: string };
}

/** Adds the credits of a paid order; at most once, by constraint. */
export async function grantPurchasedCredits(
  tx: RequestContext,
  userId: string,
  orderId: string,
  credit: number,
): Promise<void> {
  if (credit > 0)
    await book(tx, { userId, change: credit, reason: 'PURCHASE', subject: { type: 'ORDER', id: orderId }, orderId });
}

/** What an order's refunds and disputes have taken so far, and what designs in the making still owe it. */
async function takenOf(tx: RequestContext, orderId: string): Promise<{ taken: number; owed: number }> {
  const [row]: { taken: number; owed: number }[] = await tx.db.query(
    `select (select coalesce(-sum(change), 0)::int from credit_entries where order_id = $1 and reason in ('REFUND', 'REFUND_FAILED', 'DISPUTE', 'OWED', 'DISPUTE_WON')) as taken,
            (select count(*)::int from owed_credits join designs on designs.id = design_id
             where order_id = $1 and not paid and state in ('QUEUED', 'RUNNING')) as owed`,
    [orderId],
  );
  return row ?? { taken: 0, owed: 0 };
}

/**
 * Takes an order's credits back until `target` of them are gone: what is unspent at once, and what designs
 * in the making have reserved when (and only if) it comes back. Spent credits stay spent; nothing goes below zero.
 * @param target how many credits of the order are to be gone, all in all
 * @returns how many were taken now
 */
export async function takeBackCredits(
  tx: RequestContext,
  { userId, orderId, subject }: TakeBack,
  target: number,
): Promise<number> {
  // whoever gives a credit back waits for this lock, and finds what it owes
  const credits = await lockBalance(tx, userId);
  const { taken, owed } = await takenOf(tx, orderId);
  const due = target - taken - owed;
  if (credits === null || due <= 0) return 0;
  const now = Math.min(due, credits);
  if (now > 0) await book(tx, { userId, change: -now, reason: subject.type, subject, orderId });
  if (due > now) {
    await tx.db.query(
      `insert into owed_credits (design_id, user_id, order_id, subject)
       select id, user_id, $2, $4 from designs
       where user_id = $1 and state in ('QUEUED', 'RUNNING') and not exists (select 1 from owed_credits where design_id = designs.id)
       order by id desc limit $3`,
      [userId, orderId, due - now, subject.id],
    );
  }
  return now;
}

/**
 * A dispute has ended, or a refund came to nothing: gives back what is gone beyond `target`. First what the subject
 * is owed by designs in the making is dropped, then taken credits come back, then what others are owed is dropped.
 */
export async function releaseCredits(
  tx: RequestContext,
  { userId, orderId, subject }: TakeBack,
  target: number,
): Promise<void> {
  await lockBalance(tx, userId);
  const { taken, owed } = await takenOf(tx, orderId);
  let excess = taken + owed - target;
  excess -= await dropOwed(tx, orderId, excess, subject.id);
  const back = Math.min(excess, taken);
  const reason = subject.type === 'DISPUTE' ? 'DISPUTE_WON' : 'REFUND_FAILED';
  if (back > 0) await book(tx, { userId, change: back, reason, subject, orderId });
  await dropOwed(tx, orderId, excess - Math.max(0, back));
}

/** Drops debts of running designs to an order, the newest first. @returns how many */
async function dropOwed(
  tx: RequestContext,
  orderId: string,
  most: number,
  subject: string | null = null,
): Promise<number> {
  if (most <= 0) return 0;
  const [, dropped]: [unknown, number] = await tx.db.query(
    `delete from owed_credits where design_id in (
       select design_id from owed_credits join designs on designs.id = design_id
       where order_id = $1 and not paid and state in ('QUEUED', 'RUNNING') and (subject = $2 or $2 is null)
       order by design_id desc limit $3)`,
    [orderId, subject, most],
  );
  return dropped;
}

/** A design's credit has come back: if its order was refunded while it was in the making, it is taken now. */
export async function takeWhatIsOwed(
  tx: RequestContext,
  userId: string,
  designId: string,
  credits: number,
): Promise<void> {
  const owed = await tx.db.findOneBy(OwedCreditEntity, { designId, paid: false });
  if (!owed) return;
  const taken = await book(tx, {
    userId,
    change: -credits,
    reason: 'OWED',
    subject: { type: 'DESIGN', id: designId },
    orderId: owed.orderId,
    note: 'Its order was refunded meanwhile',
  });
  if (taken !== null) await tx.db.update(OwedCreditEntity, { designId }, { paid: true });
}
