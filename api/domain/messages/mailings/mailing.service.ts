import { In, Not } from 'typeorm';
import { peopleLimits, messageLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { MailingKind, StartMailingInput, UserFilter, UserTarget } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/definition';
import { conditionsOf } from '../../../platform/lists/conditions';
import { countOf, idsOf } from '../../../platform/lists/walk';
import { enqueue } from '../../../platform/jobs/jobs';
import { holdMailings, releaseMailing } from '../../../platform/mail/mail';
import { requireProof } from '../../admin-proof';
import { lockCaller } from '../../accounts/sessions/session.service';
import { userList } from '../../accounts/user.list';
import { audited } from '../../audit/audit.service';
import { refuseEverything, refuseMoreThan } from '../../bulk';
import { checked, requestId } from '../../input';
import { refuseOtherInput } from '../../idempotency/repeated-request';
import { UserError, checkId, isId, notFound } from '../../user-error';
import { signedIn, signedInAdmin } from '../../viewer';
import { templateName } from '../admin/email-template.service';
import { wordsOf } from '../admin/message.service';
import { MailingEntity } from './mailing.entity';
import { notReachedWhen } from './reach';

/** Arbitrary but fixed: serialises the starts, for the number of running mailings. */
const startsLock = 7306423;

const { recipients: mostRecipients, mailingsAtOnce } = messageLimits;

/** Key of a mailing's job: one at a time queues its emails. */
export const mailingJobKey = (id: string): string => `mailing:${id}`;

/** The accounts of a mailing as a filter of accounts. @throws UserError INVALID_INPUT. */
function filterOf(ctx: RequestContext, { ids, filter }: UserTarget): UserFilter {
  if (ids) {
    if (ids.length === 0) throw new UserError('INVALID_INPUT', 'Please choose an account.', ['target', 'ids']);
    if (ids.length > peopleLimits.atOnce)
      throw new UserError('INVALID_INPUT', `Please choose at most ${peopleLimits.atOnce} accounts, or a filter.`, [
        'target',
        'ids',
      ]);
    return { ids: ids.filter(isId) };
  }
  const given = filter ?? {};
  refuseEverything(ctx, userList, given, { doWhat: 'which accounts get it', field: ['target', 'filter'] });
  return given;
}

/** Reports an invalid filter at its place in the input. */
const withFilterErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadListRequest
      ? new UserError('INVALID_INPUT', error.message, ['target', ...error.field])
      : error;
  }
};

/** Who a mailing would reach now. */
export interface MailingReach {
  accounts: number;
  reachable: number;
  unproven: number;
  unsubscribed: number;
  suppressed: number;
}

/**
 * Counts whom a mailing would reach, in one statement.
 * @throws UserError INVALID_INPUT.
 */
export const previewMailing = (ctx: RequestContext, target: UserTarget, kind: MailingKind): Promise<MailingReach> =>
  withFilterErrors(async () => {
    const { where, values } = conditionsOf(ctx.db.connection.getMetadata(userList.entity), userList, {
      filter: filterOf(ctx, target),
    });
    const { unproven, suppressed, unsubscribed } = notReachedWhen(kind);
    const [reach]: MailingReach[] = await ctx.db.query(
      `select count(*)::int as accounts,
         (count(*) filter (where why is null))::int as reachable,
         (count(*) filter (where why = 'unproven'))::int as unproven,
         (count(*) filter (where why = 'unsubscribed'))::int as unsubscribed,
         (count(*) filter (where why = 'suppressed'))::int as suppressed
       from (select case when ${unproven} then 'unproven' when ${suppressed} then 'suppressed'
                         when ${unsubscribed} then 'unsubscribed' end as why from users ${where}) matching`,
      values,
    );
    if (!reach) throw new Error('The database answered nothing');
    return reach;
  });

/** Returns the accounts of a mailing. @throws UserError INVALID_INPUT, CONFLICT. */
const recipientsOf = (ctx: RequestContext, target: UserTarget, expected: number): Promise<string[]> =>
  withFilterErrors(async () => {
    const filter = filterOf(ctx, target);
    refuseMoreThan(expected, await countOf(ctx, userList, { filter }), 'accounts');
    const { ids, isAll } = await idsOf(ctx, userList, { filter }, mostRecipients);
    if (!isAll)
      throw new UserError(
        'INVALID_INPUT',
        `A mailing has at most ${mostRecipients.toLocaleString('en-US')} accounts.`,
        ['target'],
      );
    if (ids.length === 0) throw new UserError('INVALID_INPUT', 'No account matches.', ['target']);
    return ids;
  });

/**
 * Called before a mailing runs. The lock of the caller's account lets none run that `stopMailingsOf` does not see.
 * @throws AccessError when the caller is not a signed-in Admin any more; UserError LIMIT_REACHED.
 */
async function refuseToRun(tx: RequestContext): Promise<void> {
  await lockCaller(tx);
  signedInAdmin(tx);
  await tx.db.query('select pg_advisory_xact_lock($1)', [startsLock]);
  if ((await tx.db.countBy(MailingEntity, { status: 'RUNNING' })) >= mailingsAtOnce)
    throw new UserError(
      'LIMIT_REACHED',
      `${mailingsAtOnce} mailings are already running. Please wait until one has finished.`,
    );
}

/**
 * Starts a mailing. Recipients are fixed when the mailing starts. A repeated request id is the same mailing.
 * @throws UserError INVALID_INPUT, CONFLICT, LIMIT_REACHED, PROOF_REQUIRED; AccessError NOT_FOUND.
 */
