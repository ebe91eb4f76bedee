import { randomUUID } from 'node:crypto';
import { PackageEntity } from '../domain/catalog/package.entity';
import { ContentSectionEntity } from '../domain/content/content-section.entity';
import { sections } from '../../contract/sections';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../studio/posts/picture-sample';
import { grantCredits, reserveCredit } from '../domain/credits/credit.service';
import { grantPurchasedCredits } from '../domain/credits/order-credits.service';
import { DesignEntity } from '../domain/designs/design.entity';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { BrandEntity } from '../domain/brands/brand.entity';
import { FavoritePromptEntity } from '../domain/favorites/favorite-prompt.entity';
import { buildPrompt } from '../domain/designs/prompt';
import { ItemEntity } from '../domain/catalog/item.entity';
import { OrderEntity } from '../domain/orders/order.entity';
import { priceWithFee } from '../domain/orders/price';
import { TicketImageEntity } from '../domain/tickets/ticket-image.entity';
import { TicketReplyEntity } from '../domain/tickets/ticket-reply.entity';
import { TicketEntity } from '../domain/tickets/ticket.entity';
import type { DesignInput } from '../graphql/generated/schema';
import { randomCode } from '../platform/secrets/secrets';
import { aBrand } from './brands';
import { addMonth } from './months';
import type { TestBrowser } from './test-browser';
import { startTestProduct, withoutBudgets } from './test-product';
import type { TestProduct } from './test-product';

/** A member's generation request. */
export const designInput: DesignInput = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'SQUARE',
  niche: 'COOKING',
  style: 'BOLD',
  primaryText: 'Fresh bread at seven',
  customPrompt: 'A warm kitchen morning. The image should be in {size} format.',
};

export const billing = { customerName: 'Ann Lee', address: '1 High Street, Bristol', country: 'United Kingdom' };

/** The product with one member who has data of every kind. */
export interface FilledProduct {
  product: TestProduct;
  member: { id: string; role: 'MEMBER'; email: string; password: string };
  /** The member, signed in. */
  browser: TestBrowser;
  /** A package on sale. */
  packageId: string;
  itemId: string;
  /** A pending order of the member. */
  pendingOrderId: string;
  /** A finished design of the member. */
  designId: string;
  /** A ticket of the member about both, with `rows` replies. */
  ticketId: string;
}

/**
 * Starts the product over HTTP with the sandboxes of both providers, and fills it with `rows` of everything: packages,
 * orders (every other one paid), finished designs with posts, tickets, and a matching ledger. All sections have been edited.
 */
