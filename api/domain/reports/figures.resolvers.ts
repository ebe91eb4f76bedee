import type { Resolvers } from '../../graphql/generated/resolvers';
import { dashboard } from './dashboard.service';

export const figuresResolvers: Resolvers = {
  Query: { dashboard: (_root, { range, compare }, ctx) => dashboard(ctx, range, compare) },
};
