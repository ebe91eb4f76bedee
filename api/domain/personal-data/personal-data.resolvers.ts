import type { Resolvers } from '../../graphql/generated/resolvers';
import { done, payload } from '../payload';
import { deleteAccount } from './deletion.service';
import { prepareDataDownload } from './export.service';

export const personalDataResolvers: Resolvers = {
  Mutation: {
    prepareDataDownload: (_root, { proof }, ctx) =>
      payload(async () => ({ url: await prepareDataDownload(ctx, proof) }), { url: null }),
    deleteAccount: (_root, { proof }, ctx) => done(() => deleteAccount(ctx, proof)),
  },
};
