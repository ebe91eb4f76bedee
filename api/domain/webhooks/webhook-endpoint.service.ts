import { isDeepStrictEqual } from 'node:util';
import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import {
  isPattern,
  knownTypes,
  shopOnlyEvents,
  testEvent,
  typesMatching,
  webhookEndpointForm,
  webhookEvents,
  webhookLimits,
} from '../../../contract/webhooks';
import type { WebhookEvent } from '../../../contract/webhooks';
import type { RequestContext } from '../../context';
import type { WebhookEndpointInput } from '../../graphql/generated/schema';
import { OutgoingFailure, checkOutgoingUrl, type OutgoingRules } from '../../platform/http/outgoing';
import { decrypt, encrypt } from '../../platform/secrets/secrets';
import { requireProof, requireProofOfSession } from '../admin-proof';
import { createdOnce } from '../idempotency/repeated-request';
import { checked } from '../input';
import { UserError, checkId, notFound } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** Returns a new secret as Standard Webhooks writes it: 32 random bytes in base64 behind `whsec_`. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Bytes of an answer that are read, so that the connection ends in order; few of them are stored. */
const mostBytes = 64 * 1024;

/** What the addresses of webhooks may be. */
export const outgoingRules = ({ config: { production, webhooks } }: Pick<RequestContext, 'config'>): OutgoingRules => ({
  allowLocal: webhooks.allowLocal,
  onlyHttps: production,
  timeoutMs: webhooks.timeoutMs,
  mostBytes,
});

/** Whose endpoints: an account's, by its id, or the shop's. */
export type EndpointOwner = string | null;

/** An endpoint before and after a change; `before` is null for a new one, `secret` is set when it is new. */
export interface EndpointChange {
  before: WebhookEndpointEntity | null;
  endpoint: WebhookEndpointEntity;
  secret: string | null;
}

const of = (owner: EndpointOwner) => ({ userId: owner ?? IsNull() });

/** Returns the endpoints of an account or the shop, oldest first. */
export const endpointsOf = (ctx: RequestContext, owner: EndpointOwner): Promise<WebhookEndpointEntity[]> =>
  ctx.db.find(WebhookEndpointEntity, { where: of(owner), order: { id: 'ASC' } });

/** Returns an endpoint of the caller, or any for an Admin. @throws AccessError NOT_FOUND. */
export async function findEndpoint(ctx: RequestContext, id: string): Promise<WebhookEndpointEntity> {
  const endpoint = await ctx.db.findOneBy(WebhookEndpointEntity, { id: checkId(id, 'Webhook') });
  if (!endpoint || (endpoint.userId !== signedIn(ctx).userId && !isAdmin(ctx, 'ADMIN_SETTINGS_READ')))
    throw notFound('Webhook');
  return endpoint;
}

/** Returns an endpoint of this owner as it is now, without a lock. @throws AccessError NOT_FOUND. */
export async function endpointOf(
  ctx: RequestContext,
  owner: EndpointOwner,
  id: string,
): Promise<WebhookEndpointEntity> {
  const endpoint = await ctx.db.findOneBy(WebhookEndpointEntity, { id: checkId(id, 'Webhook'), ...of(owner) });
  if (!endpoint) throw notFound('Webhook');
  return endpoint;
}

/** Returns an endpoint of this owner under its lock. @throws AccessError NOT_FOUND. */
export async function lockEndpoint(
  tx: RequestContext,
  owner: EndpointOwner,
  id: string,
): Promise<WebhookEndpointEntity> {
  const endpoint = await tx.db.findOne(WebhookEndpointEntity, {
    where: { id: checkId(id, 'Webhook'), ...of(owner) },
    // concurrent events may refer to the row
    lock: { mode: 'for_no_key_update' },
  });
  if (!endpoint) throw notFound('Webhook');
  return endpoint;
}

/** `description` is undefined where it stays as it is. */
type Values = Pick<WebhookEndpointEntity, 'url' | 'events' | 'patterns' | 'active'> & {
  description: string | null | undefined;
};

/** The types that an endpoint of this owner can get. */
const typesFor = (owner: EndpointOwner) =>
  webhookEvents.filter((type) => owner === null || !shopOnlyEvents.includes(type));

/** Returns the types that an endpoint gets at present. */
export const wantedEvents = ({ userId, events, patterns }: WebhookEndpointEntity): WebhookEvent[] => [
  ...new Set([...patterns.flatMap((pattern) => typesMatching(pattern, typesFor(userId))), ...events]),
];

