import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import type { SetupStepName } from '../../graphql/generated/schema';
import { setupChecks } from '../operation/setup-checks';
import type { Check } from '../operation/setup-checks';
import { adminSearch } from './admin-search.service';
import { needsAttention } from './attention.service';
import { shopActivity, watchShop } from './shop-activity.service';

const stepNames: Partial<Record<Check['name'], SetupStepName>> = {
  address: 'ADDRESS',
  admin: 'ADMIN',
  ai_keys: 'AI_KEYS',
  email: 'EMAIL',
  packages: 'PACKAGES',
  paypal: 'PAYPAL',
  seller: 'SELLER',
};

/** Returns what the shop still lacks, without what is complete. */
const missingSteps = async (ctx: RequestContext) =>
  (await setupChecks(ctx)).flatMap(({ name, problems }) => {
    const step = stepNames[name];
    return step && problems.length > 0 ? [{ name: step, problems }] : [];
  });

export const overviewResolvers: Resolvers = {
  Query: {
    adminSearch: (_root, { text }, ctx) => adminSearch(ctx, text),
    shopActivity: (_root, _args, ctx) => shopActivity(ctx),
    needsAttention: (_root, _args, ctx) => needsAttention(ctx),
    setupChecklist: (_root, _args, ctx) => missingSteps(ctx),
  },
  Subscription: {
    shopChanged: {
      subscribe: (_root, _args, ctx) => watchShop(ctx),
      resolve: (activity: unknown) => activity as never,
    },
  },
};
