import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { uploadImage } from './upload.service';

export const fileResolvers: Resolvers = {
  Mutation: {
    uploadImage: (_root, { image }, ctx) =>
      payload(async () => ({ image: await uploadImage(ctx, image) }), { image: null }),
  },
};
