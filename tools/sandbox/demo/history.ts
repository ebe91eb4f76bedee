import type { RequestContext } from '../../../api/context';
import { ItemEntity } from '../../../api/domain/catalog/item.entity';
import { PackageEntity } from '../../../api/domain/catalog/package.entity';
import { grantCredits } from '../../../api/domain/credits/credit.service';
import { OrderEntity } from '../../../api/domain/orders/order.entity';
import { priceWithFee } from '../../../api/domain/orders/price';
import { PaymentEntity } from '../../../api/domain/payments/attempts/payment.entity';
import { settle } from '../../../api/domain/payments/attempts/settlement.service';
import { randomCode } from '../../../api/platform/secrets/secrets';
import { demoCaptureId } from '../paypal/demo-captures';
import { countDemoCalls, creditsOfDesigns, designEvents } from './designs';
import { dateAgo, happenInOrder } from './past';
import type { PastEvent } from './past';

/** Creates a customer's history: one order paid two weeks ago through the real settlement, one pending, and designs. */
export async function seedHistory(
  tx: RequestContext,
  userId: string,
  customer: { email: string; name: string },
): Promise<void> {
  const [starter, enterprise] = await tx.db.find(PackageEntity, { order: { price: 'ASC' } });
  if (!starter || !enterprise) return;
  const [calendar, captions] = await tx.db.find(ItemEntity, { order: { number: 'ASC' } });
  const events: PastEvent[] = [
    {
      at: dateAgo(14 * 24),
      happen: async (at) => pay(tx, await placeOrder(tx, userId, customer, starter, at), customer.email),
    },
    { at: dateAgo(24), happen: (at) => placeOrder(tx, userId, customer, enterprise, at) },
    ...(calendar
      ? [
          {
            at: dateAgo(9 * 24),
            happen: async (at: Date) => pay(tx, await placeItem(tx, userId, customer, calendar, at), customer.email),
          },
        ]
      : []),
    ...(captions ? [{ at: dateAgo(2 * 24), happen: (at: Date) => placeItem(tx, userId, customer, captions, at) }] : []),
    ...(await designEvents(tx, userId)),
  ];
  await grantCredits(tx, userId, creditsOfDesigns, 'For the designs of the demo');
  await happenInOrder(events);
  await countDemoCalls(tx);
}

/** Pays through the real settlement. */
async function pay(tx: RequestContext, paid: OrderEntity, payerEmail: string): Promise<void> {
  const providerOrderId = `DEMO${paid.orderCode}`;
  const amount = { currency_code: paid.currency, value: paid.total };
  const { identifiers } = await tx.db.insert(PaymentEntity, {
    orderId: paid.id,
    state: 'CREATED',
    providerOrderId,
    amount: paid.total,
    currency: paid.currency,
  });
  await settle(
    tx,
    { id: identifiers[0]?.['id'] as string, orderId: paid.id },
    {
      capture: {
        id: demoCaptureId(paid.orderCode, amount),
        status: 'COMPLETED',
        amount,
        custom_id: paid.orderCode,
        create_time: paid.createdAt.toISOString(),
      },
      payerEmail,
    },
  );
}

async function placeItem(
  tx: RequestContext,
  userId: string,
  customer: { email: string; name: string },
  item: ItemEntity,
  createdAt: Date,
): Promise<OrderEntity> {
  const { id: itemId, name, price, guidelines, guidelinesHtml, accessUrl, slug, number, imageUrl } = item;
  const { fileKey, fileName, fileBytes } = item;
  const { identifiers } = await tx.db.insert(OrderEntity, {
    kind: 'ITEM',
    orderCode: randomCode(),
    paymentCode: randomCode(),
    userId,
    ...{
      itemId,
      name,
      guidelines,
      guidelinesHtml,
      accessUrl,
      fileKey,
      fileName,
      fileBytes,
      slug,
      itemNumber: number,
      imageUrl,
    },
    ...priceWithFee(price),
    currency: 'USD',
    credit: 0,
    validityDays: 0,
    customerName: customer.name,
    customerEmail: customer.email,
    address: '12 Mill Lane, Bristol',
    country: 'United Kingdom',
    createdAt,
  });
  return tx.db.findOneByOrFail(OrderEntity, { id: identifiers[0]?.['id'] as string });
}

async function placeOrder(
  tx: RequestContext,
  userId: string,
  customer: { email: string; name: string },
  bought: PackageEntity,
  createdAt: Date,
): Promise<OrderEntity> {
  const { identifiers } = await tx.db.insert(OrderEntity, {
    kind: 'PACKAGE',
    orderCode: randomCode(),
    paymentCode: randomCode(),
    userId,
    packageId: bought.id,
    name: bought.name,
    ...priceWithFee(bought.price),
    currency: 'USD',
    credit: bought.credit,
    validityDays: bought.validityDays,
    customerName: customer.name,
    customerEmail: customer.email,
    address: '12 Mill Lane, Bristol',
    country: 'United Kingdom',
    createdAt,
  });
  return tx.db.findOneByOrFail(OrderEntity, { id: identifiers[0]?.['id'] as string });
}
