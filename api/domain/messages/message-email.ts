import { fillPlaceholders } from '../../../contract/text';
import type { MailingKind } from '../../graphql/generated/schema';
import { emailHtml, escapeHtml, plainName } from '../../platform/mail/email-html';
import type { EmailBrand } from '../../platform/mail/email-html';
import { safeArticle } from '../content/safe-html';

/** The stored words of a message; both may hold `{{userName}}`. */
export interface MessageWords {
  subject: string;
  /** Sanitized HTML. */
  body: string;
}

/** A name can hold anything that its owner has typed: links are removed, as in the greetings of other emails. */
const nameOf = (userName: string) => plainName(userName) || 'User';

/**
 * Returns the HTML of an email: safe, also where a name stands in a link. Paths lead to this site, and links keep the
 * shop's colour in mail programs that have none of their own.
 */
const styled = (body: string, { color, siteUrl }: EmailBrand) =>
  safeArticle(body)
    .replace(/<a href="(?![a-z][a-z\d+.-]*:)\/?/gi, `<a href="${siteUrl}/`)
    .replaceAll('<a ', `<a style="color:${color}" `);

/**
 * Returns a message as an email to one account.
 * @param kind the kind of a mailing; omitted for a message to this account alone
 */
export function messageEmail(
  brand: EmailBrand,
  { subject, body }: MessageWords,
  userName: string,
  kind?: MailingKind | null,
): { subject: string; html: string } {
  const name = nameOf(userName);
  return {
    subject: fillPlaceholders(subject, { userName: name }),
    html: emailHtml(brand, {
      about: kind === 'NEWS' ? 'newsletter' : 'message',
      body: styled(fillPlaceholders(body, { userName: escapeHtml(name) }), brand),
    }),
  };
}

/** Returns words as they are stored. */
export const storedWords = ({ subject, body }: MessageWords): MessageWords => ({ subject, body: safeArticle(body) });

/** Whether sanitizing has taken something out of a body, other than the way it was written. */
export const isReduced = (given: string, stored: string): boolean => {
  const plain = (html: string) =>
    html
      .replace(/<br\s*\/?>/gi, '<br>')
      .replace(/ (?:target|rel)="[^"]*"/gi, '')
      .replace(/&(?:quot|#34);/g, '"')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return plain(given) !== plain(stored);
};
