import { randomUUID } from 'node:crypto';
import { sections } from '../../contract/sections';
import { deleteDesigns } from '../domain/designs/design-deletion.service';
import { createDesign } from '../domain/designs/design-creation.service';
import { cancelDesign } from '../domain/designs/design.service';
import { DesignEntity } from '../domain/designs/design.entity';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { contentOf } from '../domain/designs/studio/document.service';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import { capturePayment } from '../domain/payments/attempts/capture.service';
import { SandboxClient } from '../../tools/sandbox/paypal/sandbox-client';
import { accountCases } from './account-cases';
import { brandCases } from './brand-cases';
import { monthCases } from './month-cases';
import { addPhoto } from './photos';
import { webhookCases } from './webhook-cases';
import type { ClientCase } from './client-operations';
import { TicketImageEntity } from '../domain/tickets/ticket-image.entity';
import { billing, storedPicture, designInput, type FilledProduct } from './filled-product';

/** The operation of each section: its row, and the name of the shop. */
const sectionCases = Object.fromEntries(
  Object.values(sections).map(({ field }): [string, ClientCase] => [
    field.charAt(0).toUpperCase() + field.slice(1),
    { member: 3, anonymous: 2 },
  ]),
);

/**
 * The client's operations with their exact cost. BEGIN, COMMIT, the look-up of the caller (one for a member, none for
 * an anonymous caller) and the counting of attempts are statements too. A number may fall; raising one needs a reason.
 * Operations that only Admins may call are measured by `adminCases`.
 */
