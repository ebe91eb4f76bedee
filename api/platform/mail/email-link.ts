import { decrypt, encrypt } from '../secrets/secrets';
import { escapeHtml } from './email-html';
import type { OutboxEntity } from './outbox.entity';

/**
 * Placeholder for a secret link in a stored email. The link is stored encrypted beside the email, inserted when the
 * email is sent, and deleted afterwards, so nobody can take it from the outbox. Queued emails of earlier releases hold
 * this value.
 */
export const linkPlaceholder = 'https://only-in-the-letter.invalid/';

/** Returns a link in its stored form. */
export const sealLink = (key: Buffer, href: string): string => encrypt(key, href);

/**
 * Returns the email as its recipient gets it.
 * @throws Error when the link was sealed with another key
 */
export const emailAsSent = ({ html, sealedLink }: Pick<OutboxEntity, 'html' | 'sealedLink'>, key: Buffer): string =>
  sealedLink === null ? html : html.replaceAll(linkPlaceholder, () => escapeHtml(decrypt(key, sealedLink)));
