import { randomUUID } from 'node:crypto';
import { dropOldFarewells, queueMail } from '../../platform/mail/mail';
import type { Attachment } from '../../platform/mail/mail';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { call, signIn, whoAmI } from '../../test/account-calls';
import { KnownAccounts, billing, deleteAccount, password } from '../../test/known-accounts';
import { emailsTo, tokenFor } from '../../test/emails';
import type { TestProduct } from '../../test/test-product';
import { uploadPicture } from '../../test/ticket-images';
import { ticketPerson } from '../../test/ticket-accounts';
import { DesignEntity } from '../designs/design.entity';
import { createPurchase } from '../orders/order.service';
import { TicketImageEntity } from '../tickets/ticket-image.entity';
import { createTicket } from '../tickets/ticket.service';
import { eraseAccount, finishDeletions } from './deletion.service';
import { dropFiles } from './person-content';

describe('personal data', () => {
  let people: KnownAccounts;
  let product: TestProduct;

  beforeAll(async () => {
    people = await KnownAccounts.start();
    ({ product } = people);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.services.pool.query('delete from rate_limits'));

  const db = () => product.services.dataSource.manager;
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of product.services.storage.list(prefix)) found.push(key);
    return found;
  };
  const pay = (orderId: string) =>
    product.services.pool.query(
      `update orders set payment_status = 'PAID', paid_at = now(), payer_email = 'payer@example.com' where id = $1`,
      [orderId],
    );

  describe('is deleted with the account', () => {
    it('with messages sent before the last sign-in, and with unmatched payments of its orders', async () => {
      const { email, id, order } = await people.person();
      const { pool } = product.services;
      await pool.query('update users set email_verified_at = now() where id = $1', [id]);
      await call(product.browser(), 'sendContactMessage', '$input: ContactMessageInput!', {
        input: { name: 'Mia', email, subject: 'Goodbye', phone: '+44 20 7946 0123', message: 'Delete my account.' },
      });
      await pool.query(
        `with account as (insert into paypal_accounts (mode, client_id, secret_cipher) values ('SANDBOX', 'gone', '') returning id),
           payment as (insert into unmatched_payments (capture_id, account_id, payer_email, amount, currency, order_code, reason, captured_at)
             select 'UNMATCHED-1', account.id, 'payer@example.com', 9, 'USD', $1, 'Goodbye to payer@example.com', now() from account returning id)
         insert into audit (actor, action, subject, reason) select uuidv7(), 'decide', 'unmatched-payments/' || id, 'Goodbye' from payment`,
        [order.orderCode],
      );
      await product.ctx().transaction((tx) => eraseAccount(tx, id, 'our team'));
      await pool.query(`delete from outbox where dedupe_key = 'account-deleted:' || $1`, [id]);
      expect(await people.tracesOf(email, 'Goodbye', 'payer@example.com')).toEqual([]);
    });

    it('except legally required data of paid orders; the address is free, and an email confirms it', async () => {
      const { browser, email, id, order, design, photo, texts } = await people.person();
      await pay(order.id);
      const unpaid = await createPurchase(people.viewer(id), {
        of: { packageId: people.packageId },
        billing: { ...billing, address: '77 Unpaid Road' },
      });
      const elsewhere = product.browser();
      await signIn(elsewhere, email, password);
      expect(await deleteAccount(browser)).toEqual({ errors: [] });
      expect([await whoAmI(browser), await whoAmI(elsewhere)]).toEqual([null, null]);
      expect(browser.cookies.has('postloom_session')).toBe(false);

      const { rows } = await product.services.pool.query(
        'select customer_name, customer_email, address, payer_email, payment_status from orders where id = any($1) order by id',
        [[order.id, unpaid.id]],
      );
      expect(rows).toEqual([
        {
          customer_name: 'Mia Moss',
          customer_email: '',
          address: '9 Elm Lane',
          payer_email: null,
          payment_status: 'PAID',
        },
        { customer_name: '', customer_email: '', address: '', payer_email: null, payment_status: 'CANCELLED' },
      ]);
      const [mail, ...others] = await emailsTo(product.services, email);
      expect(mail?.subject).toBe('Your Postloom account is deleted');
      expect(others).toEqual([]);
      await product.services.pool.query(`delete from outbox where dedupe_key = 'account-deleted:' || $1`, [id]);
      const left = await people.tracesOf(email, '77 Unpaid Road', ...Object.values(texts), 'payer@example.com');
      expect(left).toEqual([]);
      const ledger = await product.services.pool.query('select 1 from credit_entries where user_id = $1', [id]);
      expect(ledger.rows).toHaveLength(1);

      await dropFiles(product.ctx(), await queuedFiles());
      expect(await keys(`designs/${design}`)).toEqual([]);
      expect((await browser.fetch(photo)).status).toBe(404);
      const again = product.browser();
      expect(await again.register(email)).not.toBe(id);
    });

    /** Payload of the newest deletion's job. */
    async function queuedFiles() {
      const { rows } = await product.services.pool.query<{ payload: Parameters<typeof dropFiles>[1] }>(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'drop_files' order by j.id desc limit 1`,
      );
      return rows[0]?.payload ?? { designKeys: [], ticketKeys: [], uploads: [] };
    }

    it("together with all pictures of its tickets, the other side's and unsent ones too", async () => {
      const { browser, id } = await people.person();
      const support = await ticketPerson(product, 'ADMIN');
      const [own, unsent, answer] = [
        await uploadPicture({ browser }),
        await uploadPicture({ browser }),
        await uploadPicture(support),
      ];
      const asking = { requestId: randomUUID(), subject: 'A', message: 'B', imageIds: [own.id] };
      const { id: ticket } = await createTicket(people.viewer(id), asking);
      await support.reply(ticket, 'Here', { imageIds: [answer.id] });
      // A picture that an Admin sent in another account's ticket stays, without its author.
      const elsewhere = await support.ask('Elsewhere');
      const retained = await uploadPicture(support);
      await support.reply(elsewhere, 'Kept', { imageIds: [retained.id] });
      const before = new Set(await keys('tickets/'));
      expect(before.size).toBe(4);
      await deleteAccount(browser);
      expect(await db().find(TicketImageEntity)).toMatchObject([{ id: retained.id }]);
      await dropFiles(product.ctx(), await queuedFiles());
      expect(await keys('tickets/')).toHaveLength(1);
      for (const { imageUrl } of [own, unsent, answer])
        expect((await support.browser.fetch(imageUrl)).status).toBe(404);
      expect((await support.browser.fetch(retained.imageUrl)).status).toBe(200);
      // Other tests count the Admins.
      await product.services.pool.query(`update users set role = 'MEMBER' where id = $1`, [support.id]);
    });

    it('except an image that another account has uploaded too, or that the site shows', async () => {
      const [one, other] = [await people.person(), await people.person()];
      const shared = (
        await product.services.pool.query<{ hash: string }>('select hash from files where owner_id = $1', [one.id])
      ).rows[0]?.hash;
      await product.services.pool.query(
        `insert into files (owner_id, hash, mime, bytes, width, height) values ($1, $2, 'image/png', 1, 1, 1)`,
        [other.id, shared],
      );
      await deleteAccount(one.browser);
      await dropFiles(product.ctx(), await queuedFiles());
      expect((await other.browser.fetch(one.photo)).status).toBe(200);
      await product.services.pool.query(
        `insert into content_sections (key, body) values ('features', $1) on conflict (key) do update set body = $1`,
        [JSON.stringify({ backgroundImage: other.photo })],
      );
      await deleteAccount(other.browser);
      await dropFiles(product.ctx(), await queuedFiles());
      expect((await product.browser().fetch(other.photo)).status).toBe(200);
    });

    it('after a proof by the password, or by an emailed code', async () => {
      const { browser, email, id } = await people.person();
      expect((await deleteAccount(browser, { password: 'wrong-1' })).errors[0]?.code).toBe('WRONG_PASSWORD');
      expect(await whoAmI(browser)).toBe(email);
      await product.services.pool.query('update users set password_hash = null where id = $1', [id]);
      await call(browser, 'sendProofCode', '', {});
      const [mail] = await emailsTo(product.services, email);
      const code = />([A-Z0-9]{8})</.exec(mail?.html ?? '')?.[1];
      expect((await deleteAccount(browser, { emailCode: code })).errors).toEqual([]);
    });

    it.each([
      [
        'PROCESSING',
        'PayPal is still confirming your payment of order CODE. Your account can be deleted as soon as that is done.',
      ],
      [
        'DISPUTED',
        'PayPal has not decided on your complaint about order CODE yet. Your account can be deleted after that.',
      ],
    ])('except while an order is %s', async (status, sentence) => {
      const { browser, email, order } = await people.person();
      if (status === 'DISPUTED') await pay(order.id);
      await product.services.pool.query(`update orders set payment_status = $2, paid_at = now() where id = $1`, [
        order.id,
        status,
      ]);
      await call(browser, 'sendProofCode', '', {});
      const emailCode = />([A-Z0-9]{8})</.exec((await emailsTo(product.services, email))[0]?.html ?? '')?.[1];
      // the refusal uses up no emailed code
      for (let time = 0; time < 2; time += 1)
        expect((await deleteAccount(browser, { emailCode })).errors).toEqual([
          expect.objectContaining({ code: 'INVALID_STATE', message: sentence.replace('CODE', order.orderCode) }),
        ]);
      expect(await whoAmI(browser)).toBe(email);
    });

    it('except in the week in which an earlier address can recover the account', async () => {
      const { browser, email, id } = await people.person();
      await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
      const next = `thief-of-${email}`;
      await call(browser, 'requestEmailChange', '$input: RequestEmailChangeInput!', {
        input: { email: next, proof: { password } },
      });
      const token = await tokenFor(product.services, next, '/confirm-email');
      await call(browser, 'confirmEmailChange', '$token: String!', { token });
      const byCode = async () => {
        await call(browser, 'sendProofCode', '', {});
        const [mail] = await emailsTo(product.services, next);
        return deleteAccount(browser, { emailCode: />([A-Z0-9]{8})</.exec(mail?.html ?? '')?.[1] });
      };
      expect((await byCode()).errors[0]).toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('can be deleted after that week') as string,
      });
      await product.services.pool.query(
        `update single_use_tokens set expires_at = now() where user_id = $1 and purpose = 'UNDO_EMAIL'`,
        [id],
      );
      expect((await byCode()).errors).toEqual([]);
      // emails to the earlier address go with those to the last one
      expect(await emailsTo(product.services, email)).toEqual([]);
      expect(await emailsTo(product.services, next)).toHaveLength(1);
    });

    it('except a queued receipt or credit note: it is sent, and its row deleted two weeks later', async () => {
      const { browser, email } = await people.person();
      const queue = (subject: string, attachment?: Attachment) =>
        queueMail(product.ctx(), { to: email, subject, html: subject, attachment, aboutPayment: true });
      await queue('Receipt', { kind: 'INVOICE', of: randomUUID() });
      await queue('Credit note', { kind: 'CREDIT_NOTE', of: randomUUID() });
      await queue('Sent receipt', { kind: 'INVOICE', of: randomUUID() });
      await queue('News');
      await db().update(OutboxEntity, { subject: 'Sent receipt' }, { state: 'SENT' });
      expect(await deleteAccount(browser)).toEqual({ errors: [] });
      const left = async () => (await emailsTo(product.services, email)).map(({ subject }) => subject);
      expect(await left()).toEqual(['Your Postloom account is deleted', 'Credit note', 'Receipt']);
      await product.services.pool.query(
        `update outbox set forget_after = forget_after - interval '14 days' where recipient = $1`,
        [email],
      );
      await dropOldFarewells(db());
      expect(await left()).toEqual(['Your Postloom account is deleted']);
    });

    it('except while a capture is in progress, although its order is still pending', async () => {
      const { browser, order } = await people.person();
      await product.services.pool.query(
        `insert into payments (order_id, state, amount, currency) values ($1, 'CAPTURING', $2, 'USD')`,
        [order.id, order.total],
      );
      expect((await deleteAccount(browser)).errors[0]).toMatchObject({
        code: 'INVALID_STATE',
        message: expect.stringContaining('still confirming your payment') as string,
      });
    });

    it('except that of the last Admin, also when two leave at once', async () => {
      const [one, other] = [await people.person(), await people.person()];
      await product.services.pool.query(`update users set role = 'ADMIN' where id = any($1)`, [[one.id, other.id]]);
      const answers = await Promise.all([deleteAccount(one.browser), deleteAccount(other.browser)]);
      expect(answers.map(({ errors }) => errors[0]?.message ?? 'deleted').sort()).toEqual([
        'You are the last Admin. Please make another account an Admin first.',
        'deleted',
      ]);
    });

    it('once, when it is requested twice at the same moment', async () => {
      const { browser, email, id } = await people.person();
      await Promise.allSettled([deleteAccount(browser), deleteAccount(browser)]);
      const { rows } = await product.services.pool.query(
        'select 1 from users where id = $1 and deleted_at is not null',
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(await emailsTo(product.services, email)).toHaveLength(1);
    });

    it('together with what another tab has started at that moment', async () => {
      const { browser, id } = await people.person();
      await deleteAccount(browser);
      await people.addDesign(id);
      await createPurchase(people.viewer(id), {
        of: { packageId: people.packageId },
        billing: { ...billing, address: '5 Late Street' },
      }).catch(() => undefined);
      await finishDeletions(product.ctx());
      expect(await db().countBy(DesignEntity, { userId: id })).toBe(0);
      expect(await people.tracesOf('5 Late Street')).toEqual([]);
    });
  });
});
