import * as oidc from 'openid-client';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { beginningOf, isReadable, oneLine } from '../../../../contract/text';
import type { RequestContext } from '../../../context';
import { emailHtml } from '../../../platform/mail/email-html';
import { queueMail } from '../../../platform/mail/mail';
import { loggedAttempt } from '../../security-log';
import { UserError } from '../../user-error';
import { takeAttempt } from './sign-in-attempts';
import { addressIsReserved } from '../single-use-token.service';
import { IdentityEntity } from './identity.entity';
import { configurationOf, signInCancelled, tokensFor } from './issuer';
import { emailSchema } from '../email/address';
import { queueNotice } from '../notices';
import { attachProvenAddress, reclaimAccount } from '../email/proof.service';
import { enter } from './sign-in-steps.service';
import type { SignedIn } from './sign-in-steps.service';
import { UserEntity } from '../user.entity';
import { lockUser } from '../user.service';
import { readEmailBrand } from '../../settings/appearance';

/** Lifetime of one attempt, in seconds. */
export const attemptSeconds = 10 * 60;

/** Attempts that one browser may have open, such as in several tabs; a further one ends the oldest. */
const mostAttempts = 3;

const attemptsSchema = z.object({
  attempts: z.array(z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })),
});
type Attempts = z.infer<typeof attemptsSchema>['attempts'];