export const clientCases: Record<string, ClientCase> = {
  ...accountCases,
  // The account with its photos, and which of them designs use.
  DesignPhotos: { member: 4 },
  DeleteDesignPhoto: {
    member: 8,
    variables: async ({ product, member }) => ({ id: await addPhoto(product, member.id) }),
  },
  ...monthCases,
  ...webhookCases,
  ...brandCases,
  ...sectionCases,
  // Queries, including the look-up of the member.
  // Payments, refunds, disputes, invoices, the order's state for what may be done with each, and the customer.
  OrderPage: { admin: 8, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  // Also transitions, emails, comments and who caused it.
  OrderTimeline: { admin: 9, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  // The ledger, the designs with the rule that finds them, and tickets.
  OpenOrders: {
    member: 4,
    variables: async (filled) => {
      await placedOrder(filled);
      return {};
    },
  },
  OrderLists: { admin: 7, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  AdminPurchase: { admin: 4, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  DesignCredit: { admin: 3, variables: ({ designId }) => ({ id: designId }) },
  AdminDesign: { admin: 3, variables: ({ designId }) => ({ id: designId }) },
  // And what it is about, its customer with the last orders, and merged tickets.
  InboxTicketFacts: { admin: 9, variables: ({ ticketId }) => ({ id: ticketId }) },
  // The settings themselves are public; the Admin's part is one of their fields.
  PayPalSetup: { turnedAway: 1, admin: 3 },
  Delivery: { turnedAway: 1, admin: 2 },
  // What waits is counted in one statement; the steps before opening read every setting and ask the services.
  ShopNeeds: { turnedAway: 1, admin: 24 },
  // The settings once for both of its fields.
  AiKeys: { turnedAway: 1, admin: 3 },
  AiSetup: { turnedAway: 1, admin: 2 },
  SellerSetup: { turnedAway: 1, admin: 2 },
  AppearanceSetup: { turnedAway: 1, admin: 2 },
  ShopAppearance: { member: 2, anonymous: 1 },
  AdminSignIn: { turnedAway: 1, admin: 3 },
  ShopTimeZone: { turnedAway: 1, admin: 2 },
  CostSettings: { turnedAway: 2, admin: 3 },
  // The currency is public.
  AllPackages: { turnedAway: 1, admin: 3 },
  Checkout: { member: 3, anonymous: 2, variables: ({ packageId }) => ({ id: packageId }) },
  // Includes payments that PayPal has not decided on, open tickets and tickets with unread replies.
  // And the posts of the latest designs.
  DashboardSummary: { member: 6 },
  // A design's post is read for all rows at once.
  DesignById: { member: 3, variables: ({ designId }) => ({ id: designId }) },
  // Designs in progress and finished ones.
  DesignRow: { member: 4, variables: ({ designId }) => ({ followed: [designId] }) },
  Designs: { member: 3, variables: () => ({ page: { size: 100 } }) },
  // Its rows, and the current length of the list.
  GalleryChange: { member: 4, variables: ({ designId }) => ({ filter: {}, changed: { ids: [designId] } }) },
  ExistingDesigns: { member: 3, variables: ({ designId }) => ({ ids: [designId] }) },
  GalleryTotal: { member: 2, variables: () => ({ filter: { search: 'a' } }) },
  GalleryDesign: { member: 3, variables: ({ designId }) => ({ id: designId }) },
  GalleryDesigns: { member: 3, variables: () => ({ filter: { search: 'a' }, page: { size: 100 } }) },
  GeneratorSetup: { member: 2 },
  ItemCurrency: { member: 2, anonymous: 1 },
  // The earlier slugs are looked up once, however many items are shown.
  Item: { member: 4, anonymous: 3, variables: () => ({ number: '1' }) },
  ItemAccess: { member: 3, variables: ({ itemId }) => ({ itemId }) },
  ItemCheckout: { member: 3, anonymous: 2, variables: ({ itemId }) => ({ by: { id: itemId } }) },
  ItemIsBought: { member: 3, variables: ({ itemId }) => ({ id: itemId }) },
  Items: { member: 4, anonymous: 3, variables: () => ({ page: { size: 12 } }) },
  PurchaseDetails: { member: 9, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  Purchases: {
    member: 4,
    variables: () => ({
      filter: { search: 'Pack' },
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 25 },
    }),
  },
  PendingCounts: { member: 4 },
  PayPurchase: { member: 2, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  PaymentSettings: { member: 2, anonymous: 1 },
  Pricing: { member: 3, anonymous: 2 },
  // Its design, its order, its replies, the pictures of the first message and of the replies, and merged tickets.
  Ticket: { member: 8, variables: ({ ticketId }) => ({ id: ticketId }) },
  TicketDesign: { member: 2, variables: ({ designId }) => ({ id: designId }) },
  TicketPurchase: { member: 2, variables: ({ pendingOrderId }) => ({ id: pendingOrderId }) },
  TicketSubjects: { member: 3 },
  Tickets: { member: 2, variables: () => ({ filter: { status: ['OPEN'] }, page: { size: 100 } }) },
  PostToEdit: { member: 3, variables: ({ designId }) => ({ id: designId }) },
  // And the sample of its picture.
  StudioDesign: { member: 4, variables: ({ designId }) => ({ id: designId }) },
  // A process composes it.
  ServerLayout: { member: 5, variables: ({ designId }) => ({ id: designId, size: 'SQUARE' }) },
  ProofKinds: { member: 2 },
  UnreadTickets: { member: 2 },
  // Mutations.
  CorrectDesign: {
    member: 26,
    variables: async (filled) => ({ id: await drawnDesign(filled), requestId: randomUUID() }),
  },
  PreferLettering: { member: 4, variables: () => ({ lettering: 'DRAWN' }) },
  CancelDesign: { member: 14, variables: async (filled) => ({ id: await queuedDesign(filled) }) },
  CancelPurchase: { member: 10, variables: async (filled) => ({ id: await placedOrder(filled) }) },
  // The invoice reads the seller, takes a number and is written.
  CapturePayment: { member: 31, variables: (filled) => approvedOrder(filled) },
  // The email about it is written and queued.
  ReturnPurchase: {
    member: 50,
    variables: async (filled) => {
      const { purchaseId: id, paypalOrderId } = await approvedOrder(filled);
      return { id: (await capturePayment(filled.product.ctx(filled.member), id, paypalOrderId)).purchase.id };
    },
  },
  // The last statement notifies every tab of its owner.
  CreateDesign: { member: 18, variables: () => ({ input: { requestId: randomUUID(), design: designInput } }) },
  // The last statement notifies Admins.
  // What the request id stands for is read first.
  CreatePurchase: {
    member: 10,
    variables: ({ packageId }) => ({ input: { of: { packageId }, billing, requestId: randomUUID() } }),
  },
  // Its subject is looked up; its pictures are assigned to it; all subscribers to tickets are notified.
  CreateTicket: {
    member: 11,
    variables: async ({ designId, pendingOrderId, ...filled }) => ({
      input: {
        requestId: randomUUID(),
        subject: 'Sizes',
        message: 'Which ones?',
        designId,
        purchaseId: pendingOrderId,
        imageIds: await unsentPictures(filled),
      },
    }),
  },
  // The limit, read and consumed; a transaction, so that the event is sent only if they are deleted; all of them in one statement.
  DeleteDesigns: {
    member: 8,
    variables: async (filled) => ({ ids: [await endedDesign(filled), await endedDesign(filled)] }),
  },
  RestoreDesigns: {
    member: 6,
    variables: async (filled) => ({
      ids: (
        await deleteDesigns(filled.product.ctx(filled.member), [await endedDesign(filled), await endedDesign(filled)])
      ).deletedIds,
    }),
  },
  // The limit is counted, and the transaction notifies every tab of its owner.
  SaveHeadline: { member: 9, variables: (filled) => postOf(filled) },
  // And the sample of its picture.
  SaveStudioPost: { member: 10, variables: (filled) => postOf(filled) },
  FurtherDesigns: { member: 3, variables: ({ designId }) => ({ id: designId }) },
  AnotherPicture: { member: 3, variables: ({ designId }) => ({ id: designId }) },
  // The limits of a minute and a day; the call is recorded with its cost.
  RewriteCaption: { member: 16, variables: ({ designId }) => ({ id: designId, change: 'SHORTER' }) },
  CopyPost: {
    member: 20,
    variables: async (filled) => {
      const { id, content } = await postOf(filled);
      return { id, requestId: randomUUID(), content };
    },
  },
  PaintAnother: {
    member: 20,
    variables: async (filled) => ({
      input: {
        requestId: randomUUID(),
        design: { ...designInput, lettering: 'SET' },
        basedOn: (await postOf(filled)).id,
      },
    }),
  },
  EnhancePrompt: { member: 10, variables: () => ({ input: designInput }) },
  FavoritePrompts: { member: 2 },
  // Changes of one account's favorites are serialized; then all of them are returned.
  SaveFavoritePrompt: {
    member: 10,
    variables: () => ({ input: { name: randomUUID(), prompt: 'A loom.', niche: 'ART', platform: null } }),
  },
  RenameFavoritePrompt: {
    member: 10,
    variables: async (filled) => ({ id: await favoritePrompt(filled), name: randomUUID() }),
  },
  DeleteFavoritePrompt: { member: 6, variables: async (filled) => ({ id: await favoritePrompt(filled) }) },
  MarkTicketRead: { member: 9, variables: ({ ticketId }) => ({ id: ticketId, replies: 1 }) },
  // Read before it is locked, and again under its lock; its pictures are assigned to it; then the conversation is read.
  ReplyToTicket: {
    member: 19,
    variables: async ({ ticketId, ...filled }) => ({
      id: ticketId,
      input: { requestId: randomUUID(), message: 'And then?', imageIds: await unsentPictures(filled) },
    }),
  },
  // Support is notified only if the message is stored. An equal one of the last hour is looked for, under a lock.
  SendContactMessage: {
    member: 8,
    anonymous: 7,
    variables: ({ member }) => ({
      input: {
        name: 'Ann Lee',
        email: member.email,
        subject: 'Opening hours',
        phone: '+44 117 496 0000',
        message: `When do you open? ${randomUUID()}`,
        imageIds: [],
      },
    }),
  },
  StartPayment: {
    member: 16,
    variables: async (filled) => {
      // the first payment of a process also records the account at PayPal
      await startPayment(filled.product.ctx(filled.member), await placedOrder(filled));
      return { purchaseId: await placedOrder(filled) };
    },
  },
  // Subscriptions, until their first answer.
  DesignsChanged: { member: 7 },
  PurchaseChanged: { member: 7, variables: async (filled) => ({ id: await placedOrder(filled) }) },
  PurchaseState: { member: 7, variables: async (filled) => ({ id: await placedOrder(filled) }) },
  TicketChanged: { member: 13, variables: ({ ticketId }) => ({ id: ticketId }) },
  TicketsChanged: { member: 6 },
};

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
/** A finished design whose words the AI drew. */
async function drawnDesign(filled: FilledProduct) {
  const id = await queuedDesign(filled);
  const { manager } = filled.product.services.dataSource;
  await manager.update(DesignEntity, { id }, { state: 'RUNNING' });
  const ended = { state: 'SUCCEEDED', imageKey: `designs/${id}/image.png`, finishedAt: new Date() } as const;
  await manager.update(DesignEntity, { id }, ended);
  return id;
}
const endedDesign = async (filled: FilledProduct) =>
  (await cancelDesign(filled.product.ctx(filled.member), await queuedDesign(filled))).id;
async function postOf({ product, designId: id }: FilledProduct) {
  const row = await product.services.dataSource.manager.findOneByOrFail(DesignDocumentEntity, { designId: id });
  return { id, version: row.version, content: contentOf(row) };
}
const favoritePrompt = async ({ product, member }: FilledProduct) =>
  (await saveFavoritePrompt(product.ctx(member), { name: randomUUID(), prompt: 'A loom.' })).id;
/** Uploads as many pictures as a message may have. */
async function unsentPictures({ product, member }: Pick<FilledProduct, 'product' | 'member'>): Promise<string[]> {
  const picture = () => ({ ...storedPicture(), userId: member.id });
  const rows = [picture(), picture(), picture()];
  const { identifiers } = await product.services.dataSource.manager.insert(TicketImageEntity, rows);
  return identifiers.map(({ id }) => id as string);
}
