import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { linkPlaceholder, sealLink } from '../../platform/mail/email-link';
import { queueMail } from '../../platform/mail/mail';
import { suppressAddress } from '../../platform/mail/suppression';
import type { UserEntity } from '../accounts/user.entity';
import { startMailing } from './mailings/mailing.service';
import { remindersOffAddress } from './subscription.service';

/** Joins the folded lines of a message's header, and decodes the soft line breaks of its body. */
const unfolded = (raw: string) =>
  raw
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=');

describe('a newsletter email', () => {
  const arrived = new Map<string, string>();
  const refused = new Set<string>();
  let smtp: SMTPServer;
  let product: TestProduct;
  let admin: UserEntity;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) =>
        done(refused.has(address) ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }) : null),
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            for (const { address } of session.envelope.rcptTo)
              arrived.set(address, unfolded(Buffer.concat(parts).toString()));
            done();
          });
      },
    });
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    const { port } = smtp.server.address() as AddressInfo;
    product = await startTestProduct({
      http: true,
      jobs: true,
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` },
    });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(async () => {
    await product.stop();
    await new Promise<void>((closed) => smtp.close(closed));
  });

  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<Row>(sql, values)).rows;
  const proven = async (email: string) => {
    const user = await product.addUser({ email });
    await rows('update users set email_verified_at = now() where id = $1', [user.id]);
    return user;
  };
  const send = (ids: string[], kind: 'NEWS' | 'SERVICE' = 'NEWS') =>
    startMailing(product.ctx(admin), {
      target: { ids },
      expected: ids.length,
      kind,
      message: { subject: 'Sale', body: '<p>See <a href="https://example.com/sale">the sale</a>.</p>' },
      requestId: randomUUID(),
    });
  const isUnsubscribed = async (id: string) =>
    (await rows('select from users where id = $1 and unsubscribed_at is not null', [id])).length === 1;

  it('has a one-click header that unsubscribes without cookies, and the same link for people', async () => {
    const user = await proven('reader@example.com');
    await send([user.id]);
    await eventually(() => Promise.resolve(arrived.has('reader@example.com')));
    const email = arrived.get('reader@example.com') ?? '';
    expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const [, address = ''] = /^List-Unsubscribe: <(\S+)>/m.exec(email) ?? [];
    expect(address).toContain('/unsubscribe/');
    expect(email).toContain(`href="${address}"`);
    // the text for readers without HTML has the links too
    expect(email).toContain('the sale (https://example.com/sale)');
    expect(email.replace(/\s+/g, ' ')).toContain(`Unsubscribe (${address})`);
    // a program that opens links, such as a virus scanner, does not unsubscribe the account
    const path = new URL(address).pathname;
    await fetch(`${product.url}${path}`);
    expect(await isUnsubscribed(user.id)).toBe(false);
    const click = () =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'error',
      });
    expect((await click()).status).toBe(200);
    expect(await isUnsubscribed(user.id)).toBe(true);
    expect((await click()).status).toBe(200);
    expect((await fetch(`${product.url}${path}x`, { method: 'POST' })).status).toBe(400);
    const [row] = await rows<{ html: string; state: string }>(
      `select html, state from outbox where recipient = 'reader@example.com'`,
    );
    expect(row).toEqual({ html: '', state: 'SENT' });
  });

  it('of another kind has the header when its secret link ends emails of that kind', async () => {
    const user = await proven('reminded@example.com');
    const ctx = product.ctx();
    await queueMail(ctx, {
      to: user.email,
      subject: 'To publish today',
      html: `<p>A post. <a href="${linkPlaceholder}">Stop these reminders</a></p>`,
      sealedLink: sealLink(ctx.config.encryptionKey, remindersOffAddress(ctx.config, user.id)),
      toProvenAddress: true,
    });
    await eventually(() => Promise.resolve(arrived.has(user.email)));
    const email = arrived.get(user.email) ?? '';
    const [, address = ''] = /^List-Unsubscribe: <(\S+)>/m.exec(email) ?? [];
    expect(email).toContain(`href="${address}"`);
    const answer = await fetch(`${product.url}${new URL(address).pathname}`, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([200, 'You will no longer receive these emails.']);
    expect(await rows('select unwanted_mails from users where id = $1', [user.id])).toEqual([
      { unwanted_mails: ['POST_REMINDERS'] },
    ]);
    expect(await isUnsubscribed(user.id)).toBe(false);
  });

  it('is without the header when it is about the account', async () => {
    const user = await proven('served@example.com');
    await send([user.id], 'SERVICE');
    await eventually(() => Promise.resolve(arrived.has('served@example.com')));
    expect(arrived.get('served@example.com')).not.toContain('nsubscribe');
  });

  it('suppresses an address that rejects it, until the address accepts an email', async () => {
    const user = await proven('gone@example.com');
    refused.add('gone@example.com');
    await send([user.id]);
    const suppressed = () =>
      rows<{ reason: string }>(`select reason from suppressed_addresses where address = $1`, ['GONE@example.com']);
    await eventually(async () => (await suppressed()).length === 1);
    expect((await suppressed())[0]?.reason).toContain('no such user');
    refused.delete('gone@example.com');
    await suppressAddress(product.services.dataSource.manager, 'gone@example.com', 'again');
    await product.ctx().transaction((tx) => queueMail(tx, { to: 'gone@example.com', subject: 'Your code', html: 'x' }));
    await eventually(async () => (await suppressed()).length === 0);
  });
});
