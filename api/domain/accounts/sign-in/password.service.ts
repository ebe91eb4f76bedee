import type { RequestContext } from '../../../context';
import type { ChangePasswordInput } from '../../../graphql/generated/schema';
import { UserError } from '../../user-error';
import { confirmPerson } from './confirmation.service';
import { queueNotice } from '../notices';
import { checkPassword, hashPassword } from './password';
import { endOtherSessions, freshCaller } from '../sessions/session.service';
import { spendTokens } from '../single-use-token.service';
import { UserEntity } from '../user.entity';

/**
 * Sets a new password, or the first one of an account without one, and ends every other session.
 * @throws UserError WEAK_PASSWORD, as for `confirmPerson`; CONFLICT when another device has changed it since.
 */
export async function changePassword(
  ctx: RequestContext,
  { proof, password }: ChangePasswordInput,
): Promise<UserEntity> {
  checkPassword(password);
  const confirmed = await confirmPerson(ctx, proof);
  const passwordHash = await hashPassword(ctx, password);
  return ctx.transaction(async (tx) => {
    const { id } = confirmed;
    const user = await tx.db.findOneOrFail(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    // when two devices change it at once, the first one ends the session of the second
    if (user.passwordHash !== confirmed.passwordHash || !(await freshCaller(tx)))
      throw new UserError('CONFLICT', 'Your password was changed elsewhere a moment ago. Please sign in again.');
    await tx.db.update(UserEntity, { id }, { passwordHash });
    await spendTokens(tx, id, 'RESET', 'PROOF', 'SIGN_IN');
    await endOtherSessions(tx);
    await queueNotice(tx, user, 'PASSWORD_CHANGED');
    return tx.db.findOneByOrFail(UserEntity, { id });
  });
}
