import { randomUUID } from 'node:crypto';
import { createContext } from './context';
import type { RequestContext, Services } from './context';
import { expireMemberships } from './domain/accounts/user.service';
import { generateDesigns, reapDesigns } from './domain/designs/generation.job';
import { sweepDesignFiles } from './domain/designs/sweep.job';
import { cancelStaleOrders } from './domain/payments/closing.service';
import { handleProviderEvent } from './domain/payments/provider-events.service';
import { reconcileOpenPayments } from './domain/payments/reconcile.service';
import { dropFiles, finishDeletions } from './domain/personal-data/deletion.service';
import { reconcileOpenRefunds } from './domain/payments/refunding.service';
import { askWhatAiKeysReach } from './domain/settings/ai-keys.service';
import { tellOfAnswers } from './domain/tickets/answer-mail.service';
import { releaseForgottenJobs } from './platform/jobs/jobs';
import type { JobHandlers, JobOptions } from './platform/jobs/jobs';
import { createMailer } from './platform/mail/mailer';

/** What each durable job does. All of them may run twice without harm. */
export function jobHandlers(services: Services): JobHandlers {
  const ctx = (): RequestContext =>
    createContext(services, { requestId: `job-${randomUUID()}`, viewer: null, address: 'job' });
  const sendMail = createMailer(services.dataSource.manager, services.config.mail, services.config.encryptionKey);
  return {
    generate_design: (_nothing, stopping) => generateDesigns(ctx, stopping),
    reap_designs: async () => {
      await releaseForgottenJobs(services.pool);
      await reapDesigns(ctx());
    },
    sweep_files: () => sweepDesignFiles(ctx()),
    drop_files: (files) => dropFiles(ctx(), files),
    ask_ai_models: () => askWhatAiKeysReach(ctx()),
    send_mail: ({ outboxId }) => sendMail(outboxId),
    tell_of_answers: ({ ticketId }) => tellOfAnswers(ctx(), ticketId),
    reconcile_payments: async () => {
      await reconcileOpenPayments(ctx());
      await reconcileOpenRefunds(ctx());
    },
    handle_provider_event: ({ eventId }) => handleProviderEvent(ctx(), eventId),
    cancel_stale_orders: () => cancelStaleOrders(ctx()),
    expire_memberships: () => expireMemberships(ctx()),
    clean_up: async () => {
      await cleanUp(ctx());
      await finishDeletions(ctx());
    },
  };
}

/** How many jobs of each lane run side by side in a process, and how long they may take to end. */
export const jobOptions = ({ config }: Pick<Services, 'config'>): JobOptions => ({
  atOnce: { designs: config.designs.atOnce, mail: 2, payments: 4, upkeep: 2 },
  drainMs: config.drainMs,
});

/** Drops what nobody can use any more. */
async function cleanUp(ctx: RequestContext): Promise<void> {
  await ctx.db.query(`delete from sessions where expires_at < now() - interval '7 days'`);
  await ctx.db.query(`delete from single_use_tokens where expires_at < now() - interval '7 days'`);
  await ctx.db.query(
    `update outbox set sealed_link = null where sealed_link is not null and created_at < now() - interval '3 days'`,
  );
  // the last letter to a deleted account is the last place that holds its address
  await ctx.db.query(
    `delete from outbox where dedupe_key like 'account-deleted:%' and created_at < now() - interval '7 days'`,
  );
  // events name payers: what came of one stays, what it said does not
  await ctx.db.query(
    `update provider_events set body = null where body is not null and handled_at < now() - interval '90 days'`,
  );
  await ctx.db.query(`delete from known_devices where last_seen_at < now() - interval '400 days'`);
  await ctx.db.query(`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
}
