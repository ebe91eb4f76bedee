import { decrypt, encrypt } from '../secrets/secrets';
import { escapeHtml } from './email-html';
import type { OutboxEntity } from './outbox.entity';

/**
 * Stands in a stored email where a secret link belongs. The link itself lies encrypted beside the email, is put in
 * while the email is sent, and is gone after that: who reads the outbox can use none of it.
 */
export const linkPlace = 'https://only-in-the-letter.invalid/';

/** A link as it is stored. */
export const sealLink = (key: Buffer, href: string): string => encrypt(key, href);

/** The email as its reader gets it. @throws Error when the link was sealed with another key */
export const emailAsSent = ({ html, sealedLink }: Pick<OutboxEntity, 'html' | 'sealedLink'>, key: Buffer): string =>
  sealedLink === null ? html : html.replaceAll(linkPlace, () => escapeHtml(decrypt(key, sealedLink)));
