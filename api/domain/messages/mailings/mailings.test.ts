import { blankFilters } from '../../../test/hostile-input';
import { randomUUID } from 'node:crypto';
import { messageLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { StartMailingInput } from '../../../graphql/generated/schema';
import { createMailer } from '../../../platform/mail/mailer';
import type { EmailState } from '../../../platform/mail/outbox.entity';
import { suppressAddress } from '../../../platform/mail/suppression';
import { sendWaitingEmails } from '../../../platform/mail/unsent';
import { messageWords, startMessaging } from '../../../test/messaging';
import type { Messaging } from '../../../test/messaging';
import { retryEmails } from '../admin/email-retry.service';
import { deleteEmailTemplate, saveEmailTemplate } from '../admin/email-template.service';
import { outcomeOf } from '../email.service';
import { eraseAccount } from '../../personal-data/deletion.service';
import { listMessages } from '../message.list';
import { setSubscribed, unsubscribeToken } from '../subscription.service';
import { resumeLostMailings, sendMailing } from './mailing.job';
import { previewMailing, resumeMailing, startMailing, stopMailing } from './mailing.service';

describe('a mailing', () => {
  let shop: Messaging;

  beforeAll(async () => {
    shop = await startMessaging();
  });
  afterAll(() => shop.product.stop());

  const input = (users: readonly { id: string }[], more: Partial<StartMailingInput> = {}): StartMailingInput => ({
    target: { ids: users.map(({ id }) => id) },
    expected: users.length,
    kind: 'NEWS',
    message: messageWords(),
    requestId: randomUUID(),
    ...more,
  });
  const stored = async (id: string) =>
    (
      await shop.rows<{ status: string; queued: number; skipped: number }>(
        'select status, queued, skipped from mailings where id = $1',
        [id],
      )
    )[0];
  const emailsOf = (id: string) =>
    shop.rows<{ id: string; recipient: string; state: EmailState }>(
      'select id, recipient, state from outbox where mailing_id = $1 order by id',
      [id],
    );
  /** Runs turns until there is nothing to do. */
  const run = async (id: string) => {
    for (let turn = 0; turn < 20 && (await stored(id))?.status === 'RUNNING'; turn += 1)
      await sendMailing(shop.ctx(), id);
  };
  const people = async (count: number) => Promise.all(Array.from({ length: count }, () => shop.proven()));

  it('reaches each account once, and skips whom it must not reach', async () => {
    const [fine, unsubscribed, suppressed, disabled] = await people(4);
    const unproven = await shop.product.addUser();
    await shop.rows('update users set email_verified_at = null where id = $1', [unproven.id]);
    await shop.rows('update users set disabled_at = now() where id = $1', [disabled?.id]);
    const { encryptionKey } = shop.product.services.config;
    await setSubscribed(shop.product.ctx(), unsubscribeToken(encryptionKey, unsubscribed?.id ?? ''), false);
    await suppressAddress(shop.product.services.dataSource.manager, suppressed?.email ?? '', '550');
    const all = [fine, unsubscribed, suppressed, disabled, unproven].flatMap((one) => (one ? [one] : []));
    expect(await previewMailing(shop.ctx(), { ids: all.map(({ id }) => id) }, 'NEWS')).toEqual({
      accounts: 5,
      reachable: 1,
      unproven: 2,
      unsubscribed: 1,
      suppressed: 1,
    });
    expect(await previewMailing(shop.ctx(), { ids: all.map(({ id }) => id) }, 'SERVICE')).toEqual({
      accounts: 5,
      reachable: 2,
      unproven: 2,
      unsubscribed: 0,
      suppressed: 1,
    });
    const { id } = await startMailing(shop.ctx(), input(all));
    await run(id);
    expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 1, skipped: 4 });
    expect((await emailsOf(id)).map(({ recipient }) => recipient)).toEqual([fine?.email]);
    expect(await listMessages(shop.ctx(), {}, fine?.id ?? '').items()).toMatchObject([{ sender: shop.admin.id }]);
    // the same job once more, and a turn that is repeated after a crash
    await sendMailing(shop.ctx(), id);
    expect(await emailsOf(id)).toHaveLength(1);
    const service = await startMailing(shop.ctx(), input(all, { kind: 'SERVICE' }));
    await run(service.id);
    expect(await stored(service.id)).toEqual({ status: 'FINISHED', queued: 2, skipped: 3 });
  });

  it('is for the accounts that matched when it started', async () => {
    const mark = `crowd-${randomUUID().slice(0, 8)}`;
    const member = (number: number) => shop.proven({ email: `${mark}-${number}@example.com` });
    for (const number of [1, 2, 3]) await member(number);
    const target = { filter: { search: mark } };
    await expect(startMailing(shop.ctx(), input([], { target, expected: 2 }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const { id, recipients } = await startMailing(shop.ctx(), input([], { target, expected: 3 }));
    expect(recipients).toBe(3);
    await member(4);
    await shop.rows(`update users set email = 'moved-' || email where email = $1`, [`${mark}-1@example.com`]);
    await run(id);
    expect((await emailsOf(id)).map(({ recipient }) => recipient).sort()).toEqual([
      `${mark}-2@example.com`,
      `${mark}-3@example.com`,
      `moved-${mark}-1@example.com`,
    ]);
  });

  it.each<[object, string[] | null]>([
    ...blankFilters.map((filter): [object, string[]] => [{ target: { filter } }, ['target', 'filter']]),
    [{ target: { ids: [] } }, ['target', 'ids']],
    [{ target: { ids: Array.from({ length: 101 }, () => randomUUID()) } }, ['target', 'ids']],
    [{ target: { filter: { credits: { min: 2, max: 1 } } } }, ['target', 'filter', 'credits']],
    [{ target: { ids: [randomUUID()] } }, ['target']],
    [{ message: { subject: '', body: 'x' } }, ['message', 'subject']],
    [{ requestId: 'x' }, null],
    [{ templateId: randomUUID() }, ['templateId']],
  ])('refuses %j', async (more, field) => {
    const rejected = expect(startMailing(shop.ctx(), input([shop.admin], more))).rejects;
    await rejected.toMatchObject({ code: 'INVALID_INPUT', ...(field && { field }) });
  });

  it('starts once for a request id, also twice at once, and only five run', async () => {
    const [user] = await people(1);
    const asked = input([user!]);
    const started = await Promise.all([1, 2, 3].map(() => startMailing(shop.ctx(), asked)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const more = await Promise.allSettled(
      Array.from({ length: messageLimits.mailingsAtOnce + 2 }, () => startMailing(shop.ctx(), input([user!]))),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(messageLimits.mailingsAtOnce - 1);
    for (const { id } of await shop.rows<{ id: string }>(`select id from mailings where status = 'RUNNING'`))
      await run(id);
  });

  it('is the same mailing for its request id after its template was deleted', async () => {
    const [user] = await people(1);
    const { id: templateId } = await saveEmailTemplate(shop.ctx(), null, { name: 'Brief', ...messageWords() }, 0);
    const asked = input([user!], { templateId });
    const { id } = await startMailing(shop.ctx(), asked);
    await deleteEmailTemplate(shop.ctx(), templateId, 1);
    expect(await startMailing(shop.ctx(), asked)).toMatchObject({ id, templateName: 'Brief' });
    await run(id);
  });

  it.each([
    ['started', (ctx: RequestContext, user: { id: string }) => startMailing(ctx, input([user]))],
    [
      'resumed',
      async (ctx: RequestContext, user: { id: string }) => {
        const { id } = await startMailing(shop.ctx(), input([user]));
        await stopMailing(shop.ctx(), id);
        return resumeMailing(ctx, id);
      },
    ],
  ])('is not %s by an Admin who is none any more', async (_what, run) => {
    const [user] = await people(1);
    const former = await shop.product.addUser({ role: 'ADMIN' });
    const ctx = shop.product.ctx(former);
    await shop.rows(`update users set role = 'MEMBER' where id = $1`, [former.id]);
    await expect(run(ctx, user!)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await shop.rows('select from mailings where started_by = $1', [former.id])).toEqual([]);
  });

  it('is stopped between and during its turns, and resumed where it was', async () => {
    const mark = `many-${randomUUID().slice(0, 8)}`;
    await shop.rows(
      `insert into users (email, name, email_verified_at) select $1 || n || '@example.com', 'N', now() from generate_series(1, 450) n`,
      [mark],
    );
    const target = { filter: { search: mark } };
    const { id } = await startMailing(shop.ctx(), input([], { target, expected: 450 }));
    await sendMailing(shop.ctx(), id);
    expect(await stored(id)).toMatchObject({ status: 'RUNNING', queued: 200 });
    await stopMailing(shop.ctx(), id);
    await sendMailing(shop.ctx(), id);
    expect(await stored(id)).toMatchObject({ status: 'STOPPED', queued: 200 });
    expect(new Set((await emailsOf(id)).map(({ state }) => state))).toEqual(new Set(['HELD']));
    await expect(retryEmails(shop.ctx(), { ids: [(await emailsOf(id))[0]?.id ?? ''] }, 1)).resolves.toMatchObject({
      done: 0,
      refusals: [{ code: 'INVALID_STATE' }],
    });
    // a job that was under way when the mailing stopped sends nothing
    const sent: string[] = [];
    const mailer = createMailer(
      shop.product.services.dataSource.manager,
      { delivery: () => Promise.resolve({ server: 'smtp://127.0.0.1:1', from: 'shop@example.com' }) },
      shop.product.services.config.encryptionKey,
      () => Promise.resolve(null),
    );
    await mailer((await emailsOf(id))[0]?.id ?? '').then(() => sent.push('skipped'));
    expect(sent).toEqual(['skipped']);
    await Promise.all([resumeMailing(shop.ctx(), id), sendMailing(shop.ctx(), id)]);
    // the outbox is never filled: the third turn waits until the emails of the first two are sent
    await sendMailing(shop.ctx(), id);
    await sendMailing(shop.ctx(), id);
    expect((await emailsOf(id)).length).toBeLessThanOrEqual(400);
    expect(await stored(id)).toMatchObject({ status: 'RUNNING' });
    await shop.rows(`update outbox set state = 'SENT' where mailing_id = $1`, [id]);
    await run(id);
    expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 450, skipped: 0 });
    const addresses = (await emailsOf(id)).map(({ recipient }) => recipient);
    expect(new Set(addresses).size).toBe(450);
    expect(await shop.rows('select from mailing_recipients where mailing_id = $1', [id])).toEqual([]);
    await shop.rows(`update outbox set state = 'SENT' where mailing_id = $1`, [id]);
    for (const change of [stopMailing, resumeMailing])
      await expect(change(shop.ctx(), id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect((await shop.audits('stop-mailing')).at(-1)).toMatchObject({ subject: `mailings/${id}` });
  });

  it('is stopped when the owner of the account that started it recovers the account', async () => {
    const users = await people(2);
    const other = await startMailing(shop.product.ctx(await shop.product.addUser({ role: 'ADMIN' })), input(users));
    const thief = await shop.product.addUser({ role: 'ADMIN' });
    const { id } = await startMailing(shop.product.ctx(thief), input(users));
    await shop.product.ctx().transaction((tx) => tx.accountHooks.accountReclaimed(tx, thief.id));
    await sendMailing(shop.ctx(), id);
    expect(await stored(id)).toMatchObject({ status: 'STOPPED' });
    expect(await emailsOf(id)).toEqual([]);
    expect(await stored(other.id)).toMatchObject({ status: 'RUNNING' });
    await resumeMailing(shop.ctx(), id);
    await run(id);
    await run(other.id);
  });

  it('is stopped after its last email was queued, as long as one is not sent', async () => {
    const users = await people(3);
    const { id } = await startMailing(shop.ctx(), input(users));
    await run(id);
    const [sent, unsentForWantOfServer] = await emailsOf(id);
    await shop.rows(`update outbox set state = 'SENT' where id = $1`, [sent?.id]);
    await shop.rows(`update outbox set state = 'KEPT' where id = $1`, [unsentForWantOfServer?.id]);
    expect(await stopMailing(shop.ctx(), id)).toMatchObject({ status: 'STOPPED', finishedAt: null });
    const states = async () => (await emailsOf(id)).map(({ state }) => state);
    expect(await states()).toEqual(['SENT', 'HELD', 'HELD']);
    await sendWaitingEmails(shop.product.services.dataSource.manager);
    expect(await states()).toEqual(['SENT', 'HELD', 'HELD']);
    await resumeMailing(shop.ctx(), id);
    await run(id);
    expect(await states()).toEqual(['SENT', 'QUEUED', 'QUEUED']);
    expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 3, skipped: 0 });
  });

  it.each([
    ['recovered', (tx: RequestContext, id: string) => tx.accountHooks.accountReclaimed(tx, id)],
    ['no longer an Admin', (tx: RequestContext, id: string) => tx.accountHooks.adminLeft(tx, id)],
    ['deleted', (tx: RequestContext, id: string) => eraseAccount(tx, id, 'our team')],
  ])('holds what is not sent when the account that started it is %s', async (_what, change) => {
    const users = await people(2);
    const thief = await shop.product.addUser({ role: 'ADMIN' });
    const [unsent, sent] = [
      await startMailing(shop.product.ctx(thief), input(users)),
      await startMailing(shop.product.ctx(thief), input(users)),
    ];
    for (const { id } of [unsent, sent]) await run(id);
    await shop.rows(`update outbox set state = 'SENT' where mailing_id = $1`, [sent.id]);
    await shop.product.ctx().transaction(async (tx) => void (await change(tx, thief.id)));
    expect((await emailsOf(unsent.id)).map(({ state }) => state)).toEqual(['HELD', 'HELD']);
    expect([await stored(unsent.id), await stored(sent.id)]).toMatchObject([
      { status: 'STOPPED' },
      { status: 'FINISHED' },
    ]);
  });

  it('two concurrent runs email no account twice', async () => {
    const users = await people(6);
    const { id } = await startMailing(shop.ctx(), input(users));
    await Promise.all([1, 2, 3].map(() => sendMailing(shop.ctx(), id)));
    expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 6, skipped: 0 });
    expect(await emailsOf(id)).toHaveLength(6);
  });

  it('goes on when its job was lost', async () => {
    const [user] = await people(1);
    const { id } = await startMailing(shop.ctx(), input([user!]));
    expect(await resumeLostMailings(shop.ctx())).toBe(0);
    await shop.rows(`delete from graphile_worker._private_jobs where key = $1`, [`mailing:${id}`]);
    expect(await resumeLostMailings(shop.ctx())).toBe(1);
    await run(id);
  });

  it('reports what was sent and what failed', async () => {
    const users = await people(3);
    const mailing = await startMailing(shop.ctx(), input(users));
    await run(mailing.id);
    const [one, other] = await emailsOf(mailing.id);
    await shop.rows(`update outbox set state = 'SENT', html = '' where id = $1`, [one?.id]);
    await shop.rows(`update outbox set state = 'FAILED' where id = $1`, [other?.id]);
    expect(await outcomeOf(shop.ctx(), { ...mailing, queued: 3 })).toEqual({ sent: 1, failed: 1 });
  });
});
