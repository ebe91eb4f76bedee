import type { RequestContext } from '../../context';
import type { UpdateUserInput } from '../../graphql/generated/schema';
import { requireProof, requireProofAtAdmin } from '../admin-proof';
import { findManagedUser } from '../accounts/admin/managed-user';
import { changedSince, editAccount } from '../accounts/admin/user-editing.service';
import type { UserEntity } from '../accounts/user.entity';
import { freshUser } from '../accounts/user.service';
import { audited } from '../audit/audit.service';
import { setCredits } from '../credits/admin/balance-editing.service';
import { notFound } from '../user-error';

/** Returns a name for the audit, which outlives accounts: enough to see that it changed, too little to name a person. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}…`;

/** An account after a change, and whether anything was changed. */
export interface UpdatedUser {
  user: UserEntity;
  isChanged: boolean;
}

/**
 * Changes an account for an Admin: all of the input, or nothing. Fields that are omitted stay. The repetition of an edit
 * whose answer was lost changes nothing.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, LAST_ADMIN; PROOF_REQUIRED for another role, for
 * another Admin, and for many credits.
 */
export async function updateUser(
  ctx: RequestContext,
  id: string,
  input: UpdateUserInput,
  version: number | null | undefined,
): Promise<UpdatedUser> {
  const known = await findManagedUser(ctx, id);
  if (input.role != null && input.role !== known.role) requireProof(ctx);
  else requireProofAtAdmin(ctx, known);
  const isUpdated = await ctx.transaction(async (tx) => {
    const { before, after, isChanged, isRepeated } = await editAccount(tx, known.id, input, version);
    const credits = input.credits && (await setCredits(tx, known.id, input.credits));
    const isBalanceChanged = credits != null && credits.from !== credits.to;
    if (isBalanceChanged && isRepeated) throw changedSince();
    if (!isChanged && !isBalanceChanged) return false;
    return audited(tx, { action: 'update-user', subject: `users/${known.id}`, reason: credits?.reason }, () =>
      Promise.resolve({
        before: { ...before, name: maskedName(before.name), ...(isBalanceChanged && { credits: credits.from }) },
        after: { ...after, name: maskedName(after.name), ...(isBalanceChanged && { credits: credits.to }) },
        result: true,
      }),
    );
  });
  const user = await freshUser(ctx, known.id);
  if (!user) throw notFound('User');
  return { user, isChanged: isUpdated };
}
