import type { Resolvers } from '../../../graphql/generated/resolvers';
import { payload } from '../../payload';
import { compareContentPart, exportContent, importContentPart } from './transfer.service';

export const transferResolvers: Resolvers = {
  Query: {
    contentExport: (_root, _args, ctx) => exportContent(ctx),
    contentPartComparison: (_root, { name, json }, ctx) => compareContentPart(ctx, name, json),
  },
  Mutation: {
    importContentPart: (_root, { name, json, version }, ctx) =>
      payload(async () => ({ version: await importContentPart(ctx, name, json, version) }), { version: null }),
  },
};
