import { mailSettingsInput } from '../../../../contract/mail-settings';
import type { RequestContext } from '../../../context';
import type { MailSettingsInput } from '../../../graphql/generated/schema';
import { enqueue } from '../../../platform/jobs/jobs';
import { hurryWaitingEmails } from '../../../platform/mail/unsent';
import { mailServerProblem } from '../../../platform/mail/mail-server';
import type { MailServerParts } from '../../../platform/mail/mail-server';
import { withoutSecrets } from '../../../platform/observability/secret-shapes';
import { decrypt, encrypt } from '../../../platform/secrets/secrets';
import { requireProof } from '../../admin-proof';
import { checked } from '../../input';
import { UserError, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { forgetStoredMail, mailKey, readStoredMail } from '../mail-settings';
import { saveSetting } from './save-setting';

/** Removes the password from the audit record, which only states whether it is set. */
const withoutPassword = (body: object) => {
  const { passwordCipher, ...rest } = body as { passwordCipher?: string };
  return { ...rest, passwordSet: Boolean(passwordCipher) };
};

const named = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));

/** @throws UserError PROVIDER_ERROR with the server's words, TOO_MANY_REQUESTS. */
async function proveServer(ctx: RequestContext, server: MailServerParts): Promise<void> {
  const wait = await ctx.limits.take('serviceTestPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('Too many tests at once.', wait);
  const problem = await mailServerProblem(server);
  if (problem)
    throw new UserError(
      'PROVIDER_ERROR',
      `Nothing was saved, as the mail server did not accept the login: ${withoutSecrets(problem).slice(0, 200)}`,
    );
}

/**
 * Saves the mail server and the sender. A server is saved only when it accepts the login; emails that wait for their
 * next attempt, and recent ones that were written without a mail server, are sent then. What is omitted stays; a
 * password stays with its server and user only.
 * @throws UserError INVALID_INPUT, CONFLICT, PROOF_REQUIRED, PROVIDER_ERROR with the words of the mail server,
 * INVALID_STATE for what the environment sets, TOO_MANY_REQUESTS.
 */
export async function saveMailSettings(ctx: RequestContext, input: MailSettingsInput, version: number): Promise<void> {
  const { version: _version, passwordCipher: stored, ...before } = await readStoredMail(ctx);
  const { password, ...values } = checked(mailSettingsInput, { ...before, password: '', ...named(input) });
  const isSame = (['host', 'port', 'security', 'user'] as const).every((name) => values[name] === before[name]);
  const isServerUnchanged = isSame && password === '';
  const { smtpUrl, isFromSet } = ctx.config.mail;
  if (smtpUrl && !isServerUnchanged)
    throw new UserError('INVALID_STATE', 'The mail server is set by SMTP_URL in the environment of the server.', [
      'host',
    ]);
  if (isFromSet && values.sender !== before.sender)
    throw new UserError('INVALID_STATE', 'The sender is set by MAIL_FROM in the environment of the server.', [
      'sender',
    ]);
  const isLoginUnchanged = values.host === before.host && values.user === before.user;
  if (values.user !== '' && password === '' && !(isLoginUnchanged && stored))
    throw new UserError('INVALID_INPUT', 'Please enter the password of this user at this server.', ['password']);
  requireProof(ctx);
  const key = ctx.config.encryptionKey;
  if (values.host !== '' && !isServerUnchanged)
    await proveServer(ctx, { ...values, password: password || (values.user ? decrypt(key, stored) : '') });
  const passwordCipher = values.user === '' ? '' : password ? encrypt(key, password) : stored;
  await saveSetting(ctx, mailKey, version, () => ({ ...values, passwordCipher }), withoutPassword);
  forgetStoredMail(ctx);
  if (values.host === '' || isServerUnchanged) return;
  await hurryWaitingEmails(ctx.db);
  // in a job: there may be thousands
  await enqueue(ctx.db, 'requeue_lost_work', {}, { key: 'requeue_lost_work' });
}
