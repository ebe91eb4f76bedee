import { randomUUID } from 'node:crypto';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import type { RequestContext } from '../context';
import { addUserNote, notesAbout } from '../domain/accounts/admin/user-note.service';
import { ItemEntity } from '../domain/catalog/item.entity';
import { saveSection } from '../domain/content/admin/content-editing.service';
import { grantCredits } from '../domain/credits/credit.service';
import { createDesign } from '../domain/designs/design.service';
import { saveView } from '../domain/list-settings/saved-view.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { saveCannedAnswer } from '../domain/tickets/admin/canned-answer.service';
import { mergeTickets } from '../domain/tickets/admin/ticket-merge.service';
import type { SaveSectionInput } from '../graphql/generated/schema';
import { sectionVersion, settingsVersion } from './current-versions';
import { billing, startFilledProduct, designInput } from './filled-product';
import type { FilledProduct } from './filled-product';
import type { TestBrowser } from './test-browser';

/** The product with an Admin and with `rows` customers who each have data of every kind. */
export interface AdministeredProduct extends FilledProduct {
  admin: { id: string; role: 'ADMIN' };
  rows: number;
  /** The Admin's signed-in browser. */
  office: TestBrowser;
}

const features = async ({ product }: Pick<FilledProduct, 'product'>, title: string): Promise<SaveSectionInput> => ({
  body: { features: { subtitle: 'S', title, description: 'D', features: [] } },
  version: await sectionVersion(product.ctx(), 'FEATURES'),
});

/**
 * Varies from row to row what lists of everybody's data look up: the customer, the item, the design, the editor of a
 * version.
 */
export async function startAdministeredProduct(rows: number): Promise<AdministeredProduct> {
  const filled = await startFilledProduct(rows);
  const { product } = filled;
  const { manager } = product.services.dataSource;
  const office = product.browser();
  const admin = { id: await office.register('admin@example.com'), role: 'ADMIN' as const };
  await manager.query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
  const items = await manager.find(ItemEntity, { order: { id: 'ASC' } });
  for (let row = 0; row < rows; row += 1) {
    const { id } = await product.addUser({ email: `customer-${row}@example.com`, credits: 3 });
    const customer = product.ctx({ id, role: 'MEMBER' });
    const design = await createDesign(customer, { requestId: randomUUID(), design: designInput });
    const order = await createPurchase(customer, { of: { itemId: items[row]?.id ?? '' }, billing });
    await startPayment(customer, order.id);
    const other = await createPurchase(customer, { of: { packageId: filled.packageId }, billing });
    await manager.query(
      `with opened as (
         insert into tickets (user_id, user_name, user_email, user_role, subject, message, replies, order_id, design_id)
         values ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M', 1, $2, null), ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M', 1, $3, $4)
         returning id
       ) insert into ticket_replies (ticket_id, position, sender, message) select id, 1, 'ADMIN', 'R' from opened`,
      [id, order.id, other.id, design.id],
    );
    const editor = await product.addUser({ email: `editor-${row}@example.com`, role: 'ADMIN' });
    await saveSection(product.ctx(editor), await features(filled, `Edition ${row}`));
  }
  await product.ctx().transaction((tx) => grantCredits(tx, filled.member.id, 1, 'Thank you'));
  return { ...filled, admin, office, rows };
}

/** What an Admin operation costs, and how it is called. */
interface AdminCase {
  /** Maximum number of SQL statements with everything selected; the look-up of the Admin is one of them. */
  budget: number;
  /** Returns variables for the arguments that need more than a valid value, and creates the data they refer to. */
  variables?: (filled: AdministeredProduct) => object | Promise<object>;
}

