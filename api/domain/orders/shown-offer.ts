import { formatCount, formatCredits, formatMoney } from '../../../contract/format';
import { centsOf } from '../../../contract/money';
import type { ShownOfferInput } from '../../graphql/generated/schema';
import { UserError } from '../user-error';
import type { OrderEntity } from './order.entity';

type Offer = Pick<OrderEntity, 'kind' | 'total' | 'currency' | 'credit' | 'validityDays'>;

/** Names the price as well: the screen may not show it at that moment. */
function changed({ kind, total, currency, credit, validityDays }: Offer): string {
  const content =
    kind === 'PACKAGE'
      ? ` for ${formatCredits(credit)} and ${formatCount(validityDays, 'day', 'days')} of premium`
      : '';
  return `This offer has changed since you opened the page, and nothing was ordered. It now costs ${formatMoney(total, currency)}${content}.`;
}

/** Refuses an order of what is no longer what the buyer was shown. @throws UserError CONFLICT */
export function refuseOtherOffer({ total, currency, credit, validityDays }: ShownOfferInput, now: Offer): void {
  const isSame =
    centsOf(total) === centsOf(now.total) &&
    currency === now.currency &&
    (credit ?? now.credit) === now.credit &&
    (validityDays ?? now.validityDays) === now.validityDays;
  if (!isSame) throw new UserError('CONFLICT', changed(now), ['shown']);
}