/** Returns what an endpoint asks for, as a token or a form has given it. */
export const wantedTypes = ({ events, patterns }: Pick<WebhookEndpointEntity, 'events' | 'patterns'>): string[] => [
  ...patterns,
  ...events,
];

/** @throws UserError INVALID_INPUT with the field. */
function checkedTypes(owner: EndpointOwner, { events, types }: WebhookEndpointInput) {
  const field = types ? 'types' : 'events';
  if (types?.length === 0) throw new UserError('INVALID_INPUT', 'Please choose at least one event type.', ['types']);
  if (types && events) throw new UserError('INVALID_INPUT', 'Please set either events or types, not both.', ['types']);
  const wanted: string[] = [...new Set<string>(types ?? events ?? [])];
  if (wanted.length > webhookLimits.types)
    throw new UserError('INVALID_INPUT', `Please choose at most ${webhookLimits.types} types.`, [field]);
  const unknown = wanted.find((type) => type !== testEvent && typesMatching(type).length === 0);
  if (unknown !== undefined)
    throw new UserError('INVALID_INPUT', `There is no event ${unknown}. ${knownTypes}`, [field]);
  const refused = wanted.find((type) => typesMatching(type, typesFor(owner)).length === 0);
  if (refused !== undefined) throw new UserError('INVALID_INPUT', `This webhook cannot receive ${refused}.`, [field]);
  return {
    events: wanted.filter((type): type is WebhookEvent => !isPattern(type)),
    patterns: wanted.filter(isPattern),
  };
}

/** @throws UserError INVALID_INPUT with the field. */
function checkedValues(ctx: RequestContext, owner: EndpointOwner, input: WebhookEndpointInput): Values {
  const types = checkedTypes(owner, input);
  const { url, description: text } = checked(webhookEndpointForm, { ...input, events: wantedTypes(types) });
  const description = text === undefined ? undefined : text || null;
  try {
    return { url: checkOutgoingUrl(url, outgoingRules(ctx)).href, description, ...types, active: input.isActive };
  } catch (error) {
    if (error instanceof OutgoingFailure) throw new UserError('INVALID_INPUT', error.message, ['url']);
    throw error;
  }
}

/** Whether a save switches an endpoint off without changing what is sent where, which needs no proof. */
const onlySwitchesOff = (stored: WebhookEndpointEntity, { url, active, ...types }: Values) =>
  !active && stored.url === url && wantedTypes(stored).sort().join() === wantedTypes(types).sort().join();

/** @throws UserError CONFLICT. */
export const checkVersion = (stored: WebhookEndpointEntity, version: number) => {
  if (stored.version !== version)
    throw new UserError('CONFLICT', 'This webhook has changed since you opened it. Please look at it again.');
};

/** Enabling an endpoint resets its failures. */
const stateOf = (stored: WebhookEndpointEntity | null, active: boolean): Partial<WebhookEndpointEntity> => {
  if (active) return { active, offReason: null, offAt: null, failures: 0, failingSince: null, restUntil: null };
  return stored?.active === false ? {} : { active, offReason: 'OWNER', offAt: new Date() };
};

/** What a call saves. */
interface EndpointSave {
  /** Null for a new endpoint. */
  id: string | null;
  input: WebhookEndpointInput;
  version: number;
  /** Of a new one: a repeated id is the same endpoint. */
  requestId: string | null | undefined;
}

/**
 * Checks a save, and that the caller has proven who they are; returns the work of its transaction.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, PROOF_REQUIRED.
 */
export async function preparedSave(
  ctx: RequestContext,
  owner: EndpointOwner,
  { id, input, version, requestId }: EndpointSave,
): Promise<(tx: RequestContext) => Promise<EndpointChange>> {
  const shown = id === null ? null : await endpointOf(ctx, owner, id);
  const values = checkedValues(ctx, owner, input);
  const asksForProof = owner === null ? requireProof : requireProofOfSession;
  if (!shown || !onlySwitchesOff(shown, values)) asksForProof(ctx);
  if (id !== null) return (tx) => change(tx, owner, { id, values, version });
  const operation = owner === null ? 'saveShopWebhookEndpoint' : 'saveWebhookEndpoint';
  // of the same credential: another token of the account must not read a secret that it did not make
  const creation = { operation, requestId, input: { ...input, tokenId: signedIn(ctx).tokenId ?? null } };
  return (tx) => addOnce(tx, owner, values, creation);
}

