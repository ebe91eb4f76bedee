import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { purchaseCommentForm } from '../../../../contract/admin-forms';
import { purchaseLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import type { OrderEntity } from '../order.entity';
import { lockOrder } from '../order-steps';
import { findPurchase } from '../order.service';
import { OrderCommentEntity } from './order-comment.entity';

const { commentsPerPurchase } = purchaseLimits;

const commentLoader = (ctx: RequestContext) =>
  new DataLoader<string, OrderCommentEntity[]>(
    async (orderIds) => {
      const rows = await ctx.dataSource.manager.find(OrderCommentEntity, {
        where: { orderId: In([...orderIds]) },
        order: { id: 'ASC' },
      });
      return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
    },
    // a comment may be added before it is read again in the same request
    { cache: false },
  );

/** Returns the comments about an order, oldest first. */
export const commentsAbout = (ctx: RequestContext, orderId: string): Promise<OrderCommentEntity[]> =>
  ctx.once(commentLoader).load(orderId);

/** Adds a comment about a locked order. @returns its id @throws UserError LIMIT_REACHED. */
async function insertComment(tx: RequestContext, order: OrderEntity, text: string): Promise<string> {
  if ((await tx.db.countBy(OrderCommentEntity, { orderId: order.id })) >= commentsPerPurchase)
    throw new UserError(
      'LIMIT_REACHED',
      `An order has at most ${commentsPerPurchase} comments. Please delete one first.`,
    );
  return audited(tx, { action: 'add-order-comment', subject: `orders/${order.id}` }, async () => {
    const { identifiers } = await tx.db.insert(OrderCommentEntity, {
      orderId: order.id,
      author: signedIn(tx).userId,
      text,
    });
    await publish(tx.db, { type: 'order', id: order.id });
    const comment = identifiers[0]?.['id'] as string;
    // the audit outlives the account, so it holds no words about a person
    return { before: { comment: null }, after: { comment }, result: comment };
  });
}

/**
 * Adds a comment about an order. A repeated request id adds no second one.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, LIMIT_REACHED, CONFLICT.
 */
export async function addPurchaseComment(
  ctx: RequestContext,
  id: string,
  given: string,
  requestId?: string | null,
): Promise<OrderEntity> {
  const { text } = checked(purchaseCommentForm, { text: given });
  const found = await findPurchase(ctx, id);
  return ctx.transaction(async (tx) => {
    // the lock makes the count right, also with concurrent comments
    const order = await lockOrder(tx, found.id);
    const creation = { operation: 'addPurchaseComment', requestId, input: { id: order.id, text } };
    await createdOnce(tx, creation, () => insertComment(tx, order, text));
    return order;
  });
}

/** Deletes a comment of any author. @throws AccessError NOT_FOUND. */
export async function deletePurchaseComment(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const commentId = checkId(id, 'Comment');
  return ctx.transaction(async (tx) => {
    const comment = await tx.db.findOneBy(OrderCommentEntity, { id: commentId });
    if (!comment) throw notFound('Comment');
    const order = await lockOrder(tx, comment.orderId);
    return audited(tx, { action: 'delete-order-comment', subject: `orders/${order.id}` }, async () => {
      const { affected } = await tx.db.delete(OrderCommentEntity, { id: comment.id });
      if (!affected) throw notFound('Comment');
      await publish(tx.db, { type: 'order', id: order.id });
      return { before: { comment: comment.id, author: comment.author }, after: { comment: null }, result: order };
    });
  });
}
