import type { RequestContext } from '../../../context';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { queueNotice } from '../notices';
import { endOtherSessions, lockCaller } from '../sessions/session.service';
import type { UserEntity } from '../user.entity';
import { withProof } from './confirmation.service';
import { IdentityEntity } from './identity.entity';
import type { ProofInput } from '../../../graphql/generated/schema';

const onlyWay = 'This is the only way to sign in to your account. Please set a password first.';

/**
 * Removes an account at a sign-in provider from those that sign in to the caller's one. Ends every other session,
 * because that account may have begun it.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE for the only way to sign in, and as for `confirmPerson`.
 */
export async function unlinkSignIn(ctx: RequestContext, id: string, proof: ProofInput): Promise<UserEntity> {
  const linkId = checkId(id, 'Sign-in');
  const { userId } = signedIn(ctx);
  // before the proof, as for every other object of another account
  if (!(await ctx.db.existsBy(IdentityEntity, { id: linkId, userId }))) throw notFound('Sign-in');
  return withProof(ctx, proof, () =>
    ctx.transaction(async (tx) => {
      const user = await lockCaller(tx);
      const { affected } = await tx.db.delete(IdentityEntity, { id: linkId, userId });
      if (!affected) throw notFound('Sign-in');
      if (!user.passwordHash && !(await tx.db.existsBy(IdentityEntity, { userId })))
        throw new UserError('INVALID_STATE', onlyWay);
      await endOtherSessions(tx);
      await queueNotice(tx, user, 'IDENTITY_UNLINKED');
      return user;
    }),
  );
}
