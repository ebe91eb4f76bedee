import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { CreateOrderInput, OrderFilter, OrderSort, OrderSortField } from '../../graphql/generated/schema';
import { pageOf } from '../../platform/database/page';
import type { PageRequest } from '../../platform/database/page';
import { randomCode } from '../../platform/secrets/secrets';
import { loadUser } from '../accounts/user.service';
import { countryNames } from '../catalog/countries';
import { findPackageOnSale } from '../catalog/package.service';
import { checked, requestId, requiredText } from '../input';
import { readPayPalSettings } from '../settings/paypal-settings';
import { AccessError, UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { OrderEntity } from './order.entity';
import { priceWithFee } from './price';

const billingSchema = z.object({
  customerName: requiredText(100, 'Please enter your full name'),
  address: requiredText(300, 'Please enter your address'),
  country: z.string().refine((name) => countryNames.includes(name), 'Please choose a country'),
});

/**
 * Places a pending order of a package for the caller, as a copy of the catalogue's price, credit and
 * validity. The same request id answers the same order.
 * @throws UserError SELLER_CANNOT_PURCHASE, NOT_FOUND, INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export async function createOrder(ctx: RequestContext, input: CreateOrderInput): Promise<OrderEntity> {
  const viewer = signedIn(ctx);
  if (viewer.role === 'SELLER') throw new UserError('SELLER_CANNOT_PURCHASE', 'Sellers cannot purchase products');
  const { billing, requestId: id } = checked(z.object({ billing: billingSchema, requestId: requestId.nullish() }), input);
  const bought = await findPackageOnSale(ctx, checkId(input.packageId, 'Package'));
  if (!bought) throw new UserError('NOT_FOUND', 'This package is no longer on sale.', ['packageId']);
  const customer = await loadUser(ctx, viewer.id);
  if (!customer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  if (id) {
    const placed = await ctx.db.findOneBy(OrderEntity, { userId: viewer.id, requestId: id });
    if (placed) return placed;
  }
  const wait = await ctx.limits.take('orderPerAccount', viewer.id);
  if (wait > 0) throw tooManyRequests('Too many orders at once. Please try again later.', wait);

  const { currency } = await readPayPalSettings(ctx);
  const inserted = await ctx.db
    .createQueryBuilder()
    .insert()
    .into(OrderEntity)
    .values({
      kind: 'PACKAGE',
      orderCode: randomCode(),
      paymentCode: randomCode(),
      userId: viewer.id,
      requestId: id ?? null,
      packageId: bought.id,
      name: bought.name,
      ...priceWithFee(bought.price),
      currency,
      credit: bought.credit,
      validityDays: bought.validityDays,
      sellerEmail: bought.sellerEmail,
      customerEmail: customer.email,
      ...billing,
    })
    // two clicks at once: the second finds the first one's row below
    .orIgnore()
    .returning('id')
    .execute();
  const newId = (inserted.raw as { id: string }[])[0]?.id;
  return ctx.db.findOneByOrFail(OrderEntity, newId ? { id: newId } : { userId: viewer.id, requestId: id ?? '' });
}

export type LastBilling = Pick<OrderEntity, 'userId' | 'customerName' | 'address' | 'country'>;

/** What the newest order of an account was billed to, packages and items alike; null before the first. */
export const lastBillingOf = (ctx: RequestContext, userId: string): Promise<LastBilling | null> =>
  ctx.db.findOne(OrderEntity, { select: { id: true, userId: true, customerName: true, address: true, country: true }, where: { userId }, order: { id: 'DESC' } });

/** An order of the caller, or any for an Admin. @throws AccessError NOT_FOUND. */
export async function findOrder(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const viewer = signedIn(ctx);
  const order = await ctx.db.findOneBy(OrderEntity, { id: checkId(id, 'Order') });
  if (!order || (order.userId !== viewer.id && !isAdmin(ctx))) throw notFound('Order');
  return order;
}

const sortColumns: Record<OrderSortField, string> = {
  CREATED_AT: 'order.createdAt',
  ORDER_ID: 'order.orderCode',
  PACKAGE_NAME: 'order.name',
  TOTAL: 'order.total',
  PAYMENT_STATUS: 'order.paymentStatus',
};

/** The expression of the trigram index ix_orders_search, to the letter. */
const searchedText = `("order".order_code || ' ' || "order".customer_name || ' ' || "order".payment_status || ' ' || "order".order_status || ' ' || "order".name)`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Package orders: the caller's own, or everyone's for an Admin who asks for them. */
export function listOrders(ctx: RequestContext, filter: OrderFilter | null | undefined, sort: OrderSort | null | undefined, page: PageRequest | null | undefined) {
  const viewer = signedIn(ctx);
  const query = ctx.db.createQueryBuilder(OrderEntity, 'order').where(`order.kind = 'PACKAGE'`);
  if (filter?.everyone) {
    if (!isAdmin(ctx)) throw new AccessError('FORBIDDEN', 'Only an Admin sees the orders of others.');
  } else query.andWhere('order.userId = :user', { user: viewer.id });
  if (filter?.paymentStatus) query.andWhere('order.paymentStatus = :status', { status: filter.paymentStatus });
  if (filter?.search?.trim()) query.andWhere(`${searchedText} ilike :search`, { search: `%${escapeLike(filter.search.trim().slice(0, 100))}%` });
  return pageOf(query, { column: sortColumns[sort?.field ?? 'CREATED_AT'], direction: sort?.direction ?? 'DESC' }, page);
}
