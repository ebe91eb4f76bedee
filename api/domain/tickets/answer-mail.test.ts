import { randomUUID } from 'node:crypto';
import { emailsTo } from '../../test/emails';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { ticketPerson } from '../../test/ticket-accounts';
import type { TicketPerson } from '../../test/ticket-accounts';
import { notifyOfAnswers } from './answer-mail.service';
import { sendContactMessage } from './contact.service';

describe('an answer of support', () => {
  let product: TestProduct;
  let support: TicketPerson;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    support = await ticketPerson(product, 'ADMIN');
  });
  afterAll(() => product.stop());

  /** Seconds until the scheduled emails are processed, by ticket. */
  const waiting = async (id: string) => {
    const { rows } = await product.services.pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs where key = $1`,
      [`tell-of-answers:${id}`],
    );
    return rows.map(({ seconds }) => seconds);
  };
  const customer = async (proven = true) => {
    const mia = await ticketPerson(product);
    if (proven) await product.services.pool.query('update users set email_verified_at = now() where id = $1', [mia.id]);
    const emails = async () =>
      (await emailsTo(product.services, mia.email)).filter(({ subject }) => subject.startsWith('Support'));
    return { mia, emails, id: await mia.ask('Sizes\nof posts') };
  };
  const sendDue = (id: string) => notifyOfAnswers(product.ctx(), id);

  it('is sent to its customer in one email, however many come at once', async () => {
    const { id, emails } = await customer();
    for (const answer of ['<b>First</b>\nline two', 'Second', 'Third']) await support.reply(id, answer);
    const [seconds, ...others] = await waiting(id);
    expect(others).toEqual([]);
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(121);
    await sendDue(id);
    await sendDue(id);
    const [mail, ...more] = await emails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Support has answered: Sizes of posts');
    expect(mail?.html).toContain(`/user/support?ticket=${id}"`);
    expect(mail?.html).not.toContain('<b>First');
    const places = ['First', 'Second', 'Third'].map((word) => mail?.html.indexOf(word) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('after an email waits half an hour for further ones, and is sent without the earlier ones', async () => {
    const { id, emails } = await customer();
    await support.reply(id, 'Early words');
    await sendDue(id);
    await product.services.pool.query(`select graphile_worker.remove_job($1)`, [`tell-of-answers:${id}`]);
    await support.reply(id, 'Late words');
    const [seconds] = await waiting(id);
    expect(seconds).toBeGreaterThan(29 * 60);
    await sendDue(id);
    const [newest, first] = await emails();
    expect(newest?.html).toContain('Late words');
    expect(newest?.html).not.toContain('Early words');
    expect(first?.html).toContain('Early words');
  });

  it('that was read before it is due is not sent', async () => {
    const { id, mia, emails } = await customer();
    await support.reply(id, 'Seen at once');
    await mia.call('markTicketRead', { id, replies: 1 });
    await sendDue(id);
    expect(await emails()).toEqual([]);
  });

  it('is not quoted to an unproven address, which gets no words by the person who entered it either', async () => {
    const { id, mia, emails } = await customer(false);
    await product.services.pool.query(`update users set name = 'Call 0900 12345' where id = $1`, [mia.id]);
    await support.reply(id, 'A secret of yours');
    await sendDue(id);
    const [mail] = await emails();
    expect(mail?.html).toContain(`/user/support?ticket=${id}"`);
    expect(mail?.html).not.toContain('secret of yours');
    expect(mail?.html).not.toContain('0900');
    expect(mail?.subject).toBe('Support has answered your ticket');
  });

  it('is not sent to an account that has switched these emails off', async () => {
    const { id, mia, emails } = await customer();
    await support.reply(id, 'Hello');
    await product.services.pool.query(`update users set unwanted_mails = '{SUPPORT_ANSWERS}' where id = $1`, [mia.id]);
    await sendDue(id);
    expect(await emails()).toEqual([]);
  });

  it('is not sent to an account that is disabled or deleted', async () => {
    const [off, gone] = [await customer(), await customer()];
    for (const { id } of [off, gone]) await support.reply(id, 'Hello');
    await product.services.pool.query('update users set disabled_at = now() where id = $1', [off.mia.id]);
    await product.services.pool.query('delete from users where id = $1', [gone.mia.id]);
    for (const { id, emails } of [off, gone]) {
      await sendDue(id);
      expect(await emails()).toEqual([]);
    }
  });

  it('has a subject that ends with a whole character', async () => {
    const email = `${randomUUID()}@example.com`;
    const subject = `${'x'.repeat(119)}🎉 at last`;
    const message = { name: 'Vi', email, subject, phone: '12345', message: 'Open on Sunday?' };
    await sendContactMessage(product.ctx(), message);
    const [row] = (
      await product.services.pool.query<{ id: string }>('select id from tickets where user_email = $1', [email])
    ).rows;
    await support.reply(row?.id ?? '', 'Yes');
    expect((await emailsTo(product.services, email)).map((sent) => sent.subject)).toEqual([`Re: ${'x'.repeat(119)}`]);
  });

  it('to an anonymous author is sent by email at once, in full, each one separately', async () => {
    const email = `${randomUUID()}@example.com`;
    await product
      .browser()
      .graphql(
        'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { message } } }',
        {
          input: {
            name: 'Vi',
            email,
            subject: 'Hello\r\nBcc: all@example.com',
            phone: '12345',
            message: 'Open on Sunday?',
          },
        },
      );
    const [row] = (
      await product.services.pool.query<{ id: string }>('select id from tickets where user_email = $1', [email])
    ).rows;
    const id = row?.id ?? '';
    const request = randomUUID();
    await Promise.all([1, 2].map(() => support.reply(id, 'On <Sundays> from nine', { requestId: request })));
    await support.reply(id, 'And on Mondays');
    const emails = await emailsTo(product.services, email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Re: Hello Bcc: all@example.com',
      'Re: Hello Bcc: all@example.com',
    ]);
    expect(emails[1]?.html).toContain('On &lt;Sundays&gt; from nine');
    expect(emails[0]?.html).toContain('And on Mondays');
    expect(await waiting(id)).toEqual([]);
    expect(emails[0]?.html).toContain('sign up with this address and confirm it');
    await product.services.pool.query(`insert into users (email, name, email_verified_at) values ($1, 'Vi', now())`, [
      email,
    ]);
    await support.reply(id, 'And on holidays');
    expect((await emailsTo(product.services, email))[0]?.html).toContain('sign in with this address: the');
  });

  it('that is refused is not sent', async () => {
    const { id } = await customer();
    await support.call('setTicketStatus', { id, status: 'CLOSED' });
    expect((await support.reply(id, 'Too late')).errors).toHaveLength(1);
    expect(await waiting(id)).toEqual([]);
  });
});
