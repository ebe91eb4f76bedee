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

type Perform = (ctx: RequestContext, argument: string) => Promise<string>;

interface Command {
  /** Its one argument: whether it is understood, and the sentence when it is missing or not. */
  argument?: [isKnown: (argument: string) => boolean, sentence: string];
  perform: Perform;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isKind = (which: string): which is 'all-failed' | 'all-unsent' =>
  which === 'all-failed' || which === 'all-unsent';
const isGiven = (argument: string) => argument.trim() !== '';

async function resendEmail(ctx: RequestContext, which: string): Promise<string> {
  if (which === 'all-unsent' && !(await hasMailServer(ctx)))
    throw new ConfigError('No email can be sent: set a mail server in the settings, or SMTP_URL, first.');
  const sent = await resendEmails(ctx.db, isKind(which) ? which : { id: which });
  if (sent.length === 0 && !isKind(which))
    throw new ConfigError('This email cannot be sent again: there is none with this id, or its text or link is gone.');
  return `Emails that will be sent: ${sent.length}.`;
}

async function check(ctx: RequestContext): Promise<string> {
  const problems = problemsOf(await allChecks(ctx, checkEncryptionKey));
  // Several services may report the same problem.
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return 'Everything that is set up answers, and nothing is missing.';
}

/** The operator's commands. */
const commands: Record<string, Command> = {
  migrate: { perform: () => Promise.resolve('The database is up to date.') },
  'show-packages': { perform: async (ctx) => `On sale: ${(await showHiddenPackages(ctx)).join(', ')}.` },
  admin: {
    argument: [isGiven, 'Say whose account: admin EMAIL'],
    perform: async (ctx, email) => `${(await makeAdmin(ctx, email)).email} is an Admin now.`,
  },
  'end-two-step-demand': {
    perform: async (ctx) =>
      (await endTwoStepDemand(ctx))
        ? 'Admins do not need two-step sign-in any more.'
        : 'Two-step sign-in was not demanded of Admins.',
  },
  'show-email': { argument: [isGiven, 'Say whose: show-email EMAIL'], perform: showEmail },
  'resend-email': {
    argument: [
      (which) => isKind(which) || isUuid(which),
      'Say which emails: resend-email ID (outbox.id), all-failed or all-unsent',
    ],
    perform: resendEmail,
  },
  check: { perform: check },
  'retry-events': { perform: async (ctx) => `Events that will be handled: ${await retryEvents(ctx)}.` },
  'record-backup': {
    perform: async (ctx) => {
      await recordBackup(ctx);
      return 'The backup is recorded.';
    },
  },
  'forget-encrypted': {
    argument: [
      (confirmation) => ['', '--yes'].includes(confirmation),
      'forget-encrypted lists what it would clear, forget-encrypted --yes clears it',
    ],
    perform: (ctx, confirmation) => forgetEncrypted(ctx, confirmation === '--yes'),
  },
  'retry-jobs': {
    perform: async (ctx) => `Jobs that will be tried again: ${await retryFailedJobs(ctx.pool)}.`,
  },
};

const [name = '', argument = '', ...more] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

runTask({
  // before the database is migrated: a mistyped command must change nothing
  check() {
    if (!command) throw new ConfigError(`Commands: ${Object.keys(commands).join(', ')}`);
    const [isKnown, sentence] = command.argument ?? [(given: string) => given === '', `${name} takes no argument`];
    if (more.length > 0 || !isKnown(argument)) throw new ConfigError(sentence);
  },
  changesNothing: name === 'check',
  perform: (ctx: RequestContext) => command?.perform(ctx, argument) ?? Promise.resolve(''),
});