const adminOf = (tx: RequestContext, owner: EndpointOwner) => (owner === null ? signedIn(tx).userId : null);

/** Adds an endpoint, or returns the one that the same request has added, with its first secret. @throws UserError CONFLICT. */
async function addOnce(
  tx: RequestContext,
  owner: EndpointOwner,
  values: Values,
  creation: Parameters<typeof createdOnce>[1],
): Promise<EndpointChange> {
  const made: EndpointChange[] = [];
  const id = await createdOnce(tx, creation, async () => {
    const change = await add(tx, owner, values);
    made.push(change);
    return change.endpoint.id;
  });
  if (made[0]) return made[0];
  const endpoint = await endpointOf(tx, owner, id);
  // a later secret was made by another call
  const isFirst = endpoint.earlierSecretCipher === null;
  const secret = isFirst ? decrypt(tx.config.encryptionKey, endpoint.secretCipher) : null;
  return { before: endpoint, endpoint, secret };
}

/** @throws UserError LIMIT_REACHED. */
async function add(tx: RequestContext, owner: EndpointOwner, values: Values): Promise<EndpointChange> {
  await tx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`webhooks of ${owner ?? 'the shop'}`]);
  const most = owner === null ? webhookLimits.perShop : webhookLimits.perAccount;
  if ((await tx.db.countBy(WebhookEndpointEntity, of(owner))) >= most)
    throw new UserError(
      'LIMIT_REACHED',
      `You already have ${most} webhooks, which is the maximum. Please delete one first.`,
    );
  const secret = newWebhookSecret();
  const { identifiers } = await tx.db.insert(WebhookEndpointEntity, {
    userId: owner,
    adminId: adminOf(tx, owner),
    ...values,
    ...stateOf(null, values.active),
    secretCipher: encrypt(tx.config.encryptionKey, secret),
  });
  const id = identifiers[0]?.['id'] as string;
  return { before: null, endpoint: await tx.db.findOneByOrFail(WebhookEndpointEntity, { id }), secret };
}

/** @throws AccessError NOT_FOUND; UserError CONFLICT. */
async function change(
  tx: RequestContext,
  owner: EndpointOwner,
  { id, values, version }: { id: string; values: Values; version: number },
): Promise<EndpointChange> {
  const before = await lockEndpoint(tx, owner, id);
  const { url, events, patterns, active, description = before.description } = values;
  const asked = { ...before, url, events, patterns, active, description, version: version + 1 };
  // the repetition of a change whose answer was lost
  if (isDeepStrictEqual(asked, { ...before })) return { before, endpoint: before, secret: null };
  checkVersion(before, version);
  const next = {
    url,
    description,
    events,
    patterns,
    ...stateOf(before, active),
    version: version + 1,
    adminId: adminOf(tx, owner),
  };
  await tx.db.update(WebhookEndpointEntity, { id }, next);
  if (!active) await giveUpWaiting(tx, id);
  return { before, endpoint: { ...before, ...next }, secret: null };
}

/** Cancels the pending deliveries of an endpoint that is disabled. They can be sent again by hand. */
export const giveUpWaiting = (tx: RequestContext, endpointId: string) =>
  tx.db.update(
    WebhookDeliveryEntity,
    { endpointId, state: 'WAITING' },
    { state: 'FAILED', nextAttemptAt: null, givenUp: 'The webhook was switched off.' },
  );

/** Returns the secrets that sign at present, the newest first. */
export function secretsOf(ctx: RequestContext, endpoint: WebhookEndpointEntity): string[] {
  const { secretCipher, earlierSecretCipher, earlierSecretUntil } = endpoint;
  const { encryptionKey } = ctx.config;
  const isTwo = earlierSecretCipher && earlierSecretUntil && earlierSecretUntil > new Date();
  return [secretCipher, ...(isTwo ? [earlierSecretCipher] : [])].map((cipher) => decrypt(encryptionKey, cipher));
}

/** Deletes an endpoint with its deliveries, in the caller's transaction. @throws AccessError NOT_FOUND. */
export async function removeEndpoint(tx: RequestContext, owner: EndpointOwner, id: string) {
  const endpoint = await lockEndpoint(tx, owner, id);
  await tx.db.delete(WebhookEndpointEntity, { id });
  return endpoint;
}
