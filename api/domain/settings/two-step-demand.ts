import type { RequestContext } from '../../context';
import { audited } from '../audit/audit.service';
import { SettingEntity } from './setting.entity';

const key = 'admins';

/**
 * SQL condition: the shop demands two-step sign-in of its Admins. It is part of the statement that identifies a caller,
 * so that every request obeys a change at once.
 */
export const demandsTwoStep = `exists (select 1 from settings where key = '${key}' and body ->> 'needTwoStep' = 'true')`;

/** Whether the shop demands two-step sign-in of its Admins, as it is now. */
export async function adminsNeedTwoStep(ctx: RequestContext): Promise<boolean> {
  const [row]: { isNeeded: boolean }[] = await ctx.db.query(`select ${demandsTwoStep} as "isNeeded"`);
  return row?.isNeeded ?? false;
}

/**
 * Saves whether the shop demands two-step sign-in of its Admins, in the caller's transaction.
 * @returns whether it changed anything.
 */
export async function saveTwoStepDemand(tx: RequestContext, isNeeded: boolean): Promise<boolean> {
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
    return { before: { needTwoStep: was }, after: { needTwoStep: isNeeded }, result: undefined };
  });
  return true;
}
