import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { updateProfile } from './profile.service';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_root, { input, userId }, ctx) =>
      payload(() => updateProfile(ctx, input, userId), { user: null, isChanged: null }),
  },
};
