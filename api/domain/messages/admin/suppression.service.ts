import type { RequestContext } from '../../../context';
import { dropSuppression } from '../../../platform/mail/suppression';
import { audited } from '../../audit/audit.service';
import { checkId, notFound } from '../../user-error';

/** Lets a suppressed address get messages again. @throws AccessError NOT_FOUND. */
export const allowAddress = (ctx: RequestContext, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const known = await dropSuppression(tx.db, checkId(id, 'Address'));
    if (!known) throw notFound('Address');
    await audited(tx, { action: 'allow-address', subject: `suppressed-addresses/${known.id}` }, () =>
      Promise.resolve({ before: { reason: known.reason }, after: { isSuppressed: false }, result: undefined }),
    );
  });
