import type { Email } from 'postal-mime';
import { escapeHtml } from '../../../api/platform/mail/email-html';
import { INBOX_STYLE } from './inbox-style';
import type { StoredEmail } from './mailbox';

const MARK =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><rect x="2" y="5.5" width="24" height="17" rx="4" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="m3.5 8.5 10.5 8 10.5-8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/></svg>';

/** Returns the script that reloads the list when emails arrive; the list has no user input to lose. */
const listenAfter = (newest = '') =>
  `new EventSource('/events?newest=${newest}').addEventListener('message', () => location.reload());`;

function page(nonce: string, title: string, content: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Sandbox mail</title>
<style nonce="${nonce}">${INBOX_STYLE}</style>
</head>
<body>
<p class="banner">Sandbox: emails end here, nobody else gets them</p>
<main>${content}</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>`;
}

const subjectOf = ({ subject }: Email): string => subject?.trim() || 'Without a subject';
const timeOf = ({ receivedAt }: StoredEmail): string => {
  const iso = receivedAt.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
};

function row(mail: StoredEmail): string {
  const files = mail.email.attachments.length;
  return `<li><a href="/emails/${mail.id}">
<strong>${escapeHtml(subjectOf(mail.email))}</strong>
<span>To ${escapeHtml(mail.recipients.join(', '))}${files > 0 ? `, with ${files === 1 ? 'a file' : `${files} files`}` : ''}</span>
${timeOf(mail)}</a></li>`;
}

/** Returns the page with every email, newest first. */
export function inboxPage(nonce: string, emails: readonly StoredEmail[]): string {
  const empty = '<p class="empty">No emails yet. What Postloom sends comes in here, while you watch.</p>';
  const clear = '<form method="post" action="/clear"><button>Empty the inbox</button></form>';
  const content = `<header><h1>${MARK}<span>Emails of this demo</span></h1>${emails.length > 0 ? clear : ''}</header>
${emails.length > 0 ? `<ol aria-label="Emails">${emails.map(row).join('')}</ol>` : empty}`;
  return page(nonce, `Emails (${emails.length})`, content, listenAfter(emails[0]?.id));
}

/** Returns the page of one email: its recipients, its files, and its body in a frame. */
export function emailPage(nonce: string, mail: StoredEmail): string {
  const { email } = mail;
  const from = email.from?.address ? `${email.from.name} <${email.from.address}>`.trim() : 'nobody';
  const files = email.attachments.map(
    ({ filename }, place) =>
      `<a class="file" href="/emails/${mail.id}/files/${place}" target="_blank" rel="noopener">${escapeHtml(filename ?? `File ${place + 1}`)}</a>`,
  );
  const content = `<a class="back" href="/">All emails</a>
<article><h1>${escapeHtml(subjectOf(email))}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(mail.recipients.join(', '))}</dd><dt>Came</dt><dd>${timeOf(mail)}</dd>
${files.length > 0 ? `<dt>Files</dt><dd>${files.join(' ')}</dd>` : ''}</dl>
<iframe title="The email" src="/emails/${mail.id}/body"></iframe></article>`;
  return page(nonce, subjectOf(email), content);
}

/** Returns the body of an email for its frame: links open beside it. */
export function bodyPage({ html, text }: Email): string {
  const said =
    html ?? `<pre style="white-space:pre-wrap;font:16px/1.5 system-ui,sans-serif">${escapeHtml(text ?? '')}</pre>`;
  return `<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0}</style>${said}`;
}

export function nothingPage(nonce: string): string {
  return page(
    nonce,
    'Not found',
    '<a class="back" href="/">All emails</a><p class="empty">There is no such email any more.</p>',
  );
}
