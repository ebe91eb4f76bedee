import type { RequestContext } from '../../../context';
import { requireProof } from '../../accounts/admin/admin-proof.service';
import { notifyAdminsWithoutTwoStep } from '../../accounts/two-step/two-step-demand';
import { lockAccount } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { SettingEntity } from '../setting.entity';

const key = 'admins';

/**
 * Demands two-step sign-in of every Admin, or ends the demand. An Admin without it is then refused everything that only
 * Admins may do.
 * @throws UserError PROOF_REQUIRED; INVALID_STATE when the caller's own account has no two-step sign-in.
 */
export async function setAdminsNeedTwoStep(ctx: RequestContext, isNeeded: boolean): Promise<void> {
  await requireProof(ctx);
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

/** @returns whether it changed anything. */
async function saveDemand(tx: RequestContext, isNeeded: boolean): Promise<boolean> {
  // gives the first two concurrent changes a row to lock
  await tx.db.query(`insert into settings (key, body, version) values ($1, '{}', 0) on conflict (key) do nothing`, [
    key,
  ]);
  const row = await tx.db.findOneOrFail(SettingEntity, { where: { key }, lock: { mode: 'pessimistic_write' } });
  const was = (row.body as { needTwoStep?: boolean } | null)?.needTwoStep ?? false;
  if (was === isNeeded) return false;
  await audited(tx, { action: 'demand-two-step', subject: `settings/${key}` }, async () => {
    await tx.db.update(
      SettingEntity,
      { key },
      { body: { needTwoStep: isNeeded }, version: row.version + 1, updatedAt: new Date() },
    );
    await notifyAdminsWithoutTwoStep(tx);
    return { before: { needTwoStep: was }, after: { needTwoStep: isNeeded }, result: undefined };
  });
  return true;
}
