import type { RequestContext } from '../../context';
import { fingerprint, sameSecret } from '../../platform/secrets/secrets';
import { setUnsubscribed } from '../accounts/email/mail-choices.service';
import { UserError, isId } from '../user-error';

const separator = '.';
const signatureOf = (key: Buffer, userId: string) => fingerprint(key, `unsubscribe:${userId}`);

/**
 * Returns the token that unsubscribes an account from the newsletter. It can do nothing else, so it does not expire: an
 * email may be read years later.
 */
export const unsubscribeToken = (encryptionKey: Buffer, userId: string): string =>
  `${userId}${separator}${signatureOf(encryptionKey, userId)}`;

/** Returns the address that unsubscribes an account, for people (GET) and for mail programs (POST, RFC 8058). */
export const unsubscribeAddress = (config: { appUrl: string; encryptionKey: Buffer }, userId: string): string =>
  `${config.appUrl}/unsubscribe/${unsubscribeToken(config.encryptionKey, userId)}`;

/**
 * Unsubscribes the account that a token belongs to from the newsletter, or subscribes it again.
 * @throws UserError INVALID_INPUT for a wrong token.
 */
export async function setSubscribed(ctx: RequestContext, token: string, isSubscribed: boolean): Promise<void> {
  const [userId = '', signature = ''] = token.split(separator);
  if (!isId(userId) || !sameSecret(signature, signatureOf(ctx.config.encryptionKey, userId)))
    throw new UserError('INVALID_INPUT', 'This link is not complete. Please use the link of the email.', ['token']);
  await setUnsubscribed(ctx, userId, !isSubscribed);
}
