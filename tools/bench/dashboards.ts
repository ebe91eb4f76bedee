import { readFileSync } from 'node:fs';
import { DesignDocumentEntity } from '../../api/domain/designs/studio/design-document.entity';
import { DesignEntity } from '../../api/domain/designs/design.entity';
import { OrderEntity } from '../../api/domain/orders/order.entity';
import { priceWithFee } from '../../api/domain/orders/price';
import { buildPrompt } from '../../api/domain/designs/prompt';
import { billing, designInput, newPost, succeeded } from '../../api/test/filled-product';
import { randomCode } from '../../api/platform/secrets/secrets';
import type { TestProduct } from '../../api/test/test-product';

/** What the page of a customer asks first. */
export const dashboardOfClient = readFileSync('web/src/features/dashboard/dashboard.graphql', 'utf8');

const designs = 18;
const orders = 12;
const indexesTo = (length: number) => Array.from({ length }, (_, index) => index);

/** Gives an account the posts and purchases that fill its dashboard. */
export async function fillDashboard({ services }: TestProduct, userId: string): Promise<void> {
  const { manager } = services.dataSource;
  const rows = indexesTo(designs).map((index) => ({
    ...designInput,
    lettering: 'SET' as const,
    userId,
    requestId: `bench-design-${index}`,
    prompt: buildPrompt(designInput),
    ...succeeded(`bench/${index}`),
    originalKey: `bench/${index}/original.png`,
  }));
  const made = (await manager.insert(DesignEntity, rows)).identifiers;
  const posts = made.map(({ id }) => ({ designId: id as string, userId, ...newPost() }));
  await manager.insert(DesignDocumentEntity, posts);
  const purchases = indexesTo(orders).map((index) => ({
    kind: 'PACKAGE' as const,
    orderCode: randomCode(),
    paymentCode: randomCode(),
    userId,
    name: 'Starter',
    ...priceWithFee('9.00'),
    currency: 'USD',
    credit: 20,
    validityDays: 30,
    customerEmail: 'bench@example.com',
    ...billing,
    ...(index > 1 && { paymentStatus: 'PAID' as const, orderStatus: 'COMPLETED' as const, paidAt: new Date() }),
  }));
  await manager.insert(OrderEntity, purchases);
}
