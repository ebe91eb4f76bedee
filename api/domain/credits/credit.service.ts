import type { RequestContext } from '../../context';
import { lockBalance } from '../accounts/balance';
import { UserError } from '../user-error';
import { book } from './ledger';
import { takeWhatIsOwed } from './order-credits.service';

/** Credits that one design costs. */
export const creditsPerDesign = 1;

/** Reserves the credit of a design. @throws UserError INSUFFICIENT_CREDITS. */
export async function reserveCredit(tx: RequestContext, userId: string, designId: string): Promise<void> {
  const balance = await book(tx, {
    userId,
    change: -creditsPerDesign,
    reason: 'RESERVE',
    subject: { type: 'DESIGN', id: designId },
  });
  if (balance === null)
    throw new UserError(
      'INSUFFICIENT_CREDITS',
      'Insufficient credits. You need at least 1 credit to generate a design.',
    );
}

/**
 * Releases a design's reserved credit; at most once, by constraint. If its order was refunded meanwhile, the order
 * takes it.
 */
export async function releaseCredit(tx: RequestContext, userId: string, designId: string, note: string): Promise<void> {
  await book(tx, {
    userId,
    change: creditsPerDesign,
    reason: 'GIVE_BACK',
    subject: { type: 'DESIGN', id: designId },
    note,
  });
  await takeWhatIsOwed(tx, userId, designId, creditsPerDesign);
}

/** Grants credits to an account, as a gift of the shop. */
export async function grantCredits(tx: RequestContext, userId: string, credit: number, note: string): Promise<void> {
  await book(tx, { userId, change: credit, reason: 'GRANT', subject: null, note });
}

/** Returns an account's credits and locks them until the transaction ends; null when the account no longer exists. */
export const lockedCredits = (tx: RequestContext, userId: string): Promise<number | null> => lockBalance(tx, userId);
