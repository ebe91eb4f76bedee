import type { RequestContext } from '../../context';
import { emailHtml, plainName } from '../../platform/mail/email-html';
import { linkPlaceholder, sealLink } from '../../platform/mail/email-link';
import { queueMail, isTestAddress } from '../../platform/mail/mail';
import { takeKind } from '../../platform/mail/recipient-limit';
import { countTokens, issueToken } from './single-use-token.service';
import type { UserEntity } from './user.entity';
import { readEmailBrand } from '../settings/appearance';

interface Notice {
  subject: (shop: string) => string;
  /** @param takeBack what an owner does who did not do it */
  text: (takeBack: string) => string;
  /** How many an account gets within an hour, where it is not `noticesPerHour`. */
  perHour?: number;
}

/** Security notices: what happened to an account, and what its owner can do if it was another person. */
const notices = {
  PASSWORD_CHANGED: {
    subject: (shop) => `Your ${shop} password was changed`,
    text: (takeBack) =>
      `Your password was changed, and every other device was signed out. If it was not you, ${takeBack}.`,
  },
  PASSWORD_RESET: {
    subject: (shop) => `Your ${shop} password was reset`,
    text: (takeBack) =>
      `A new password was set with a link that we sent to this address, every device was signed out, and API tokens stopped working. If this was not you, someone may be reading your email: change your mailbox password first, then ${takeBack}.`,
  },
  TWO_STEP_ON: {
    subject: () => 'Two-step sign-in is on',
    text: (takeBack) =>
      `Signing in to your account now also needs a code from your authenticator app. Keep your recovery codes where you can find them without your phone. If it was not you, ${takeBack}: that switches it off again.`,
  },
  TWO_STEP_OFF: {
    subject: () => 'Two-step sign-in is off',
    text: (takeBack) =>
      `Signing in to your account now needs only your password. If you did not switch this off, ${takeBack}.`,
  },
  RECOVERY_CODES_RENEWED: {
    subject: () => 'You have new recovery codes',
    text: (takeBack) =>
      `New recovery codes were made for your account, and earlier ones no longer work. If it was not you, ${takeBack}.`,
  },
  RECOVERY_CODE_USED: {
    subject: () => 'A recovery code was used',
    text: (takeBack) =>
      `One of your recovery codes was used to sign in to your account, so it no longer works. If it was not you, ${takeBack}.`,
  },
  WRONG_CODES: {
    subject: (shop) => `Wrong codes at your ${shop} account`,
    text: (takeBack) =>
      `Someone passed the first step of signing in to your account, such as your password, and then entered wrong codes until we stopped them for a while. They are not signed in. If it was not you, they may know your password: ${takeBack}.`,
    perHour: 1,
  },
  IDENTITY_LINKED: {
    subject: (shop) => `A new way to sign in to your ${shop} account`,
    text: (takeBack) =>
      `You can now sign in to your account with another account that has this email address. If it was not you, ${takeBack}.`,
  },
  IDENTITY_UNLINKED: {
    subject: (shop) => `A way to sign in to your ${shop} account was removed`,
    text: (takeBack) =>
      `An account at another service, such as Google, no longer signs you in, and every other device was signed out. Your remaining ways to sign in are in your profile, under Security. If it was not you, ${takeBack}.`,
  },
  API_TOKEN_MADE: {
    subject: (shop) => `A new access token for your ${shop} account`,
    text: (takeBack) =>
      `A personal access token was made for your account: anyone who has it can use the API in your name, within its scopes. You can revoke it in your profile, under API tokens. If it was not you, ${takeBack}: that ends it as well.`,
  },
  WEBHOOK_ADDRESS: {
    subject: (shop) => `A new webhook address for your ${shop} account`,
    text: (takeBack) =>
      `Events of your account, such as orders, designs and support tickets, are now also sent to a new address. You can see and delete it in your profile, under Webhooks. If it was not you, ${takeBack}: that deletes your webhooks as well.`,
  },
  WEBHOOK_SECRET: {
    subject: (shop) => `A new webhook secret for your ${shop} account`,
    text: (takeBack) =>
      `A webhook of your account has a new secret; the earlier one also works for 24 hours. You see the webhook in your profile, under Webhooks. If it was not you, ${takeBack}: that deletes your webhooks as well.`,
  },
  TWO_STEP_RESET: {
    subject: () => 'Support switched off two-step sign-in',
    text: (takeBack) =>
      `Our support team has switched off two-step sign-in for your account. If you did not ask for this, ${takeBack}.`,
  },
} satisfies Record<string, Notice>;

type Recipient = Pick<UserEntity, 'id' | 'email' | 'name' | 'emailVerifiedAt'>;

/** Maximum number of unused recovery links. The oldest remain, so a thief who causes many emails adds no more. */
const mostLinks = 50;

/**
 * Returns the button of an email about the account's security. For a proven address it is a link that recovers the
 * account within a week; an unproven address may be another person's and gets only the link to set a new password.
 */
export async function recoveryAction(
  tx: RequestContext,
  { id, email, emailVerifiedAt }: Recipient,
): Promise<{ action: { text: string; href: string }; sealedLink?: string }> {
  if (!emailVerifiedAt || (await countTokens(tx, id, 'RECOVER')) >= mostLinks)
    return { action: { text: 'Set a new password', href: `${tx.config.appUrl}/reset-password` } };
  const token = await issueToken(tx, id, 'RECOVER', { email });
  return {
    action: { text: 'It was not me', href: linkPlaceholder },
    sealedLink: sealLink(tx.config.encryptionKey, `${tx.config.appUrl}/recover-account?token=${token}`),
  };
}

/** Notices of one kind that an account gets within an hour. More would hide the first ones in the mailbox. */
const noticesPerHour = 5;

/** Counts a notice. @returns whether it may be sent */
export const takeNotice = (
  tx: RequestContext,
  { id }: Pick<Recipient, 'id'>,
  kind: string,
  perHour = noticesPerHour,
): Promise<boolean> => takeKind(tx.db, `notice:${kind}:${id}`, perHour);

/** Says which token it was. */
function doneWith(token: string): string {
  const name = plainName(token);
  return `This was done with ${name ? `the access token '${name}'` : 'an access token'}, which you can revoke in your profile, under API tokens.`;
}

/**
 * Notifies an account's owner of an event. These emails can't be switched off.
 * @param byToken name of the access token that caused it; null for a session
 */
export async function queueNotice(
  tx: RequestContext,
  user: Recipient,
  kind: keyof typeof notices,
  byToken: string | null = null,
): Promise<void> {
  const notice: Notice = notices[kind];
  if (isTestAddress(user.email) || !(await takeNotice(tx, user, kind, notice.perHour))) return;
  const { action, sealedLink } = await recoveryAction(tx, user);
  // the button, see recoveryAction
  const takeBack = user.emailVerifiedAt ? 'take your account back within seven days' : 'set a new password';
  const text = notice.text(takeBack);
  const brand = await readEmailBrand(tx);
  await queueMail(tx, {
    to: user.email,
    subject: notice.subject(brand.name),
    html: emailHtml(brand, {
      // before the address is proven, the name may be text by someone else
      greeting: user.emailVerifiedAt ? `Hello ${user.name}` : 'Hello',
      text: byToken === null ? text : `${doneWith(byToken)} ${text}`,
      action,
    }),
    sealedLink,
  });
}
