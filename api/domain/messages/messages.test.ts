import { randomUUID } from 'node:crypto';
import { messageLimits } from '../../../contract/message';
import type { RequestContext } from '../../context';
import type { StartMailingInput } from '../../graphql/generated/schema';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { mostAttempts } from '../../platform/jobs/jobs';
import { createMailer } from '../../platform/mail/mailer';
import type { EmailState, OutboxEntity } from '../../platform/mail/outbox.entity';
import { suppressAddress } from '../../platform/mail/suppression';
import type { UserEntity } from '../accounts/user.entity';
import { eraseAccount } from '../personal-data/deletion.service';
import { retryEmails } from './admin/email-retry.service';
import { deleteEmailTemplate, emailTemplates, saveEmailTemplate } from './admin/email-template.service';
import { previewEmail, sendMessage, sendTestEmail } from './admin/message.service';
import { allowAddress } from './admin/suppression.service';
import { findEmail, maskedHtml, outcomeOf } from './email.service';
import { resumeLostMailings, sendMailing } from './mailings/mailing.job';
import { previewMailing, resumeMailing, startMailing, stopMailing } from './mailings/mailing.service';
import { listMessages } from './message.list';
import { dropOldMessages } from './message-log.service';
import { setSubscribed, unsubscribeToken } from './subscription.service';
import { listSuppressedAddresses } from './suppressed-address.list';

