/** What nodemailer says of an answer of the server. */
interface SmtpAnswer {
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
}

/** RFC 5321, 4.2.3: no such mailbox, not here, no room for ever, no such name. */
const mailboxCodes = new Set([550, 551, 552, 553]);

/**
 * Whether a server says for good that it does not take mail for this recipient, so that another try is of no use. Its
 * enhanced code (RFC 3463) decides where it gives one: 5.1.x is about the address and 5.2.x about the mailbox, while 5.7.x,
 * such as 'relaying denied', and all others are about the sender or the server. Without one, what it says to RCPT TO counts.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { responseCode, response, command } = (error ?? {}) as SmtpAnswer;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  const [, subject] = /^5\d\d[ -]5\.(\d+)\.\d+/.exec(String(response)) ?? [];
  if (command === 'MAIL FROM' || command === 'AUTH') return false;
  if (subject !== undefined) return subject === '1' || subject === '2';
  return command === 'RCPT TO' && mailboxCodes.has(responseCode);
}
