import { addPurchaseComment, commentsAbout } from '../domain/orders/admin/order-comment.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import type { AdminCase, AdministeredProduct } from './administered-product';
import { billing } from './filled-product';
import { mismatchedPayment } from './mismatched-payment';
import { PayingCustomers } from './paying-customer';
import { unmatchedPayment } from './unmatched-payment';

/** A pending order of a new customer, whose payment is begun. */
async function pendingOrder({ product, packageId }: AdministeredProduct): Promise<string> {
  const { id } = await product.addUser();
  const customer = product.ctx({ id, role: 'MEMBER' });
  const order = await createPurchase(customer, { of: { packageId }, billing });
  await startPayment(customer, order.id);
  return order.id;
}

/** What an Admin does with orders, apart from refunds and deletions. */
export const orderCases: Record<string, AdminCase> = {
  // As many as there are rows of everything.
  cancelPurchases: {
    budget: 12,
    variables: async (filled) => {
      const ids: string[] = [];
      for (let row = 0; row < filled.rows; row += 1) ids.push(await pendingOrder(filled));
      return { target: { ids }, expected: ids.length, reason: 'No longer offered' };
    },
  },
  reconcilePurchase: { budget: 40, variables: async (filled) => ({ id: await pendingOrder(filled) }) },
  // All that a payment writes, in one transaction.
  settlePayment: {
    budget: 60,
    variables: async ({ product, packageId }) => {
      const customers = await PayingCustomers.of(product, { webhooks: false, packageId });
      const { payment } = await mismatchedPayment(customers);
      return { paymentId: payment.id, reason: 'Agreed by phone' };
    },
  },
  // The rows, the suggested accounts and the granted orders; with everything selected, a page must be short.
  unmatchedPayments: {
    budget: 22,
    variables: () => ({ page: { number: 1, size: 12 }, sort: { field: 'CAPTURED_AT', direction: 'DESC' } }),
  },
  // A new order, and all that a payment writes.
  grantUnmatchedPayment: {
    budget: 70,
    variables: async ({ product, packageId }) => {
      const customers = await PayingCustomers.of(product, { webhooks: false, packageId });
      const { user, row } = await unmatchedPayment(customers);
      return { input: { id: row.id, accountId: user.id, of: { packageId }, reason: 'Lost by the restore' } };
    },
  },
  refundUnmatchedPayment: {
    budget: 20,
    variables: async ({ product, packageId }) => {
      const customers = await PayingCustomers.of(product, { webhooks: false, packageId });
      return { id: (await unmatchedPayment(customers)).row.id, reason: 'Not ours' };
    },
  },
  dismissUnmatchedPayment: {
    budget: 12,
    variables: async ({ product, packageId }) => {
      const customers = await PayingCustomers.of(product, { webhooks: false, packageId });
      return { id: (await unmatchedPayment(customers)).row.id, reason: 'Not ours' };
    },
  },
  addPurchaseComment: {
    budget: 30,
    variables: async (filled) => ({ id: await pendingOrder(filled), text: 'Called us' }),
  },
  deletePurchaseComment: {
    budget: 30,
    variables: async (filled) => {
      const id = await pendingOrder(filled);
      const ctx = filled.product.ctx(filled.admin);
      await addPurchaseComment(ctx, id, 'Called us');
      const [comment] = await commentsAbout(ctx, id);
      return { id: comment?.id };
    },
  },
};
