import { isDeepStrictEqual } from 'node:util';
import DataLoader from 'dataloader';
import { IsNull, Raw } from 'typeorm';
import { parseStored } from '../../../../contract/section-values';
import { schemaOf } from '../../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../../contract/sections';
import type { RequestContext } from '../../../context';
import type { ScheduleProblem, ScheduleSectionInput } from '../../../graphql/generated/schema';
import { databaseTime } from '../../../platform/database/database-time';
import { enqueue } from '../../../platform/jobs/jobs';
import { loadUser } from '../../accounts/user.service';
import { audited } from '../../audit/audit.service';
import { UserError, checkId } from '../../user-error';
import { signedIn } from '../../viewer';
import { ContentSectionEntity } from '../content-section.entity';
import { bodyToStore, shownBody } from '../content.service';
import { ScheduledSectionEntity } from '../scheduled-section.entity';
import { change, checkedBody, contractKeyOf, findStoredSection, requireImages } from './content-editing.service';
import type { StoredSectionRow } from './content-editing.service';

const minuteMs = 60_000;
const yearMs = 366 * 24 * 60 * minuteMs;

const scheduleLoader = (ctx: RequestContext) =>
  new DataLoader<string, ScheduledSectionEntity | null>(
    async (keys) => {
      const rows = new Map((await ctx.db.find(ScheduledSectionEntity)).map((row) => [row.key, row]));
      return keys.map((key) => rows.get(key) ?? null);
    },
    { cache: false },
  );

/** Returns the planned content of a section; null when there is none. */
export const findSchedule = (ctx: RequestContext, key: string): Promise<ScheduledSectionEntity | null> =>
  ctx.once(scheduleLoader).load(key);

/** Returns the planned body as it would be shown; null when it no longer fits its section. */
export async function scheduledBody(
  ctx: RequestContext,
  { key, body }: Pick<ScheduledSectionEntity, 'key' | 'body'>,
): Promise<SectionBody<SectionKey> | null> {
  const section = key as SectionKey;
  return 'body' in parseStored(schemaOf(section), body) ? shownBody(ctx, section, body) : null;
}

const facts = ({
  publishAt,
  basedOn,
  createdBy,
}: Pick<ScheduledSectionEntity, 'publishAt' | 'basedOn' | 'createdBy'>) => ({ publishAt, basedOn, createdBy });

type Planned = Pick<ScheduledSectionEntity, 'body' | 'publishAt' | 'basedOn' | 'createdBy'>;

const isPlanned = (before: ScheduledSectionEntity, { body, ...wanted }: Planned): boolean =>
  isDeepStrictEqual(facts(before), facts({ ...wanted })) &&
  isDeepStrictEqual(before.body, JSON.parse(JSON.stringify(body)));

/**
 * Plans to publish a body at a moment, in place of what was planned before.
 * @throws UserError INVALID_INPUT naming the field, CONFLICT when another version or plan than the given one is current
 */
export async function scheduleSection(ctx: RequestContext, input: ScheduleSectionInput): Promise<StoredSectionRow> {
  const { key, body, above } = checkedBody(input.body);
  const wait = input.publishAt.getTime() - (await databaseTime(ctx.pool)).getTime();
  if (wait < minuteMs || wait > yearMs)
    throw new UserError('INVALID_INPUT', 'Please choose a moment between one minute and one year from now.', [
      'publishAt',
    ]);
  await ctx.transaction(async (tx) => {
    // the same lock as of every change of the section
    await tx.db.query(`select pg_advisory_xact_lock(hashtext('content'), hashtext($1))`, [key]);
    const stored = await tx.db.findOneBy(ContentSectionEntity, { key });
    if (input.version !== (stored?.version ?? 0))
      throw new UserError('CONFLICT', 'This section has changed since you opened it.', ['version']);
    const before = await tx.db.findOneBy(ScheduledSectionEntity, { key });
    await requireImages(tx, key, { body, stored: before?.body ?? stored?.body, above });
    const wanted = {
      body: (await bodyToStore(tx, key, body)) as object,
      basedOn: input.version,
      publishAt: input.publishAt,
      createdBy: signedIn(tx).userId,
    };
    // the repetition of a call whose answer was lost; what was stopped is planned anew
    if (before?.problem === null && isPlanned(before, wanted)) return;
    if ((before?.id ?? null) !== (input.replaces ?? null))
      throw new UserError('CONFLICT', 'Another change of this section has been scheduled since you opened it.', [
        'replaces',
      ]);
    await audited(tx, { action: 'schedule-section', subject: `content/${key}` }, async () => {
      if (before) await tx.db.delete(ScheduledSectionEntity, { id: before.id });
      await tx.db.insert(ScheduledSectionEntity, { key, ...wanted });
      return { before: before && facts(before), after: facts(wanted), result: undefined };
    });
    const job = `publish_sections:${key}:${input.publishAt.getTime()}`;
    await enqueue(tx.db, 'publish_sections', {}, { key: job, notBefore: input.publishAt });
  });
  return findStoredSection(ctx, contractKeyOf(key));
}

