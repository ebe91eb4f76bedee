import { screen, within } from '@testing-library/react';
import { renderRoute } from './render-route';
import type { RouteOptions } from './render-route';
import { asStored, storedFeatures } from './stored-sections';
import type { StoredFeaturesState } from './stored-sections';

type Saved = { input: { body: { features: StoredFeaturesState['body'] }; version: number } };
/** Another Admin. */
export const ada = { id: '01900000-0000-7000-8000-0000000000ad', name: 'Ada' };

/**
 * Opens the editor Featured Section as an Admin, over a section that changes like the API's: alone, or, without `panel`,
 * on the page of the settings.
 */
export async function openSettings(
  mutations: Record<string, unknown> = {},
  start: Partial<StoredFeaturesState> = {},
  page: Pick<RouteOptions, 'panel' | 'withLayout'> = { panel: 'features' },
) {
  const shop = { state: { ...storedFeatures, ...start } };
  const change = (next: Partial<StoredFeaturesState>) => {
    shop.state = { ...shop.state, ...next, version: shop.state.version + 1 };
    return { section: asStored(shop.state), errors: [] };
  };
  const conflict = { section: null, errors: [{ code: 'CONFLICT', message: 'Somebody else', field: ['version'] }] };
  const fresh = (from: number, next: () => Partial<StoredFeaturesState>) =>
    from === shop.state.version ? change(next()) : conflict;
  const route = renderRoute('/admin/settings?panel=features', {
    viewer: { role: 'ADMIN' },
    ...page,
    overrides: {
      Query: {
        storedSection: () => ({
          ...asStored(shop.state),
          earlierVersion: ({ version }: { version: number }) => ({
            version,
            body: { __typename: 'FeaturesSection', ...storedFeatures.body, title: `Title of version ${version}` },
          }),
        }),
      },
      Mutation: {
        saveSection: (_root: unknown, { input }: Saved) => fresh(input.version, () => ({ body: input.body.features })),
        setSectionActive: (_root: unknown, { isActive, version }: { isActive: boolean; version: number }) =>
          fresh(version, () => ({ isActive })),
        resetSection: (_root: unknown, { version }: { version: number }) =>
          fresh(version, () => ({ body: { ...storedFeatures.body, title: 'Default title' } })),
        restoreSection: (_root: unknown, { earlier, version }: { earlier: number; version: number }) =>
          fresh(version, () => ({ body: { ...storedFeatures.body, title: `Title of version ${earlier}` } })),
        ...mutations,
      },
    },
  });
  const title = () => screen.findByRole('textbox', { name: 'Title' });
  const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
  const press = async (name: string) => route.user.click(await screen.findByRole('button', { name }));
  const retitle = async (text: string) => {
    await route.user.clear(await title());
    await route.user.click(await title());
    await route.user.paste(text);
  };
  await screen.findByRole('form', { name: 'Featured Section' });
  return { ...route, shop, title, preview, press, retitle, change };
}
