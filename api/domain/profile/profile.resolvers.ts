import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { updateProfile } from './profile.service';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_root, { input }, ctx) =>
      payload(async () => ({ user: await updateProfile(ctx, input) }), { user: null }),
  },
};
