import type { Resolvers } from '../../graphql/generated/schema';
import { payload } from '../payload';
import { signedIn } from '../viewer';
import { register, signIn } from './account.service';
import { endSession } from './session.service';
import { effectiveMembership, freshUser, loadUser } from './user.service';

export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, ctx) => (ctx.viewer ? loadUser(ctx, ctx.viewer.id) : null),
  },
  Mutation: {
    register: (_root, { input }, ctx) => payload(async () => ({ user: await register(ctx, input) }), { user: null }),
    signIn: (_root, { input }, ctx) => payload(async () => ({ user: await signIn(ctx, input) }), { user: null }),
    signOut: (_root, _args, ctx) =>
      payload(async () => {
        await endSession(ctx);
        return {};
      }, {}),
  },
  Subscription: {
    meChanged: {
      subscribe: async function* (_root, _args, ctx) {
        const { id } = signedIn(ctx);
        yield* changesOf(ctx, id);
      },
      resolve: (user: unknown) => user as never,
    },
  },
  User: {
    membership: (user) => effectiveMembership(user),
    emailVerified: (user) => user.emailVerifiedAt !== null,
  },
};

async function* changesOf(ctx: Parameters<typeof freshUser>[0], id: string) {
  const ended = new AbortController();
  try {
    for await (const _ of ctx.events.stream('account', id, ended.signal)) {
      const user = await freshUser(ctx, id);
      if (!user || user.disabledAt) return;
      yield user;
    }
  } finally {
    ended.abort();
  }
}
