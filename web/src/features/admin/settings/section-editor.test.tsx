import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../test/render-route';
import { asStored, storedFeatures } from '../../../test/stored-sections';
import type { StoredFeaturesState } from '../../../test/stored-sections';

type Saved = { input: { body: { features: StoredFeaturesState['body'] }; version: number } };
const ada = { id: '01900000-0000-7000-8000-0000000000ad', name: 'Ada' };

/** Opens an editor of the settings as an Admin, over a section that changes like the API's. */
async function openSettings(mutations: Record<string, unknown> = {}, start: Partial<StoredFeaturesState> = {}) {
  const shop = { state: { ...storedFeatures, ...start } };
  const change = (next: Partial<StoredFeaturesState>) => {
    shop.state = { ...shop.state, ...next, version: shop.state.version + 1 };
    return { section: asStored(shop.state), errors: [] };
  };
  const conflict = { section: null, errors: [{ code: 'CONFLICT', message: 'Somebody else', field: ['version'] }] };
  const fresh = (from: number, next: () => Partial<StoredFeaturesState>) =>
    from === shop.state.version ? change(next()) : conflict;
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
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
  await press('Featured Section');
  return { ...route, shop, title, preview, press, retitle, change };
}

describe('the Featured Section editor', () => {
  afterEach(() => sessionStorage.clear());

  it('previews a change in the public component at once, and saves it', async () => {
    const { preview, press, retitle, shop } = await openSettings();
    await retitle('Brand new words');
    expect(preview().getByText('Brand new words')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await press('Save');
    expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
    expect(shop.state).toMatchObject({ version: 4, body: { title: 'Brand new words', backgroundImage: null } });
    expect(await screen.findByText('All changes saved')).toBeVisible();
    // the save bar must cover nothing when there is nothing to save
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(), {
      timeout: 5_000,
    });
  });

  it('requires a title, and the texts of each feature', async () => {
    const { press, title, user, shop } = await openSettings();
    await user.clear(await title());
    await press('Add feature');
    await press('Save');
    expect(await screen.findAllByText('Please enter a title.')).toHaveLength(2);
    expect(screen.getByText('Please enter a description.')).toBeVisible();
    expect(shop.state.version).toBe(3);
  });

  it('shows a server error of an entry on that entry', async () => {
    const errors = [
      {
        code: 'INVALID_INPUT',
        message: 'features 2 title: no shouting',
        field: ['body', 'features', 'features', '1', 'title'],
      },
    ];
    const { press, retitle } = await openSettings({ saveSection: () => ({ section: null, errors }) });
    await retitle('Anything');
    await press('Save');
    const second = within(await screen.findByRole('listitem', { name: 'feature 2' }));
    expect(await second.findByText('features 2 title: no shouting')).toBeVisible();
    expect(second.getByRole('textbox', { name: 'Feature title' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  });

  it('reports who has saved in the meantime, shows their version and keeps my draft', async () => {
    const { press, retitle, shop, change } = await openSettings();
    await retitle('Mine');
    change({ body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada });
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ada saved this 2 minutes ago' }));
    await press('See theirs');
    expect(dialog.getByText('Theirs', { selector: 'del' })).toBeVisible();
    expect(dialog.getByText('Mine', { selector: 'ins' })).toBeVisible();
    await press('Keep mine');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 5, body: { title: 'Mine' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("can take over the other editor's version", async () => {
    const { press, retitle, title, shop, change } = await openSettings();
    await retitle('Mine');
    change({ body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada });
    await press('Save');
    await press('See theirs');
    await press('Use theirs');
    expect(await title()).toHaveValue('Theirs');
    await retitle('Theirs and mine');
    await press('Save');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 5, body: { title: 'Theirs and mine' } }));
  });

  it('does not publish or hide a version that this editor has not seen', async () => {
    const { press, title, shop, change } = await openSettings();
    await title();
    change({ body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada });
    await press('Deactivate');
    expect(await screen.findByRole('dialog', { name: /^Ada saved this/ })).toBeVisible();
    expect(shop.state.isActive).toBe(true);
  });

  it('deactivates and activates without touching the unsaved draft', async () => {
    const { press, retitle, title, shop } = await openSettings();
    await retitle('Half a sen');
    await press('Deactivate');
    expect(await screen.findByText('Inactive')).toBeVisible();
    expect(await title()).toHaveValue('Half a sen');
    await press('Activate');
    await press('Save');
    await waitFor(() =>
      expect(shop.state).toMatchObject({ version: 6, isActive: true, body: { title: 'Half a sen' } }),
    );
  });

  it('resets after a confirmation', async () => {
    const { press, shop } = await openSettings();
    await press('Reset');
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to reset to default settings?' }),
    );
    expect(shop.state.version).toBe(3);
    question.getByRole('button', { name: 'Reset' }).click();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Default title'));
  });

  it('shows earlier versions and restores one', async () => {
    const { press } = await openSettings();
    await press('Look at it: version 2');
    expect(await screen.findByText('Title of version 2')).toBeVisible();
    await press('Close');
    await press('Restore version 1');
    within(await screen.findByRole('dialog', { name: 'Restore version 1?' }))
      .getByRole('button', { name: 'Restore' })
      .click();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Title of version 1'));
  });

  it('asks before unsaved changes are discarded', async () => {
    const { press, retitle, title, user, address } = await openSettings();
    await retitle('Not yet saved');
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Stay');
    expect(address()).toBe('/admin/settings');
    expect(await title()).toHaveValue('Not yet saved');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  });

  it('restores the draft after an expired session, and says so', async () => {
    const { retitle, unmount, shop } = await openSettings();
    await retitle('Half a sen');
    unmount();
    const again = await openSettings({}, { version: shop.state.version + 1 });
    expect(await again.title()).toHaveValue('Half a sen');
    expect(screen.getByText('What you had not saved is still here.')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    // Somebody has saved in the meantime: their version must not be overwritten silently.
    await again.press('Save');
    expect(await screen.findByRole('dialog', { name: /saved this/ })).toBeVisible();
    await again.press('Keep mine');
    await waitFor(() => expect(again.shop.state.body.title).toBe('Half a sen'));
    again.unmount();
    const third = await openSettings();
    expect(await third.title()).toHaveValue('Stored title');
  });

  it('forgets a draft that was discarded on purpose', async () => {
    const { press, retitle, user, address, unmount } = await openSettings();
    await retitle('Not yet saved');
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    unmount();
    expect(await (await openSettings()).title()).toHaveValue('Stored title');
  });

  it('asks before another section is opened over unsaved changes', async () => {
    const { press, retitle, title } = await openSettings();
    await retitle('Not yet saved');
    await press('Footer Section');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Stay');
    expect(await title()).toHaveValue('Not yet saved');
  });

  it('discards the changes when that is confirmed', async () => {
    const { press, retitle, title } = await openSettings();
    await retitle('Away');
    await press('Discard');
    expect(await title()).toHaveValue('Stored title');
  });

  it('shows a save error in the panel, and keeps the draft', async () => {
    const { press, retitle, title } = await openSettings({
      saveSection: () => {
        throw new Error('The database is on holiday');
      },
    });
    await retitle('Mine');
    await press('Save');
    expect(await screen.findByText('Error: The database is on holiday')).toBeVisible();
    expect(await title()).toHaveValue('Mine');
  });
});

it('shows why the section could not be loaded, instead of the panel', async () => {
  const { user } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        storedSection: () => {
          throw new Error('Nobody is at home');
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Featured Section' }));
  expect(await screen.findByText('Error: Nobody is at home')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('is for Admins only', async () => {
  renderRoute('/admin/settings', { viewer: { role: 'MODERATOR' } });
  expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible();
});
