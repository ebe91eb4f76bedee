import type { Resolvers } from '../../graphql/generated/schema';

export const contentResolvers: Resolvers = {};
