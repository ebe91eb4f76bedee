import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { readDelivery, testEmail, testStorage } from './delivery.service';

const untested = { works: false, answer: null, tookMs: null };

export const operationResolvers: Resolvers = {
  Query: { delivery: (_root, _args, ctx) => readDelivery(ctx) },
  Mutation: {
    testEmail: (_root, _args, ctx) => payload(() => testEmail(ctx), untested),
    testStorage: (_root, _args, ctx) => payload(() => testStorage(ctx), untested),
  },
};
