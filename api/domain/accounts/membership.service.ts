import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { withoutPremium } from './user.service';

/**
 * Extends premium to a moment, never shortening it: a purchase never takes days away, and a premium without an end
 * stays without one.
 */
export async function extendPremium(tx: RequestContext, userId: string, until: Date): Promise<void> {
  await tx.db.query(
    `update users set membership = 'PREMIUM', basic_after = (membership = 'BASIC' or (membership = 'PREMIUM' and basic_after)),
       membership_until = case when membership = 'PREMIUM' and (membership_until is null or membership_until > $2) then membership_until else $2 end
     where id = $1`,
    [userId, until],
  );
  await publish(tx.db, { type: 'account', id: userId });
}

/**
 * Recalculates the membership when the payment for premium until `lost` no longer counts: premium until `remains` or the
 * end that an Admin has given, or what the account has without premium. A membership that lasts longer than `lost` has another source and stays unchanged.
 */
export async function withdrawPremium(
  tx: RequestContext,
  userId: string,
  lost: Date,
  remains: Date | null,
): Promise<void> {
  await tx.db.query(
    `update users set membership = case when lasting.until is null then ${withoutPremium} else 'PREMIUM' end,
       basic_after = basic_after and lasting.until is not null, membership_until = lasting.until
     from (select max(until) filter (where until > now()) as until
           from (select $3::timestamptz as until union all select membership_granted_until from users where id = $1) ends) lasting
     where id = $1 and membership = 'PREMIUM' and membership_until is not null and membership_until <= $2`,
    [userId, lost, remains],
  );
  await publish(tx.db, { type: 'account', id: userId });
}
