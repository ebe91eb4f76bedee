import type { RequestContext } from '../../../context';
import { publishAll } from '../../../platform/events/events';
import { requireProof } from '../../admin-proof';
import { adminsNeedTwoStep, demandsTwoStep, saveTwoStepDemand } from '../../settings/two-step-demand';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { lockAccount } from '../user.service';

/** SQL condition: the account `u` is an Admin who has to set two-step sign-in up first. */
export const lacksTwoStep = `u.role = 'ADMIN' and u.two_step_at is null and ${demandsTwoStep}`;

/** Whether the shop demands two-step sign-in of its Admins, read once per request. */
export const adminsNeedTwoStepHere = (ctx: RequestContext): Promise<boolean> => ctx.once(adminsNeedTwoStep);

/**
 * Demands two-step sign-in of every Admin, or ends the demand. An Admin without it is then refused everything that only
 * Admins may do.
 * @throws UserError PROOF_REQUIRED; INVALID_STATE when the caller's own account has no two-step sign-in.
 */
export async function setAdminsNeedTwoStep(ctx: RequestContext, isNeeded: boolean): Promise<void> {
  requireProof(ctx);
  await ctx.transaction(async (tx) => {
    // under this lock the caller can't switch their own two-step sign-in off at the same time
    const caller = await lockAccount(tx, signedIn(tx).userId);
    if (isNeeded && !caller.twoStepAt)
      throw new UserError('INVALID_STATE', 'Please set up two-step sign-in for your own account first.');
    await saveDemand(tx, isNeeded);
  });
}

/** Ends the demand, for the operator's command. @returns whether there was one. */
export const endTwoStepDemand = (ctx: RequestContext): Promise<boolean> =>
  ctx.transaction((tx) => saveDemand(tx, false));

/** Notifies the Admins who lack two-step sign-in of a change: their pages and live updates then end. */
async function saveDemand(tx: RequestContext, isNeeded: boolean): Promise<boolean> {
  if (!(await saveTwoStepDemand(tx, isNeeded))) return false;
  const admins: { id: string }[] = await tx.db.query(
    `select id from users where role = 'ADMIN' and two_step_at is null order by id limit 1000`,
  );
  await publishAll(
    tx.db,
    admins.map(({ id }) => ({ type: 'account', id })),
  );
  return true;
}
