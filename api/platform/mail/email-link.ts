import { decrypt, encrypt } from '../secrets/secrets';
import { escapeHtml, unsubscribePlaceholder } from './email-html';
import type { OutboxEntity } from './outbox.entity';

/**
 * Placeholder for a secret link in a stored email. The link is stored encrypted beside the email, inserted when the
 * email is sent, and deleted afterwards, so that it can't be read from the outbox. Queued emails of earlier releases
 * hold this value.
 */
export const linkPlaceholder = 'https://only-in-the-letter.invalid/';

type Linked = Pick<OutboxEntity, 'html' | 'sealedLink' | 'link'>;

/** Whether a secret link belongs in an email: a text may look like its placeholder without being one. */
export const belongsSecret = ({ html, link }: Pick<Linked, 'html' | 'link'>): boolean =>
  link === null ? html.includes(linkPlaceholder) : link === 'SECRET';

/** Whether an email contains the link that unsubscribes from the newsletter. */
export const belongsUnsubscribe = ({ html, link, userId }: Pick<OutboxEntity, 'html' | 'link' | 'userId'>): boolean =>
  link === null ? userId !== null && html.includes(unsubscribePlaceholder) : link === 'UNSUBSCRIBE';

/** Condition of `outbox`: the secret link, if one belongs in, has not run out. The counterpart of `hasItsSecret`. */
export const hasItsSecretSql = `(sealed_link is not null or coalesce(link <> 'SECRET', strpos(html, '${linkPlaceholder}') = 0))`;

/** Whether an email has its secret link, if one belongs in. */
export const hasItsSecret = (email: Linked): boolean => email.sealedLink !== null || !belongsSecret(email);

/** Returns a link in its stored form. */
export const sealLink = (key: Buffer, href: string): string => encrypt(key, href);

/**
 * Returns the email as its recipient gets it.
 * @throws Error when the link was sealed with another key
 */
export const emailAsSent = ({ html, sealedLink }: Pick<OutboxEntity, 'html' | 'sealedLink'>, key: Buffer): string =>
  sealedLink === null ? html : html.replaceAll(linkPlaceholder, () => escapeHtml(decrypt(key, sealedLink)));

/** Returns the secret link of an email if it unsubscribes its reader, as that of a reminder does; null otherwise. */
export function unsubscribingLinkOf({ sealedLink }: Pick<OutboxEntity, 'sealedLink'>, key: Buffer): string | null {
  const secret = sealedLink === null ? '' : decrypt(key, sealedLink);
  // it may be a code instead of an address
  return URL.canParse(secret) && new URL(secret).pathname.startsWith('/unsubscribe/') ? secret : null;
}
