import type { UserError } from '../../graphql/generated/schema';
import type { OrderEntity } from './order.entity';

/** What a resolver returns for `PurchasePayload`. */
export interface PurchaseAnswer {
  purchase: OrderEntity | null;
  /** Set by `capturePayment` only. */
  wasPaidBefore?: boolean | null;
  errors: UserError[];
}
