import { randomUUID } from 'node:crypto';
import { execute, parse } from 'graphql';
import { executableSchema } from '../../../graphql/schema';
import { createMailer } from '../../../platform/mail/mailer';
import { resendEmails } from '../../../platform/mail/unsent';
import { messageWords, startMessaging } from '../../../test/messaging';
import type { Messaging } from '../../../test/messaging';
import { retryEmails } from '../admin/email-retry.service';
import { sendMailing } from './mailing.job';
import { resumeMailing, startMailing, stopMailing } from './mailing.service';
import { mayReach } from './reach';

describe('emails of a mailing that was stopped', () => {
  const schema = executableSchema();
  let shop: Messaging;
  beforeAll(async () => {
    shop = await startMessaging();
  });
  afterAll(() => shop.product.stop());

  it.each(['NEWS', 'SERVICE'] as const)('go on to those whom a mailing of kind %s still reaches', async (kind) => {
    const [leaving, disabled, reader] = [await shop.proven(), await shop.proven(), await shop.proven()];
    const ids = [leaving.id, disabled.id, reader.id];
    const { id } = await startMailing(shop.ctx(), {
      ...{ target: { ids }, expected: ids.length, kind, message: messageWords(), requestId: randomUUID() },
    });
    await sendMailing(shop.ctx(), id);
    await stopMailing(shop.ctx(), id);
    await shop.rows('update users set unsubscribed_at = now() where id = $1', [leaving.id]);
    await shop.rows('update users set disabled_at = now() where id = $1', [disabled.id]);
    await resumeMailing(shop.ctx(), id);
    const mailer = createMailer(
      shop.product.services.dataSource.manager,
      {
        delivery: () => Promise.resolve({ server: 'smtp://127.0.0.1:1', from: 'shop@example.com' }),
        mayReach: (userId, isNewsletter) => mayReach(shop.product.ctx(), userId, isNewsletter),
      },
      shop.product.services.config.encryptionKey,
      () => Promise.resolve(null),
    );
    const emails = () =>
      shop.rows<{ id: string; user_id: string; state: string; error: string | null }>(
        'select id, user_id, state, error from outbox where mailing_id = $1',
        [id],
      );
    // no server answers: an email that is wanted is tried again
    for (const email of await emails()) await mailer(email.id).catch(() => undefined);
    const unwanted = { state: 'FAILED', error: 'The account does not want the newsletter any more.' };
    const unreachable = {
      state: 'FAILED',
      error: 'The account has been disabled or deleted since the mailing was written.',
    };
    const outcome = new Map((await emails()).map(({ user_id: userId, state, error }) => [userId, { state, error }]));
    const isNewsletter = kind === 'NEWS';
    expect(outcome.get(disabled.id)).toEqual(isNewsletter ? unwanted : unreachable);
    // what concerns the own account goes to those who want no newsletter too
    if (isNewsletter) expect(outcome.get(leaving.id)).toEqual(unwanted);
    else expect(outcome.get(leaving.id)?.state).toBe('QUEUED');
    expect(outcome.get(reader.id)?.state).toBe('QUEUED');
  });

  it('stay unsent when failed emails are sent again, until the mailing is resumed', async () => {
    const [bounced, failed, waiting] = [await shop.proven(), await shop.proven(), await shop.proven()];
    const ids = [bounced.id, failed.id, waiting.id];
    const { id } = await startMailing(shop.ctx(), {
      ...{ target: { ids }, expected: ids.length, kind: 'NEWS', message: messageWords(), requestId: randomUUID() },
    });
    await sendMailing(shop.ctx(), id);
    const emails = () =>
      shop.rows<{ id: string; user_id: string; state: string }>(
        'select id, user_id, state from outbox where mailing_id = $1',
        [id],
      );
    const set = (userId: string, state: string) =>
      shop.rows('update outbox set state = $3, attempts = 21 where mailing_id = $1 and user_id = $2', [
        id,
        userId,
        state,
      ]);
    await set(bounced.id, 'REFUSED');
    await set(failed.id, 'FAILED');
    await stopMailing(shop.ctx(), id);
    const stopped = await emails();
    const isRetryable = async () => {
      const answer = await execute({
        schema,
        document: parse('query($filter: EmailFilter) { emails(filter: $filter) { items { isRetryable } } }'),
        variableValues: { filter: { mailing: [id], status: ['FAILED'] } },
        contextValue: shop.ctx(),
      });
      return answer.data?.['emails'];
    };
    /** Accounts whose failed emails an operator sends again. */
    const sentAgain = async () => {
      const sent = await resendEmails(shop.product.services.dataSource.manager, 'all-failed');
      return (await emails()).filter((email) => sent.includes(email.id)).map((email) => email.user_id);
    };
    expect(await isRetryable()).toEqual({ items: [{ isRetryable: false }] });
    expect(await sentAgain()).toEqual([]);
    const chosen = await retryEmails(shop.ctx(), { ids: stopped.map((email) => email.id) }, stopped.length);
    expect(chosen).toMatchObject({ done: 0 });
    const matching = await retryEmails(shop.ctx(), { filter: { mailing: [id] } }, stopped.length);
    expect(matching).toMatchObject({ done: 0 });
    expect((await emails()).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      stopped.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    await resumeMailing(shop.ctx(), id);
    expect(await isRetryable()).toEqual({ items: [{ isRetryable: true }] });
    expect(await sentAgain()).toEqual([failed.id]);
  });
});
