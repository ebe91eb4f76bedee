import type { RequestContext } from '../../context';
import { OrderEntity } from './order.entity';

/** Every order of an account, packages and items alike, oldest first, as its owner may keep it. */
export async function* ordersOf(ctx: RequestContext, userId: string): AsyncGenerator<object> {
  const orders = await ctx.db.find(OrderEntity, { where: { userId }, order: { id: 'ASC' } });
  for (const { userId: _, itemRef: __, requestId: ___, sellerEmail: ____, ...order } of orders) {
    const isPaid = order.paymentStatus === 'PAID';
    // what an item gives access to belongs to those who have paid it
    yield { ...order, accessUrl: isPaid ? order.accessUrl : null, guidelines: isPaid ? order.guidelines : null };
  }
}
