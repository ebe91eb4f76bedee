import type { UserError } from '../caller';
import type { Requested } from '../facts';
import type { Random } from '../random';
import { newRequestId, pause } from '../world';
import type { World } from '../world';
import { ensureSession, grant } from './sign-up';
import { answerTicket } from './support';

const first = { page: { number: 1, size: 20 } };
const lists = [
  'AdminUsers',
  'AdminDesigns',
  'AdminEmails',
  'InboxTickets',
  'AdminAudit',
  'Purchases',
  'CountPurchases',
];
const exports = ['purchases', 'users', 'designs', 'tickets', 'credit-entries'];

/** An Admin looks around and does one thing. */
export async function administer(world: World, random: Random): Promise<void> {
  const { caller } = world.admin;
  await ensureSession(world.admin);
  await caller.ask('DashboardSummary');
  for (let list = random.whole(1, 3); list > 0; list -= 1) {
    const name = random.pick(lists);
    await caller.ask(name, name.startsWith('Count') ? {} : first);
    await pause(random, 2);
  }
  await random.pick([answerTicket, answerTicket, answerTicket, grantMore, refund, refund, changeSettings, exportList])(
    world,
    random,
  );
}

async function grantMore(world: World, random: Random): Promise<void> {
  if (world.customers.length > 0) await grant(world, random, random.pick(world.customers));
}

/** Refunds a paid order in whole or in part. */
async function refund({ admin, facts }: World, random: Random): Promise<void> {
  if (facts.paid.length === 0) return;
  const purchaseId = random.pick(facts.paid);
  await admin.caller.ask('OrderPage', { id: purchaseId });
  const requestId = newRequestId(random);
  const requested: Requested = { kind: 'refund', requestId, userId: admin.id };
  facts.requested.push(requested);
  const amount = random.chance(0.5) ? null : '2.00';
  const { refundPurchase } = await admin.caller.ask<{
    refundPurchase: { purchase: { id: string } | null; errors: UserError[] };
  }>('RefundPurchase', { input: { purchaseId, amount, reason: 'Asked for it', requestId } });
  if (refundPurchase.purchase && refundPurchase.errors.length === 0) requested.id = purchaseId;
}

/** Changes the period of returns and back. */
async function changeSettings({ admin }: World, random: Random): Promise<void> {
  const { settings } = await admin.caller.ask<{ settings: { shop: Record<string, unknown> & { version: number } } }>(
    'SellerSetup',
  );
  const { version, ...shop } = settings.shop;
  const input = JSON.parse(
    JSON.stringify(shop, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as Record<string, unknown>;
  await admin.caller.ask('SaveSellerSetup', { input: { ...input, returnDays: random.whole(7, 30) }, version });
}

async function exportList({ admin }: World, random: Random): Promise<void> {
  const list = random.pick(exports);
  await admin.caller.read('export', `/admin/${list}.csv`);
}
