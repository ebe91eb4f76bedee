/** nodemailer's error properties for a server's response. */
interface SmtpAnswer {
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
}

/** RFC 5321, 4.2.3: mailbox unavailable, user not local, storage exceeded, mailbox name not allowed. */
const mailboxCodes = new Set([550, 551, 552, 553]);

/**
 * Whether a server permanently rejects this recipient, so that a retry is useless. The enhanced status code (RFC 3463)
 * decides if present: 5.1.x is about the address and 5.2.x about the mailbox, while 5.7.x, such as 'relaying denied',
 * and all others are about the sender or the server. Without one, the reply to RCPT TO decides.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { responseCode, response, command } = (error ?? {}) as SmtpAnswer;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  const [, subject] = /^5\d\d[ -]5\.(\d+)\.\d+/.exec(String(response)) ?? [];
  if (command === 'MAIL FROM' || command === 'AUTH') return false;
  if (subject !== undefined) return subject === '1' || subject === '2';
  return command === 'RCPT TO' && mailboxCodes.has(responseCode);
}
