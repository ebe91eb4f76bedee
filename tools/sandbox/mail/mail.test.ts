import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { Mailbox } from './mailbox';
import { startMailSandbox } from './server';
import type { MailSandbox } from './server';

describe('the mail sandbox', () => {
  let sandbox: MailSandbox;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postloom-emails-'));
    sandbox = await startMailSandbox({ smtpPort: 0, port: 0, folder });
  });
  afterEach(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const send = (mail: SendMailOptions = {}) =>
    createTransport(sandbox.smtpUrl).sendMail({
      from: 'Postloom <hello@postloom.example>',
      to: 'mira@example.com',
      subject: 'Wählen Sie ein neues Paßwort – 織',
      html: '<p>Hello</p><a href="http://localhost:4000/reset-password/confirm?token=abc">Choose</a>',
      ...mail,
    });
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${sandbox.url}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const newest = () => sandbox.emails()[0]?.id ?? '';

  it('has other ports than a sandbox that has those it wants', async () => {
    const { smtpPort, port } = sandbox;
    const other = await startMailSandbox({ smtpPort: { wanted: smtpPort }, port: { wanted: port } });
    expect([smtpPort, port, 0]).not.toContain(other.smtpPort);
    expect([smtpPort, port, 0]).not.toContain(other.port);
    await other.close();
  });

  it('answers a path that is not a valid URL, and survives', async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(sandbox.url);
      request({ host: '127.0.0.1', port, path: '//', headers: { host: `localhost:${port}` } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
    expect((await read('/')).status).toBe(200);
  });

  it('stores emails as sent, and shows them newest first', async () => {
    expect((await read('/')).text).toContain('No emails yet.');
    await send();
    await send({ to: ['one@example.com', 'two@example.com'], subject: '<b>Second</b>' });
    expect(sandbox.emails().map(({ recipients, email }) => [recipients, email.subject])).toEqual([
      [['one@example.com', 'two@example.com'], '<b>Second</b>'],
      [['mira@example.com'], 'Wählen Sie ein neues Paßwort – 織'],
    ]);
    const { text } = await read('/');
    expect(text.indexOf('&lt;b&gt;Second&lt;/b&gt;')).toBeLessThan(text.indexOf('Wählen Sie'));
    const mail = await read(`/emails/${newest()}`);
    expect(mail.text).toContain('one@example.com, two@example.com');
    expect((await read(`/emails/${newest()}/body`)).text).toContain('reset-password/confirm?token=abc');
  });

  it('runs no scripts of an email, and isolates its content', async () => {
    await send({ html: '<script>parent.postMessage(1, "*")</script><form action="/clear" method="post"></form>' });
    const { headers } = await read(`/emails/${newest()}/body`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|script-src/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('serves the files of an email unchanged', async () => {
    const [pdf, other] = [Buffer.from('%PDF-1.7\r\n.\r\n..\0\xff', 'latin1'), Buffer.from('<script>1</script>')];
    await send({
      attachments: [
        { filename: 'Rechnung Ä.pdf', contentType: 'application/pdf', content: pdf },
        { filename: 'page.html', contentType: 'text/html', content: other },
      ],
    });
    const first = await fetch(`${sandbox.url}/emails/${newest()}/files/0`);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(pdf);
    expect(first.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Rechnung%20%C3%84.pdf");
    const second = await read(`/emails/${newest()}/files/1`);
    expect(second.headers.get('content-type')).toBe('application/octet-stream');
    expect(second.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await read(`/emails/${newest()}/files/2`)).status).toBe(404);
  });

  it('refuses the next email on request', async () => {
    sandbox.refuseNext(451, 'try again later');
    await expect(send()).rejects.toThrow('451 try again later');
    await send();
    expect(sandbox.emails()).toHaveLength(1);
  });

  it('stores the newest emails for the next process', async () => {
    await send({ subject: 'First' });
    await send({ subject: 'Second', attachments: [{ filename: 'a.bin', content: Buffer.from([0, 255]) }] });
    const box = new Mailbox(folder, 1);
    await box.open();
    expect(box.list().map(({ recipients, email }) => [recipients, email.subject])).toEqual([
      [['mira@example.com'], 'Second'],
    ]);
    expect(new Uint8Array(box.list()[0]?.email.attachments[0]?.content as ArrayBuffer)).toEqual(Uint8Array.of(0, 255));
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('can be emptied only from its own page', async () => {
    await send();
    const foreign = await read('/clear', { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
    expect([foreign.status, sandbox.emails().length]).toEqual([403, 1]);
    const own = await read('/clear', { method: 'POST', headers: { origin: sandbox.url } });
    expect([own.status, sandbox.emails().length]).toEqual([303, 0]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('notifies an open page of a new email', async () => {
    const response = await fetch(`${sandbox.url}/events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': here\n\n');
    await send();
    expect((await reader?.read())?.value).toBe('data: changed\n\n');
    await reader?.cancel();
  });

  it('notifies a page also of an email that arrived before it listened', async () => {
    const written = (await read('/')).text;
    await send();
    const [, events = ''] = /EventSource\('([^']+)'\)/.exec(written) ?? [];
    const response = await fetch(`${sandbox.url}${events}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('data: changed')) heard += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect((await read('/')).text).toContain(`/events?newest=${newest()}'`);
  });

  it('answers only under the names of this machine', async () => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(sandbox.url);
      request({ hostname, port, path: '/', headers: { host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
    expect((await read('/emails/nothing')).status).toBe(404);
    expect((await read('/', { method: 'DELETE' })).status).toBe(405);
  });
});
