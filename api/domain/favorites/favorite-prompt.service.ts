import { favoritePromptForm, favoritePromptLimits, favoritePromptName } from '../../../contract/favorite-prompt';
import type { RequestContext } from '../../context';
import { inOrderOfNames } from '../../platform/lists/definition';
import type { FavoritePromptInput } from '../../graphql/generated/schema';
import { lockAccount } from '../accounts/user.service';
import { checked } from '../input';
import { AccessError, UserError, checkId, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { FavoritePromptEntity } from './favorite-prompt.entity';

/** Returns all favorite prompts of an account by name; an account has few. */
export const favoritePromptsOf = async (ctx: RequestContext, userId: string): Promise<FavoritePromptEntity[]> =>
  inOrderOfNames(await ctx.db.find(FavoritePromptEntity, { where: { userId }, order: { id: 'ASC' } }));

/** A favorite prompt of the caller. @throws AccessError NOT_FOUND. */
async function findFavoritePrompt(ctx: RequestContext, id: string): Promise<FavoritePromptEntity> {
  const viewer = signedIn(ctx);
  const favorite = await ctx.db.findOneBy(FavoritePromptEntity, { id: checkId(id, 'Favorite') });
  if (favorite?.userId !== viewer.userId) throw notFound('Favorite');
  return favorite;
}

/** Locks the account, so that changes of its favorites are serialised. */
async function lockOwner(tx: RequestContext, userId: string): Promise<void> {
  const { deletedAt } = await lockAccount(tx, userId);
  if (deletedAt) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
}

const nameTaken = () => new UserError('INVALID_INPUT', 'You already have a favorite with this name.', ['name']);

/** Returns an unused `place` of the account. @throws UserError LIMIT_REACHED when there is none. */
async function unusedPlace(tx: RequestContext, userId: string): Promise<number> {
  const [row]: { place: number }[] = await tx.db.query(
    `select free.place from generate_series(1, $2::integer) free(place)
     where not exists (select 1 from favorite_prompts taken where taken.user_id = $1 and taken.place = free.place)
     order by free.place limit 1`,
    [userId, favoritePromptLimits.perAccount],
  );
  if (row) return row.place;
  throw new UserError(
    'LIMIT_REACHED',
    `You have ${favoritePromptLimits.perAccount} favorites, which is the maximum. Please delete one first.`,
  );
}

/**
 * Saves a prompt under a unique name. An identical favorite sent again returns the existing one, so a retry after a
 * lost answer adds no second one.
 * @throws UserError INVALID_INPUT with the field, also for a name that another one has; LIMIT_REACHED.
 */
export async function saveFavoritePrompt(
  ctx: RequestContext,
  input: FavoritePromptInput,
): Promise<FavoritePromptEntity> {
  const { userId } = signedIn(ctx);
  const { name, prompt } = checked(favoritePromptForm, input);
  const niche = input.niche ?? null;
  const platform = input.platform ?? null;
  return ctx.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const known = await tx.db.findOneBy(FavoritePromptEntity, { userId, name });
    if (known) {
      if (known.prompt === prompt && known.niche === niche && known.platform === platform) return known;
      throw nameTaken();
    }
    const place = await unusedPlace(tx, userId);
    const { identifiers } = await tx.db.insert(FavoritePromptEntity, { userId, place, name, prompt, niche, platform });
    return tx.db.findOneByOrFail(FavoritePromptEntity, { id: String(identifiers[0]?.['id']) });
  });
}

/**
 * Renames a favorite prompt.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT with the field, also for a name that another one has.
 */
export async function renameFavoritePrompt(
  ctx: RequestContext,
  id: string,
  given: string,
): Promise<FavoritePromptEntity> {
  const favorite = await findFavoritePrompt(ctx, id);
  const { name } = checked(favoritePromptName, { name: given });
  return ctx.transaction(async (tx) => {
    await lockOwner(tx, favorite.userId);
    const namesake = await tx.db.findOneBy(FavoritePromptEntity, { userId: favorite.userId, name });
    if (namesake && namesake.id !== favorite.id) throw nameTaken();
    const { affected } = await tx.db.update(FavoritePromptEntity, { id: favorite.id }, { name });
    if (!affected) throw notFound('Favorite');
    return { ...favorite, name };
  });
}

/** Deletes a favorite prompt. @throws AccessError NOT_FOUND. */
export async function deleteFavoritePrompt(ctx: RequestContext, id: string): Promise<FavoritePromptEntity> {
  const favorite = await findFavoritePrompt(ctx, id);
  await ctx.db.delete(FavoritePromptEntity, { id: favorite.id });
  return favorite;
}

/** Deletes every favorite prompt of an account that is being deleted. */
export const deleteFavoritePromptsOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.delete(FavoritePromptEntity, { userId }));
