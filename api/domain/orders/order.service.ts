import DataLoader from 'dataloader';
import { In, IsNull, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { fitsAddressLines, tooManyAddressLines } from '../../../contract/text';
import type { RequestContext } from '../../context';
import type { CreatePurchaseInput, PurchaseKind, PurchaseSubject } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { randomCode } from '../../platform/secrets/secrets';
import { loadUser } from '../accounts/user.service';
import { countryNames } from '../catalog/countries';
import { requireDrawable } from '../drawable-text';
import { checked, personName, requestId, requiredText } from '../input';
import { objectOfRequest, refuseOtherInput, rememberRequest } from '../idempotency/repeated-request';
import { readPayPalSettings } from '../settings/paypal-settings';
import { AccessError, UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { isGranted } from './bought-items';
import { copiedFromCatalogue } from './catalogue-copy';
import type { Copied } from './catalogue-copy';
import { OrderEntity } from './order.entity';
import { priceWithFee } from './price';
import { refuseOtherOffer } from './shown-offer';
import { soldTo } from './test-item';

const billingSchema = z.object({
  customerName: personName('Please enter your full name'),
  address: requiredText(300, 'Please enter your address').refine(fitsAddressLines, tooManyAddressLines),
  country: z.string().refine((name) => countryNames.includes(name), 'Please choose a country'),
});

/**
 * Places a pending order of a package or an item for the caller, with a copy of the catalogue's price, credit and
 * validity. A repeated request id returns the same order.
 * @throws UserError SELLER_CANNOT_PURCHASE, NOT_FOUND, INVALID_INPUT, CONFLICT, INVALID_STATE, TOO_MANY_REQUESTS.
 */
export async function createPurchase(ctx: RequestContext, input: CreatePurchaseInput): Promise<OrderEntity> {
  const viewer = signedIn(ctx);
  if (viewer.role === 'SELLER') throw new UserError('SELLER_CANNOT_PURCHASE', 'Sellers cannot purchase products');
  const { billing, requestId: id } = checked(
    z.object({ billing: billingSchema, requestId: requestId.nullish() }),
    input,
  );
  const customer = await loadUser(ctx, viewer.userId);
  if (!customer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  const placed = await placedAs(ctx, viewer.userId, id, { of: input.of, billing });
  if (placed) return placed;
  const copied = await soldTo(customer, ctx, await copiedFromCatalogue(ctx, input.of));
  const wait = await ctx.limits.take('orderPerAccount', viewer.userId);
  if (wait > 0) throw tooManyRequests('You have placed many orders.', wait);
  // fonts may have to be read for it, so it counts as a try
  await requireDrawable({ customerName: billing.customerName, address: billing.address }, ['billing']);

  const { currency } = await readPayPalSettings(ctx);
  if (input.shown) refuseOtherOffer(input.shown, { ...copied, ...priceWithFee(copied.price), currency });
  const again = await reuseOpenOrder(ctx, { userId: viewer.userId, copied, currency, billing });
  if (again) {
    await rememberRequest(ctx, orderRequest(id), again.id);
    return again;
  }
  const values = {
    ...copied,
    ...priceWithFee(copied.price),
    soleOfItem: copied.kind === 'ITEM',
    userId: viewer.userId,
    requestId: id ?? null,
    currency,
    customerEmail: customer.email,
    ...billing,
  };
  for (let tries = 0; tries < mostCodes; tries += 1) {
    const broken = await placeOrder(ctx, values);
    if (broken instanceof OrderEntity) return broken;
    // two clicks at once: the second one finds the order of the first
    const first =
      broken === 'uq_orders_request'
        ? await placedAs(ctx, viewer.userId, id, { of: input.of, billing })
        : broken === 'uq_orders_open_item' &&
          (await reuseOpenOrder(ctx, { userId: viewer.userId, copied, currency, billing }));
    if (first) return first;
    if (broken === 'uq_orders_open_item') throw new UserError('INVALID_STATE', itemIsOrdered, ['of', 'itemId']);
  }
  throw new Error('No free order code was found');
}

/**
 * Returns the order that was placed under a request id.
 * @throws UserError CONFLICT for an order of something else, or billed to another name or address, also when that of the
 * order was replaced since
 */
async function placedAs(
  ctx: RequestContext,
  userId: string,
  id: string | null | undefined,
  { of: { packageId, itemId, itemNumber }, billing }: { of: PurchaseSubject; billing: z.infer<typeof billingSchema> },
): Promise<OrderEntity | null> {
  const placed =
    (id ? await ctx.db.findOneBy(OrderEntity, { userId, requestId: id }) : null) ?? (await foundAs(ctx, userId, id));
  const sold =
    itemNumber == null ? { packageId: packageId?.toLowerCase(), itemId: itemId?.toLowerCase() } : { itemNumber };
  if (placed) refuseOtherInput(placed, { ...sold, ...billing });
  return placed;
}

/**
 * A request id that found an open order stands for that one, also once it is paid: a retry never leads to a second
 * payment.
 */
const orderRequest = (requestId: string | null | undefined) => ({
  operation: 'createPurchase',
  requestId,
  input: null,
});

async function foundAs(ctx: RequestContext, userId: string, id: string | null | undefined) {
  const found = await objectOfRequest(ctx, orderRequest(id));
  return found ? ctx.db.findOneBy(OrderEntity, { id: found, userId, deletedAt: IsNull() }) : null;
}

const itemIsOrdered =
  'You already have an open order for this item. Please pay for it or cancel it first, in your orders.';

/** Maximum number of order codes to try before the failure must have another cause. */
const mostCodes = 5;

/** Inserts an order. @returns the order, or the violated unique constraint. */
async function placeOrder(ctx: RequestContext, values: Partial<OrderEntity>): Promise<OrderEntity | string> {
  try {
    const codes = { orderCode: randomCode(), paymentCode: randomCode() };
    const { identifiers } = await ctx.db.insert(OrderEntity, { ...values, ...codes });
    // Admins see it at once, and so do the customer's other tabs
    await publish(ctx.db, { type: 'order', id: String(identifiers[0]?.['id']), owner: values.userId });
    return await ctx.db.findOneByOrFail(OrderEntity, { id: identifiers[0]?.['id'] as string });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (!constraint) throw error;
    return constraint;
  }
}

const uniqueViolation = '23505';

function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
    code?: string;
    constraint?: string;
  };
  return code === uniqueViolation ? (constraint ?? null) : null;
}

interface WantedOrder {
  userId: string;
  copied: Copied;
  currency: string;
  billing: z.infer<typeof billingSchema>;
}

/**
 * Returns an existing unpaid order of the same package within a day, or of the same item at any time, so that
 * navigating back never leads to a second payment. It gets the catalogue's present texts and files.
 */
async function reuseOpenOrder(
  ctx: RequestContext,
  { userId, copied, currency, billing }: WantedOrder,
): Promise<OrderEntity | null> {
  const price = priceWithFee(copied.price);
  const [open]: { id: string }[] = await ctx.db.query(
    `select id from orders
     where user_id = $1 and coalesce(package_id, item_id) = $2 and payment_status = 'PENDING' and total = $3 and currency = $4 and credit = $5
       and validity_days = $6 and (item_id is not null or created_at > now() - interval '1 day')
     order by created_at desc limit 1`,
    [userId, copied.packageId ?? copied.itemId, price.total, currency, copied.credit, copied.validityDays],
  );
  if (!open) return null;
  const { affected } = await ctx.db.update(
    OrderEntity,
    { id: open.id, paymentStatus: 'PENDING' },
    { ...copied, ...price, ...billing },
  );
  return affected === 1 ? ctx.db.findOneByOrFail(OrderEntity, { id: open.id }) : null;
}

interface BoughtFile {
  key: string;
  name: string;
  bytes: number;
}

/** Returns the file of an order that the caller has paid for, or of any for an Admin. @throws AccessError NOT_FOUND. */
export async function findBoughtFile(ctx: RequestContext, orderId: string): Promise<BoughtFile> {
  const order = await findPurchase(ctx, orderId);
  const { fileKey: key, fileName: name, fileBytes: bytes } = order;
  if (key === null || name === null || bytes === null || !isGranted(ctx, order)) throw notFound('File');
  return { key, name, bytes };
}

/** Returns until when the currently paid orders give premium; null when none does. */
export async function premiumFromPaidOrders(tx: RequestContext, userId: string): Promise<Date | null> {
  const [row]: { until: Date | null }[] = await tx.db.query(
    `select max(membership_until) as until from orders where user_id = $1 and payment_status = 'PAID'`,
    [userId],
  );
  return row?.until ?? null;
}

/** Billing data of a purchase, and its owner. */
export type BilledTo = Pick<OrderEntity, 'userId' | 'customerName' | 'address' | 'country'>;

/** @throws AccessError NOT_FOUND unless it is the caller's, or the caller may see all. */
async function seen(ctx: RequestContext, by: { id: string } | { orderCode: string }): Promise<OrderEntity> {
  const viewer = signedIn(ctx);
  const order = await ctx.db.findOneBy(OrderEntity, { ...by, deletedAt: IsNull() });
  if (!order || (order.userId !== viewer.userId && !isAdmin(ctx, 'ADMIN_SALES_READ'))) throw notFound('Order');
  return order;
}

/** Returns a purchase of the caller, or any for an Admin. @throws AccessError NOT_FOUND. */
export async function findPurchase(ctx: RequestContext, id: string): Promise<OrderEntity> {
  // an anonymous caller is asked to sign in, for any id
  signedIn(ctx);
  return seen(ctx, { id: checkId(id, 'Order') });
}

/** Returns a purchase of the caller by its order code, or any for an Admin. @throws AccessError NOT_FOUND. */
export const findPurchaseByCode = (ctx: RequestContext, code: string): Promise<OrderEntity> =>
  seen(ctx, { orderCode: code.toUpperCase() });

/**
 * Returns a purchase of the caller, or any for an Admin, by its id or its order code.
 * @param kind the kind that it must have, if any
 * @throws AccessError NOT_FOUND
 */
export async function findPurchaseByKey(
  ctx: RequestContext,
  key: string,
  kind?: PurchaseKind | null,
): Promise<OrderEntity> {
  const order = await (/^[A-Z0-9]{8}$/i.test(key) ? findPurchaseByCode(ctx, key) : findPurchase(ctx, key));
  if (kind && order.kind !== kind) throw notFound('Order');
  return order;
}

/** Returns the caller's own purchase, for Admins too. @throws AccessError NOT_FOUND. */
export async function findOwnPurchase(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const order = await findPurchase(ctx, id);
  if (order.userId !== signedIn(ctx).userId) throw notFound('Order');
  return order;
}

/**
 * Returns the current state of a purchase that the caller has already read. One that has been deleted since is returned
 * as cancelled, with the reason. Null when it was removed permanently or the caller may not see it any more.
 */
export async function subscribedPurchase(ctx: RequestContext, id: string): Promise<OrderEntity | null> {
  const order = await ctx.db.findOneBy(OrderEntity, { id });
  return order && (order.userId === ctx.viewer?.userId || isAdmin(ctx, 'ADMIN_SALES_READ')) ? order : null;
}

/** Returns the codes of orders by their ids. */
export async function codesOf(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db.find(OrderEntity, { select: { id: true, orderCode: true }, where: { id: In([...ids]) } });
  return new Map(rows.map(({ id, orderCode }) => [id, orderCode]));
}

const orderLoader = (ctx: RequestContext) =>
  new DataLoader<string, OrderEntity | null>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.findBy(OrderEntity, { id: In([...ids]), deletedAt: IsNull() });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // live updates must read it again at each event
    { cache: false },
  );

/** Loads an order that a row of its customer refers to; several in one statement. Null when it no longer exists. */
export const loadOrder = (ctx: RequestContext, id: string) => ctx.once(orderLoader).load(id);
