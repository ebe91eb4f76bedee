import type { Resolvers } from '../../graphql/generated/resolvers';
import { done, payload } from '../payload';
import { deleteAccount } from './deletion.service';
import { prepareDataDownload } from './export.service';
import { emptyTestMode } from './test-world.service';

export const personalDataResolvers: Resolvers = {
  Mutation: {
    prepareDataDownload: (_root, { proof }, ctx) =>
      payload(async () => ({ url: await prepareDataDownload(ctx, proof) }), { url: null }),
    emptyTestMode: (_root, _args, ctx) =>
      payload(async () => ({ credits: await emptyTestMode(ctx) }), { credits: null }),
    deleteAccount: (_root, { proof }, ctx) => done(() => deleteAccount(ctx, proof)),
  },
};
