import type { RequestContext } from '../../context';
import { walkList } from '../../platform/lists/walk';
import { OrderEntity } from './order.entity';
import { purchaseList } from './order.list';

/** Includes deleted orders, which are stored for a while: their owner may see them in the export. */
const everyOrder: typeof purchaseList = { ...purchaseList, only: 'true' };

/** Returns what the owner of an order may export; only a paid one gives its owner the item's content. */
function exported(order: OrderEntity) {
  const isPaid = order.paymentStatus === 'PAID';
  const { id, kind, orderCode, paymentCode, packageId, itemId, itemNumber, slug, name } = order;
  const { price, fee, total, currency, credit, validityDays, paymentStatus, orderStatus } = order;
  const { customerName, customerEmail, address, country, membershipUntil, returnUntil, paidAt, transactionId } = order;
  const { payerEmail, paymentProblem, refunded, fileName, fileBytes, createdAt } = order;
  return {
    ...{ id, kind, orderCode, paymentCode, packageId, itemId, itemNumber, slug, name },
    ...{ price, fee, total, currency, credit, validityDays, paymentStatus, orderStatus },
    ...{ customerName, customerEmail, address, country, membershipUntil, returnUntil, paidAt, transactionId },
    ...{ payerEmail, paymentProblem, refunded, fileName, fileBytes, createdAt },
    imageUrl: order.imageUrl ?? order.featuredImage,
    accessUrl: isPaid ? order.accessUrl : null,
    guidelines: isPaid ? order.guidelines : null,
    // an Admin deleted it, so that the shop no longer shows it; README.txt of the archive says so
    ...(order.deletedAt && { deletedAt: order.deletedAt }),
  };
}

/** Yields every order of an account, packages and items, oldest first, as its owner may export it. */
export async function* ordersOf(ctx: RequestContext, owner: string): AsyncGenerator<ReturnType<typeof exported>> {
  const all = walkList(ctx, everyOrder, { owner, sort: { field: 'CREATED_AT', direction: 'ASC' } });
  for await (const order of all) yield exported(order);
}

/** Returns the ids of all orders of an account. */
export const orderIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> =>
  (await ctx.db.find(OrderEntity, { select: { id: true }, where: { userId } })).map(({ id }) => id);