describe('messages', () => {
  let product: TestProduct;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN', email: 'admin@example.com' });
  });
  afterAll(() => product.stop());

  const ctx = (who: Pick<UserEntity, 'id' | 'role'> = admin): RequestContext => product.ctx(who);
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<Row>(sql, values)).rows;
  const audits = (action: string) =>
    rows<{ subject: string; before: object; after: object }>(
      'select subject, before, after from audit where action = $1 order by id',
      [action],
    );
  const message = (words: Partial<{ subject: string; body: string }> = {}) => ({
    subject: 'News for {{userName}}',
    body: '<p>Hello {{userName}}</p>',
    ...words,
  });
  const emailsTo = (recipient: string) =>
    rows<OutboxEntity>('select * from outbox where recipient = $1 order by id', [recipient]);
  /** An account with a proven address. */
  const proven = async (values: { email?: string; name?: string } = {}) => {
    const user = await product.addUser({ email: values.email ?? `${randomUUID()}@example.com` });
    await rows('update users set email_verified_at = now(), name = coalesce($2, name) where id = $1', [
      user.id,
      values.name ?? null,
    ]);
    return user;
  };

  describe('a template', () => {
    const template = (name: string, more: object = {}) => ({ name, ...message(), ...more });

    it('is saved without what emails may not hold, in versions, and deleted', async () => {
      const body = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x()">there</a></p>';
      const first = await saveEmailTemplate(ctx(), null, template('Welcome', { body }), 0);
      expect(first).toMatchObject({ version: 1, body: '<p>Hi <a>there</a></p>' });
      const second = await saveEmailTemplate(ctx(), first.id, template('Welcome', { subject: 'S' }), 1);
      expect(second).toMatchObject({ version: 2, subject: 'S' });
      await expect(saveEmailTemplate(ctx(), first.id, template('Welcome'), 1)).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await expect(deleteEmailTemplate(ctx(), first.id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      await deleteEmailTemplate(ctx(), first.id, 2);
      expect(await emailTemplates(ctx())).toEqual([]);
      expect((await audits('save-email-template')).map(({ after }) => after)).toMatchObject([
        { version: 1 },
        { version: 2 },
      ]);
    });

    it.each([
      ['name', { name: '  ' }, 'Please enter a name.'],
      ['subject', { subject: '' }, 'Please enter a subject.'],
      ['subject', { subject: 'x'.repeat(201) }, 'at most 200'],
      ['subject', { subject: 'Dear {{name}}' }, 'no placeholder {{name}}'],
      ['body', { body: '<p>&nbsp;</p>' }, 'Please write a message.'],
      ['body', { body: 'x'.repeat(20_001) }, 'at most 20,000'],
      ['body', { body: '{{password}}' }, 'no placeholder {{password}}'],
    ])('refuses a wrong %s: %j', async (field, more, sentence) => {
      await expect(saveEmailTemplate(ctx(), null, template('T', more), 0)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: [field],
        message: expect.stringContaining(sentence) as string,
      });
    });

    it('has a name of its own in any case, also when two are saved at once', async () => {
      const saves = await Promise.allSettled(
        ['Offer', 'OFFER', 'offer'].map((name) => saveEmailTemplate(ctx(), null, template(name), 0)),
      );
      expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('a message to an account', () => {
    const send = (userId: string, more: object = {}) =>
      sendMessage(ctx(), { userId, message: message(), requestId: randomUUID(), ...more });

    it("is an email and a row of the account's log, under the template's name or its subject", async () => {
      const mia = await proven({ name: 'Mia' });
      const { id: templateId } = await saveEmailTemplate(ctx(), null, { name: 'Thanks', ...message() }, 0);
      await send(mia.id, { templateId });
      await send(mia.id);
      const [first] = await emailsTo(mia.email);
      expect(first).toMatchObject({ subject: 'News for Mia', state: 'QUEUED' });
      expect(first?.html).toContain('<p>Hello Mia</p>');
      const log = await listMessages(ctx(), {}, mia.id).items();
      expect(log.map(({ templateName }) => templateName)).toEqual(['News for {{userName}}', 'Thanks']);
      expect(log[0]).toMatchObject({ sender: admin.id, subject: 'News for Mia' });
    });

    it('escapes the name, leaves links out of it, and calls nobody by nothing', async () => {
      const eve = await proven({ name: '<b>Eve</b> https://evil.example' });
      await send(eve.id);
      const [email] = await emailsTo(eve.email);
      expect(email?.html).not.toContain('<b>Eve');
      expect(email?.html).not.toContain('evil.example');
      const nameless = await proven({ name: 'www.evil.example' });
      await send(nameless.id);
      expect((await emailsTo(nameless.email))[0]?.subject).toBe('News for User');
    });

    it('is sent once for a request id, also when it is sent twice at once', async () => {
      const user = await proven();
      const requestId = randomUUID();
      const sent = await Promise.all([1, 2, 3].map(() => send(user.id, { requestId })));
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      expect(await emailsTo(user.email)).toHaveLength(1);
      expect(await listMessages(ctx(), {}, user.id).items()).toHaveLength(1);
      await expect(send((await proven()).id, { requestId })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    });

    it('is refused for a suppressed address, until that is ended, and for a deleted account', async () => {
      const user = await proven();
      await suppressAddress(product.services.dataSource.manager, user.email.toUpperCase(), '550 no such user');
      await expect(send(user.id)).rejects.toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('550 no such user') as string,
      });
      const [known] = await listSuppressedAddresses(ctx(), { filter: { search: user.email } }).items();
      await allowAddress(ctx(), known?.id ?? '');
      await expect(allowAddress(ctx(), known?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await send(user.id);
      await ctx().transaction((tx) => eraseAccount(tx, user.id, 'our team'));
      expect(await rows('select from message_logs where user_id = $1', [user.id])).toEqual([]);
      await expect(send(user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('respects the limit of an unproven address', async () => {
      const user = await product.addUser({ email: 'unproven@example.com' });
      await rows('update users set email_verified_at = null where id = $1', [user.id]);
      for (let sent = 0; sent < 10; sent += 1) await send(user.id);
      await expect(send(user.id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(await listMessages(ctx(), { page: { size: 20 } }, user.id).items()).toHaveLength(10);
    });

    it('is shown and tested beforehand as it would be sent', async () => {
      const mia = await proven({ name: 'Mia' });
      const given = message({ body: '<p>Hello {{userName}}</p><img src="x">' });
      const preview = await previewEmail(ctx(), given, mia.id, 'NEWS');
      expect(preview).toMatchObject({ subject: 'News for Mia', isChanged: true });
      expect(preview.html).toContain('Unsubscribe');
      expect(await previewEmail(ctx(), message(), null, null)).toMatchObject({ isChanged: false });
      await expect(previewEmail(ctx(), message({ body: '' }), null, null)).rejects.toMatchObject({
        field: ['message', 'body'],
      });
      expect(await sendTestEmail(ctx(), message())).toBe(admin.email);
      expect((await emailsTo(admin.email)).at(-1)?.subject).toMatch(/^Test: News for /);
    });

    it('leaves the log after two years', async () => {
      const user = await proven();
      await send(user.id);
      await send(user.id);
      await rows(
        `update message_logs set created_at = now() - interval '3 years' where id = (select min(id::text)::uuid from message_logs where user_id = $1)`,
        [user.id],
      );
      await dropOldMessages(ctx());
      expect(await listMessages(ctx(), {}, user.id).items()).toHaveLength(1);
    });
  });

  describe('a mailing', () => {
    const input = (users: readonly { id: string }[], more: Partial<StartMailingInput> = {}): StartMailingInput => ({
      target: { ids: users.map(({ id }) => id) },
      expected: users.length,
      kind: 'NEWS',
      message: message(),
      requestId: randomUUID(),
      ...more,
    });
    const stored = async (id: string) =>
      (
        await rows<{ status: string; queued: number; skipped: number }>(
          'select status, queued, skipped from mailings where id = $1',
          [id],
        )
      )[0];
    const emailsOf = (id: string) =>
      rows<{ id: string; recipient: string; state: EmailState }>(
        'select id, recipient, state from outbox where mailing_id = $1 order by id',
        [id],
      );
    /** Runs turns until there is nothing to do. */
    const run = async (id: string) => {
      for (let turn = 0; turn < 20 && (await stored(id))?.status === 'RUNNING'; turn += 1) await sendMailing(ctx(), id);
    };
    const people = async (count: number) => Promise.all(Array.from({ length: count }, () => proven()));

    it('reaches each account once, and skips whom it must not reach', async () => {
      const [fine, unsubscribed, suppressed, disabled] = await people(4);
      const unproven = await product.addUser();
      await rows('update users set email_verified_at = null where id = $1', [unproven.id]);
      await rows('update users set disabled_at = now() where id = $1', [disabled?.id]);
      const { encryptionKey } = product.services.config;
      await setSubscribed(product.ctx(), unsubscribeToken(encryptionKey, unsubscribed?.id ?? ''), false);
      await suppressAddress(product.services.dataSource.manager, suppressed?.email ?? '', '550');
      const all = [fine, unsubscribed, suppressed, disabled, unproven].flatMap((one) => (one ? [one] : []));
      expect(await previewMailing(ctx(), { ids: all.map(({ id }) => id) }, 'NEWS')).toEqual({
        accounts: 5,
        reachable: 1,
        unproven: 2,
        unsubscribed: 1,
        suppressed: 1,
      });
      const { id } = await startMailing(ctx(), input(all));
      await run(id);
      expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 1, skipped: 4 });
      expect((await emailsOf(id)).map(({ recipient }) => recipient)).toEqual([fine?.email]);
      expect(await listMessages(ctx(), {}, fine?.id ?? '').items()).toMatchObject([{ sender: admin.id }]);
      // the same job once more, and a turn that is repeated after a crash
      await sendMailing(ctx(), id);
      expect(await emailsOf(id)).toHaveLength(1);
      const service = await startMailing(ctx(), input(all, { kind: 'SERVICE' }));
      await run(service.id);
      expect(await stored(service.id)).toEqual({ status: 'FINISHED', queued: 2, skipped: 3 });
    });

    it('is for the accounts that matched when it started, whatever changes afterwards', async () => {
      const mark = `crowd-${randomUUID().slice(0, 8)}`;
      const member = (number: number) => proven({ email: `${mark}-${number}@example.com` });
      for (const number of [1, 2, 3]) await member(number);
      const target = { filter: { search: mark } };
      await expect(startMailing(ctx(), input([], { target, expected: 2 }))).rejects.toMatchObject({ code: 'CONFLICT' });
      const { id, recipients } = await startMailing(ctx(), input([], { target, expected: 3 }));
      expect(recipients).toBe(3);
      await member(4);
      await rows(`update users set email = 'moved-' || email where email = $1`, [`${mark}-1@example.com`]);
      await run(id);
      expect((await emailsOf(id)).map(({ recipient }) => recipient).sort()).toEqual([
        `${mark}-2@example.com`,
        `${mark}-3@example.com`,
        `moved-${mark}-1@example.com`,
      ]);
    });

    it.each([
      [{ target: { ids: [] } }, ['target', 'ids']],
      [{ target: { filter: {} } }, ['target', 'filter']],
      [{ target: { ids: Array.from({ length: 101 }, () => randomUUID()) } }, ['target', 'ids']],
      [{ target: { filter: { credits: { min: 2, max: 1 } } } }, ['target', 'filter', 'credits']],
      [{ target: { ids: [randomUUID()] } }, ['target']],
      [{ message: { subject: '', body: 'x' } }, ['message', 'subject']],
      [{ requestId: 'x' }, null],
      [{ templateId: randomUUID() }, ['templateId']],
    ])('refuses %j', async (more, field) => {
      const rejected = expect(startMailing(ctx(), input([admin], more))).rejects;
      await rejected.toMatchObject({ code: 'INVALID_INPUT', ...(field && { field }) });
    });

    it('starts once for a request id, also twice at once, and only five run', async () => {
      const [user] = await people(1);
      const asked = input([user!]);
      const started = await Promise.all([1, 2, 3].map(() => startMailing(ctx(), asked)));
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      const more = await Promise.allSettled(
        Array.from({ length: messageLimits.mailingsAtOnce + 2 }, () => startMailing(ctx(), input([user!]))),
      );
      expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(messageLimits.mailingsAtOnce - 1);
      for (const { id } of await rows<{ id: string }>(`select id from mailings where status = 'RUNNING'`))
        await run(id);
    });

    it('is stopped between and during its turns, and resumed where it was', async () => {
      const mark = `many-${randomUUID().slice(0, 8)}`;
      await rows(
        `insert into users (email, name, email_verified_at) select $1 || n || '@example.com', 'N', now() from generate_series(1, 450) n`,
        [mark],
      );
      const target = { filter: { search: mark } };
      const { id } = await startMailing(ctx(), input([], { target, expected: 450 }));
      await sendMailing(ctx(), id);
      expect(await stored(id)).toMatchObject({ status: 'RUNNING', queued: 200 });
      await stopMailing(ctx(), id);
      await sendMailing(ctx(), id);
      expect(await stored(id)).toMatchObject({ status: 'STOPPED', queued: 200 });
      expect(new Set((await emailsOf(id)).map(({ state }) => state))).toEqual(new Set(['HELD']));
      await expect(retryEmails(ctx(), { ids: [(await emailsOf(id))[0]?.id ?? ''] }, 1)).resolves.toMatchObject({
        done: 0,
        refusals: [{ code: 'INVALID_STATE' }],
      });
      // a job that was under way when the mailing stopped sends nothing
      const sent: string[] = [];
      const mailer = createMailer(
        product.services.dataSource.manager,
        { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com' },
        product.services.config.encryptionKey,
        () => Promise.resolve(null),
      );
      await mailer((await emailsOf(id))[0]?.id ?? '').then(() => sent.push('skipped'));
      expect(sent).toEqual(['skipped']);
      await Promise.all([resumeMailing(ctx(), id), sendMailing(ctx(), id)]);
      // the outbox is never filled: the third turn waits until the emails of the first two are sent
      await sendMailing(ctx(), id);
      await sendMailing(ctx(), id);
      expect((await emailsOf(id)).length).toBeLessThanOrEqual(400);
      expect(await stored(id)).toMatchObject({ status: 'RUNNING' });
      await rows(`update outbox set state = 'SENT' where mailing_id = $1`, [id]);
      await run(id);
      expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 450, skipped: 0 });
      const addresses = (await emailsOf(id)).map(({ recipient }) => recipient);
      expect(new Set(addresses).size).toBe(450);
      expect(await rows('select from mailing_recipients where mailing_id = $1', [id])).toEqual([]);
      for (const change of [stopMailing, resumeMailing])
        await expect(change(ctx(), id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
      expect((await audits('stop-mailing')).at(-1)).toMatchObject({ subject: `mailings/${id}` });
    });

    it('two turns at once reach nobody twice', async () => {
      const users = await people(6);
      const { id } = await startMailing(ctx(), input(users));
      await Promise.all([1, 2, 3].map(() => sendMailing(ctx(), id)));
      expect(await stored(id)).toEqual({ status: 'FINISHED', queued: 6, skipped: 0 });
      expect(await emailsOf(id)).toHaveLength(6);
    });

    it('goes on when its job was lost', async () => {
      const [user] = await people(1);
      const { id } = await startMailing(ctx(), input([user!]));
      expect(await resumeLostMailings(ctx())).toBe(0);
      await rows(`delete from graphile_worker._private_jobs where key = $1`, [`mailing:${id}`]);
      expect(await resumeLostMailings(ctx())).toBe(1);
      await run(id);
    });

    it('reports what was sent and what failed', async () => {
      const users = await people(3);
      const mailing = await startMailing(ctx(), input(users));
      await run(mailing.id);
      const [one, other] = await emailsOf(mailing.id);
      await rows(`update outbox set state = 'SENT', html = '' where id = $1`, [one?.id]);
      await rows(`update outbox set state = 'FAILED' where id = $1`, [other?.id]);
      expect(await outcomeOf(ctx(), { ...mailing, queued: 3 })).toEqual({ sent: 1, failed: 1 });
    });
  });

  describe('the link to unsubscribe', () => {
    it('ends and begins the news of its account only, and is not guessed', async () => {
      const user = await proven();
      const { encryptionKey } = product.services.config;
      const token = unsubscribeToken(encryptionKey, user.id);
      const since = async () =>
        (await rows<{ at: Date | null }>('select unsubscribed_at as at from users where id = $1', [user.id]))[0]?.at;
      await setSubscribed(product.ctx(), token, false);
      const first = await since();
      expect(first).toBeInstanceOf(Date);
      await setSubscribed(product.ctx(), token, false);
      expect(await since()).toEqual(first);
      await setSubscribed(product.ctx(), token, true);
      expect(await since()).toBeNull();
      for (const wrong of ['', 'x', token.slice(0, -1), `${randomUUID()}.${token.split('.')[1]}`, `${user.id}.`])
        await expect(setSubscribed(product.ctx(), wrong, false)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          field: ['token'],
        });
    });
  });

  describe('the outbox', () => {
    const addEmail = async (values: Partial<OutboxEntity> & { state: EmailState }) =>
      (
        await rows<{ id: string }>(
          `insert into outbox (recipient, subject, html, state, attempts, sealed_link) values ('a@example.com', 'S', $1, $2, $3, $4) returning id`,
          [values.html ?? 'H', values.state, values.attempts ?? 0, values.sealedLink ?? null],
        )
      )[0]?.id ?? '';

    it('sends again what was not sent and is whole, by ids with honest results', async () => {
      const failed = await addEmail({ state: 'FAILED', attempts: mostAttempts });
      const refused = await addEmail({ state: 'REFUSED' });
      const sent = await addEmail({ state: 'SENT' });
      const linkless = await addEmail({ state: 'FAILED', html: 'https://only-in-the-letter.invalid/' });
      const gone = randomUUID();
      const ids = [failed, refused, sent, linkless, gone, 'no-id'];
      expect(await retryEmails(ctx(), { ids }, 6)).toEqual({
        done: 2,
        left: 0,
        refused: 4,
        refusals: [
          { id: sent, code: 'INVALID_STATE', message: expect.any(String) as string },
          { id: linkless, code: 'INVALID_STATE', message: expect.any(String) as string },
          { id: gone, code: 'NOT_FOUND', message: expect.any(String) as string },
          { id: 'no-id', code: 'NOT_FOUND', message: expect.any(String) as string },
        ],
      });
      expect(await rows('select state, attempts from outbox where id = $1', [failed])).toEqual([
        { state: 'QUEUED', attempts: 0 },
      ]);
      // a second Admin does the same: it is queued already
      expect(await retryEmails(ctx(), { ids: [failed] }, 1)).toMatchObject({ done: 0, refused: 1 });
      expect((await audits('retry-email')).map(({ subject }) => subject).sort()).toEqual(
        [`emails/${failed}`, `emails/${refused}`].sort(),
      );
      await expect(retryEmails(ctx(), { ids: [randomUUID()] }, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('by a filter, which must have a condition and match what was seen', async () => {
      await addEmail({ state: 'FAILED' });
      const filter = { status: ['FAILED' as const] };
      const [{ count } = { count: 0 }] = await rows<{ count: number }>(
        `select count(*)::int from outbox where state = 'FAILED'`,
      );
      await expect(retryEmails(ctx(), { filter: {} }, 9)).rejects.toMatchObject({ field: ['filter'] });
      await expect(retryEmails(ctx(), { filter }, count - 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      const result = await retryEmails(ctx(), { filter }, count);
      expect(result).toMatchObject({ left: 0, refused: count - result.done });
      expect(result.done).toBeGreaterThan(0);
    });

    it('never shows a secret link, and leaves alone what is being sent', async () => {
      const secret = await addEmail({
        state: 'FAILED',
        html: '<a href="https://only-in-the-letter.invalid/">Go</a> https://only-in-the-letter.invalid/',
        sealedLink: 'sealed',
      });
      const html = maskedHtml(await findEmail(ctx(), secret));
      expect(html).toBe('<a >Go</a> ••••••');
      const running = await addEmail({ state: 'QUEUED', attempts: 2 });
      await rows(`select graphile_worker.add_job('send_mail', '{}', job_key => $1)`, [`mail:${running}`]);
      await rows(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where key = $1`, [
        `mail:${running}`,
      ]);
      expect(await retryEmails(ctx(), { ids: [running] }, 1)).toMatchObject({ done: 0, refused: 1 });
    });
  });
});
