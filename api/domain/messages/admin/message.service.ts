import { z } from 'zod';
import { messageForm } from '../../../../contract/message';
import type { RequestContext } from '../../../context';
import type { MailingKind, MessageInput, SendMessageInput } from '../../../graphql/generated/schema';
import { unsubscribePlaceholder } from '../../../platform/mail/email-html';
import { emailByKey } from '../../../platform/mail/emails';
import { queueMail } from '../../../platform/mail/mail';
import { suppressedAmong } from '../../../platform/mail/suppression';
import { knownAccountOfEmail } from '../../accounts/account-by-email.service';
import type { UserEntity } from '../../accounts/user.entity';
import { findManagedUser } from '../../accounts/admin/managed-user';
import { audited } from '../../audit/audit.service';
import { checked, requestId } from '../../input';
import { createdOnce, objectOfRequest } from '../../idempotency/repeated-request';
import { UserError, tooManyEmails, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { isReduced, messageEmail, storedWords } from '../message-email';
import type { MessageWords } from '../message-email';
import { MessageLogEntity } from '../message-log.entity';
import { templateName } from './email-template.service';
import { readEmailBrand } from '../../settings/appearance';

const form = z.object({ message: messageForm });

/**
 * Returns a message's words as they are stored; sanitized, they must still fit.
 * @throws UserError INVALID_INPUT with the field below `message`.
 */
export const wordsOf = (message: MessageInput): MessageWords =>
  checked(form, { message: storedWords(checked(form, { message }).message) }).message;

/** An email as its recipient would see it. */
export interface EmailPreview {
  subject: string;
  html: string;
  isChanged: boolean;
}

/**
 * Returns a message as an account, or the caller, would get it.
 * @throws UserError INVALID_INPUT; AccessError NOT_FOUND.
 */
export async function previewEmail(
  ctx: RequestContext,
  message: MessageInput,
  userId: string | null | undefined,
  kind: MailingKind | null | undefined,
): Promise<EmailPreview> {
  const words = wordsOf(message);
  const { name } = await findManagedUser(ctx, userId ?? signedIn(ctx).userId);
  const { subject, html } = messageEmail(await readEmailBrand(ctx), words, name, kind);
  return {
    subject,
    html: html.replaceAll(unsubscribePlaceholder, ''),
    isChanged: isReduced(message.body.trim(), words.body),
  };
}

const takeMessage = async (ctx: RequestContext, limit: 'messagePerAccount' | 'testEmailPerAccount') => {
  const wait = await ctx.limits.take(limit, signedIn(ctx).userId);
  if (wait) throw tooManyRequests('You have sent many messages.', wait);
};

/** Sends a message to the caller's own address. @throws UserError INVALID_INPUT, TOO_MANY_REQUESTS. */
export async function sendTestEmail(ctx: RequestContext, message: MessageInput): Promise<string> {
  const words = wordsOf(message);
  await takeMessage(ctx, 'testEmailPerAccount');
  const { id, email, name } = await findManagedUser(ctx, signedIn(ctx).userId);
  const { subject, html } = messageEmail(await readEmailBrand(ctx), words, name);
  await ctx.transaction((tx) =>
    audited(tx, { action: 'send-test-email', subject: `users/${id}` }, async () => {
      if (!(await queueMail(tx, { to: email, subject: `Test: ${subject}`, html }))) throw tooManyEmails();
      return { after: { subject: words.subject }, result: undefined };
    }),
  );
  return email;
}

/** Returns the account that a message names by its id or its address. @throws AccessError NOT_FOUND; UserError. */
async function recipientOf(ctx: RequestContext, { userId, email }: SendMessageInput): Promise<UserEntity> {
  if (userId != null) return findManagedUser(ctx, userId);
  if (email == null) throw new UserError('INVALID_INPUT', 'Please choose an account.', ['userId']);
  return knownAccountOfEmail(ctx, { email, scope: 'ADMIN_MESSAGES_WRITE' });
}

/**
 * Sends a message to an account and writes its log. A repeated request id is the same message.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, INVALID_STATE, TOO_MANY_REQUESTS.
 */
export async function sendMessage(ctx: RequestContext, input: SendMessageInput): Promise<MessageLogEntity> {
  const words = wordsOf(input.message);
  const dedupeKey = `message:${signedIn(ctx).userId}:${checked(requestId, input.requestId)}`;
  const user = await recipientOf(ctx, input);
  const request = {
    operation: 'sendMessage',
    requestId: input.requestId,
    // by its id: the template may be renamed or deleted before the call is repeated
    input: { userId: user.id, templateId: input.templateId?.toLowerCase() ?? null, words },
  };
  const sentBefore = await objectOfRequest(ctx, request);
  if (sentBefore) return ctx.db.findOneByOrFail(MessageLogEntity, { id: sentBefore });
  const template = await templateName(ctx, input.templateId, words.subject);
  await takeMessage(ctx, 'messagePerAccount');
  const refusal = (await suppressedAmong(ctx.db, [user.email])).get(user.email.toLowerCase());
  if (refusal !== undefined)
    throw new UserError(
      'INVALID_STATE',
      `Emails to this address are rejected (${refusal}). See Messages, Rejected addresses.`,
    );
  const { subject, html } = messageEmail(await readEmailBrand(ctx), words, user.name);
  return ctx.transaction(async (tx) => {
    let logged: MessageLogEntity | undefined;
    const id = await createdOnce(tx, request, async () => {
      const toProvenAddress = user.emailVerifiedAt !== null;
      if (!(await queueMail(tx, { to: user.email, subject, html, dedupeKey, userId: user.id, toProvenAddress })))
        throw tooManyEmails();
      const outboxId = (await emailByKey(tx.db, dedupeKey))?.id ?? null;
      const facts = { action: 'send-message', subject: `users/${user.id}` };
      logged = await audited(tx, facts, async () => {
        const log = await tx.db.save(MessageLogEntity, {
          userId: user.id,
          templateName: template ?? words.subject,
          subject,
          sender: signedIn(tx).userId,
          outboxId,
        });
        return { after: { subject: words.subject, template }, result: log };
      });
      return logged.id;
    });
    return logged ?? tx.db.findOneByOrFail(MessageLogEntity, { id });
  });
}
