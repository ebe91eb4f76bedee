import { ConfigError } from './config/config';
import type { RequestContext } from './context';
import { makeAdmin } from './domain/accounts/account.service';
import { endTwoStepDemand } from './domain/accounts/two-step/two-step-demand';
import { showHiddenPackages } from './domain/catalog/first-packages.service';
import { allChecks } from './domain/monitoring/service-checks';
import { problemsOf } from './domain/monitoring/setup-checks';
import { retryEvents } from './domain/payments/provider-events/unhandled-events.service';
import { recordBackup } from './domain/settings/setting-rows';
import { checkEncryptionKey } from './wiring/encryption-check';
import { forgetEncrypted } from './wiring/forget-encrypted';
import { retryFailedJobs } from './platform/jobs/jobs';
import { resendEmails } from './platform/mail/unsent';
import { runTask } from './run-task';
import { showEmail } from './show-email';
import { hasMailServer } from './domain/monitoring/delivery.service';

/** The operator's commands, with the one argument that some take. */
const commands: Record<string, (ctx: RequestContext, argument: string | undefined) => Promise<string>> = {
  migrate: () => Promise.resolve('The database is up to date.'),
  'show-packages': async (ctx) => `On sale: ${(await showHiddenPackages(ctx)).join(', ')}.`,
  admin: async (ctx, email) => {
    if (!email) throw new ConfigError('Say whose account: admin EMAIL');
    return `${(await makeAdmin(ctx, email)).email} is an Admin now.`;
  },
  'end-two-step-demand': async (ctx) =>
    (await endTwoStepDemand(ctx))
      ? 'Admins do not need two-step sign-in any more.'
      : 'Two-step sign-in was not demanded of Admins.',
  'show-email': async (ctx, email) => {
    if (!email) throw new ConfigError('Say whose: show-email EMAIL');
    return showEmail(ctx, email);
  },
  'resend-email': async (ctx, which) => {
    const isKind = which === 'all-failed' || which === 'all-unsent';
    if (!which || !(isKind || isUuid(which)))
      throw new ConfigError('Say which emails: resend-email ID (outbox.id), all-failed or all-unsent');
    if (which === 'all-unsent' && !(await hasMailServer(ctx)))
      throw new ConfigError('No email can be sent: set a mail server in the settings, or SMTP_URL, first.');
    const sent = await resendEmails(ctx.db, isKind ? which : { id: which });
    if (sent.length === 0 && !isKind)
      throw new ConfigError(
        'This email cannot be sent again: there is none with this id, or its text or link is gone.',
      );
    return `Emails that will be sent: ${sent.length}.`;
  },
  check: async (ctx) => {
    const problems = problemsOf(await allChecks(ctx, checkEncryptionKey));
    // Several services may report the same problem.
    if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
    return 'Everything that is set up answers, and nothing is missing.';
  },
  'retry-events': async (ctx) => `Events that will be handled: ${await retryEvents(ctx)}.`,
  'record-backup': async (ctx) => {
    await recordBackup(ctx);
    return 'The backup is recorded.';
  },
  'forget-encrypted': (ctx, confirmation) => forgetEncrypted(ctx, confirmation === '--yes'),
  'retry-jobs': async (ctx) => `Jobs that will be tried again: ${await retryFailedJobs(ctx.pool)}.`,
};

const [command = '', argument] = process.argv.slice(2);
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

runTask({
  changesNothing: command === 'check',
  async perform(ctx: RequestContext) {
    const perform = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!perform) throw new ConfigError(`Commands: ${Object.keys(commands).join(', ')}`);
    return perform(ctx, argument);
  },
});
