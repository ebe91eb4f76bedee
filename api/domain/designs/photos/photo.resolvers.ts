import { photoPaths } from '../../../../contract/design-photo';
import type { Resolvers } from '../../../graphql/generated/resolvers';
import { loadUser } from '../../accounts/user.service';
import { payload } from '../../payload';
import { availableUntil, deletePhoto, isPhotoUsed, newestPhotosOf } from './photo-list.service';

export const photoResolvers: Resolvers = {
  Mutation: {
    deleteDesignPhoto: (_root, { id }, ctx) =>
      payload(async () => ({ user: await loadUser(ctx, await deletePhoto(ctx, id)) }), { user: null }),
  },
  DesignPhoto: {
    url: ({ id }) => photoPaths(id).url,
    thumbnailUrl: ({ id }) => photoPaths(id).thumbnailUrl,
    availableUntil,
    isUsed: (photo, _args, ctx) => isPhotoUsed(ctx, photo),
  },
  User: {
    designPhotos: ({ id }, _args, ctx) => (id === ctx.viewer?.userId ? newestPhotosOf(ctx, id) : []),
  },
};
