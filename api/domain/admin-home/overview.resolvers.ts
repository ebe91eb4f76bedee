import type { Resolvers } from '../../graphql/generated/resolvers';
import { adminSearch } from './admin-search.service';
import { needsAttention } from './attention.service';
import { missingSteps, setupSteps } from './setup-steps.service';
import { shopActivity, watchShop } from './shop-activity.service';

export const overviewResolvers: Resolvers = {
  Query: {
    adminSearch: (_root, { text }, ctx) => adminSearch(ctx, text),
    shopActivity: (_root, _args, ctx) => shopActivity(ctx),
    needsAttention: (_root, _args, ctx) => needsAttention(ctx),
    setupChecklist: (_root, { withDone }, ctx) => (withDone ? setupSteps(ctx) : missingSteps(ctx)),
  },
  Subscription: {
    shopChanged: {
      subscribe: (_root, _args, ctx) => watchShop(ctx),
      resolve: (activity: unknown) => activity as never,
    },
  },
};
