import { randomUUID } from 'node:crypto';
import { createContext } from '../context';
import type { RequestContext, Services } from '../context';
import { dropOldDevices } from '../domain/accounts/sessions/device.service';
import { dropOldApiRequests } from '../domain/api-requests/api-request.service';
import { dropEndedTokens } from '../domain/tokens/token.service';
import { dropSpentAccess } from '../domain/accounts/sessions/spent-access';
import { dropOldRequests } from '../domain/idempotency/repeated-request';
import { expireMemberships } from '../domain/accounts/user.service';
import { purgeDesigns } from '../domain/designs/design-deletion.service';
import { generateDesigns } from '../domain/designs/generation.job';
import { wakeWorkers } from '../domain/designs/queue';
import { sweepDesignFiles } from '../domain/designs/sweep.job';
import { sweepAiCalls } from '../domain/ai/ai-calls';
import { checkDrawnWords } from '../domain/designs/studio/drawn-words.job';
import { sweepPhotos } from '../domain/designs/photos/photo.service';
import { sweepPrints } from '../domain/designs/studio/print.service';
import { publishDueSections } from '../domain/content/admin/section-schedule.service';
import { resumeLostMailings, sendMailing } from '../domain/messages/mailings/mailing.job';
import { dropOldMessages } from '../domain/messages/message-log.service';
import { mayReach } from '../domain/messages/mailings/reach';
import { unsubscribeAddress } from '../domain/messages/subscription.service';
import { feedMonths, wakeFeederAfterDesigns } from '../domain/months/feed-months.job';
import { sweepMonths } from '../domain/months/month-plan.service';
import { remindOfPosts } from '../domain/months/reminders.job';
import { rollUpFigures } from '../domain/reports/roll-up.job';
import { sweepItemFiles } from '../domain/orders/item-file-sweep.job';
import { sweepUploads } from '../domain/files/upload-sweep.job';
import { cancelStaleOrders } from '../domain/payments/cancellation.service';
import { invoiceFile } from '../domain/payments/invoices/invoice-file';
import { handleProviderEvent } from '../domain/payments/provider-events/provider-events.service';
import { purgeDeletedPurchases } from '../domain/payments/admin/purchase-deletion.service';
import { reconcileOpenPayments } from '../domain/payments/attempts/reconcile.service';
import { finishDeletions } from '../domain/personal-data/deletion.service';
import { dropFiles } from '../domain/personal-data/person-content';
import { sweepTestMode } from '../domain/personal-data/test-world.service';
import { forgetWhatEventsSaid, requeueLostEvents } from '../domain/payments/provider-events/unhandled-events.service';
import { reconcileUnmatchedRefunds } from '../domain/payments/admin/unmatched-refund.service';
import { forgetUnmatchedPayers } from '../domain/payments/unmatched/unmatched-payments.service';
import { reconcileOpenRefunds } from '../domain/payments/refunds/refund-at-paypal';
import { readAppearance } from '../domain/settings/appearance';
import { readMailDelivery } from '../domain/settings/mail-settings';
import { askWhatAiKeysReach } from '../domain/settings/ai-keys.service';
import { dropOldPresences } from '../domain/tickets/admin/ticket-presence.service';
import { notifyOfAnswers } from '../domain/tickets/answer-mail.service';
import { purgeUnsentImages, sweepTicketImages } from '../domain/tickets/ticket-image-upkeep';
import { maintainPartitions } from '../platform/database/partitions/maintain';
import { partitionedTables } from '../platform/database/partitions/partitioned-tables';
import { purgeCdn } from '../platform/cdn/purge';
import { dropOldFailedJobs, releaseForgottenJobs } from '../platform/jobs/jobs';
import { runSteps } from '../platform/jobs/steps';
import type { JobHandlers, JobOptions } from '../platform/jobs/jobs';
import { dropOldBodies, dropOldFarewells, dropOldLinks, dropOldMailingEmails } from '../platform/mail/mail';
import { dropOldRecipients } from '../platform/mail/recipient-limit';
import { createMailer } from '../platform/mail/mailer';
import { SlowPlaces, deliverWebhooks, wakeWebhooks } from '../domain/webhooks/delivery.job';
import { dropOldSuppressions } from '../platform/mail/suppression';
import { currentRequest } from '../platform/observability/request-scope';
import { requeueLostEmails, sendWaitingEmails } from '../platform/mail/unsent';

/** A context of the process's own work. */
export const jobContext = (services: Services): RequestContext =>
  createContext(services, {
    requestId: currentRequest()?.requestId ?? `job-${randomUUID()}`,
    viewer: null,
    address: 'job',
  });

