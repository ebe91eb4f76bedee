import { randomUUID } from 'node:crypto';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import type { RequestContext } from '../context';
import { addUserNote, notesAbout } from '../domain/accounts/admin/user-note.service';
import { ItemEntity } from '../domain/catalog/item.entity';
import { DesignEntity } from '../domain/designs/design.entity';
import { createDesign } from '../domain/designs/design-creation.service';
import { saveView } from '../domain/saved-views/saved-view.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import type { AdminCase, AdministeredProduct } from './administered-product';
import { aiKeyCases } from './ai-key-cases';
import { catalogueCases } from './catalogue-cases';
import { settingsVersion } from './section-editor';
import { contentCases } from './content-cases';
import { billing, designInput } from './filled-product';
import { messageAdminCases } from './message-admin-cases';
import { orderCases } from './order-cases';
import { ticketAdminCases } from './ticket-admin-cases';
import { tokenAdminCases } from './token-admin-cases';
import { webhookAdminCases } from './webhook-cases';

/**
 * Each Admin operation by its root field. Settings are read with all their parts, and an email takes one statement for
 * the shop's name and colour.
 */
export const adminCases: Record<string, AdminCase> = {
  ...orderCases,
  ...ticketAdminCases,
  ...tokenAdminCases,
  ...messageAdminCases,
  ...contentCases,
  ...aiKeyCases,
  ...webhookAdminCases,
  // One per table that a row reads from, the earlier slugs of items, and the settings once for each of two rules.
  // With everything selected, a longer page costs more than an operation may.
  purchases: { budget: 18, variables: () => ({ page: { number: 1, size: 15 } }) },
  creditEntries: { budget: 6 },
  // The customers, the names of the AI keys, and the ledger entries that returned credits.
  designs: { budget: 7 },
  aiCosts: {
    budget: 3,
    variables: () => ({
      range: { from: new Date(Date.now() - 7 * 86_400_000).toISOString(), until: new Date().toISOString() },
    }),
  },
  designFailures: {
    budget: 4,
    variables: () => ({
      range: { from: new Date(Date.now() - 7 * 86_400_000).toISOString(), until: new Date().toISOString() },
      by: 'KEY',
    }),
  },
  listPreferences: { budget: 2, variables: () => ({ list: 'ORDERS' }) },
  savedViews: {
    budget: 3,
    variables: async (filled) => {
      // as many as there are rows of everything, each of another Admin
      for (let row = 0; row < filled.rows; row += 1)
        await aView(filled.product.ctx(await filled.product.addUser({ role: 'ADMIN' })), true);
      return { list: 'ORDERS' };
    },
  },
  // There are more accounts than rows of anything else.
  users: { budget: 4, variables: () => ({ page: { number: 1, size: 60 } }) },
  user: { budget: 5, variables: ({ member }) => ({ id: member.id }) },
  // The accounts of the target, and which of them have paid.
  userDeletionPreview: { budget: 4, variables: ({ member }) => ({ target: { ids: [member.id] } }) },
  // The Admins who acted, and whether they need two-step sign-in. The operations measured before this one leave entries too.
  auditEntries: { budget: 5, variables: () => ({ filter: { subject: ['content/features'] }, page: { size: 50 } }) },
  adminSearch: { budget: 2, variables: () => ({ text: 'customer' }) },
  // The figures of stuck work are read at most every 15 seconds, in a transaction of their own.
  shopActivity: { budget: 7 },
  needsAttention: { budget: 7 },
  // The services are called as well: what each key reaches is stored, and the webhook of the PayPal account is looked up.
  setupChecklist: { budget: 23 },
  // The time zone, what is rolled up, yesterday and today, the shop's currency, and whether there is anything yet.
  dashboard: {
    budget: 9,
    variables: () => ({ range: { from: '2025-01-01', to: '2026-12-31' }, compare: true }),
  },
  updateUser: {
    budget: 18,
    variables: async ({ product }) => ({
      id: (await product.addUser({ credits: 2 })).id,
      version: 1,
      input: { name: 'Renamed', role: 'MODERATOR', credits: { from: 2, to: 5, reason: 'Made good' } },
    }),
  },
  // What the Admin granted during 24 hours is locked and summed.
  grantCredits: {
    budget: 14,
    variables: async ({ product }) => ({
      id: (await product.addUser()).id,
      input: { requestId: randomUUID(), credits: 5, reason: 'Thank you' },
    }),
  },
  setUserDisabled: {
    budget: 11,
    variables: async ({ product }) => ({ id: (await product.addUser()).id, isDisabled: true, reason: 'Misuse' }),
  },
  signOutUser: {
    budget: 9,
    variables: async ({ product }) => ({ id: (await product.addUser()).id, reason: 'Lost a phone' }),
  },
  // Everything that an account owns is looked up and deleted, its webhooks in one statement, its events in one, the log of its programs in
  // one, its test account is looked for, and an Admin's tickets are
  // no longer assigned; what Admins wrote about it is erased from the records that stay.
  eraseUser: {
    budget: 61,
    variables: async ({ product }) => ({ id: (await product.addUser()).id, reason: 'Asked for it' }),
  },
  eraseUsers: {
    budget: 60,
    variables: async ({ product }) => ({
      target: { ids: [(await product.addUser()).id] },
      expected: 1,
      reason: 'Asked for it',
    }),
  },
  addUserNote: {
    budget: 9,
    variables: async ({ product }) => ({ id: (await product.addUser()).id, text: 'Called us' }),
  },
  deleteUserNote: {
    budget: 9,
    variables: async ({ product, admin }) => {
      const { id } = await product.addUser();
      await addUserNote(product.ctx(admin), id, 'Called us');
      const [note] = await notesAbout(product.ctx(), id);
      return { id: note?.id };
    },
  },
  ...catalogueCases,
  confirmAdmin: { budget: 12, variables: () => ({ proof: { password: 'secret-1' } }) },
  resetTwoStep: {
    budget: 15,
    variables: async ({ product }) => {
      const { id } = await product.addUser();
      await product.services.pool.query('update users set two_step_at = now() where id = $1', [id]);
      return { id, reason: 'Lost their phone' };
    },
  },
  savePayPalSettings: {
    budget: 19,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'paypal'),
      input: {
        clientId: product.services.config.paypal.clientId,
        clientSecret: product.services.config.paypal.clientSecret,
        mode: 'SANDBOX',
        currency: 'USD',
        enablePayPal: true,
        buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
      },
    }),
  },
  resetPayPalSettings: {
    budget: 18,
    variables: async ({ product }) => ({ version: await settingsVersion(product.ctx(), 'paypal') }),
  },
  testPayPal: { budget: 4 },
  delivery: { budget: 2 },
  testEmail: { budget: 6 },
  testStorage: { budget: 3 },
  saveShopSettings: {
    budget: 17,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'shop'),
      input: { returnDays: 14, sellerName: 'Shop', sellerAddress: '', taxId: '', taxLine: '', refundProofAbove: '50' },
    }),
  },
  saveAppearance: {
    budget: 15,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'appearance'),
      input: { shopName: 'Loom & Daughters', logoUrl: '', accentColor: '#0066CC' },
    }),
  },
  saveMailSettings: {
    budget: 17,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'mail'),
      input: { sender: 'shop@example.com' },
    }),
  },
  openShop: { budget: 15 },
  setAdminsNeedTwoStep: {
    budget: 19,
    variables: async ({ product, admin }) => {
      // switched off again: the operations after this one are an Admin's without two-step sign-in
      await product.services.pool.query(
        `insert into settings (key, body) values ('admins', '{"needTwoStep": true}')
         on conflict (key) do update set body = excluded.body`,
      );
      await product.services.pool.query('update users set two_step_at = now() where id = $1', [admin.id]);
      return { isNeeded: false };
    },
  },
  // The refund is stored before PayPal is called, and completed afterwards, with its credit note and email.
  refundPurchase: {
    budget: 55,
    variables: async (filled) => {
      const { id } = await paidOrder(filled);
      return { input: { purchaseId: id, amount: '1.00', reason: 'Asked for it', requestId: randomUUID() } };
    },
  },
  refundPayment: {
    budget: 55,
    variables: async (filled) => {
      const { id } = await paidOrder(filled);
      const payment = await filled.product.services.dataSource.manager.findOneByOrFail(PaymentEntity, { orderId: id });
      return { input: { paymentId: payment.id, amount: '1.00', reason: 'Asked for it', requestId: randomUUID() } };
    },
  },
  deletePurchase: {
    budget: 16,
    variables: async ({ product }) => {
      const { id } = await product.addUser();
      const [item] = await product.services.dataSource.manager.find(ItemEntity, { take: 1 });
      const order = await createPurchase(product.ctx({ id, role: 'MEMBER' }), {
        of: { itemId: item?.id ?? '' },
        billing,
      });
      return { id: order.orderCode, kind: 'ITEM' };
    },
  },
  // As many as there are rows of everything.
  deletePurchases: {
    budget: 12,
    variables: async ({ product, rows }) => {
      const ids: string[] = [];
      for (let row = 0; row < rows; row += 1) {
        const { id } = await product.addUser();
        const customer = product.ctx({ id, role: 'MEMBER' });
        const items = await product.services.dataSource.manager.find(ItemEntity, { take: 1 });
        const order = await createPurchase(customer, { of: { itemId: items[0]?.id ?? '' }, billing });
        await startPayment(customer, order.id);
        ids.push(order.id);
      }
      return { target: { ids }, expected: ids.length };
    },
  },
  revealDesign: {
    budget: 9,
    variables: async ({ product }) => {
      const customer = product.ctx(await product.addUser({ credits: 1 }));
      const { id } = await createDesign(customer, { requestId: randomUUID(), design: designInput });
      return { id, reason: 'The customer asked about it' };
    },
  },
  returnCredit: {
    budget: 18,
    variables: async ({ product }) => {
      const customer = product.ctx(await product.addUser({ credits: 1 }));
      const { id } = await createDesign(customer, { requestId: randomUUID(), design: designInput });
      const { manager } = product.services.dataSource;
      await manager.update(DesignEntity, { id }, { state: 'RUNNING' });
      await manager.update(DesignEntity, { id }, { state: 'SUCCEEDED', imageKey: 'none', finishedAt: new Date() });
      return { designId: id, reason: 'The picture was broken', requestId: randomUUID() };
    },
  },
  saveListPreferences: {
    budget: 3,
    variables: () => ({
      input: { list: 'ORDERS', density: 'COMPACT', columns: [{ key: 'total', isHidden: false, width: 90 }] },
    }),
  },
  saveView: {
    budget: 11,
    variables: async ({ product, admin }) => ({ input: { ...viewInput(), id: await aView(product.ctx(admin)) } }),
  },
  deleteView: { budget: 8, variables: async ({ product, admin }) => ({ id: await aView(product.ctx(admin)) }) },
};

const viewInput = () => ({ list: 'ORDERS' as const, name: randomUUID(), query: 'sort=TOTAL', isShared: false });

/** Saves a view of the caller's. */
const aView = async (ctx: RequestContext, isShared = false): Promise<string> =>
  (await saveView(ctx, { ...viewInput(), isShared })).id;

async function paidOrder({ product, member, packageId }: AdministeredProduct) {
  const customer = product.ctx(member);
  const { id } = await createPurchase(customer, { of: { packageId }, billing });
  const paypalOrderId = await startPayment(customer, id);
  const { clientId, clientSecret } = product.services.config.paypal;
  const paypal = new SandboxClient(product.paypal.url, clientId, clientSecret);
  await paypal.signIn();
  await paypal.approve(paypalOrderId);
  return (await capturePayment(customer, id, paypalOrderId)).purchase;
}
