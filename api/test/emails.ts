import type { Services } from '../context';
import { contentOf } from '../platform/mail/mailer';
import { OutboxEntity } from '../platform/mail/outbox.entity';

/** Returns the emails to an address as sent, newest first. */
export async function emailsTo(
  { dataSource, config }: Pick<Services, 'dataSource' | 'config'>,
  recipient: string,
): Promise<{ subject: string; html: string }[]> {
  const mails = await dataSource.manager.find(OutboxEntity, { where: { recipient }, order: { id: 'DESC' } });
  return mails.map((mail) => ({ subject: mail.subject, html: contentOf(mail, config.encryptionKey).html }));
}

/** Returns the token of the newest link to this path in the emails to an address; empty when there is none. */
export async function tokenFor(
  services: Pick<Services, 'dataSource' | 'config'>,
  recipient: string,
  path: string,
): Promise<string> {
  const emails = await emailsTo(services, recipient);
  return emails.map(({ html }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(html)?.[1]).find(Boolean) ?? '';
}
