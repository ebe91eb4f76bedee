import { z } from 'zod';
import { adminReason } from '../../../../contract/admin-forms';
import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { refuseLastAdmin } from '../account-closure.service';
import { endAllSessions } from '../sessions/session.service';
import { UserEntity } from '../user.entity';
import { requireProofAtAdmin } from '../../admin-proof';
import { lockManagedUser } from './managed-user';

const reasonInput = z.object({ reason: adminReason });

const refuseOwnAccount = (ctx: RequestContext, id: string, sentence: string): void => {
  if (id === signedIn(ctx).userId) throw new UserError('INVALID_STATE', sentence);
};

/**
 * Disables an account, which ends its sessions and refuses its sign-ins; or enables it again. The state that it has
 * already is no change.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, LAST_ADMIN, INVALID_STATE for the caller's own account, PROOF_REQUIRED
 * for another Admin's.
 */
export async function setUserDisabled(
  ctx: RequestContext,
  id: string,
  isDisabled: boolean,
  given: string,
): Promise<UserEntity> {
  const { reason } = checked(reasonInput, { reason: given });
  refuseOwnAccount(ctx, id, 'You cannot disable your own account. Another Admin can.');
  return ctx.transaction(async (tx) => {
    if (isDisabled) await refuseLastAdmin(tx, id);
    const user = await lockManagedUser(tx, id);
    requireProofAtAdmin(tx, user);
    if ((user.disabledAt !== null) === isDisabled) return user;
    const action = isDisabled ? 'disable-user' : 'enable-user';
    return audited(tx, { action, subject: `users/${user.id}`, reason }, async () => {
      const before = { disabledAt: user.disabledAt };
      const disabledAt = isDisabled ? new Date() : null;
      await tx.db.update(UserEntity, { id: user.id }, { disabledAt, version: () => 'version + 1' });
      if (isDisabled) {
        await endAllSessions(tx, user.id);
        await tx.accountHooks.accessEnded(tx, user.id);
      }
      if (isDisabled && user.role === 'ADMIN') await tx.accountHooks.adminLeft(tx, user.id);
      await publish(tx.db, { type: 'account', id: user.id });
      const result = Object.assign(user, { disabledAt, version: user.version + 1 });
      return { before, after: { disabledAt }, result };
    });
  });
}

/**
 * Ends every session of an account: its owner has to sign in again everywhere.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, INVALID_STATE for the caller's own account, PROOF_REQUIRED for
 * another Admin's.
 */
export async function signOutUser(ctx: RequestContext, id: string, given: string): Promise<UserEntity> {
  const { reason } = checked(reasonInput, { reason: given });
  refuseOwnAccount(ctx, id, 'Please end your own sessions under Profile, Security.');
  return ctx.transaction(async (tx) => {
    const user = await lockManagedUser(tx, id);
    requireProofAtAdmin(tx, user);
    return audited(tx, { action: 'sign-out-user', subject: `users/${user.id}`, reason }, async () => {
      const [open]: { count: number }[] = await tx.db.query(
        'select count(distinct family)::int as count from sessions where user_id = $1 and revoked_at is null and expires_at > now()',
        [user.id],
      );
      await endAllSessions(tx, user.id);
      await publish(tx.db, { type: 'account', id: user.id });
      return { before: { sessions: open?.count ?? 0 }, after: { sessions: 0 }, result: user };
    });
  });
}
