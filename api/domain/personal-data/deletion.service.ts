import type { RequestContext } from '../../context';
import type { ProofInput } from '../../graphql/generated/schema';
import { erasingHistory } from '../../platform/database/history-erasure';
import { emailHtml } from '../../platform/mail/email-html';
import { forgetEmailsTo, forgetLateEmailsTo, queueMail } from '../../platform/mail/mail';
import { emptyAccount, recentlyDeleted, refuseLastAdmin } from '../accounts/account-closure.service';
import { withProof } from '../accounts/sign-in/confirmation.service';
import { addressInToken } from '../accounts/single-use-token.service';
import { requireStillSignedIn } from '../accounts/sessions/session.service';
import type { UserEntity } from '../accounts/user.entity';
import { lockAccount } from '../accounts/user.service';
import { audited, eraseFromAudit } from '../audit/audit.service';
import { eraseNotesOf } from '../credits/ledger';
import { eraseFromViews } from '../saved-views/saved-view.service';
import { closeOrdersOf } from '../payments/cancellation.service';
import { deleteTokensOf } from '../tokens/token.service';
import { giveMessagesToTheirOwner } from '../tickets/contact.service';
import { UserError } from '../user-error';
import { readEmailBrand } from '../settings/appearance';
import type { EmailBrand } from '../../platform/mail/email-html';
import { forgetPerson, subjectsOf } from './person-content';
import { removeTestAccount } from './test-world.service';

const needsEmailCode = 'Your account can only be deleted with the code that we send to its email address.';
const addressIsNew =
  'Your email address was changed less than a week ago, and the earlier one can still take that back. Your account can be deleted after that week.';

/**
 * Deletes the caller's account: everything personal is deleted at once and permanently. Orders, payments and the ledger
 * stay as the law requires, linked to a row without personal data.
 * @throws UserError as for `withProof`; INVALID_INPUT without the code of an email where the address is proven;
 * INVALID_STATE while a payment is open, while a change of address can be undone, or for the last Admin.
 */
export async function deleteAccount(ctx: RequestContext, proof: ProofInput): Promise<void> {
  await withProof(ctx, proof, async ({ id, emailVerifiedAt }) => {
    // a stolen password or session must not delete anything permanently: that requires the mailbox
    if (emailVerifiedAt && !proof.emailCode)
      throw new UserError('INVALID_INPUT', needsEmailCode, ['proof', 'emailCode']);
    await ctx.transaction(async (tx) => {
      // sent twice: the first request has done it
      if (!(await eraseAccount(tx, id, 'you'))) return;
      // the states before and after are personal data
      await audited(tx, { action: 'delete-account', subject: `users/${id}` }, () =>
        Promise.resolve({ result: undefined }),
      );
    });
  });
  ctx.setSession(null);
  ctx.setViewer(null);
}

/**
 * Deletes an account in the caller's transaction, and emails its owner.
 * @param by who decided it
 * @returns false when it was deleted before
 * @throws UserError INVALID_STATE while a payment is open or a change of address can be undone; LAST_ADMIN; AccessError
 * UNAUTHENTICATED when the session of its owner has ended by then.
 */
export async function eraseAccount(tx: RequestContext, id: string, by: 'you' | 'our team'): Promise<boolean> {
  // a thief must not be able to delete the account while its owner can recover it
  if (await addressInToken(tx, id, 'UNDO_EMAIL')) throw new UserError('INVALID_STATE', addressIsNew);
  // orders before the account: payments take their locks in this order
  const user = await erasingHistory(tx.db, async () => {
    await closeOrdersOf(tx, id);
    await refuseLastAdmin(tx, id);
    const locked = await lockAccount(tx, id);
    if (locked.deletedAt) return null;
    // the owner may have recovered it, or ended this session, in the same moment
    if (by === 'you' && tx.viewer) await requireStillSignedIn(tx);
    // messages of its owner from before the last sign-in, which are deleted with the other tickets
    if (locked.emailVerifiedAt) await giveMessagesToTheirOwner(tx, id, locked.email);
    await eraseWordsAbout(tx, locked);
    return locked;
  });
  if (!user) return false;
  if (user.role === 'ADMIN') await tx.accountHooks.adminLeft(tx, id);
  await removeTestAccount(tx, id);
  await forgetPerson(tx, id);
  await forgetEmailsTo(tx.db, user);
  await deleteTokensOf(tx, id);
  await emptyAccount(tx, id);
  await queueMail(tx, farewell(await readEmailBrand(tx), user, by));
  return true;
}

/** Shortest name that is looked for in texts: shorter ones are parts of other words. */
const shortestName = 4;

/** Returns a text in lower case as it is written, and as addresses of pages hold it. */
const formsOf = (text: string): string[] => {
  const inAddress = encodeURIComponent(text);
  return [text, inAddress, inAddress.replaceAll('%20', '+')].map((form) => form.toLowerCase());
};

/** Erases what Admins wrote about a person in records that stay: the audit, the ledger, their own views of lists. */
async function eraseWordsAbout(tx: RequestContext, { id, email, name }: UserEntity): Promise<void> {
  const persons = [email, ...(name.length >= shortestName ? [name] : [])];
  const words = persons.flatMap(formsOf);
  const views = await eraseFromViews(tx, persons);
  await eraseFromAudit(tx, [...(await subjectsOf(tx, id)), ...views.map((view) => `saved-views/${view}`)], words);
  await eraseNotesOf(tx, id);
}

/**
 * Deletes what another tab, a webhook or an Admin has started while the account was being deleted. Run by a job. One account
 * that fails stops no other; the job's next run tries it again.
 */
export async function finishDeletions(ctx: RequestContext): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await recentlyDeleted(ctx))
    await ctx
      .transaction(async (tx) => {
        await forgetPerson(tx, id);
        await forgetLateEmailsTo(tx.db, id);
      })
      .catch((error: unknown) => {
        ctx.logger.error({ err: error, user: id }, 'the deletion of an account was not finished');
        failures.push(error);
      });
  if (failures.length > 0) throw new AggregateError(failures, 'deletions were not finished');
}

const farewell = (brand: EmailBrand, { id, email, name, emailVerifiedAt }: UserEntity, by: 'you' | 'our team') => ({
  to: email,
  subject: `Your ${brand.name} account is deleted`,
  html: emailHtml(brand, {
    greeting: emailVerifiedAt ? `Goodbye ${name}` : 'Goodbye',
    text: `${by === 'you' ? 'Your account is deleted' : 'Our team has deleted your account'}, with your designs, tickets, photos and everything you told us about yourself. Of paid orders we keep only what the law requires. This is our last email to you; you are welcome to make a new account at any time.`,
  }),
  dedupeKey: `account-deleted:${id}`,
  toProvenAddress: emailVerifiedAt !== null,
});