export async function startFilledProduct(rows: number): Promise<FilledProduct> {
  const product = await startTestProduct({ http: true, paypal: true, gemini: true });
  withoutBudgets(product.services);
  const { manager } = product.services.dataSource;
  const account = { email: 'ann@example.com', password: 'secret-1' };
  const browser = product.browser();
  const member = { id: await browser.register(account.email, account.password), role: 'MEMBER' as const, ...account };
  const indexes = Array.from({ length: rows }, (_, index) => index);

  await manager.insert(
    ContentSectionEntity,
    Object.entries(sections).map(([key, { defaults }]) => ({ key, body: defaults })),
  );
  const packages = indexes.map((index) => ({
    name: `Pack ${index + 1}`,
    price: `${index + 9}.00`,
    credit: 20,
    validityDays: 30,
    features: ['20 designs'],
    position: index < 3 ? index + 1 : null,
  }));
  const packageIds = (await manager.insert(PackageEntity, packages)).identifiers.map(idOf);

  const items = indexes.map((index) => ({
    name: `Item ${index + 1}`,
    slug: `item-${index + 1}`,
    number: String(index + 1),
    description: 'A table of ideas.',
    price: `${index + 2}.00`,
    guidelines: 'Open it.',
    accessUrl: 'https://files.example.com/item',
  }));
  const itemIds = (await manager.insert(ItemEntity, items)).identifiers.map(idOf);

  // One order per package, so that what a list looks up differs from row to row.
  const orders = packages.map(({ name, price, credit, validityDays }, index) => ({
    kind: 'PACKAGE' as const,
    orderCode: randomCode(),
    paymentCode: randomCode(),
    userId: member.id,
    packageId: packageIds[index],
    name,
    ...priceWithFee(price),
    currency: 'USD',
    credit,
    validityDays,
    customerEmail: member.email,
    ...billing,
    ...(index % 2 === 1 && {
      paymentStatus: 'PAID' as const,
      orderStatus: 'COMPLETED' as const,
      paidAt: new Date(),
      returnUntil: new Date(Date.now() + 14 * 86_400_000),
      transactionId: `CAPTURE-${index}`,
    }),
  }));
  const orderIds = (await manager.insert(OrderEntity, orders)).identifiers.map(idOf);

  const designs = indexes.map((index) => ({
    ...designInput,
    lettering: 'SET' as const,
    userId: member.id,
    requestId: `filled-design-${index}`,
    prompt: buildPrompt(designInput),
    ...succeeded(`filled/${index}`),
    originalKey: `filled/${index}/original.png`,
  }));
  const designIds = (await manager.insert(DesignEntity, designs)).identifiers.map(idOf);
  await manager.insert(
    DesignDocumentEntity,
    designIds.map((designId) => ({ designId, userId: member.id, ...newPost() })),
  );

  await manager.insert(
    FavoritePromptEntity,
    indexes.map((index) => ({ userId: member.id, place: index + 1, name: `Favorite ${index}`, prompt: 'A loom.' })),
  );

  await manager.insert(
    BrandEntity,
    indexes.map((index) => {
      const { name, ...content } = aBrand({ name: `Brand ${index}` });
      return { userId: member.id, name, content };
    }),
  );

  for (const _index of indexes) await addMonth(product, member.id, { posts: 2 });

  const tickets = indexes.map((index) => ({
    userId: member.id,
    userName: 'Ann Lee',
    userEmail: member.email,
    userRole: member.role,
    subject: `Question ${index}`,
    message: 'How does it work?',
    designId: designIds[0],
    orderId: orderIds[0],
    replies: rows,
    unreadByUser: rows,
  }));
  const ticketIds = (await manager.insert(TicketEntity, tickets)).identifiers.map(idOf);
  const replies = ticketIds.flatMap((ticketId) =>
    indexes.map((index) => ({
      ticketId,
      position: index + 1,
      sender: 'ADMIN' as const,
      message: `Answer ${index}`,
    })),
  );
  const replyIds = (await manager.insert(TicketReplyEntity, replies)).identifiers.map(idOf);
  await manager.insert(TicketImageEntity, [
    ...ticketIds.map((ticketId) => ({ ...storedPicture(), ticketId, position: 0 })),
    ...replies.map(({ ticketId }, index) => ({ ...storedPicture(), ticketId, replyId: replyIds[index], position: 0 })),
  ]);

  await product.ctx().transaction(async (tx) => {
    // A few more than the designs cost, for the test to spend.
    await grantCredits(tx, member.id, rows + 5, 'Welcome');
    for (const id of designIds) await reserveCredit(tx, member.id, id);
    for (const [index, { credit, paymentStatus }] of orders.entries())
      if (paymentStatus === 'PAID') await grantPurchasedCredits(tx, member.id, orderIds[index] ?? '', credit);
  });
  return {
    product,
    member,
    browser,
    packageId: packageIds[0] ?? '',
    itemId: itemIds[0] ?? '',
    pendingOrderId: orderIds[0] ?? '',
    designId: designIds[0] ?? '',
    ticketId: ticketIds[0] ?? '',
  };
}

const idOf = (identifier: Record<string, unknown>) => identifier['id'] as string;

/** A picture row of a ticket's message, without its file. */
export const storedPicture = () => ({
  fileKey: `tickets/${randomUUID()}.png`,
  kind: 'png' as const,
  width: 40,
  height: 30,
  bytes: 100,
});

/** A post on a plain background. */
export function newPost() {
  const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(128) };
  const brief = { primaryText: designInput.primaryText, style: 'bold', niche: 'cooking', seed: 'filled' } as const;
  return {
    firstSize: 'SQUARE' as const,
    content: newDocument(brief, sample, { caption: 'Fresh bread every day.' }) as object,
    ratio: sample.ratio,
    sample: Buffer.from(sample.cells),
  };
}

/** The fields of a design whose picture is finished. */
export const succeeded = (folder: string) => ({
  state: 'SUCCEEDED' as const,
  imageKey: `${folder}/image.png`,
  thumbnailKey: `${folder}/thumbnail.webp`,
  width: 1024,
  height: 1024,
  startedAt: new Date(),
  finishedAt: new Date(),
});