export async function startMailing(ctx: RequestContext, input: StartMailingInput): Promise<MailingEntity> {
  const words = wordsOf(input.message);
  const request = { startedBy: signedIn(ctx).userId, requestId: checked(requestId, input.requestId) };
  // not compared: accounts, as others may match the filter by now, and the template, which may be renamed or deleted
  const requested = async (at: RequestContext) => {
    const mailing = await at.db.findOneBy(MailingEntity, request);
    if (mailing) refuseOtherInput(mailing, { ...words, kind: input.kind });
    return mailing;
  };
  const startedBefore = await requested(ctx);
  if (startedBefore) return startedBefore;
  requireProof(ctx);
  const template = await templateName(ctx, input.templateId);
  const accounts = await recipientsOf(ctx, input.target, input.expected);
  return ctx.transaction(async (tx) => {
    await refuseToRun(tx);
    const concurrent = await requested(tx);
    if (concurrent) return concurrent;
    const mailing = await tx.db.save(
      tx.db.create(MailingEntity, {
        ...request,
        ...words,
        kind: input.kind,
        status: 'RUNNING',
        templateName: template,
        recipients: accounts.length,
      }),
    );
    await tx.db.query('insert into mailing_recipients (mailing_id, user_id) select $1, unnest($2::uuid[])', [
      mailing.id,
      accounts,
    ]);
    await enqueue(tx.db, 'send_mailing', { mailingId: mailing.id }, { key: mailingJobKey(mailing.id) });
    const { kind, subject, recipients } = mailing;
    const facts = { action: 'start-mailing', subject: `mailings/${mailing.id}` };
    const after = { kind, subject, recipients, template };
    const started = await tx.db.findOneByOrFail(MailingEntity, { id: mailing.id });
    return audited(tx, facts, () => Promise.resolve({ after, result: started }));
  });
}

/** Returns a mailing under its lock. @throws AccessError NOT_FOUND. */
async function lockMailing(tx: RequestContext, id: string): Promise<MailingEntity> {
  const mailing = await tx.db.findOne(MailingEntity, {
    where: { id: checkId(id, 'Mailing') },
    lock: { mode: 'pessimistic_write' },
  });
  if (!mailing) throw notFound('Mailing');
  return mailing;
}

/** FINISHED says that the last email is queued: with a slow mail server it is sent much later. */
const stopped = { status: 'STOPPED', finishedAt: null } as const;

/**
 * Stops a mailing, and holds its emails that are not sent yet.
 * @throws AccessError NOT_FOUND; UserError INVALID_STATE when every email is sent
 */
export const stopMailing = (ctx: RequestContext, id: string): Promise<MailingEntity> =>
  ctx.transaction(async (tx) => {
    const mailing = await lockMailing(tx, id);
    if (mailing.status === 'STOPPED') return mailing;
    const held = await holdMailings(tx.db, [mailing.id]);
    if (mailing.status === 'FINISHED' && held.length === 0)
      throw new UserError('INVALID_STATE', 'Every email of this mailing has been sent.');
    return audited(tx, { action: 'stop-mailing', subject: `mailings/${mailing.id}` }, async () => {
      await tx.db.update(MailingEntity, { id: mailing.id }, stopped);
      const result = { ...mailing, ...stopped };
      return { before: { status: mailing.status, queued: mailing.queued }, after: { status: 'STOPPED' }, result };
    });
  });

/**
 * Stops the mailings that this account started, because its owner has reclaimed it from another person, or because it is
 * no longer an Admin's. Any Admin can resume them.
 */
export async function stopMailingsOf(tx: RequestContext, userId: string): Promise<void> {
  // the locks wait for a turn that queues emails in the same moment
  const mailings = await tx.db.find(MailingEntity, {
    select: { id: true, status: true },
    where: { startedBy: userId, status: Not('STOPPED') },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (mailings.length === 0) return;
  const held = await holdMailings(
    tx.db,
    mailings.map(({ id }) => id),
  );
  const ids = mailings.filter(({ id, status }) => status === 'RUNNING' || held.includes(id)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.db.update(MailingEntity, { id: In(ids) }, stopped);
  tx.logger.warn({ mailings: ids, user: userId }, 'mailings were stopped, as their Admin has left or been recovered');
}

/** Resumes a stopped mailing. @throws AccessError NOT_FOUND; UserError INVALID_STATE, LIMIT_REACHED. */
export const resumeMailing = (ctx: RequestContext, id: string): Promise<MailingEntity> =>
  ctx.transaction(async (tx) => {
    await refuseToRun(tx);
    const mailing = await lockMailing(tx, id);
    if (mailing.status === 'RUNNING') return mailing;
    if (mailing.status === 'FINISHED') throw new UserError('INVALID_STATE', 'This mailing has ended.');
    return audited(tx, { action: 'resume-mailing', subject: `mailings/${mailing.id}` }, async () => {
      await tx.db.update(MailingEntity, { id: mailing.id }, { status: 'RUNNING' });
      await releaseMailing(tx.db, mailing.id);
      await enqueue(tx.db, 'send_mailing', { mailingId: mailing.id }, { key: mailingJobKey(mailing.id) });
      const result = { ...mailing, status: 'RUNNING' as const };
      return { before: { status: mailing.status }, after: { status: 'RUNNING', queued: mailing.queued }, result };
    });
  });
