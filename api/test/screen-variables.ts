import { randomUUID } from 'node:crypto';
import { issueToken } from '../domain/accounts/single-use-token.service';
import { saveSection } from '../domain/content/content-editing.service';
import { deleteDesigns } from '../domain/designs/design-deletion.service';
import { cancelDesign, createDesign } from '../domain/designs/design.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import { accountVariables } from './account-variables';
import { TicketImageEntity } from '../domain/tickets/ticket-image.entity';
import { sectionVersion } from './current-versions';
import { billing, storedPicture, designInput } from './filled-product';
import type { FilledProduct } from './filled-product';

/** Variables that the screens send. Each function creates the data it needs, before statements are counted. */
export const screenVariables: Record<string, (filled: FilledProduct) => object | Promise<object>> = {
  Checkout: ({ packageId }) => ({ id: packageId }),
  DesignById: ({ designId }) => ({ id: designId }),
  DesignRow: ({ designId }) => ({ followed: [designId] }),
  Designs: () => ({ page: { size: 100 } }),
  GalleryDesigns: () => ({ filter: { search: 'a' }, page: { size: 100 } }),
  GalleryChange: ({ designId }) => ({ filter: {}, changed: { ids: [designId] } }),
  GalleryTotal: () => ({ filter: { search: 'a' } }),
  GalleryDesign: ({ designId }) => ({ id: designId }),
  CreditEntries: () => ({ page: { size: 25 } }),
  Item: () => ({ number: '1' }),
  ItemCheckout: ({ itemId }) => ({ id: itemId }),
  ItemIsBought: ({ itemId }) => ({ id: itemId }),
  Items: () => ({ page: { size: 12 } }),
  ItemAccess: ({ itemId }) => ({ itemId }),
  PurchaseDetails: ({ pendingOrderId }) => ({ id: pendingOrderId }),
  Purchases: () => ({
    filter: { search: 'Pack' },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
    page: { number: 1, size: 25 },
  }),
  PayPurchase: ({ pendingOrderId }) => ({ id: pendingOrderId }),

  ...accountVariables,
  CancelDesign: async (filled) => ({ id: await queuedDesign(filled) }),
  CapturePayment: (filled) => approvedOrder(filled),
  ReturnPurchase: async (filled) => {
    const { purchaseId, paypalOrderId } = await approvedOrder(filled);
    return { id: (await capturePayment(filled.product.ctx(filled.member), purchaseId, paypalOrderId)).id };
  },
  DeletePurchases: ({ pendingOrderId }) => ({ target: { ids: [pendingOrderId] }, expected: 1 }),
  PurchasesToDelete: () => ({ filter: { paymentStatus: ['PENDING'] } }),
  RefundPurchase: async (filled) => {
    const { purchaseId, paypalOrderId } = await approvedOrder(filled);
    await capturePayment(filled.product.ctx(filled.member), purchaseId, paypalOrderId);
    return { input: { purchaseId, amount: '1.00', reason: 'Asked for it', requestId: randomUUID() } };
  },
  CreateDesign: () => ({ input: { requestId: randomUUID(), design: designInput } }),
  CreatePurchase: ({ packageId }) => ({ input: { of: { packageId }, billing, requestId: randomUUID() } }),
  DeleteDesigns: async (filled) => ({ ids: [await endedDesign(filled), await endedDesign(filled)] }),
  RestoreDesigns: async (filled) => ({
    ids: (
      await deleteDesigns(filled.product.ctx(filled.member), [await endedDesign(filled), await endedDesign(filled)])
    ).deletedIds,
  }),
  SaveFavoritePrompt: () => ({ input: { name: randomUUID(), prompt: 'A loom.', niche: 'ART', platform: null } }),
  RenameFavoritePrompt: async (filled) => ({ id: await favoritePrompt(filled), name: randomUUID() }),
  DeleteFavoritePrompt: async (filled) => ({ id: await favoritePrompt(filled) }),
  AdminOverview: (filled) => editFeatures(filled).then(() => ({})),
  EarlierSection: (filled) => editFeatures(filled).then(() => ({ key: 'FEATURES', version: 1 })),
  EnhancePrompt: () => ({ input: designInput }),
  Register: () => ({
    input: { name: 'Bo Berg', email: `${randomUUID()}@example.com`, password: 'secret-1', acceptTerms: true },
  }),
  RequestPasswordReset: ({ member }) => ({ email: member.email }),
  ResetPayPalSetup: () => ({ version: 0 }),
  ResetSection: () => ({ key: 'FEATURES', version: 1 }),
  RestoreSection: () => ({ key: 'FEATURES', earlier: 1, version: 1 }),
  SavePayPalSetup: () => ({
    input: {
      clientId: 'shop',
      clientSecret: 'secret',
      mode: 'SANDBOX',
      currency: 'USD',
      enablePayPal: true,
      buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
    },
    version: 0,
  }),
  SaveSellerSetup: () => ({
    input: { returnDays: 14, sellerName: 'Shop', sellerAddress: '', taxId: '', taxLine: '' },
    version: 0,
  }),
  SaveSection: () => ({
    body: { features: { subtitle: 'S', title: 'T', description: 'D', features: [] } },
    version: 1,
  }),
  SetSectionActive: () => ({ key: 'FEATURES', isActive: true, version: 1 }),
  StoredSection: (filled) => editFeatures(filled).then(() => ({ key: 'FEATURES' })),
  ResetPassword: async (filled) => ({ input: { token: await resetToken(filled), password: 'secret-2' } }),
  SendContactMessage: ({ member }) => ({
    input: {
      name: 'Ann Lee',
      email: member.email,
      subject: 'Opening hours',
      phone: '+44 117 496 0000',
      message: 'When do you open?',
      imageIds: [],
    },
  }),
  SignIn: ({ member: { email, password } }) => ({ input: { email, password } }),
  Ticket: ({ ticketId }) => ({ id: ticketId }),
  TicketChanged: ({ ticketId }) => ({ id: ticketId }),
  TicketDesign: ({ designId }) => ({ id: designId }),
  TicketPurchase: ({ pendingOrderId }) => ({ id: pendingOrderId }),
  Tickets: () => ({ filter: { status: ['OPEN'] }, page: { size: 100 } }),
  CreateTicket: async ({ designId, pendingOrderId, ...filled }) => ({
    input: {
      requestId: randomUUID(),
      subject: 'Sizes',
      message: 'Which ones?',
      designId,
      purchaseId: pendingOrderId,
      imageIds: await unsentPictures(filled),
    },
  }),
  MarkTicketRead: ({ ticketId }) => ({ id: ticketId, replies: 1 }),
  ReplyToTicket: async ({ ticketId, ...filled }) => ({
    id: ticketId,
    input: { requestId: randomUUID(), message: 'And then?', imageIds: await unsentPictures(filled) },
  }),
  StartPayment: async (filled) => ({ purchaseId: await placedOrder(filled) }),
  CancelPurchase: async (filled) => ({ id: await placedOrder(filled) }),
  PurchaseChanged: async (filled) => ({ id: await placedOrder(filled) }),
  PurchaseState: async (filled) => ({ id: await placedOrder(filled) }),
  VerifyEmail: async ({ product, member }) => ({ token: await issueToken(product.ctx(), member.id, 'VERIFY') }),
};

