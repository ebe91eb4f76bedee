import type { RequestContext } from '../../context';
import { freshUser } from '../accounts/user.service';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';

const megabyte = 1024 * 1024;

/** Bytes that an account may store of one kind of image: little until it has paid for something, as it costs nothing. */
export const uploadQuota = {
  test: 10 * megabyte,
  unpaid: 20 * megabyte,
  paid: 200 * megabyte,
  admin: 2_048 * megabyte,
};

/**
 * Refuses another image of an account that stores as many as it may.
 * @param kind the images of this kind in plain words, and how the account gets room for others
 * @param stored returns their bytes
 * @throws UserError LIMIT_REACHED
 */
export async function refuseBeyondQuota(
  ctx: RequestContext,
  kind: { name: string; remedy: string },
  stored: (ownerId: string) => Promise<{ bytes: string }[]>,
): Promise<void> {
  const { userId } = signedIn(ctx);
  const user = await freshUser(ctx, userId);
  const hasPaid = user !== null && (user.membership !== 'FREE' || user.membershipUntil !== null);
  const most = user?.testOf
    ? uploadQuota.test
    : user?.role === 'ADMIN'
      ? uploadQuota.admin
      : hasPaid
        ? uploadQuota.paid
        : uploadQuota.unpaid;
  const [row] = await stored(userId);
  if (Number(row?.bytes ?? 0) < most) return;
  throw new UserError(
    'LIMIT_REACHED',
    `Your account already has ${most / megabyte} MB of ${kind.name}, which is the maximum. ${kind.remedy}`,
  );
}
