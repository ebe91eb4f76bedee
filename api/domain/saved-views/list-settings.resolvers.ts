import type { Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import { signedIn } from '../viewer';
import { listPreferences, saveListPreferences } from './list-preferences.service';
import { deleteView, saveView, viewsOf } from './saved-view.service';

export const listSettingsResolvers: Resolvers = {
  Query: {
    listPreferences: (_root, { list }, ctx) => listPreferences(ctx, list),
    savedViews: (_root, { list }, ctx) => viewsOf(ctx, list),
  },
  Mutation: {
    saveListPreferences: (_root, { input }, ctx) =>
      payload(async () => ({ preferences: await saveListPreferences(ctx, input) }), { preferences: null }),
    saveView: (_root, { input }, ctx) => payload(async () => ({ view: await saveView(ctx, input) }), { view: null }),
    deleteView: (_root, { id }, ctx) => payload(async () => ({ view: await deleteView(ctx, id) }), { view: null }),
  },
  SavedView: {
    isOwn: (view, _args, ctx) => view.userId === signedIn(ctx).userId,
    ownerId: (view) => view.userId,
    ownerName: async (view, _args, ctx) => (await loadUser(ctx, view.userId))?.name ?? '',
  },
};
