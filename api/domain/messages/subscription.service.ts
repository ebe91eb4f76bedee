import type { RequestContext } from '../../context';
import { fingerprint, sameSecret } from '../../platform/secrets/secrets';
import { setMailWanted, setUnsubscribed } from '../accounts/email/mail-choices.service';
import { UserError, isId } from '../user-error';

const separator = '.';
/** What a link unsubscribes from; a link without a kind is about the newsletter. */
const remindersKind = 'POST_REMINDERS';
const signatureOf = (key: Buffer, subject: string) => fingerprint(key, `unsubscribe:${subject}`);

/**
 * Returns the token that unsubscribes an account from the newsletter. It can do nothing else, so it does not expire: an
 * email may be read years later.
 */
export const unsubscribeToken = (encryptionKey: Buffer, userId: string): string =>
  `${userId}${separator}${signatureOf(encryptionKey, userId)}`;

/** Returns the address that unsubscribes an account, for people (GET) and for mail programs (POST, RFC 8058). */
export const unsubscribeAddress = (config: { appUrl: string; encryptionKey: Buffer }, userId: string): string =>
  `${config.appUrl}/unsubscribe/${unsubscribeToken(config.encryptionKey, userId)}`;

/** Returns the address that switches off the reminders of an account's planned posts, in the same two ways. */
export function remindersOffAddress(config: { appUrl: string; encryptionKey: Buffer }, userId: string): string {
  const subject = `${userId}${separator}${remindersKind}`;
  return `${config.appUrl}/unsubscribe/${subject}${separator}${signatureOf(config.encryptionKey, subject)}`;
}

/**
 * Unsubscribes the account that a token belongs to from what its link is about, or subscribes it again.
 * @throws UserError INVALID_INPUT for a wrong token.
 */
export async function setSubscribed(ctx: RequestContext, token: string, isSubscribed: boolean): Promise<void> {
  const parts = token.split(separator);
  const signature = parts.pop() ?? '';
  const [userId = '', kind] = parts;
  const isKnown = parts.length === 1 || (parts.length === 2 && kind === remindersKind);
  if (!isId(userId) || !isKnown || !sameSecret(signature, signatureOf(ctx.config.encryptionKey, parts.join(separator))))
    throw new UserError('INVALID_INPUT', 'This link is incomplete. Please use the link in the email.', ['token']);
  if (kind === remindersKind) await setMailWanted(ctx, userId, kind, isSubscribed);
  else await setUnsubscribed(ctx, userId, !isSubscribed);
}
