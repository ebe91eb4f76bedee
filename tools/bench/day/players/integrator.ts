import type { UserError } from '../caller';
import type { Random } from '../random';
import { newCaller } from '../world';
import type { Customer, World } from '../world';
import { designByProgram } from './design';

const scopes = [
  'PROFILE_READ',
  'DESIGNS_READ',
  'DESIGNS_WRITE',
  'ORDERS_READ',
  'WEBHOOKS_READ',
  'WEBHOOKS_WRITE',
  'CREDITS_READ',
];
const types = ['design.*', 'order.*', 'credits.*', 'ticket.*'];

const since = `query Events($after: String) { me { events(page: { size: 100, after: $after }) {
  items { id type body } pageInfo { endCursor hasNextPage } } } }`;

interface Page {
  me: { events: { items: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } };
}

/** A customer makes a token for a program of its own, and an endpoint for webhooks. */
async function begin(world: World, customer: Customer): Promise<Customer['program']> {
  const { caller, password, marker } = customer;
  await caller.ask('ConfirmIdentity', { proof: { password } });
  const { createApiToken } = await caller.ask<{ createApiToken: { token: string | null; errors: UserError[] } }>(
    'CreateApiToken',
    { input: { name: `Program ${marker}`, scopes } },
  );
  if (!createApiToken.token) return undefined;
  const program = newCaller(world, marker);
  program.token = createApiToken.token;
  const path = `/${marker}`;
  const { saveWebhookEndpoint } = await program.ask<{ saveWebhookEndpoint: { endpoint: { id: string } | null } }>(
    'SaveWebhookEndpoint',
    { input: { url: new URL(path, world.receiver.url).toString(), types, isActive: true }, version: 0 },
  );
  if (saveWebhookEndpoint.endpoint)
    world.facts.endpoints.set(customer.id, { id: saveWebhookEndpoint.endpoint.id, path });
  return program;
}

/** Reads the events behind the cursor. */
export async function readEvents({ facts }: World, customer: Customer): Promise<void> {
  const { program } = customer;
  if (!program) return;
  const known = facts.events.get(customer.id) ?? [];
  facts.events.set(customer.id, known);
  for (let isMore = true; isMore;) {
    const { me } = await program.ask<Page>('Events', { after: customer.cursor }, since);
    known.push(...me.events.items.map(({ id }) => id));
    customer.cursor = me.events.pageInfo.endCursor ?? customer.cursor;
    isMore = me.events.pageInfo.hasNextPage;
  }
}

/** A program requests a design and reads what has happened. */
export async function integrate(world: World, random: Random, customer: Customer): Promise<void> {
  customer.program ??= await begin(world, customer);
  if (!customer.program) return;
  await designByProgram(world, random, customer, customer.program);
  await readEvents(world, customer);
}
