import { deleteInBatches } from '../../platform/database/deletion';
import type { EntityManager } from 'typeorm';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../context';
import { CreationRequestEntity } from './creation-request.entity';
import { checked, requestId } from '../input';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';

/** The refusal of a request id that stands for something else. */
export const otherRequest = () =>
  new UserError('CONFLICT', 'This was already sent with different values. Please check what it did and start again.', [
    'requestId',
  ]);

/**
 * Refuses a repeated request id with another input: it must not get the answer to the first call.
 * @param stored what the first call has stored
 * @param given the input of this one; null and undefined are the same
 * @throws UserError CONFLICT at `requestId`
 */
export function refuseOtherInput<Given extends object>(
  stored: { [Name in keyof Given]-?: unknown },
  given: Given,
): void {
  const first = stored as Record<string, unknown>;
  const isSame = Object.entries(given).every(([name, value]) => isDeepStrictEqual(first[name] ?? null, value ?? null));
  if (!isSame) throw otherRequest();
}

/** JSON with the members of objects in one order, so that equal inputs are equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

type Request = Pick<Creation, 'operation' | 'requestId' | 'input'>;

const hashOf = ({ operation, input }: Request) =>
  createHash('sha256')
    .update(canonical([operation, input]))
    .digest('base64url');

/** Returns the id of the object that a request id of the caller stands for; null for none. @throws UserError CONFLICT */
export async function objectOfRequest(ctx: RequestContext, request: Request): Promise<string | null> {
  const { requestId: given } = request;
  const userId = signedIn(ctx).userId;
  const first = given == null ? null : await ctx.db.findOneBy(CreationRequestEntity, { userId, requestId: given });
  if (first && first.inputHash !== hashOf(request)) throw otherRequest();
  return first?.objectId ?? null;
}

/** Stores that a request id of the caller stands for an object which the call has found instead of creating one. */
export async function rememberRequest(ctx: RequestContext, request: Request, objectId: string): Promise<void> {
  const { requestId: given } = request;
  if (given == null) return;
  const row = { userId: signedIn(ctx).userId, requestId: given, inputHash: hashOf(request), objectId };
  await ctx.db.createQueryBuilder().insert().into(CreationRequestEntity).values(row).orIgnore().execute();
}

interface Creation {
  /** The operation that creates the object. */
  operation: string;
  /** Chosen by the caller; without one each call creates an object. */
  requestId: string | null | undefined;
  input: unknown;
}

/**
 * Creates an object once for a request id of the caller, in the caller's transaction. A second call at the same time
 * waits for the first, and returns its object.
 * @param create creates the object and returns its id
 * @returns the id of the object of the first call
 * @throws UserError INVALID_INPUT; CONFLICT at `requestId` for another operation or input
 */
export async function createdOnce(
  tx: RequestContext,
  creation: Creation,
  create: () => Promise<string>,
): Promise<string> {
  const { requestId: given } = creation;
  if (given == null) return create();
  const userId = signedIn(tx).userId;
  const key = { userId, requestId: checkedRequestId(given) };
  const inputHash = hashOf(creation);
  const inserted = await tx.db
    .createQueryBuilder()
    .insert()
    .into(CreationRequestEntity)
    .values({ ...key, inputHash, objectId: null })
    .orIgnore()
    .returning('request_id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) {
    const first = await tx.db.findOneByOrFail(CreationRequestEntity, key);
    if (first.inputHash !== inputHash || first.objectId === null) throw otherRequest();
    return first.objectId;
  }
  const objectId = await create();
  await tx.db.update(CreationRequestEntity, key, { objectId });
  return objectId;
}

/** Reads a request id. @throws UserError INVALID_INPUT at `requestId` */
function checkedRequestId(given: string): string {
  try {
    return checked(requestId, given);
  } catch (error) {
    throw error instanceof UserError ? new UserError(error.code, error.message, ['requestId']) : error;
  }
}

/** Days after which a request id may stand for something else. */
const retentionDays = 30;

/** Forgets old request ids. Run daily by a job. */
export const dropOldRequests = (db: EntityManager): Promise<void> =>
  deleteInBatches(
    db,
    `delete from creation_requests where ctid = any(array(
       select ctid from creation_requests where created_at < now() - interval '${retentionDays} days' limit $1))`,
  );
