/** nodemailer's error properties for a server's response. */
interface SmtpAnswer {
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
}

/** RFC 5321, 4.2.3: mailbox unavailable, user not local, storage exceeded, mailbox name not allowed. */
const mailboxCodes = new Set([550, 551, 552, 553]);

/**
 * RFC 3463 and RFC 7505, details of a status 5.x about the recipient alone: address 1, host 2, mailbox syntax 3, moved 6,
 * no mail accepted 10; mailbox 1 and 2. Others of the same subjects are about the sender (5.1.7, 5.1.8) or this email
 * (5.2.3).
 */
const recipientDetails = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '2.2']);

/**
 * Whether a server permanently rejects this recipient, so that a retry is useless. The enhanced status code (RFC 3463)
 * decides if it says more than the subject: many servers report a bad sender at RCPT TO. Without one, the reply to
 * RCPT TO decides.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { responseCode, response, command } = (error ?? {}) as SmtpAnswer;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  if (command === 'MAIL FROM' || command === 'AUTH') return false;
  const [, status, subject, detail] = /^5\d\d[ -]5\.((\d+)\.(\d+))/.exec(String(response)) ?? [];
  const isVague = detail === '0' && (subject === '1' || subject === '2');
  if (status !== undefined && !isVague) return recipientDetails.has(status);
  return command === 'RCPT TO' && mailboxCodes.has(responseCode);
}
