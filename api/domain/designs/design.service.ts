import DataLoader from 'dataloader';
import { In, IsNull } from 'typeorm';
import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { isTestAccount } from '../accounts/test-account.service';
import { freshCaller } from '../accounts/sessions/session.service';
import { releaseCredit } from '../credits/credit.service';
import { UserError, checkId, notFound } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { countFailedGeneration } from './allowance';
import { DesignEntity } from './design.entity';
import type { StoredFailureCause } from './design.entity';
import { designMachine } from './design.states';

/** What made a design, or was called last, and what that cost. */
export type RecordedWork = Pick<DesignEntity, 'model' | 'aiKeyId' | 'aiKeyName' | 'cost'>;

/** How a design ends without success. */
interface Ending {
  to: 'FAILED' | 'CANCELLED';
  /** Shown to its owner when it failed. */
  sentence: string;
  /** The AI service's answer, for administrators. */
  failureReason?: string | null;
  failureCause?: StoredFailureCause;
  /** What was done for it until then. */
  work?: Partial<RecordedWork>;
  /** Checked under the lock: whether the caller may still end it. */
  if?: (design: DesignEntity) => boolean;
}

/**
 * Ends a design without success and releases its credit, in one transaction.
 * @returns the current design, and whether this call ended it.
 */
export async function endWithoutSuccess(
  ctx: RequestContext,
  id: string,
  { to, sentence, failureReason = null, failureCause, work, if: mayEnd = () => true }: Ending,
): Promise<{ design: DesignEntity; ended: boolean }> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    // deleted with its account
    if (!design) throw notFound('Design');
    const said = design.credits > 0 ? sentence : sentence.replace('Your credit is back', 'No credit was taken');
    // it has already ended, or its process has requeued it after it was considered abandoned
    if (!designMachine.allowed[design.state].includes(to) || !mayEnd(design)) return { design, ended: false };
    await recordTransition(tx.db, designMachine, design.state, to, {
      subject: id,
      actor: tx.viewer?.userId ?? null,
      reason: said,
    });
    await tx.db.update(
      DesignEntity,
      { id },
      {
        state: to,
        error: to === 'FAILED' ? said : null,
        failureReason,
        failureCause,
        ...work,
        // a failed design keeps the step that failed, for the figures of Admins
        ...(to === 'CANCELLED' && { step: null }),
        finishedAt: new Date(),
        leaseUntil: null,
      },
    );
    await releaseTaken(tx, design, sentence);
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    if (!(await isTestAccount(tx, design.userId))) tx.metrics.designs.inc({ state: to });
    return { design: await tx.db.findOneByOrFail(DesignEntity, { id }), ended: true };
  });
}

/** Releases what a design has taken: its credit, or the one free correction of another design. */
async function releaseTaken(tx: RequestContext, design: DesignEntity, sentence: string): Promise<void> {
  const { id, credits, corrects, userId } = design;
  if (credits > 0) return releaseCredit(tx, userId, id, sentence.slice(0, 200));
  if (!corrects) return;
  await tx.db.update(DesignEntity, { id: corrects, correctionId: id }, { correctionId: null });
  await publish(tx.db, { type: 'design', id: corrects, owner: userId });
}

/** Returns a design of the caller (any, for an Admin); a deleted one does not exist. @throws AccessError NOT_FOUND. */
export async function findDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const viewer = signedIn(ctx);
  const design = await ctx.db.findOneBy(DesignEntity, { id: checkId(id, 'Design'), deletedAt: IsNull() });
  if (!design || (design.userId !== viewer.userId && !isAdmin(ctx, 'ADMIN_DESIGNS_READ'))) throw notFound('Design');
  return design;
}

/** Returns a subscriber's design as it is now; null when the session, or the access to it, has ended. */
export async function subscribedDesign(ctx: RequestContext, id: string): Promise<DesignEntity | null> {
  if (!(await freshCaller(ctx))) return null;
  const design = await ctx.db.findOneBy(DesignEntity, { id, deletedAt: IsNull() });
  return design && (design.userId === ctx.viewer?.userId || isAdmin(ctx, 'ADMIN_DESIGNS_READ')) ? design : null;
}

/** Returns the caller's own design, for Admins too. @throws AccessError NOT_FOUND. */
export async function findOwnDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const design = await findDesign(ctx, id);
  if (design.userId !== signedIn(ctx).userId) throw notFound('Design');
  return design;
}

const designLoader = (ctx: RequestContext) =>
  new DataLoader<string, DesignEntity | null>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.findBy(DesignEntity, { id: In([...ids]), deletedAt: IsNull() });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // live updates must read it again at each event
    { cache: false },
  );

/** Loads a design that a row of its owner refers to; several in one statement. Null when it no longer exists. */
export const loadDesign = (ctx: RequestContext, id: string) => ctx.once(designLoader).load(id);

/** Returns a design, also a deleted one while it can be restored; null when it is gone. */
export const designEvenDeleted = (ctx: RequestContext, id: string): Promise<DesignEntity | null> =>
  ctx.db.findOneBy(DesignEntity, { id });

/** Returns which of these designs still exist, as a transaction sees them. */
export async function existingDesigns(tx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const where = { id: In([...ids]), deletedAt: IsNull() };
  return new Set((await tx.db.find(DesignEntity, { select: { id: true }, where })).map(({ id }) => id));
}

/** Cancels an unfinished design of the caller. @throws UserError INVALID_STATE when it has ended otherwise. */
export async function cancelDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const { id: own } = await findOwnDesign(ctx, id);
  const { design, ended } = await endWithoutSuccess(ctx, own, { to: 'CANCELLED', sentence: 'Cancelled by its owner' });
  if (ended && design.startedAt) await countFailedGeneration(ctx, design.userId);
  if (design.state !== 'CANCELLED')
    throw new UserError(
      'INVALID_STATE',
      design.state === 'SUCCEEDED' ? 'This design was already finished.' : 'This design has already ended.',
    );
  return design;
}

/** A change among the caller's designs, in the contract's shape. */
export interface DesignChange {
  design: DesignEntity | null;
  deletedId: string | null;
}

/**
 * Returns the current state of the caller's design with this id; null when the caller's session has ended. Without an
 * id the change is unknown, and the result names no design.
 */
export async function changeOf(ctx: RequestContext, id: string | null): Promise<DesignChange | null> {
  const caller = await freshCaller(ctx);
  if (!caller) return null;
  const design = id ? await ctx.db.findOneBy(DesignEntity, { id, userId: caller.id, deletedAt: IsNull() }) : null;
  return { design, deletedId: design ? null : id };
}
