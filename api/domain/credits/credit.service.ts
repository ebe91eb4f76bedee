import type { RequestContext } from '../../context';
import type { CreditReason } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { pageOf } from '../../platform/database/page';
import type { PageRequest } from '../../platform/database/page';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { CreditEntryEntity } from './credit-entry.entity';

interface Booking {
  userId: string;
  /** Credits to add (positive) or take (negative). */
  change: number;
  reason: CreditReason;
  subject: { type: 'DESIGN' | 'ORDER'; id: string } | null;
  note?: string;
}

/**
 * The only place where a balance changes: one conditional update and its ledger row, in the caller's
 * transaction. A second booking of the same subject and reason breaks a unique constraint.
 * @returns the balance after it, or null when there were too few credits.
 */
async function book(tx: RequestContext, { userId, change, reason, subject, note }: Booking): Promise<number | null> {
  const [rows]: [{ credits: number }[], number] = await tx.db.query(
    'update users set credits = credits + $2 where id = $1 and credits + $2 >= 0 returning credits',
    [userId, change],
  );
  const balance = rows[0]?.credits;
  if (balance === undefined) return null;
  await tx.db.insert(CreditEntryEntity, {
    userId,
    change,
    balanceAfter: balance,
    reason,
    subjectType: subject?.type ?? null,
    subject: subject?.id ?? null,
    note: note ?? null,
    actor: tx.viewer?.id ?? null,
  });
  await publish(tx.db, { type: 'account', id: userId });
  return balance;
}

/** Credits one design costs. */
export const creditsPerDesign = 1;

/** Reserves the credit of a design. @throws UserError INSUFFICIENT_CREDITS. */
export async function reserveCredit(tx: RequestContext, userId: string, designId: string): Promise<void> {
  const balance = await book(tx, { userId, change: -creditsPerDesign, reason: 'RESERVE', subject: { type: 'DESIGN', id: designId } });
  if (balance === null) throw new UserError('INSUFFICIENT_CREDITS', 'Insufficient credits. You need at least 1 credit to generate a design.');
}

/** Gives a design's reserved credit back; at most once, by constraint. */
export async function giveBackCredit(tx: RequestContext, userId: string, designId: string, note: string): Promise<void> {
  await book(tx, { userId, change: creditsPerDesign, reason: 'GIVE_BACK', subject: { type: 'DESIGN', id: designId }, note });
}

/** Adds the credits of a paid order; at most once, by constraint. */
export async function grantPurchasedCredits(tx: RequestContext, userId: string, orderId: string, credit: number): Promise<void> {
  if (credit > 0) await book(tx, { userId, change: credit, reason: 'PURCHASE', subject: { type: 'ORDER', id: orderId } });
}

/** Takes back what is left of a refunded order's credits. @returns how many were taken. */
export async function takeBackPurchasedCredits(tx: RequestContext, userId: string, orderId: string, credit: number): Promise<number> {
  const [row]: { credits: number }[] = await tx.db.query('select credits from users where id = $1 for update', [userId]);
  const unspent = Math.min(credit, row?.credits ?? 0);
  if (unspent > 0) await book(tx, { userId, change: -unspent, reason: 'REFUND', subject: { type: 'ORDER', id: orderId } });
  return unspent;
}

/** A gift of the house. */
export async function grantCredits(tx: RequestContext, userId: string, credit: number, note: string): Promise<void> {
  await book(tx, { userId, change: credit, reason: 'GRANT', subject: null, note });
}

/** The caller's ledger, newest first. */
export function listCreditEntries(ctx: RequestContext, page: PageRequest | null | undefined) {
  const query = ctx.db.createQueryBuilder(CreditEntryEntity, 'entry').where('entry.userId = :user', { user: signedIn(ctx).id });
  return pageOf(query, { column: 'entry.id', direction: 'DESC' }, page);
}
