import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { emailStatus } from '../../platform/mail/outbox.entity';
import { isRetryable } from '../../platform/mail/unsent';
import { loadUser, loadUserOfAddress } from '../accounts/user.service';
import { nothingDone } from '../bulk';
import { safeArticle } from '../content/safe-html';
import { payload } from '../payload';
import { retryEmails, allowAddress } from './admin/email-retry.service';
import { deleteEmailTemplate, emailTemplates, saveEmailTemplate } from './admin/email-template.service';
import { previewEmail, sendMessage, sendTestEmail } from './admin/message.service';
import { listEmails } from './email.list';
import { findEmail, loadEmail, loadMailing, maskedHtml, outcomeOf } from './email.service';
import type { EmailTemplateEntity } from './email-template.entity';
import type { MailingEntity } from './mailings/mailing.entity';
import { listMailings } from './mailings/mailing.list';
import { previewMailing, resumeMailing, startMailing, stopMailing } from './mailings/mailing.service';
import { listMessages } from './message.list';
import { setSubscribed } from './subscription.service';
import { listSuppressedAddresses } from './suppressed-address.list';

const template = (work: () => Promise<EmailTemplateEntity>) =>
  payload(async () => ({ template: await work() }), { template: null });
const mailing = (work: () => Promise<MailingEntity>) =>
  payload(async () => ({ mailing: await work() }), { mailing: null });
const accountOf = (ctx: RequestContext, id: string | null) => (id ? loadUser(ctx, id) : null);

export const messageResolvers: Resolvers = {
  Query: {
    emailTemplates: (_root, _args, ctx) => emailTemplates(ctx),
    emails: (_root, asked, ctx) => listEmails(ctx, asked),
    email: (_root, { id }, ctx) => findEmail(ctx, id),
    previewEmail: (_root, { message, userId, kind }, ctx) =>
      payload(async () => ({ preview: await previewEmail(ctx, message, userId, kind) }), { preview: null }),
    mailings: (_root, asked, ctx) => listMailings(ctx, asked),
    mailingPreview: (_root, { target, kind }, ctx) => previewMailing(ctx, target, kind),
    suppressedAddresses: (_root, asked, ctx) => listSuppressedAddresses(ctx, asked),
  },
  Mutation: {
    saveEmailTemplate: (_root, { id, input, version, requestId }, ctx) =>
      template(() => saveEmailTemplate(ctx, id ?? null, input, version, requestId)),
    deleteEmailTemplate: (_root, { id, version }, ctx) => template(() => deleteEmailTemplate(ctx, id, version)),
    sendTestEmail: (_root, { message }, ctx) =>
      payload(async () => ({ recipient: await sendTestEmail(ctx, message) }), { recipient: null }),
    sendMessage: (_root, { input }, ctx) =>
      payload(async () => ({ message: await sendMessage(ctx, input) }), { message: null }),
    startMailing: (_root, { input }, ctx) => mailing(() => startMailing(ctx, input)),
    stopMailing: (_root, { id }, ctx) => mailing(() => stopMailing(ctx, id)),
    resumeMailing: (_root, { id }, ctx) => mailing(() => resumeMailing(ctx, id)),
    retryEmails: (_root, { target, expected }, ctx) => payload(() => retryEmails(ctx, target, expected), nothingDone),
    allowAddress: (_root, { id }, ctx) =>
      payload(
        async () => {
          await allowAddress(ctx, id);
          return { isRemoved: true };
        },
        { isRemoved: false },
      ),
    setSubscribed: (_root, { token, isSubscribed }, ctx) =>
      payload(
        async () => {
          await setSubscribed(ctx, token, isSubscribed);
          return { isSubscribed };
        },
        { isSubscribed: null },
      ),
  },
  User: {
    messages: (user, asked, ctx) => listMessages(ctx, asked, user.id),
  },
  EmailTemplate: {
    body: ({ body }) => safeArticle(body),
  },
  Message: {
    sender: ({ sender }, _args, ctx) => accountOf(ctx, sender),
    status: async ({ outboxId }, _args, ctx) => {
      const email = outboxId ? await loadEmail(ctx, outboxId) : null;
      return email && emailStatus(email.state);
    },
    error: async ({ outboxId }, _args, ctx) => (outboxId && (await loadEmail(ctx, outboxId))?.error) || null,
  },
  Email: {
    status: ({ state }) => emailStatus(state),
    html: maskedHtml,
    isRetryable: async (email, _args, ctx) => {
      if (!isRetryable(email)) return false;
      const mailing = email.mailingId ? await loadMailing(ctx, email.mailingId) : null;
      return mailing?.status !== 'STOPPED';
    },
    user: ({ recipient }, _args, ctx) => loadUserOfAddress(ctx, recipient),
    mailing: ({ mailingId }, _args, ctx) => (mailingId ? loadMailing(ctx, mailingId) : null),
  },
  Mailing: {
    body: ({ body }) => safeArticle(body),
    sent: async (row, _args, ctx) => (await outcomeOf(ctx, row)).sent,
    failed: async (row, _args, ctx) => (await outcomeOf(ctx, row)).failed,
    startedBy: ({ startedBy }, _args, ctx) => accountOf(ctx, startedBy),
  },
};
