import { ConfigError } from './config/config';
import type { RequestContext } from './context';
import { readMailDelivery } from './domain/settings/mail-settings';
import { emailAsSent } from './platform/mail/email-link';
import { emailText } from './platform/mail/mailer';
import { OutboxEntity } from './platform/mail/outbox.entity';

/**
 * Returns the newest email to an address, with its link, when no mail server is configured. An owner without one
 * confirms the owner's address this way.
 * @throws ConfigError when emails are sent by a mail server, or when there is no such email
 */
export async function showEmail(ctx: RequestContext, recipient: string): Promise<string> {
  const { config, db } = ctx;
  if ((await readMailDelivery(ctx)).server)
    throw new ConfigError('A mail server is set: emails are sent, look into the mailbox.');
  const [email] = await db.find(OutboxEntity, {
    where: { recipient: recipient.trim().toLowerCase() },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: 1,
  });
  if (!email) throw new ConfigError(`No email to ${recipient} waits in the outbox.`);
  return `${email.subject}\n\n${emailText(emailAsSent(email, config.encryptionKey))}`;
}
