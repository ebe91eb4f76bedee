import type { RequestContext } from '../../context';
import { walkList } from '../../platform/lists/walk';
import { OrderEntity } from './order.entity';
import { purchaseList } from './order.list';

/** Includes deleted orders, which are stored for a while: their owner may see them in the export. */
const everyOrder: typeof purchaseList = { ...purchaseList, only: 'true' };

/** Yields every order of an account, packages and items, oldest first, as its owner may export it. */
export async function* ordersOf(
  ctx: RequestContext,
  owner: string,
): AsyncGenerator<Omit<OrderEntity, 'userId' | 'requestId' | 'sellerEmail' | 'fileKey'>> {
  const all = walkList(ctx, everyOrder, { owner, sort: { field: 'CREATED_AT', direction: 'ASC' } });
  for await (const { userId: _, requestId: __, sellerEmail: ___, fileKey: ____, ...order } of all) {
    const isPaid = order.paymentStatus === 'PAID';
    // only a paid order gives its owner the item's content
    const content = isPaid ? {} : { accessUrl: null, guidelines: null, guidelinesHtml: null };
    yield { ...order, ...content };
  }
}

/** Returns the ids of all orders of an account. */
export const orderIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> =>
  (await ctx.db.find(OrderEntity, { select: { id: true }, where: { userId } })).map(({ id }) => id);
