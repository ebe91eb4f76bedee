import { messageLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { EmailFilter, EmailTarget } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/definition';
import { emailsById } from '../../../platform/mail/emails';
import { retryEmails as retryInOutbox } from '../../../platform/mail/unsent';
import { requireStillAdmin } from '../../accounts/sessions/session.service';
import { auditedAll, audited } from '../../audit/audit.service';
import { doToMatching, refuseEverything, refuseMoreThan, resultByIds } from '../../bulk';
import type { BulkResult } from '../../bulk';
import { UserError, isId, notFound, checkId } from '../../user-error';
import { emailList } from '../email.list';
import { dropSuppression } from '../../../platform/mail/suppression';

const { emailsAtOnce, emailsPerCall } = messageLimits;

/** Requeues emails. @returns the ids that are queued now */
const queueAgain = (ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> =>
  ctx.transaction(async (tx) => {
    const before = new Map((await emailsById(tx.db, ids)).map((email) => [email.id, email]));
    const queued = await retryInOutbox(tx.db, ids);
    await auditedAll(tx, 'retry-email', () =>
      Promise.resolve(
        queued.map((id) => ({
          subject: `emails/${id}`,
          before: { state: before.get(id)?.state, attempts: before.get(id)?.attempts },
          after: { state: 'QUEUED' },
        })),
      ),
    );
    return new Set(queued);
  });

const notWaiting = {
  code: 'INVALID_STATE',
  message: 'This email was sent, is being sent, is on hold, is incomplete, or its mailing is stopped.',
} as const;

async function retryChosen(ctx: RequestContext, given: readonly string[], expected: number): Promise<BulkResult> {
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an email.', ['ids']);
  if (given.length > emailsAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${emailsAtOnce} emails at once.`, ['ids']);
  const known = new Set(given.map((id) => id.toLowerCase()));
  refuseMoreThan(expected, known.size, 'emails');
  const ids = [...known].filter(isId);
  const stored = new Set((await emailsById(ctx.db, ids)).map(({ id }) => id));
  if (stored.size === 0) throw notFound('Email');
  const queued = await queueAgain(ctx, ids);
  return resultByIds(given, (id) => {
    if (queued.has(id)) return null;
    return stored.has(id) ? notWaiting : { code: 'NOT_FOUND', message: 'This email is no longer stored.' };
  });
}

async function retryMatching(ctx: RequestContext, filter: EmailFilter, expected: number): Promise<BulkResult> {
  refuseEverything(ctx, emailList, filter, { doWhat: 'which emails to send' });
  const bounds = {
    expected,
    what: 'emails',
    most: emailsPerCall,
    batch: emailsPerCall,
    beforeNext: () => requireStillAdmin(ctx),
  };
  const result = await doToMatching(ctx, emailList, filter, bounds, async (ids) => {
    const queued = await queueAgain(ctx, ids);
    const refusals = ids.filter((id) => !queued.has(id)).map((id) => ({ id, ...notWaiting }));
    return { done: queued.size, refusals };
  });
  return { ...result, refusals: [] };
}

/**
 * Sends emails that were not sent, with all their attempts, by ids or by a filter. The call can be repeated.
 * @throws UserError INVALID_INPUT, CONFLICT; AccessError NOT_FOUND when none of the ids names an email.
 */
export async function retryEmails(
  ctx: RequestContext,
  { ids, filter }: EmailTarget,
  expected: number,
): Promise<BulkResult> {
  try {
    return ids ? await retryChosen(ctx, ids, expected) : await retryMatching(ctx, filter ?? {}, expected);
  } catch (error) {
    throw error instanceof BadListRequest ? new UserError('INVALID_INPUT', error.message, error.field) : error;
  }
}

/** Lets a suppressed address get messages again. @throws AccessError NOT_FOUND. */
export const allowAddress = (ctx: RequestContext, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const known = await dropSuppression(tx.db, checkId(id, 'Address'));
    if (!known) throw notFound('Address');
    await audited(tx, { action: 'allow-address', subject: `suppressed-addresses/${known.id}` }, () =>
      Promise.resolve({ before: { reason: known.reason }, after: { isSuppressed: false }, result: undefined }),
    );
  });
