import { blankFilters } from '../../test/hostile-input';
import { randomUUID } from 'node:crypto';
import { mostAttempts } from '../../platform/jobs/jobs';
import type { EmailState, OutboxEntity } from '../../platform/mail/outbox.entity';
import { suppressAddress } from '../../platform/mail/suppression';
import { messageWords, startMessaging } from '../../test/messaging';
import type { Messaging } from '../../test/messaging';
import { eraseAccount } from '../personal-data/deletion.service';
import { retryEmails, allowAddress } from './admin/email-retry.service';
import { deleteEmailTemplate, emailTemplates, saveEmailTemplate } from './admin/email-template.service';
import { previewEmail, sendMessage, sendTestEmail } from './admin/message.service';
import { findEmail, maskedHtml } from './email.service';
import { listMessages } from './message.list';
import { dropOldMessages } from './message-log.service';
import { setSubscribed, unsubscribeToken } from './subscription.service';
import { listSuppressedAddresses } from './suppressed-address.list';

describe('messages', () => {
  let shop: Messaging;

  beforeAll(async () => {
    shop = await startMessaging();
  });
  afterAll(() => shop.product.stop());

  const template = (name: string, more: object = {}) => ({ name, ...messageWords(), ...more });

  describe('a template', () => {
    it('is saved without what emails may not hold, in versions, and deleted', async () => {
      const body = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x()">there</a></p>';
      const first = await saveEmailTemplate(shop.ctx(), null, template('Welcome', { body }), 0);
      expect(first).toMatchObject({ version: 1, body: '<p>Hi <a>there</a></p>' });
      const second = await saveEmailTemplate(shop.ctx(), first.id, template('Welcome', { subject: 'S' }), 1);
      expect(second).toMatchObject({ version: 2, subject: 'S' });
      await expect(saveEmailTemplate(shop.ctx(), first.id, template('Welcome'), 1)).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await expect(deleteEmailTemplate(shop.ctx(), first.id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      await deleteEmailTemplate(shop.ctx(), first.id, 2);
      expect(await emailTemplates(shop.ctx())).toEqual([]);
      expect((await shop.audits('save-email-template')).map(({ after }) => after)).toMatchObject([
        { version: 1 },
        { version: 2 },
      ]);
    });

    it.each([
      ['name', { name: '  ' }, 'Please enter a name.'],
      ['name', { name: '\u200B\u2060' }, 'Please enter a name.'],
      ['subject', { subject: '' }, 'Please enter a subject.'],
      ['subject', { subject: 'x'.repeat(201) }, 'at most 200'],
      ['subject', { subject: 'Dear {{name}}' }, '{{name}} is not a placeholder'],
      ['body', { body: '<p>&nbsp;</p>' }, 'Please write a message.'],
      ['body', { body: 'x'.repeat(20_001) }, 'at most 20,000'],
      ['body', { body: '{{password}}' }, '{{password}} is not a placeholder'],
      ['body', { body: '<style>p { color: red }</style>' }, 'Please write a message.'],
      // a link is stored with what opens it in a window of its own
      ['body', { body: `<a href="https://example.com">x</a>${'x'.repeat(19_960)}` }, 'at most 20,000'],
    ])('refuses a wrong %s: %j', async (field, more, sentence) => {
      await expect(saveEmailTemplate(shop.ctx(), null, template('T', more), 0)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: [field],
        message: expect.stringContaining(sentence) as string,
      });
    });

    it('has a name of its own in any case, also when two are saved at once', async () => {
      const saves = await Promise.allSettled(
        ['Offer', 'OFFER', 'offer'].map((name) => saveEmailTemplate(shop.ctx(), null, template(name), 0)),
      );
      expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('a message to an account', () => {
    const send = (userId: string, more: object = {}) =>
      sendMessage(shop.ctx(), { userId, message: messageWords(), requestId: randomUUID(), ...more });

    it("is an email and a row of the account's log, under the template's name or its subject", async () => {
      const mia = await shop.proven({ name: 'Mia' });
      const { id: templateId } = await saveEmailTemplate(shop.ctx(), null, { name: 'Thanks', ...messageWords() }, 0);
      await send(mia.id, { templateId });
      await send(mia.id, { message: messageWords({ subject: 'For {{userName}} alone' }) });
      const [first, second] = await shop.emailsTo(mia.email);
      expect(first).toMatchObject({ subject: 'News for Mia', state: 'QUEUED' });
      expect(second).toMatchObject({ subject: 'For Mia alone', state: 'QUEUED' });
      expect(first?.html).toContain('<p>Hello Mia</p>');
      const log = await listMessages(shop.ctx(), {}, mia.id).items();
      expect(log.map(({ templateName }) => templateName)).toEqual(['For {{userName}} alone', 'Thanks']);
      expect(log[0]).toMatchObject({ sender: shop.admin.id, subject: 'For Mia alone' });
    });

    it("names the account by its address, and without a template's id the one with the subject", async () => {
      const mia = await shop.proven({ name: 'Mia' });
      const message = messageWords({ subject: 'Opening hours' });
      await saveEmailTemplate(shop.ctx(), null, { name: 'Hours', ...message }, 0);
      const requestId = randomUUID();
      const named = { email: mia.email.toUpperCase(), message, requestId };
      const sent = await sendMessage(shop.ctx(), named);
      expect(sent).toMatchObject({ userId: mia.id, templateName: 'Hours' });
      expect((await sendMessage(shop.ctx(), named)).id).toBe(sent.id);
      await expect(sendMessage(shop.ctx(), { ...named, email: 'nobody@example.com' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('escapes the name, leaves links out of it, and replaces a name that is empty after that by User', async () => {
      const eve = await shop.proven({ name: '<b>Eve</b> https://evil.example' });
      await send(eve.id);
      const [email] = await shop.emailsTo(eve.email);
      expect(email?.html).not.toContain('<b>Eve');
      expect(email?.html).not.toContain('evil.example');
      const nameless = await shop.proven({ name: 'www.evil.example' });
      await send(nameless.id);
      expect((await shop.emailsTo(nameless.email))[0]?.subject).toBe('News for User');
    });

    it('is sent once for a request id, also when it is sent twice at once', async () => {
      const user = await shop.proven();
      const requestId = randomUUID();
      const sent = await Promise.all([1, 2, 3].map(() => send(user.id, { requestId })));
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      expect(await shop.emailsTo(user.email)).toHaveLength(1);
      expect(await listMessages(shop.ctx(), {}, user.id).items()).toHaveLength(1);
      await expect(send((await shop.proven()).id, { requestId })).rejects.toMatchObject({ code: 'CONFLICT' });
      const message = messageWords({ body: '<p>Other words.</p>' });
      await expect(send(user.id, { requestId, message })).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('is the same message for its request id after its template was deleted', async () => {
      const user = await shop.proven();
      const { id: templateId } = await saveEmailTemplate(shop.ctx(), null, template('Short-lived'), 0);
      const again = { requestId: randomUUID(), templateId };
      const { id } = await send(user.id, again);
      await deleteEmailTemplate(shop.ctx(), templateId, 1);
      expect(await send(user.id, again)).toMatchObject({ id, templateName: 'Short-lived' });
      await expect(send(user.id, { templateId })).rejects.toMatchObject({ field: ['templateId'] });
    });

    it('is refused for a suppressed address, until that is ended, and for a deleted account', async () => {
      const user = await shop.proven();
      await suppressAddress(shop.product.services.dataSource.manager, user.email.toUpperCase(), '550 no such user');
      await expect(send(user.id)).rejects.toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('550 no such user') as string,
      });
      const [known] = await listSuppressedAddresses(shop.ctx(), { filter: { search: user.email } }).items();
      await allowAddress(shop.ctx(), known?.id ?? '');
      await expect(allowAddress(shop.ctx(), known?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await send(user.id);
      await shop.ctx().transaction((tx) => eraseAccount(tx, user.id, 'our team'));
      expect(await shop.rows('select from message_logs where user_id = $1', [user.id])).toEqual([]);
      await expect(send(user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('respects the limit of an unproven address', async () => {
      const user = await shop.product.addUser({ email: 'unproven@example.com' });
      await shop.rows('update users set email_verified_at = null where id = $1', [user.id]);
      for (let sent = 0; sent < 10; sent += 1) await send(user.id);
      await expect(send(user.id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(await listMessages(shop.ctx(), { page: { size: 20 } }, user.id).items()).toHaveLength(10);
    });

    it('is shown and tested beforehand as it would be sent', async () => {
      const mia = await shop.proven({ name: 'Mia' });
      const given = messageWords({ body: '<p>Hello {{userName}}</p><img src="x">' });
      const preview = await previewEmail(shop.ctx(), given, mia.id, 'NEWS');
      expect(preview).toMatchObject({ subject: 'News for Mia', isChanged: true });
      expect(preview.html).toContain('Unsubscribe');
      expect(await previewEmail(shop.ctx(), messageWords(), null, null)).toMatchObject({ isChanged: false });
      await expect(previewEmail(shop.ctx(), messageWords({ body: '' }), null, null)).rejects.toMatchObject({
        field: ['message', 'body'],
      });
      expect(await sendTestEmail(shop.ctx(), messageWords())).toBe(shop.admin.email);
      expect((await shop.emailsTo(shop.admin.email)).at(-1)?.subject).toMatch(/^Test: News for /);
    });

    it('leaves the log after two years', async () => {
      const user = await shop.proven();
      await send(user.id);
      await send(user.id);
      await shop.rows(
        `update message_logs set created_at = now() - interval '3 years' where id = (select min(id::text)::uuid from message_logs where user_id = $1)`,
        [user.id],
      );
      await dropOldMessages(shop.ctx());
      expect(await listMessages(shop.ctx(), {}, user.id).items()).toHaveLength(1);
    });
  });

  describe('the link to unsubscribe', () => {
    it("ends and renews the newsletter of its account only, and can't be guessed", async () => {
      const user = await shop.proven();
      const { encryptionKey } = shop.product.services.config;
      const token = unsubscribeToken(encryptionKey, user.id);
      const since = async () =>
        (await shop.rows<{ at: Date | null }>('select unsubscribed_at as at from users where id = $1', [user.id]))[0]
          ?.at;
      await setSubscribed(shop.product.ctx(), token, false);
      const first = await since();
      expect(first).toBeInstanceOf(Date);
      await setSubscribed(shop.product.ctx(), token, false);
      expect(await since()).toEqual(first);
      await setSubscribed(shop.product.ctx(), token, true);
      expect(await since()).toBeNull();
      for (const wrong of ['', 'x', token.slice(0, -1), `${randomUUID()}.${token.split('.')[1]}`, `${user.id}.`])
        await expect(setSubscribed(shop.product.ctx(), wrong, false)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          field: ['token'],
        });
    });
  });

  describe('the outbox', () => {
    const addEmail = async (values: Partial<OutboxEntity> & { state: EmailState }) =>
      (
        await shop.rows<{ id: string }>(
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
      expect(await retryEmails(shop.ctx(), { ids }, 6)).toEqual({
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
      expect(await shop.rows('select state, attempts from outbox where id = $1', [failed])).toEqual([
        { state: 'QUEUED', attempts: 0 },
      ]);
      // a second Admin does the same: it is queued already
      expect(await retryEmails(shop.ctx(), { ids: [failed] }, 1)).toMatchObject({ done: 0, refused: 1 });
      expect((await shop.audits('retry-email')).map(({ subject }) => subject).sort()).toEqual(
        [`emails/${failed}`, `emails/${refused}`].sort(),
      );
      await expect(retryEmails(shop.ctx(), { ids: [randomUUID()] }, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('by a filter, which must have a condition and match what was seen', async () => {
      await addEmail({ state: 'FAILED' });
      const filter = { status: ['FAILED' as const] };
      const [{ count } = { count: 0 }] = await shop.rows<{ count: number }>(
        `select count(*)::int from outbox where state = 'FAILED'`,
      );
      for (const blank of blankFilters)
        await expect(retryEmails(shop.ctx(), { filter: blank }, 999)).rejects.toMatchObject({ field: ['filter'] });
      await expect(retryEmails(shop.ctx(), { filter }, count - 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      const result = await retryEmails(shop.ctx(), { filter }, count);
      expect(result).toMatchObject({ left: 0, refused: count - result.done });
      expect(result.done).toBeGreaterThan(0);
    });

    it('by a filter reaches those behind emails that were sent, and says truly how many are left', async () => {
      const add = (state: EmailState, count: number) =>
        shop.rows(
          `insert into outbox (recipient, subject, html, state) select 'walk@example.com', 'S', 'H', $1 from generate_series(1, $2::int)`,
          [state, count],
        );
      const filter = { search: 'walk@example.com' };
      await add('SENT', 500);
      await add('FAILED', 3);
      expect(await retryEmails(shop.ctx(), { filter }, 503)).toMatchObject({ done: 3, refused: 500, left: 0 });
      await add('FAILED', 803);
      expect(await retryEmails(shop.ctx(), { filter }, 1306)).toMatchObject({ done: 500, refused: 503, left: 303 });
      expect(await retryEmails(shop.ctx(), { filter }, 1306)).toMatchObject({ done: 303, refused: 1003, left: 0 });
    });

    it('never shows a secret link, and leaves alone what is being sent', async () => {
      const secret = await addEmail({
        state: 'FAILED',
        html: '<a href="https://only-in-the-letter.invalid/">Go</a> https://only-in-the-letter.invalid/',
        sealedLink: 'sealed',
      });
      const html = maskedHtml(await findEmail(shop.ctx(), secret));
      expect(html).toBe('<a >Go</a> ••••••');
      const running = await addEmail({ state: 'QUEUED', attempts: 2 });
      await shop.rows(`select graphile_worker.add_job('send_mail', '{}', job_key => $1)`, [`mail:${running}`]);
      await shop.rows(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where key = $1`, [
        `mail:${running}`,
      ]);
      expect(await retryEmails(shop.ctx(), { ids: [running] }, 1)).toMatchObject({ done: 0, refused: 1 });
    });
  });
});