/** Gives the section an editor and an earlier version. */
const editFeatures = async ({ product, member }: FilledProduct) =>
  saveSection(product.ctx({ id: member.id, role: 'ADMIN' }), {
    body: { features: { subtitle: 'S', title: randomUUID(), description: 'D', features: [] } },
    version: await sectionVersion(product.ctx(), 'FEATURES'),
  });

async function approvedOrder(filled: FilledProduct) {
  const { product, member } = filled;
  const { clientId, clientSecret } = product.services.config.paypal;
  const purchaseId = await placedOrder(filled);
  const paypalOrderId = await startPayment(product.ctx(member), purchaseId);
  const paypal = new SandboxClient(product.paypal.url, clientId, clientSecret);
  await paypal.signIn();
  await paypal.approve(paypalOrderId);
  return { purchaseId, paypalOrderId };
}

const placedOrder = async ({ product, member, packageId }: FilledProduct) =>
  (await createPurchase(product.ctx(member), { of: { packageId }, billing })).id;
const queuedDesign = async ({ product, member }: FilledProduct) =>
  (await createDesign(product.ctx(member), { requestId: randomUUID(), design: designInput })).id;
const endedDesign = async (filled: FilledProduct) =>
  (await cancelDesign(filled.product.ctx(filled.member), await queuedDesign(filled))).id;
const favoritePrompt = async ({ product, member }: FilledProduct) =>
  (await saveFavoritePrompt(product.ctx(member), { name: randomUUID(), prompt: 'A loom.' })).id;
/** Uploads as many pictures as a message may have. */
async function unsentPictures({ product, member }: Pick<FilledProduct, 'product' | 'member'>): Promise<string[]> {
  const picture = () => ({ ...storedPicture(), userId: member.id });
  const rows = [picture(), picture(), picture()];
  const { identifiers } = await product.services.dataSource.manager.insert(TicketImageEntity, rows);
  return identifiers.map(({ id }) => id as string);
}
/** Uses an account of its own, as the reset ends the account's sessions. */
const resetToken = async ({ product }: FilledProduct) =>
  issueToken(product.ctx(), (await product.addUser()).id, 'RESET');
