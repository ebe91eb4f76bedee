import { screen, waitFor, within } from '@testing-library/react';
import { ada, openSettings } from '../../../../test/open-featured-section';
import { renderRoute } from '../../../../test/render-route';
import { storedFeatures } from '../../../../test/stored-sections';

describe('the Featured Section editor', () => {
  afterEach(() => localStorage.clear());

  it('previews a change in the public component at once, and saves it', async () => {
    const { preview, press, retitle, shop } = await openSettings();
    await retitle('Brand new words');
    expect(preview().getByText('Brand new words')).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await press('Save');
    expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
    expect(shop.state).toMatchObject({ version: 4, body: { title: 'Brand new words', backgroundImage: null } });
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(await screen.findByText('No changes to save', {}, { timeout: 5_000 })).toBeVisible();
    // it keeps the focus
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
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
    await press('View version 2');
    expect(await screen.findByText('Title of version 2')).toBeVisible();
    await press('Close');
    await press('Restore version 1');
    within(await screen.findByRole('dialog', { name: 'Restore version 1?' }))
      .getByRole('button', { name: 'Restore' })
      .click();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Title of version 1'));
  });

  it('asks before unsaved changes are discarded', async () => {
    const { press, retitle, title, user, address } = await openSettings({}, {}, { withLayout: true });
    await retitle('Not yet saved');
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Stay');
    expect(address()).toBe('/admin/settings?panel=features');
    expect(await title()).toHaveValue('Not yet saved');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  });

  it('asks before another section is opened over unsaved changes', async () => {
    const { press, retitle, title } = await openSettings({}, {}, {});
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
