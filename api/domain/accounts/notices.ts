import type { RequestContext } from '../../context';
import { letter } from '../../platform/mail/letter';
import { queueMail } from '../../platform/mail/mail';
import type { UserEntity } from './user.entity';

/** What happened to an account, and what its owner can do when it was not they. */
const notices = {
  PASSWORD_CHANGED: {
    subject: 'Your Postloom password was changed',
    text: 'Your password was changed, and every other device was signed out. If it was not you, set a new password right away.',
  },
  TWO_STEP_ON: {
    subject: 'Two-step sign-in is on',
    text: 'From now on signing in to your account takes a code of your authenticator app as well. Keep your recovery codes where you find them without your phone.',
  },
  TWO_STEP_OFF: {
    subject: 'Two-step sign-in is off',
    text: 'Signing in to your account takes your password alone again. If it was not you who switched this off, set a new password right away.',
  },
  RECOVERY_CODES_RENEWED: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account, and earlier ones work no more. If it was not you, set a new password right away.',
  },
  RECOVERY_CODE_USED: {
    subject: 'A recovery code was used',
    text: 'Your account was signed in to with one of your recovery codes; it works no more. If it was not you, set a new password right away.',
  },
} as const;

/** Tells an account's owner of what happened to it: nobody can switch such a mail off. */
export const queueNotice = (
  tx: RequestContext,
  { email, name, emailVerifiedAt }: Pick<UserEntity, 'email' | 'name' | 'emailVerifiedAt'>,
  kind: keyof typeof notices,
): Promise<void> =>
  queueMail(tx.db, {
    to: email,
    subject: notices[kind].subject,
    html: letter({
      // before the address is proven the name may be a stranger's words
      greeting: emailVerifiedAt ? `Hello ${name}` : 'Hello',
      text: notices[kind].text,
      action: { text: 'Set a new password', href: `${tx.config.appUrl}/reset-password` },
    }),
  });