/** Drops planned content. @throws UserError NOT_FOUND when it has been published or dropped */
export async function unscheduleSection(ctx: RequestContext, given: string): Promise<StoredSectionRow> {
  const id = checkId(given, 'Planned content');
  const dropped = await ctx.transaction(async (tx) => {
    const planned = await tx.db.findOne(ScheduledSectionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!planned) throw new UserError('NOT_FOUND', 'This is not scheduled any more.', ['id']);
    await audited(tx, { action: 'unschedule-section', subject: `content/${planned.key}` }, async () => {
      await tx.db.delete(ScheduledSectionEntity, { id });
      return { before: facts(planned), after: null, result: undefined };
    });
    return planned;
  });
  return findStoredSection(ctx, contractKeyOf(dropped.key));
}

/**
 * Leaves what this account has planned unpublished, because its owner has reclaimed it from another person. Any Admin can
 * plan it again.
 */
export async function stopSchedulesOf(tx: RequestContext, userId: string): Promise<void> {
  const stopped = await tx.db.update(
    ScheduledSectionEntity,
    { createdBy: userId, problem: IsNull() },
    { problem: 'ACCOUNT_RECOVERED' },
  );
  if (stopped.affected)
    tx.logger.warn(
      { user: userId, sections: stopped.affected },
      'planned content of a recovered account is not published',
    );
}

/** Returns why planned content may not be published; null when it may. */
async function problemOf(ctx: RequestContext, planned: ScheduledSectionEntity): Promise<ScheduleProblem | null> {
  const planner = await loadUser(ctx, planned.createdBy);
  // content of a former Admin is never published
  if (!planner || planner.role !== 'ADMIN' || planner.disabledAt) return 'NO_LONGER_ADMIN';
  const stored = await ctx.db.findOneBy(ContentSectionEntity, { key: planned.key });
  // no worker ran at the moment: who has saved since then has seen that the planned content is not public
  if (stored && stored.updatedAt.getTime() > planned.publishAt.getTime() + minuteMs) return 'NEWER_VERSION';
  return (await scheduledBody(ctx, planned)) ? null : 'OUTDATED';
}

/**
 * Publishes what is due. Run by a job at each moment, and each minute: a moment that passed while no worker ran is made
 * up for, unless the section was saved after it. What cannot be published stays, with the reason.
 */
export async function publishDueSections(ctx: RequestContext): Promise<void> {
  // by the database's clock: a worker whose own is ahead must not publish early
  const due = await ctx.db.findBy(ScheduledSectionEntity, {
    publishAt: Raw((at) => `${at} <= now()`),
    problem: IsNull(),
  });
  const failures: unknown[] = [];
  for (const planned of due)
    await publishOne(ctx, planned).catch((error: unknown) => {
      // one that fails stops no other; the job's next run tries it again
      ctx.logger.error(
        { err: error, section: planned.key, scheduled: planned.id },
        'planned content was not published',
      );
      failures.push(error);
    });
  if (failures.length > 0) throw new AggregateError(failures, 'planned content was not published');
}

async function publishOne(ctx: RequestContext, planned: ScheduledSectionEntity): Promise<void> {
  const { id, key } = planned;
  const problem = await problemOf(ctx, planned);
  if (problem) {
    await ctx.db.update(ScheduledSectionEntity, { id }, { problem });
    ctx.logger.warn({ section: key, scheduled: id, problem }, 'planned content was not published');
    return;
  }
  await change(ctx, key as SectionKey, 'publish-section', async (tx) => {
    // it may have been dropped, stopped, replaced or published since it was read
    const gone = await tx.db.delete(ScheduledSectionEntity, { id, problem: IsNull() });
    if (!gone.affected) throw new UserError('NOT_FOUND', 'This is not scheduled any more.');
    return { body: planned.body, by: planned.createdBy };
  }).then(
    ({ version }) => ctx.logger.info({ section: key, scheduled: id, version }, 'planned content was published'),
    (error: unknown) => {
      if (!(error instanceof UserError && error.code === 'NOT_FOUND')) throw error;
    },
  );
}
