import { listPreferencesForm } from '../../../contract/list-settings';
import type { RequestContext } from '../../context';
import type { AdminList, ListPreferences, ListPreferencesInput } from '../../graphql/generated/schema';
import { checked } from '../input';
import { signedIn } from '../viewer';
import { ListPreferencesEntity } from './list-preferences.entity';
import { SavedViewEntity } from './saved-view.entity';

/** Returns how the caller sees a list. */
export async function listPreferences(ctx: RequestContext, list: AdminList): Promise<ListPreferences> {
  const saved = await ctx.db.findOneBy(ListPreferencesEntity, { userId: signedIn(ctx).userId, list });
  return saved ?? { list, density: 'STANDARD', columns: [] };
}

/** Saves how the caller sees a list; the last of several calls applies. @throws UserError INVALID_INPUT with the field. */
export async function saveListPreferences(
  ctx: RequestContext,
  { list, density, columns: given }: ListPreferencesInput,
): Promise<ListPreferences> {
  const { userId } = signedIn(ctx);
  const columns = checked(listPreferencesForm, { columns: given }).columns.map(({ key, isHidden, width }) => ({
    key,
    isHidden,
    width: width ?? null,
  }));
  await ctx.db.upsert(ListPreferencesEntity, { userId, list, density, columns, updatedAt: new Date() }, [
    'userId',
    'list',
  ]);
  return { list, density, columns };
}

/** Returns how an account sees lists, and its saved views. */
export async function listSettingsOf(ctx: RequestContext, userId: string) {
  const [preferences, views] = await Promise.all([
    ctx.db.findBy(ListPreferencesEntity, { userId }),
    ctx.db.findBy(SavedViewEntity, { userId }),
  ]);
  return { preferences, views };
}

/** Deletes the list settings of an account that is being deleted. */
export async function deleteListSettingsOf(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.delete(ListPreferencesEntity, { userId });
  await tx.db.delete(SavedViewEntity, { userId });
}
