import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';

/**
 * Premium until a moment, or for as long as they have it already: nobody loses days by buying, and a
 * premium without an end keeps none.
 */
export async function extendPremium(tx: RequestContext, userId: string, until: Date): Promise<void> {
  await tx.db.query(
    `update users set membership = 'PREMIUM',
       membership_until = case when membership = 'PREMIUM' and (membership_until is null or membership_until > $2) then membership_until else $2 end
     where id = $1`,
    [userId, until],
  );
  await publish(tx.db, { type: 'account', id: userId });
}

/**
 * Works the membership out anew when what gave it until `lost` no longer stands: premium until `remains`,
 * or free. One that lasts longer than `lost` came from elsewhere and is left alone.
 */
export async function withdrawPremium(
  tx: RequestContext,
  userId: string,
  lost: Date,
  remains: Date | null,
): Promise<void> {
  const until = remains && remains > new Date() ? remains : null;
  await tx.db.query(
    `update users set membership = case when $3::timestamptz is null then 'FREE' else 'PREMIUM' end, membership_until = $3
     where id = $1 and membership = 'PREMIUM' and membership_until is not null and membership_until <= $2`,
    [userId, lost, until],
  );
  await publish(tx.db, { type: 'account', id: userId });
}
