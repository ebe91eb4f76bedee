import type { Resolvers } from '../../graphql/generated/resolvers';
import { listApiRequests } from './api-request.list';

export const apiRequestResolvers: Resolvers = {
  User: { apiRequests: ({ id }, given, ctx) => listApiRequests(ctx, id, given) },
};
