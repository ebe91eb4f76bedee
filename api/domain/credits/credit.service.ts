import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { lockBalance } from '../accounts/balance';
import { otherRequest } from '../idempotency/repeated-request';
import { UserError, notFound } from '../user-error';
import { CreditEntryEntity } from './credit-entry.entity';
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
 * Releases a design's reserved credit; at most once, by constraint. If its order has been refunded since, the order
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

/**
 * Returns when an account made an unreleased reservation, out of the ones since a moment: the one with `newer` later
 * ones. Null when there are fewer.
 */
export async function reservedSince(
  tx: RequestContext,
  userId: string,
  since: Date,
  newer: number,
): Promise<Date | null> {
  // the ids are in the order of time: the index reads no entry before the day
  const [row]: { createdAt: Date }[] = await tx.db.query(
    `select created_at as "createdAt" from credit_entries reserved
     where user_id = $1 and id > uuidv7($2::timestamptz - clock_timestamp() - interval '1 hour') and created_at > $2
       and reason = 'RESERVE' and not exists (
         select 1 from credit_entries back where back.subject = reserved.subject and back.reason = 'GIVE_BACK')
     order by id desc offset $3 limit 1`,
    [userId, since, newer],
  );
  return row?.createdAt ?? null;
}

/** The credit of a finished design that an Admin gives back. */
interface CreditReturn {
  userId: string;
  designId: string;
  /** Read by the account's owner. */
  note: string;
  requestId: string;
}

/**
 * Gives the spent credit of a finished design back; at most once, by constraint. An order that was refunded while the
 * design was unfinished does not take it: its claim ended when the design was finished, like that on any spent credit.
 * @returns the new balance
 * @throws UserError CONFLICT for a request id that the account's ledger has for something else; AccessError
 * NOT_FOUND when the account no longer exists.
 */
export async function giveCreditBack(
  tx: RequestContext,
  { userId, designId, note, requestId }: CreditReturn,
): Promise<number> {
  await lockBalance(tx, userId);
  if (await tx.db.existsBy(CreditEntryEntity, { userId, requestId })) throw otherRequest();
  const subject = { type: 'DESIGN', id: designId } as const;
  const balance = await book(tx, { userId, change: creditsPerDesign, reason: 'GIVE_BACK', subject, note, requestId });
  if (balance === null) throw notFound('User');
  return balance;
}

/** Returns the ledger entry that returned a design's credit; null while it is reserved or spent. */
export const findCreditReturn = (tx: RequestContext, designId: string): Promise<CreditEntryEntity | null> =>
  tx.db.findOneBy(CreditEntryEntity, { subject: designId, reason: 'GIVE_BACK' });

const returnLoader = (ctx: RequestContext) =>
  new DataLoader<string, CreditEntryEntity | null>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.findBy(CreditEntryEntity, {
        subject: In([...ids]),
        reason: 'GIVE_BACK',
      });
      const bySubject = new Map(rows.map((row) => [row.subject, row]));
      return ids.map((id) => bySubject.get(id) ?? null);
    },
    // a mutation's answer reads it again
    { cache: false },
  );

/** Like `findCreditReturn`, for several designs in one statement. */
export const loadCreditReturn = (ctx: RequestContext, designId: string) => ctx.once(returnLoader).load(designId);

/** Grants credits to an account, as a gift of the shop. */
export async function grantCredits(tx: RequestContext, userId: string, credit: number, note: string): Promise<void> {
  await book(tx, { userId, change: credit, reason: 'GRANT', subject: null, note });
}

/** Returns an account's credits and locks them until the transaction ends; null when the account no longer exists. */
export const lockedCredits = (tx: RequestContext, userId: string): Promise<number | null> => lockBalance(tx, userId);