/** Each Admin operation by its root field. */
export const adminCases: Record<string, AdminCase> = {
  aiKeys: { budget: 2 },
  // Earlier versions, the editors and their billing details are read for all sections together.
  storedSections: { budget: 8 },
  storedSection: { budget: 8, variables: () => ({ key: 'FEATURES' }) },
  // One per table that a row reads from, and the settings once for each of two rules.
  purchases: { budget: 14 },
  creditEntries: { budget: 6 },
  // A ticket leads to its customer, design and order, and these to theirs, and to the Admins who are at it.
  // A row of it costs more than other rows.
  tickets: { budget: 23, variables: () => ({ page: { number: 1, size: 8 } }) },
  designs: { budget: 4 },
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
  // The Admins who acted. The operations measured before this one leave entries too.
  auditEntries: { budget: 4, variables: () => ({ filter: { subject: ['content/features'] }, page: { size: 50 } }) },
  updateUser: {
    budget: 16,
    variables: async ({ product }) => ({
      id: (await product.addUser({ credits: 2 })).id,
      version: 1,
      input: { name: 'Renamed', role: 'MODERATOR', credits: { from: 2, to: 5, reason: 'Made good' } },
    }),
  },
  grantCredits: {
    budget: 12,
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
  // Everything that an account owns is looked up and deleted, and an Admin's tickets are no longer assigned.
  eraseUsers: {
    budget: 34,
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
  confirmAdmin: { budget: 12, variables: () => ({ proof: { password: 'secret-1' } }) },
  resetTwoStep: {
    budget: 12,
    variables: async ({ product }) => {
      const { id } = await product.addUser();
      await product.services.pool.query('update users set two_step_at = now() where id = $1', [id]);
      return { id, reason: 'Lost their phone' };
    },
  },
  saveSection: { budget: 15, variables: async (filled) => ({ input: await features(filled, randomUUID()) }) },
  setSectionActive: { budget: 15, variables: async (filled) => ({ ...(await edited(filled)), isActive: true }) },
  resetSection: { budget: 15, variables: edited },
  restoreSection: { budget: 16, variables: async (filled) => ({ ...(await edited(filled)), earlier: 1 }) },
  savePayPalSettings: {
    budget: 13,
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
    budget: 12,
    variables: async ({ product }) => ({ version: await settingsVersion(product.ctx(), 'paypal') }),
  },
  testPayPal: { budget: 4 },
  saveShopSettings: {
    budget: 10,
    variables: async ({ product }) => ({
      version: await settingsVersion(product.ctx(), 'shop'),
      input: { returnDays: 14, sellerName: 'Shop', sellerAddress: '', taxId: '', taxLine: '' },
    }),
  },
  // The refund is stored before PayPal is called, and completed afterwards, with its credit note and email.
  refundPurchase: {
    budget: 49,
    variables: async (filled) => {
      const { id } = await paidOrder(filled);
      return { input: { purchaseId: id, amount: '1.00', reason: 'Asked for it', requestId: randomUUID() } };
    },
  },
  refundPayment: {
    budget: 50,
    variables: async (filled) => {
      const { id } = await paidOrder(filled);
      const payment = await filled.product.services.dataSource.manager.findOneByOrFail(PaymentEntity, { orderId: id });
      return { input: { paymentId: payment.id, amount: '1.00', reason: 'Asked for it', requestId: randomUUID() } };
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
  answerTicket: {
    budget: 24,
    variables: async (filled) => ({
      id: await openTicket(filled),
      input: { requestId: randomUUID(), message: 'Like this', imageIds: [] },
    }),
  },
  revealDesign: {
    budget: 8,
    variables: async ({ product }) => {
      const customer = product.ctx(await product.addUser({ credits: 1 }));
      const { id } = await createDesign(customer, { requestId: randomUUID(), design: designInput });
      return { id, reason: 'The customer asked about it' };
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
  setTicketStatus: {
    budget: 15,
    variables: async (filled) => ({ id: await openTicket(filled), status: 'IN_PROGRESS' }),
  },
  setTicketPriority: { budget: 14, variables: async (filled) => ({ id: await openTicket(filled), priority: 'HIGH' }) },
  assignTicket: {
    budget: 16,
    variables: async (filled) => ({ id: await openTicket(filled), adminId: filled.admin.id }),
  },
  // Both are locked and changed, and so are those merged before.
  mergeTickets: {
    budget: 24,
    variables: async (filled) => ({ id: await openTicket(filled), into: await openTicket(filled) }),
  },
  separateTicket: {
    budget: 18,
    variables: async (filled) => {
      const id = await openTicket(filled);
      await mergeTickets(filled.product.ctx(filled.admin), id, await openTicket(filled));
      return { id };
    },
  },
  setTicketActivity: {
    budget: 14,
    variables: async (filled) => ({ id: await openTicket(filled), activity: 'WRITING' }),
  },
  cannedAnswers: {
    budget: 2,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aCannedAnswer(filled);
      return {};
    },
  },
  saveCannedAnswer: {
    budget: 11,
    variables: async (filled) => {
      const { id, version } = await aCannedAnswer(filled);
      return { id, version, input: { name: randomUUID(), body: 'Hello {{userName}}, about {{ticketSubject}}' } };
    },
  },
  deleteCannedAnswer: {
    budget: 9,
    variables: async (filled) => {
      const { id, version } = await aCannedAnswer(filled);
      return { id, version };
    },
  },
};

const aCannedAnswer = ({ product, admin }: AdministeredProduct) =>
  saveCannedAnswer(product.ctx(admin), null, { name: randomUUID(), body: 'Dear {{userName}}' }, 0);

const viewInput = () => ({ list: 'ORDERS' as const, name: randomUUID(), query: 'sort=TOTAL', isShared: false });

/** Saves a view of the caller's. */
const aView = async (ctx: RequestContext, isShared = false): Promise<string> =>
  (await saveView(ctx, { ...viewInput(), isShared })).id;

/** Edits a section, so that it can be reset to its default or first body. */
async function edited(filled: AdministeredProduct): Promise<{ key: string; version: number }> {
  const { product, admin } = filled;
  await saveSection(product.ctx(admin), await features(filled, randomUUID()));
  return { key: 'FEATURES', version: await sectionVersion(product.ctx(), 'FEATURES') };
}

async function paidOrder({ product, member, packageId }: AdministeredProduct) {
  const customer = product.ctx(member);
  const { id } = await createPurchase(customer, { of: { packageId }, billing });
  const paypalOrderId = await startPayment(customer, id);
  const { clientId, clientSecret } = product.services.config.paypal;
  const paypal = new SandboxClient(product.paypal.url, clientId, clientSecret);
  await paypal.signIn();
  await paypal.approve(paypalOrderId);
  return capturePayment(customer, id, paypalOrderId);
}

async function openTicket({ product, member }: AdministeredProduct): Promise<string> {
  const { rows } = await product.services.pool.query<{ id: string }>(
    `insert into tickets (user_id, user_name, user_email, user_role, subject, message) values ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M') returning id`,
    [member.id],
  );
  return rows[0]?.id ?? '';
}