/** Returns the handler of each durable job. Every handler is idempotent. */
export function jobHandlers(services: Services): JobHandlers {
  const ctx = () => jobContext(services);
  const { dataSource, config } = services;
  const sendMail = createMailer(
    dataSource.manager,
    {
      delivery: () => readMailDelivery(ctx()),
      senderName: async () => (await readAppearance(ctx())).shopName,
      unsubscribeAddress: (userId) => unsubscribeAddress(config, userId),
      mayReach: (userId, isNewsletter) => mayReach(ctx(), userId, isNewsletter),
    },
    config.encryptionKey,
    (attachment) => invoiceFile(ctx(), attachment),
    services,
  );
  const slowPlaces = new SlowPlaces();
  return {
    generate_design: async (_nothing, stopping) => {
      await generateDesigns(ctx, stopping);
      // a month goes on as soon as its design has ended
      await wakeFeederAfterDesigns(ctx());
    },
    feed_months: (_nothing, { draining }) => feedMonths(ctx, () => draining.aborted),
    remind_of_posts: (_nothing, { draining }) => remindOfPosts(ctx(), () => draining.aborted),
    check_drawn_words: ({ designId }) => checkDrawnWords(ctx(), designId),
    reap_designs: () => runSteps([() => releaseForgottenJobs(services.pool), () => wakeWorkers(ctx())]),
    purge_designs: () => runSteps([() => purgeDesigns(ctx()), () => sweepAiCalls(ctx())]),
    sweep_files: () =>
      runSteps([
        () => sweepPrints(ctx()),
        () => sweepPhotos(ctx()),
        () => sweepDesignFiles(ctx()),
        () => sweepUploads(ctx()),
        () => sweepItemFiles(ctx()),
        () => sweepTicketImages(ctx()),
      ]),
    drop_files: (files) => dropFiles(ctx(), files),
    purge_ticket_images: () => purgeUnsentImages(ctx()),
    ask_ai_models: () => askWhatAiKeysReach(ctx()),
    publish_sections: () => publishDueSections(ctx()),
    deliver_webhooks: ({ endpointId }, stopping) => deliverWebhooks(ctx(), endpointId, stopping, slowPlaces),
    purge_cdn: ({ keys }) => purgeCdn(services, keys),
    wake_webhooks: () => wakeWebhooks(ctx()),
    send_mail: ({ outboxId }) => sendMail(outboxId),
    send_mailing: ({ mailingId }) => sendMailing(ctx(), mailingId),
    tell_of_answers: ({ ticketId }) => notifyOfAnswers(ctx(), ticketId),
    reconcile_payments: () =>
      runSteps([
        () => reconcileOpenPayments(ctx()),
        () => reconcileOpenRefunds(ctx()),
        () => reconcileUnmatchedRefunds(ctx()),
      ]),
    handle_provider_event: ({ eventId }) => handleProviderEvent(ctx(), eventId),
    cancel_stale_orders: () => cancelStaleOrders(ctx()),
    expire_memberships: () => expireMemberships(ctx()),
    requeue_lost_work: () =>
      runSteps([
        async () => {
          const emails = await requeueLostEmails(dataSource.manager);
          if (emails > 0) services.logger.warn({ emails }, 'emails without a job were queued again');
        },
        async () => {
          const waiting = (await readMailDelivery(ctx())).server ? await sendWaitingEmails(dataSource.manager) : 0;
          if (waiting > 0)
            services.logger.info({ emails: waiting }, 'emails written without a mail server were queued');
        },
        async () => {
          const mailings = await resumeLostMailings(ctx());
          if (mailings > 0) services.logger.warn({ mailings }, 'mailings without a job were resumed');
        },
        () => requeueLostEvents(ctx()),
      ]),
    roll_up_figures: (_nothing, { draining }) => rollUpFigures(ctx(), draining),
    maintain_partitions: () =>
      maintainPartitions(services.directPool, { tables: partitionedTables(config.retention), logger: services.logger }),
    clean_up: () => runSteps([...cleanUpSteps(ctx), () => finishDeletions(ctx())]),
  };
}

/**
 * Concurrency of each job lane in a process, and the time jobs have to finish on shutdown. A mail server that hangs at one
 * recipient holds a slot of `mail` for minutes.
 */
export const jobOptions = ({
  config,
  events,
  metrics,
}: Pick<Services, 'config' | 'events' | 'metrics'>): JobOptions => ({
  atOnce: { designs: config.designs.atOnce, checks: 4, mail: 6, webhooks: 20, payments: 4, upkeep: 2 },
  drainMs: config.drainMs,
  events,
  scheduledRuns: metrics.scheduledRuns,
});

/** Deletes expired and unused data; each table's owner defines which. */
const cleanUpSteps = (ctx: () => RequestContext): (() => Promise<unknown>)[] => [
  () => dropSpentAccess(ctx()),
  () => dropEndedTokens(ctx()),
  () => dropOldApiRequests(ctx()),
  () => dropOldDevices(ctx()),
  () => dropOldLinks(ctx().db),
  () => dropOldRequests(ctx().db),
  () => dropOldFarewells(ctx().db),
  () => dropOldBodies(ctx().db),
  () => dropOldRecipients(ctx().db),
  () => dropOldMailingEmails(ctx().db),
  () => dropOldSuppressions(ctx().db),
  () => dropOldMessages(ctx()),
  () => dropOldPresences(ctx()),
  () => forgetWhatEventsSaid(ctx()),
  () => forgetUnmatchedPayers(ctx()),
  () => purgeDeletedPurchases(ctx()),
  () => dropOldFailedJobs(ctx().pool),
  () => sweepMonths(ctx()),
  () => sweepTestMode(ctx()),
  () => ctx().limits.dropExpired(),
];
