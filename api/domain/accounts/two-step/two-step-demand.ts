import type { RequestContext } from '../../../context';
import { publishAll } from '../../../platform/events/events';

/**
 * SQL condition: the shop demands two-step sign-in of its Admins. It is part of the statement that identifies a caller,
 * so that every request obeys a change at once.
 */
export const demandsTwoStep = `exists (
  select 1 from settings where key = 'admins' and body ->> 'needTwoStep' = 'true')`;

/** SQL condition: the account `u` is an Admin who has to set two-step sign-in up first. */
export const lacksTwoStep = `u.role = 'ADMIN' and u.two_step_at is null and ${demandsTwoStep}`;

const readDemand = async (ctx: RequestContext): Promise<boolean> => {
  const [row]: { isNeeded: boolean }[] = await ctx.db.query(`select ${demandsTwoStep} as "isNeeded"`);
  return row?.isNeeded ?? false;
};

/** Whether the shop demands two-step sign-in of its Admins, as it is now. */
export const adminsNeedTwoStep = readDemand;

/** The same, read once per request. */
export const adminsNeedTwoStepHere = (ctx: RequestContext): Promise<boolean> => ctx.once(readDemand);

/** Notifies the Admins who lack two-step sign-in, whose pages and live updates then end. */
export async function notifyAdminsWithoutTwoStep(tx: RequestContext): Promise<void> {
  const admins: { id: string }[] = await tx.db.query(
    `select id from users where role = 'ADMIN' and two_step_at is null order by id limit 1000`,
  );
  await publishAll(
    tx.db,
    admins.map(({ id }) => ({ type: 'account', id })),
  );
}
