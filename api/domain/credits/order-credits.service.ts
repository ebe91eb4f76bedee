import type { RequestContext } from '../../context';
import { lockBalance } from '../accounts/balance';
import { book } from './ledger';
import { OwedCreditEntity } from './owed-credit.entity';

/** Whose credits are withdrawn, and why: a refund or a dispute. */
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

/**
 * Returns how many credits an order's refunds and disputes have taken so far, and how many it claims besides: of
 * unfinished designs, and deducted ones.
 */
async function takenOf(tx: RequestContext, orderId: string): Promise<{ taken: number; owed: number }> {
  const [row]: { taken: number; owed: number }[] = await tx.db.query(
    `select (select coalesce(-sum(change), 0)::int from credit_entries where order_id = $1 and reason in ('REFUND', 'REFUND_FAILED', 'DISPUTE', 'OWED', 'DISPUTE_WON')) as taken,
            (select count(*)::int from owed_credits join designs on designs.id = design_id
             where order_id = $1 and not paid and credits > 0 and state in ('QUEUED', 'RUNNING'))
            + (select count(*)::int from credit_deductions where claimed_by = $1 and returned_at is null) as owed`,
    [orderId],
  );
  return row ?? { taken: 0, owed: 0 };
}

/**
 * Withdraws an order's credits until `target` of them are taken: unspent ones at once, and the reserved credits of
 * unfinished designs when (and only if) they are released. Deducted credits can't be returned after that. Spent credits
 * stay spent; no balance goes below zero.
 * @param target total number of the order's credits to be withdrawn
 * @returns how many were taken now
 */
export async function takeBackCredits(
  tx: RequestContext,
  { userId, orderId, subject }: TakeBack,
  target: number,
): Promise<number> {
  // code that releases a credit waits for this lock and then finds the debt
  const credits = await lockBalance(tx, userId);
  const { taken, owed } = await takenOf(tx, orderId);
  const due = target - taken - owed;
  if (credits === null || due <= 0) return 0;
  const now = Math.min(due, credits);
  if (now > 0) await book(tx, { userId, change: -now, reason: subject.type, subject, orderId });
  if (due > now) {
    const claimed: unknown[] = await tx.db.query(
      `insert into owed_credits (design_id, user_id, order_id, subject)
       select id, user_id, $2, $4 from designs
       where user_id = $1 and credits > 0 and state in ('QUEUED', 'RUNNING') and not exists (select 1 from owed_credits where design_id = designs.id)
       order by id desc limit $3 returning design_id`,
      [userId, orderId, due - now, subject.id],
    );
    await tx.db.query(
      `update credit_deductions set claimed_by = $2, claim = $4 where id in (
         select id from credit_deductions where user_id = $1 and returned_at is null and claimed_by is null
         order by id desc limit $3)`,
      [userId, orderId, due - now - claimed.length, subject.id],
    );
  }
  return now;
}

/**
 * Releases the credits taken beyond `target` after a dispute has ended or a refund has failed. First drops the
 * subject's claims on unfinished designs and deducted credits, then restores taken credits, then drops other claims.
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

/** Drops an order's claims on unfinished designs and on deducted credits, the newest of each first. @returns how many */
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
       where order_id = $1 and not paid and credits > 0 and state in ('QUEUED', 'RUNNING') and (subject = $2 or $2 is null)
       order by design_id desc limit $3)`,
    [orderId, subject, most],
  );
  const [, freed]: [unknown, number] = await tx.db.query(
    `update credit_deductions set claimed_by = null, claim = null where id in (
       select id from credit_deductions
       where claimed_by = $1 and returned_at is null and (claim = $2 or $2 is null) order by id desc limit $3)`,
    [orderId, subject, most - dropped],
  );
  return dropped + freed;
}

/** Takes the released credit of a design whose order was refunded while the design was unfinished. */
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
    note: 'Its order had been refunded',
  });
  if (taken !== null) await tx.db.update(OwedCreditEntity, { designId }, { paid: true });
}
