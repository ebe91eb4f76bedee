import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bodyPage, inboxPage, emailPage, nothingPage } from './inbox-pages';
import type { StoredEmail, Mailbox } from './mailbox';

/** Policy for an email in its frame: links may open in new tabs; nothing else runs. */
const FRAMED =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

/** Hosts of this machine: another site whose name resolves to this machine must not read the emails. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Serves the pages for reading emails, and their files. */
export function inbox(box: Mailbox): RequestListener {
  return (request, response) => {
    if (!HERE.test(request.headers.host ?? '')) return end(response, 421, 'This is reached as localhost alone.');
    // `//` is a path that is not a valid URL.
    if (!URL.canParse(request.url ?? '/', 'http://sandbox')) return page(response, 404, nothingPage);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    if (request.method === 'POST' && pathname === '/clear') return void clear(request, response, box);
    if (request.method !== 'GET') return end(response, 405, 'Only GET.');
    if (pathname === '/events') return listen(request, response, box, searchParams.get('newest') ?? '');
    if (pathname === '/') return page(response, 200, (nonce) => inboxPage(nonce, box.list()));
    const [, id = '', part, place = ''] =
      /^\/emails\/([\w-]+)(?:\/(body|files)(?:\/(\d{1,3}))?)?$/.exec(pathname) ?? [];
    const mail = box.find(id);
    if (!mail) return page(response, 404, nothingPage);
    if (part === 'body') return html(response, 200, bodyPage(mail.email), FRAMED);
    if (part === 'files') return file(response, mail, Number(place));
    page(response, 200, (nonce) => emailPage(nonce, mail));
  };
}

function end(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(words);
}

function html(response: ServerResponse, status: number, text: string, policy: string): void {
  const type = 'text/html; charset=utf-8';
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      // The links in emails are secrets.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}

function page(response: ServerResponse, status: number, write: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  const allowed = `'nonce-${nonce}'`;
  html(
    response,
    status,
    write(nonce),
    `default-src 'none'; style-src ${allowed}; script-src ${allowed}; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'`,
  );
}

function file(response: ServerResponse, { email }: StoredEmail, place: number): void {
  const found = email.attachments[place];
  if (!found) return page(response, 404, nothingPage);
  const bytes = typeof found.content === 'string' ? Buffer.from(found.content) : new Uint8Array(found.content);
  const isPdf = found.mimeType === 'application/pdf';
  const name = encodeURIComponent(found.filename ?? 'file');
  response
    .writeHead(200, {
      'content-type': isPdf ? 'application/pdf' : 'application/octet-stream',
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(bytes);
}

async function clear(request: IncomingMessage, response: ServerResponse, box: Mailbox): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== `http://${host}`) return end(response, 403, 'Only from the page itself.');
  await box.clear();
  response.writeHead(303, { location: '/' }).end();
}

/**
 * Sends server-sent events: one whenever emails arrive or are deleted, and one at once if some did since the page was
 * written.
 */
function listen(request: IncomingMessage, response: ServerResponse, box: Mailbox, newest: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const notify = () => response.write('data: changed\n\n');
  response.write(': here\n\n');
  const stop = box.listen(notify);
  if (newest !== (box.list()[0]?.id ?? '')) notify();
  request.on('close', stop);
}
