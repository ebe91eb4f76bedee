import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { newRequestId, pause } from '../world';
import type { Customer, World } from '../world';

interface Payload {
  purchase: { id: string; paymentStatus?: string } | null;
  errors: UserError[];
}

/** How a purchase goes; most are paid. */
const outcomes = [
  ...Array.from({ length: 14 }, () => 'paid' as const),
  'declined' as const,
  'cancelled' as const,
  'abandoned' as const,
  'approved and left' as const,
];

/** Looks at what is on sale: mostly at packages. */
async function choose(random: Random, { caller }: Customer): Promise<{ packageId: string } | { itemId: string }> {
  if (random.chance(0.15)) {
    const { items } = await caller.ask<{ items: { items: { id: string }[] } }>('Items', {
      page: { number: 1, size: 12 },
    });
    const { id } = random.pick(items.items);
    await caller.ask('ItemCheckout', { by: { id } });
    return { itemId: id };
  }
  const { packages } = await caller.ask<{ packages: { id: string }[] }>('Pricing');
  const { id } = random.pick(packages);
  await caller.ask('Checkout', { id });
  return { packageId: id };
}

/** Buys a package or an item, and pays, cancels or leaves it. */
export async function purchase(world: World, random: Random, customer: Customer): Promise<void> {
  const { caller, marker } = customer;
  const of = await choose(random, customer);
  await pause(random, 5);
  const requested: Requested = { kind: 'purchase', requestId: newRequestId(random), userId: customer.id };
  const billing = { customerName: `Ann ${marker}`, address: `1 High Street ${marker}`, country: 'Norway' };
  const input = { of, billing, requestId: requested.requestId };
  const place = async () => (await caller.ask<{ createPurchase: Payload }>('CreatePurchase', { input })).createPurchase;
  world.facts.requested.push(requested);
  const { purchase: placed, errors } = await place();
  if (!placed) {
    // a second order of an item that is being bought already
    if ('itemId' in of) return;
    throw new Error(`CreatePurchase: ${errors[0]?.code}`);
  }
  requested.id = placed.id;
  if (random.chance(0.2)) {
    const again = await place();
    if (again.purchase?.id !== placed.id) world.facts.broken.push(`CreatePurchase ${requested.requestId} twice`);
  }
  await caller.ask('PayPurchase', { id: placed.id });
  await pay(world, random, customer, placed.id);
}

async function pay({ shop, facts }: World, random: Random, customer: Customer, id: string): Promise<void> {
  const { caller } = customer;
  const outcome = random.pick(outcomes);
  const { startPayment } = await caller.ask<{ startPayment: { paypalOrderId: string | null; errors: UserError[] } }>(
    'StartPayment',
    { purchaseId: id },
  );
  // PayPal does not answer: the customer comes back another time
  if (!startPayment.paypalOrderId) return;
  if (outcome === 'abandoned') return;
  if (outcome === 'cancelled') return void (await caller.ask('CancelPurchase', { id }));
  await pause(random, 4);
  await shop.standIns.paypal.approve(startPayment.paypalOrderId, outcome === 'declined' ? 'declined-card' : 'wallet');
  if (outcome === 'approved and left') return;
  const variables = { purchaseId: id, paypalOrderId: startPayment.paypalOrderId };
  const { capturePayment } = await caller.ask<{ capturePayment: Payload }>('CapturePayment', variables);
  if (capturePayment.purchase?.paymentStatus === 'PAID') {
    facts.paid.push(id);
    customer.paid.push(id);
  }
  const { purchase: details } = await caller.ask<{ purchase: { invoices: { url: string }[] } }>('PurchaseDetails', {
    id,
  });
  const [invoice] = details.invoices;
  if (invoice) await caller.read('invoice', new URL(invoice.url, shop.url).pathname);
  if (random.chance(0.1)) await caller.ask('ReturnPurchase', { id });
}
