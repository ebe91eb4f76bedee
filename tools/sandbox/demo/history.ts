import type { RequestContext } from '../../../api/context';
import { ItemEntity } from '../../../api/domain/catalog/item.entity';
import { PackageEntity } from '../../../api/domain/catalog/package.entity';
import { OrderEntity } from '../../../api/domain/orders/order.entity';
import { priceWithFee } from '../../../api/domain/orders/price';
import { PaymentEntity } from '../../../api/domain/payments/payment.entity';
import { settle } from '../../../api/domain/payments/settlement.service';
import { randomCode } from '../../../api/platform/secrets/secrets';
import { seedDesigns } from './designs';

const dayMs = 24 * 60 * 60 * 1000;

/** A customer's past: one order paid two weeks ago through the real settlement, one still open, and designs. */
export async function seedHistory(
  tx: RequestContext,
  userId: string,
  customer: { email: string; name: string },
): Promise<void> {
  const [starter, enterprise] = await tx.db.find(PackageEntity, { order: { price: 'ASC' } });
  if (!starter || !enterprise) return;
  const paid = await placeOrder(tx, userId, customer, starter, new Date(Date.now() - 14 * dayMs));
  await pay(tx, paid, customer.email);
  await placeOrder(tx, userId, customer, enterprise, new Date(Date.now() - dayMs));
  const [calendar, captions] = await tx.db.find(ItemEntity, { order: { number: 'ASC' } });
  if (calendar) await pay(tx, await placeItem(tx, userId, customer, calendar, 9), customer.email);
  if (captions) await placeItem(tx, userId, customer, captions, 2);
  await seedDesigns(tx, userId);
}

/** Through the real settlement. */
async function pay(tx: RequestContext, paid: OrderEntity, payerEmail: string): Promise<void> {
  const providerOrderId = `DEMO${paid.orderCode}`;
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
        id: `DEMOCAP${paid.orderCode}`,
        status: 'COMPLETED',
        amount: { currency_code: paid.currency, value: paid.total },
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
  { id: itemId, name, price, guidelines, accessUrl, fileKey, fileName, fileBytes, slug, number, imageUrl }: ItemEntity,
  daysAgo: number,
): Promise<OrderEntity> {
  const { identifiers } = await tx.db.insert(OrderEntity, {
    kind: 'ITEM',
    orderCode: randomCode(),
    paymentCode: randomCode(),
    userId,
    ...{ itemId, name, guidelines, accessUrl, fileKey, fileName, fileBytes, slug, itemNumber: number, imageUrl },
    ...priceWithFee(price),
    currency: 'USD',
    credit: 0,
    validityDays: 0,
    customerName: customer.name,
    customerEmail: customer.email,
    address: '12 Mill Lane, Bristol',
    country: 'United Kingdom',
    createdAt: new Date(Date.now() - daysAgo * dayMs),
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
