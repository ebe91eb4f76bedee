import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { unsubscribePlaceholder } from '../../platform/mail/email-html';
import { belongsSecret, belongsUnsubscribe, linkPlaceholder } from '../../platform/mail/email-link';
import { emailsById, unsentOfMailings } from '../../platform/mail/emails';
import type { UnsentEmails } from '../../platform/mail/emails';
import type { OutboxEntity } from '../../platform/mail/outbox.entity';
import { checkId, notFound } from '../user-error';
import { MailingEntity } from './mailings/mailing.entity';

/** Returns an email. @throws AccessError NOT_FOUND. */
export async function findEmail(ctx: RequestContext, id: string): Promise<OutboxEntity> {
  const [email] = await emailsById(ctx.db, [checkId(id, 'Email')]);
  if (!email) throw notFound('Email');
  return email;
}

const emailLoader = (ctx: RequestContext) =>
  new DataLoader<string, OutboxEntity | null>(async (ids) => {
    const emails = await emailsById(ctx.db, ids);
    const byId = new Map(emails.map((email) => [email.id, email]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Returns an email; null when it is not stored any more. */
export const loadEmail = (ctx: RequestContext, id: string): Promise<OutboxEntity | null> =>
  ctx.once(emailLoader).load(id);

/** Placeholder for a secret link or code. */
const mask = '••••••';

/** Returns an email's HTML without the links and codes that only its recipient may see; null when it is not stored. */
export function maskedHtml(email: OutboxEntity): string | null {
  const { html } = email;
  if (html === '') return null;
  if (belongsSecret(email)) return html.replaceAll(`href="${linkPlaceholder}"`, '').replaceAll(linkPlaceholder, mask);
  return belongsUnsubscribe(email) ? html.replaceAll(`href="${unsubscribePlaceholder}"`, '') : html;
}

const mailingLoader = (ctx: RequestContext) =>
  new DataLoader<string, MailingEntity | null>(async (ids) => {
    const mailings = await ctx.db.findBy(MailingEntity, { id: In([...ids]) });
    const byId = new Map(mailings.map((mailing) => [mailing.id, mailing]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Returns a mailing; null when it does not exist. */
export const loadMailing = (ctx: RequestContext, id: string): Promise<MailingEntity | null> =>
  ctx.once(mailingLoader).load(id);

const unsentLoader = (ctx: RequestContext) =>
  new DataLoader<string, Pick<UnsentEmails, 'failed' | 'waiting'>>(async (ids) => {
    const byId = new Map((await unsentOfMailings(ctx.db, ids)).map((row) => [row.mailingId, row]));
    return ids.map((id) => byId.get(id) ?? { failed: 0, waiting: 0 });
  });

/** Returns how many emails of a mailing were sent and failed. */
export async function outcomeOf(
  ctx: RequestContext,
  { id, queued }: MailingEntity,
): Promise<{ sent: number; failed: number }> {
  const { failed, waiting } = await ctx.once(unsentLoader).load(id);
  return { sent: Math.max(0, queued - failed - waiting), failed };
}
