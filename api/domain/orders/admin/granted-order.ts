import { QueryFailedError } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PurchaseSubject } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { randomCode } from '../../../platform/secrets/secrets';
import type { UserEntity } from '../../accounts/user.entity';
import { UserError } from '../../user-error';
import { copiedFromCatalogue } from '../catalogue-copy';
import { lastBillingIn } from '../last-billing';
import { OrderEntity } from '../order.entity';

import { priceWithFee } from '../price';

interface GrantedOrder {
  customer: UserEntity;
  of: PurchaseSubject;
  currency: string;
  /** Codes of the lost order, taken where they are codes of ours and free. */
  codes: { orderCode: string | null; paymentCode: string | null };
}

const itemIsOrdered = 'This account has an open order for this item. Please cancel that order first.';

/**
 * Inserts a pending order that an Admin grants, with a copy of the catalogue and the account's last billing data.
 * @throws UserError NOT_FOUND, INVALID_STATE for an item that the account has bought or ordered.
 */
export async function insertGrantedOrder(
  tx: RequestContext,
  { customer, of, currency, codes }: GrantedOrder,
): Promise<OrderEntity> {
  const hasBought = (itemId: string) =>
    tx.db.existsBy(OrderEntity, { userId: customer.id, itemId, paymentStatus: 'PAID' });
  const copied = await copiedFromCatalogue(tx, of, hasBought);
  const billing = await lastBillingIn(tx, customer.id);
  const orderCode = await freeCode(tx, 'orderCode', codes.orderCode);
  const paymentCode = await freeCode(tx, 'paymentCode', codes.paymentCode);
  try {
    const { identifiers } = await tx.db.insert(OrderEntity, {
      ...copied,
      ...priceWithFee(copied.price),
      soleOfItem: copied.kind === 'ITEM',
      userId: customer.id,
      currency,
      customerEmail: customer.email,
      customerName: billing?.customerName || customer.name,
      address: billing?.address || (customer.address ?? ''),
      country: billing?.country || (customer.country ?? ''),
      orderCode,
      paymentCode,
    });
    const id = identifiers[0]?.['id'] as string;
    await publish(tx.db, { type: 'order', id, owner: customer.id });
    return await tx.db.findOneByOrFail(OrderEntity, { id });
  } catch (error) {
    const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
    if (constraint === 'uq_orders_open_item') throw new UserError('INVALID_STATE', itemIsOrdered, ['of', 'itemId']);
    throw error;
  }
}

async function freeCode(
  tx: RequestContext,
  column: 'orderCode' | 'paymentCode',
  wanted: string | null,
): Promise<string> {
  const isFree = wanted && /^[A-Z0-9]{8}$/.test(wanted) && !(await tx.db.existsBy(OrderEntity, { [column]: wanted }));
  return isFree ? wanted : randomCode();
}
