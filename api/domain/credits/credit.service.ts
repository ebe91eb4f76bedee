import type { RequestContext } from '../../context';
import { lockBalance } from '../accounts/balance';
import { UserError } from '../user-error';
import { book } from './ledger';
import { takeWhatIsOwed } from './order-credits.service';

/** Credits one design costs. */
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

/** Gives a design's reserved credit back; at most once, by constraint. One whose order was refunded meanwhile goes on to it. */
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

/** A gift of the house. */
export async function grantCredits(tx: RequestContext, userId: string, credit: number, note: string): Promise<void> {
  await book(tx, { userId, change: credit, reason: 'GRANT', subject: null, note });
}

/** An account's credits, which nobody changes until the transaction ends; null when the account is gone. */
export const lockedCredits = (tx: RequestContext, userId: string): Promise<number | null> => lockBalance(tx, userId);
