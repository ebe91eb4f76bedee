import type { RequestContext } from '../../context';
import { walkList } from '../../platform/lists/walk';
import type { OrderEntity } from './order.entity';
import { purchaseList } from './order.list';

/** What was deleted is stored for a while: whose it is may know. */
const everyOrder: typeof purchaseList = { ...purchaseList, only: 'true' };

/** Every order of an account, packages and items alike, oldest first, as its owner may keep it. */
export async function* ordersOf(
  ctx: RequestContext,
  owner: string,
): AsyncGenerator<Omit<OrderEntity, 'userId' | 'requestId' | 'sellerEmail' | 'fileKey'>> {
  const all = walkList(ctx, everyOrder, { owner, sort: { field: 'CREATED_AT', direction: 'ASC' } });
  for await (const { userId: _, requestId: __, sellerEmail: ___, fileKey: ____, ...order } of all) {
    const isPaid = order.paymentStatus === 'PAID';
    // what an item gives access to belongs to those who have paid it
    yield { ...order, accessUrl: isPaid ? order.accessUrl : null, guidelines: isPaid ? order.guidelines : null };
  }
}
