import type { Resolvers } from '../../graphql/generated/schema';
import { done, payload } from '../payload';
import { signedIn } from '../viewer';
import { register, signIn } from './account.service';
import { requestPasswordReset, resetPassword } from './reset.service';
import { endSession, freshCaller } from './session.service';
import { signInProviders } from './social.service';
import { effectiveMembership, loadUser } from './user.service';
import { sendVerification, verifyEmail } from './verification.service';

export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, ctx) => (ctx.viewer ? loadUser(ctx, ctx.viewer.id) : null),
    signInProviders: (_root, _args, ctx) => signInProviders(ctx),
    emailRegistration: (_root, _args, ctx) => ctx.config.emailRegistration,
  },
  Mutation: {
    register: (_root, { input }, ctx) => payload(async () => ({ user: await register(ctx, input) }), { user: null }),
    signIn: (_root, { input }, ctx) => payload(async () => ({ user: await signIn(ctx, input) }), { user: null }),
    signOut: (_root, _args, ctx) => done(() => endSession(ctx)),
    requestPasswordReset: (_root, { email }, ctx) => done(() => requestPasswordReset(ctx, email)),
    resetPassword: (_root, { input }, ctx) => done(() => resetPassword(ctx, input)),
    verifyEmail: (_root, { token }, ctx) => done(() => verifyEmail(ctx, token)),
    sendVerificationEmail: (_root, _args, ctx) => done(() => sendVerification(ctx)),
  },
  Subscription: {
    meChanged: {
      subscribe: (_root, _args, ctx) => ctx.events.follow('account', signedIn(ctx).id, () => freshCaller(ctx)),
      resolve: (user: unknown) => user as never,
    },
  },
  User: {
    membership: (user) => effectiveMembership(user),
    emailVerified: (user) => user.emailVerifiedAt !== null,
  },
};
