import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { jobHandlers } from '../../wiring/job-handlers';
import { readEmailBrand } from '../../domain/settings/appearance';
import { emailHtml } from './email-html';
import { linkPlaceholder, sealLink } from './email-link';
import { dropOldLinks, queueMail } from './mail';
import type { Mail } from './mail';
import { domainOf } from './mailer';
import { OutboxEntity } from './outbox.entity';

describe('an email as it arrives', () => {
  let product: TestProduct;
  let mail: MailSandbox;
  beforeAll(async () => {
    mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    product = await startTestProduct({
      environment: { SMTP_URL: mail.smtpUrl, MAIL_FROM: 'Loom Shop <hello@shop.example>' },
    });
  });
  afterAll(async () => {
    await product.stop();
    await mail.close();
  });

  const db = () => product.services.dataSource.manager;
  const queued = async (more: Partial<Mail>): Promise<OutboxEntity> => {
    const ctx = product.ctx();
    const html = emailHtml(await readEmailBrand(ctx), { greeting: 'Hello Ann', text: 'Your order is here.' });
    const to = `ann-${Math.random()}@example.com`;
    await ctx.transaction((tx) => queueMail(tx, { to, subject: 'Your order', html, ...more }));
    return db().findOneByOrFail(OutboxEntity, { recipient: to });
  };
  const send = async ({ id }: OutboxEntity) => {
    const never = new AbortController().signal;
    await jobHandlers(product.services).send_mail({ outboxId: id }, { draining: never, hurry: never });
    return db().findOneByOrFail(OutboxEntity, { id });
  };
  const newest = () => {
    const email = mail.emails()[0]?.email;
    if (!email) throw new Error('no email');
    return email;
  };

  it('has what mail servers check: an id of its domain, a date, and that a program has sent it', async () => {
    const row = await queued({});
    await send(row);
    const { messageId, date, headers, from } = newest();
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(messageId).toBe(`<${row.id}@shop.example>`);
    expect(from).toMatchObject({ address: 'hello@shop.example' });
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('x-auto-response-suppress')).toBe('All');
    expect(header('mime-version')).toBe('1.0');
    expect(header('list-unsubscribe')).toBeUndefined();
  });

  it('is a whole document with a text beside it, for light and dark screens', async () => {
    await send(await queued({}));
    const { html = '', text } = newest();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    expect(html).toContain('<title>Postloom</title>');
    for (const name of ['color-scheme', 'supported-color-schemes'])
      expect(html).toContain(`<meta name="${name}" content="light dark">`);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html.trimEnd()).toMatch(/<\/body>\n<\/html>$/);
    expect(text).toContain('Your order is here.');
    expect(text).not.toMatch(/color-scheme|prefers/);
  });

  it.each([
    ['hello@shop.example', 'shop.example'],
    ['"Loom, Ltd" <hello@shop.example>', 'shop.example'],
    ['Laden <hallo@bücher.example>', 'xn--bcher-kva.example'],
    ['nobody', 'localhost'],
  ])('takes the domain of %s', (from, domain) => {
    expect(domainOf(from)).toBe(domain);
  });

  it('is sent although a text in it looks like a secret link', async () => {
    const html = `Billed to Ann, ${linkPlaceholder} and https://unsubscribe.invalid/`;
    const row = await queued({ html });
    expect(row.link).toBe('NONE');
    expect(await send(row)).toMatchObject({ state: 'SENT', error: null });
    expect(newest().html).toContain(html);
  });

  it('is not sent without the secret link that belongs in, once that has run out', async () => {
    const key = product.services.config.encryptionKey;
    const row = await queued({
      html: `Follow ${linkPlaceholder}`,
      sealedLink: sealLink(key, 'https://shop.example/x'),
    });
    expect(row.link).toBe('SECRET');
    await db().update(OutboxEntity, { id: row.id }, { createdAt: new Date(Date.now() - 4 * 86_400_000) });
    await dropOldLinks(db());
    expect(await send(row)).toMatchObject({ state: 'FAILED', error: 'its secret link has run out' });
  });

  it('of the release before is read by its text', async () => {
    const key = product.services.config.encryptionKey;
    const row = await queued({
      html: `Follow ${linkPlaceholder}`,
      sealedLink: sealLink(key, 'https://shop.example/x'),
    });
    await db().update(OutboxEntity, { id: row.id }, { link: null });
    expect(await send(row)).toMatchObject({ state: 'SENT' });
    expect(newest().html).toContain('Follow https://shop.example/x');
  });
});
