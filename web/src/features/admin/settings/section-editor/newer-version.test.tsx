import { act, screen, waitFor } from '@testing-library/react';
import { ada, openSettings } from '../../../../test/open-featured-section';
import { storedFeatures } from '../../../../test/stored-sections';

const theirs = { body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada };

/** Opens the editor. `reconnect` loads all active queries again, as after a lost connection. */
async function openEditor() {
  const route = await openSettings();
  const input = await route.title();
  const reconnect = () => act(() => route.client.refetchQueries({ include: 'active' }));
  return { ...route, input, reconnect };
}

describe('a section that another Admin has saved', () => {
  afterEach(() => localStorage.clear());

  it('does not interrupt typing when the browser reconnects, and is not overwritten', async () => {
    const { user, input, change, reconnect, retitle, press, shop } = await openEditor();
    await retitle('Half a sen');
    change(theirs);
    await reconnect();
    expect(input).toHaveFocus();
    await user.paste('tence');
    expect(input).toHaveValue('Half a sentence');
    await press('Save');
    expect(await screen.findByRole('dialog', { name: /^Ada saved this/ })).toBeVisible();
    expect(shop.state.body.title).toBe('Theirs');
  });

  it('is shown after a reconnect when nothing was typed', async () => {
    const { input, change, reconnect, retitle, press, shop } = await openEditor();
    change(theirs);
    await reconnect();
    await waitFor(() => expect(input).toHaveValue('Theirs'));
    expect(screen.getByText('No changes to save')).toBeVisible();
    await retitle('On top of theirs');
    await press('Save');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 5, body: { title: 'On top of theirs' } }));
  });
});
