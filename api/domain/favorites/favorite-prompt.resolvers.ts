import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import type { FavoritePromptEntity } from './favorite-prompt.entity';
import {
  deleteFavoritePrompt,
  favoritePromptsOf,
  renameFavoritePrompt,
  saveFavoritePrompt,
} from './favorite-prompt.service';

const favorite = (ctx: RequestContext, work: () => Promise<FavoritePromptEntity>) =>
  payload(
    async () => {
      const changed = await work();
      return { favorite: changed, user: await loadUser(ctx, changed.userId) };
    },
    { favorite: null, user: null },
  );

export const favoritePromptResolvers: Resolvers = {
  Mutation: {
    saveFavoritePrompt: (_root, { input }, ctx) => favorite(ctx, () => saveFavoritePrompt(ctx, input)),
    renameFavoritePrompt: (_root, { id, name }, ctx) => favorite(ctx, () => renameFavoritePrompt(ctx, id, name)),
    deleteFavoritePrompt: (_root, { id }, ctx) => favorite(ctx, () => deleteFavoritePrompt(ctx, id)),
  },
  User: {
    favoritePrompts: (user, _args, ctx) => favoritePromptsOf(ctx, user.id),
  },
};
