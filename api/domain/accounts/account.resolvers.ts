import type { Resolvers } from '../../graphql/generated/resolvers';
import { done, payload } from '../payload';
import { signedIn } from '../viewer';
import { accountOfEmail } from './account-by-email.service';
import { register, signIn } from './account.service';
import { requestPasswordReset, resetPassword } from './sign-in/reset.service';
import { wantedMails } from './email/mail-choices.service';
import { securityOf } from './security.service';
import { endSession, freshCaller } from './sessions/session.service';
import { finishSignIn } from './sign-in/sign-in-steps.service';
import { signInProviders } from './sign-in/social.service';
import { adminsNeedTwoStepHere } from './two-step/two-step-demand';
import { effectiveMembership, loadUser, membershipAfterPremium } from './user.service';
import { sendVerification, verifyEmail } from './email/verification.service';

const notSignedIn = { user: null, codeRequired: false };

export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, ctx) => (ctx.viewer ? loadUser(ctx, ctx.viewer.userId) : null),
    account: (_root, { email, isOwn }, ctx) => accountOfEmail(ctx, { email, isOwn, scope: 'ADMIN_PEOPLE_READ' }),
    signInProviders: (_root, _args, ctx) => signInProviders(ctx),
    emailRegistration: (_root, _args, ctx) => ctx.config.emailRegistration,
  },
  Mutation: {
    register: (_root, { input }, ctx) =>
      payload(async () => ({ user: await register(ctx, input), codeRequired: false }), notSignedIn),
    signIn: (_root, { input }, ctx) => payload(() => signIn(ctx, input), notSignedIn),
    finishSignIn: (_root, { input }, ctx) => payload(() => finishSignIn(ctx, input), notSignedIn),
    signOut: (_root, _args, ctx) => done(() => endSession(ctx)),
    requestPasswordReset: (_root, { email }, ctx) => done(() => requestPasswordReset(ctx, email)),
    resetPassword: (_root, { input }, ctx) => done(() => resetPassword(ctx, input)),
    verifyEmail: (_root, { token }, ctx) => done(() => verifyEmail(ctx, token)),
    sendVerificationEmail: (_root, _args, ctx) => done(() => sendVerification(ctx)),
  },
  Subscription: {
    meChanged: {
      subscribe: (_root, _args, ctx) => ctx.events.watch('account', signedIn(ctx).userId, () => freshCaller(ctx)),
      resolve: (user: unknown) => user as never,
    },
  },
  User: {
    membership: (user) => effectiveMembership(user),
    membershipAfterPremium: (user) => (effectiveMembership(user) === 'PREMIUM' ? membershipAfterPremium(user) : null),
    isTest: ({ testOf }) => testOf !== null,
    emailVerified: (user) => user.emailVerifiedAt !== null,
    wantedMails: (user) => wantedMails(user),
    security: (user) => securityOf(user),
    mustSetUpTwoStep: async (user, _args, ctx) =>
      user.role === 'ADMIN' && !user.twoStepAt && (await adminsNeedTwoStepHere(ctx)),
  },
};