/** Separates the random part of a state from the tab that waits for the outcome. */
const tabSign = '.';
const tabForm = /^[A-Za-z0-9-]{8,64}$/;
const claimsSchema = z.object({
  sub: z.string(),
  email: emailSchema,
  // some issuers send it as text
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** Returns the external sign-in providers; empty when none is configured. */
export const signInProviders = ({ config }: Pick<RequestContext, 'config'>) =>
  config.oidc ? [{ id: 'oidc', name: config.oidc.name, startUrl: '/auth/social/start' }] : [];

const emailReserved = () =>
  new UserError(
    'EMAIL_ALREADY_IN_USE',
    'This address belonged to another account less than a week ago. If that account is yours, take it back with the link in our email.',
  );

const callbackUrl = (ctx: Pick<RequestContext, 'config'>) => `${ctx.config.appUrl}/auth/social/callback`;

/** Returns the open attempts of a browser by its cookie. */
function readAttempts(ctx: RequestContext, cookie: string | undefined): Attempts {
  try {
    return attemptsSchema.parse(
      jwt.verify(cookie ?? '', ctx.config.sessionSecret, { audience: 'social-sign-in', algorithms: ['HS256'] }),
    ).attempts;
  } catch {
    return [];
  }
}

const signAttempts = (ctx: RequestContext, attempts: Attempts): string =>
  jwt.sign({ attempts }, ctx.config.sessionSecret, { expiresIn: attemptSeconds, audience: 'social-sign-in' });

/** Returns the cookie without the attempt that an answer ends; null when no other is open. */
export function withoutAttempt(ctx: RequestContext, cookie: string | undefined, given: unknown): string | null {
  const others = readAttempts(ctx, cookie).filter(({ state }) => state !== given);
  return others.length > 0 ? signAttempts(ctx, others) : null;
}

/** Returns the tab that waits for the outcome of an answer: the issuer repeats the state, also with an error. */
export function tabOf(state: unknown): string | undefined {
  const tab = typeof state === 'string' ? state.split(tabSign)[1] : undefined;
  return tab !== undefined && tabForm.test(tab) ? tab : undefined;
}

/**
 * Starts an attempt: returns the URL for the popup, and a signed text for a cookie of this browser. State and nonce tie
 * the answer to it; PKCE makes a stolen code worthless.
 * @param cookie of the attempts that are open in other tabs
 * @param tab an id of the tab that waits for the outcome
 */
export async function beginSocialSignIn(
  ctx: RequestContext,
  { cookie, tab }: { cookie: string | undefined; tab: unknown },
): Promise<{ url: string; cookie: string }> {
  await takeAttempt(ctx, 'socialPerAddress', ctx.address);
  const configuration = await configurationOf(ctx);
  const [nonce, verifier] = [oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const state = [oidc.randomState(), ...(typeof tab === 'string' && tabForm.test(tab) ? [tab] : [])].join(tabSign);
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(ctx),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  const attempts = [...readAttempts(ctx, cookie), { state, nonce, verifier }].slice(-mostAttempts);
  return { url: url.href, cookie: signAttempts(ctx, attempts) };
}

/**
 * Finishes an attempt with the issuer's answer and signs the account in, or performs the first of two steps.
 * @throws UserError INVALID_STATE for an answer that belongs to no attempt of this browser, INVALID_INPUT without an
 * email address, EMAIL_ALREADY_IN_USE when the address is another account's and not proven, USER_DISABLED.
 */
export const finishSocialSignIn = (
  ctx: RequestContext,
  cookie: string | undefined,
  answer: string,
): Promise<SignedIn> =>
  loggedAttempt(ctx, 'provider', (isAccount) => signInByProvider(ctx, { cookie, answer, isAccount }));

interface Answered {
  cookie: string | undefined;
  answer: string;
  isAccount: (userId: string) => void;
}

async function signInByProvider(ctx: RequestContext, { cookie, answer, isAccount }: Answered): Promise<SignedIn> {
  const query = new URL(answer, ctx.config.appUrl);
  const given = query.searchParams.get('state');
  const attempt = readAttempts(ctx, cookie).find(({ state }) => state === given);
  if (!attempt) throw signInCancelled();
  const { state, nonce, verifier } = attempt;
  // each answer costs a request to the issuer
  await takeAttempt(ctx, 'socialPerAddress', ctx.address);
  const url = new URL(callbackUrl(ctx) + query.search);
  const tokens = await tokensFor(ctx, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = claimsSchema.safeParse(tokens.claims());
  if (!claims.success)
    throw new UserError('INVALID_INPUT', 'That account does not share an email address, and we need one.');
  const issuer = tokens.claims()?.iss ?? '';
  return ctx.transaction(async (tx) => {
    const user = await accountFor(tx, issuer, claims.data);
    isAccount(user.id);
    if (user.disabledAt) throw new UserError('USER_DISABLED', 'This account has been disabled.');
    return enter(tx, user);
  });
}

async function accountFor(
  tx: RequestContext,
  issuer: string,
  claims: z.infer<typeof claimsSchema>,
): Promise<UserEntity> {
  const linked = { issuer, subject: claims.sub };
  const identity = await tx.db.findOneBy(IdentityEntity, linked);
  const owner = identity && (await lockUser(tx, identity.userId));
  // read again under the lock: the account's owner may just have recovered or deleted it
  if (owner && (await tx.db.existsBy(IdentityEntity, { ...linked, userId: owner.id }))) return owner;

  const proven = claims.email_verified === true;
  const known = await tx.db.findOne(UserEntity, {
    where: { email: claims.email },
    lock: { mode: 'pessimistic_write' },
  });
  if (known && !proven)
    throw new UserError('EMAIL_ALREADY_IN_USE', 'This email is already in use. Please try another one.');
  const user = known ?? (await addAccount(tx, claims));
  // checked after the insert, which has waited for any account that is giving this address up
  if (!known && (await addressIsReserved(tx, user.email, user.id))) throw emailReserved();
  if (known && !known.emailVerifiedAt) {
    await reclaimAccount(tx, known.id);
    await queueTakenOver(tx, known);
  }
  await tx.db.insert(IdentityEntity, { userId: user.id, ...linked });
  if (known && !known.photoUrl) await tx.db.update(UserEntity, { id: known.id }, { photoUrl: photoOf(claims) });
  if (known?.emailVerifiedAt) await queueNotice(tx, known, 'IDENTITY_LINKED');
  if (proven) await attachProvenAddress(tx, user.id);
  return tx.db.findOneByOrFail(UserEntity, { id: user.id });
}

/** Returns the issuer's photo of the person, which a profile has until the account gives its own. */
const photoOf = ({ picture }: z.infer<typeof claimsSchema>) => (picture?.startsWith('https://') ? picture : null);

async function addAccount(tx: RequestContext, claims: z.infer<typeof claimsSchema>): Promise<UserEntity> {
  const { email, name } = claims;
  const { identifiers } = await tx.db.insert(UserEntity, {
    email,
    name: nameFrom(name, email),
    photoUrl: photoOf(claims),
  });
  return tx.db.findOneByOrFail(UserEntity, { id: identifiers[0]?.['id'] as string });
}

/** Returns a readable name: the provider's, otherwise the address's first part, otherwise the address. */
const nameFrom = (name: string | undefined, email: string): string => {
  const [first = ''] = email.split('@');
  return beginningOf([name, first].map((text) => oneLine(text ?? '')).find(isReadable) ?? email, 100);
};

/** Notifies the owner that a password that another person set here was removed, and how to set their own. */
async function queueTakenOver(tx: RequestContext, { email }: Pick<UserEntity, 'email'>): Promise<void> {
  const brand = await readEmailBrand(tx);
  await queueMail(tx, {
    to: email,
    // the provider has just proven it
    toProvenAddress: true,
    subject: `Your ${brand.name} account is now yours alone`,
    html: emailHtml(brand, {
      greeting: 'Hello',
      text: `You have signed in with ${tx.config.oidc?.name ?? 'another account'}, which proves that this address is yours. Another person had made an account for it before without that proof. Their password no longer works, and every device but yours has been signed out. If you want to sign in with a password as well, ask for a new one.`,
      action: { text: 'Set a password', href: `${tx.config.appUrl}/reset-password` },
    }),
  });
}
