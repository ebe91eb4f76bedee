import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { isTestAccount } from '../accounts/test-account.service';
import { guidelinesAsHtml } from '../catalog/guidelines';
import type { Guidelines } from '../catalog/guidelines';
import { findItemByNumber, loadItem } from '../catalog/item.service';
import { UserError, isId, notFound } from '../user-error';
import { isAdmin } from '../viewer';
import { OrderEntity } from './order.entity';

export const itemIsBought = 'You already own this item. You can find it in your orders.';

type PaidItem = Pick<OrderEntity, 'id' | 'itemId' | 'accessUrl' | 'fileKey' | 'guidelines' | 'guidelinesHtml'>;

const boughtLoader = (ctx: RequestContext) =>
  new DataLoader<string, PaidItem | null>(async (itemIds) => {
    const rows = await ctx.dataSource.manager.find(OrderEntity, {
      select: { id: true, itemId: true, accessUrl: true, fileKey: true, guidelines: true, guidelinesHtml: true },
      where: { userId: ctx.viewer?.userId, itemId: In([...itemIds]), paymentStatus: 'PAID' },
    });
    return itemIds.map((id) => rows.find(({ itemId }) => itemId === id) ?? null);
  });

/** Returns the caller's paid order of an item; null when there is none, or it was refunded. */
const paidOrderOf = async (ctx: RequestContext, itemId: string): Promise<PaidItem | null> =>
  ctx.viewer === null ? null : ctx.once(boughtLoader).load(itemId);

/** Whether the caller has paid for an item, without a refund since. */
export const hasBought = async (ctx: RequestContext, itemId: string): Promise<boolean> =>
  (await paidOrderOf(ctx, itemId)) !== null;

/** Refuses an item that the caller has already paid for. @throws UserError INVALID_STATE. */
export async function refuseBoughtItem(ctx: RequestContext, { itemId }: OrderEntity): Promise<void> {
  if (itemId && (await hasBought(ctx, itemId))) throw new UserError('INVALID_STATE', itemIsBought);
}

/**
 * Returns the fields of an item that only its buyers and Admins may see.
 * @param key its id or its public number
 * @throws AccessError NOT_FOUND
 */
export async function itemAccess(
  ctx: RequestContext,
  key: string,
): Promise<{ isBought: boolean; accessUrl: string | null } & Guidelines> {
  const item = await (isId(key) ? loadItem(ctx, key) : findItemByNumber(ctx, key));
  const order = item && (await paidOrderOf(ctx, item.id));
  const isBought = order !== null;
  if (!item || !(item.isActive || isBought || isAdmin(ctx, 'ADMIN_SALES_READ'))) throw notFound('Item');
  if (!isBought && !isAdmin(ctx, 'ADMIN_SALES_READ'))
    return { isBought, guidelines: null, guidelinesHtml: null, accessUrl: null };
  // what a test order has bought is a sample
  if (order && ctx.viewer && (await isTestAccount(ctx, ctx.viewer.userId)))
    return {
      isBought,
      guidelines: order.guidelines,
      guidelinesHtml: order.guidelinesHtml,
      accessUrl: addressOf(ctx, order),
    };
  const texts = { guidelines: item.guidelines, guidelinesHtml: guidelinesAsHtml(item) };
  return { isBought, ...texts, accessUrl: item.accessUrl ?? (order && addressOf(ctx, order)) };
}

/** Returns the address of a bought item: of its file, bound to the order, or an external one. Does not check access. */
export const addressOf = (
  { config }: RequestContext,
  { id, fileKey, accessUrl }: Pick<PaidItem, 'id' | 'fileKey' | 'accessUrl'>,
) => (fileKey ? `${config.appUrl}/purchases/${id}/file` : accessUrl);

/** Whether the caller may access what an order sells: it is paid and not refunded. */
export const isGranted = (ctx: RequestContext, { paymentStatus }: OrderEntity): boolean =>
  isAdmin(ctx, 'ADMIN_SALES_READ') || paymentStatus === 'PAID';
