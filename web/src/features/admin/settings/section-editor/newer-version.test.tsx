import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, openSettings } from '../../../../test/open-featured-section';
import { storedFeatures } from '../../../../test/stored-sections';

const theirs = { body: { ...storedFeatures.body, title: 'Theirs' }, updatedBy: ada };

/** Opens the editor. `reconnect` loads all active queries again, as after a lost connection. */
async function openEditor() {
  const route = await openSettings();
  const input = await route.title();
  const reconnect = () => act(() => route.client.refetchQueries({ include: 'active' }));
  const confirmWith = async (name: string) =>
    route.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  return { ...route, input, reconnect, confirmWith };
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

  it.each([
    ['Deactivate', null],
    ['Reset', 'Reset'],
    ['Restore version 1', 'Restore'],
  ])('is shown in place of a clean form, and not changed by %s', async (action, confirmation) => {
    const { input, change, press, confirmWith, shop } = await openEditor();
    change(theirs);
    await press(action);
    if (confirmation) await confirmWith(confirmation);
    expect(
      await screen.findByText(/^Ada saved this section after you opened it, so your change was not/),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(input).toHaveValue('Theirs');
    expect(screen.getByText('No changes to save')).toBeVisible();
    expect(shop.state).toMatchObject({ version: 4, isActive: true, body: { title: 'Theirs' } });
    await press('Deactivate');
    await waitFor(() => expect(shop.state).toMatchObject({ version: 5, isActive: false, body: { title: 'Theirs' } }));
    expect(screen.queryByText(/^Ada saved this section/)).not.toBeInTheDocument();
  });

  it('is offered beside unsaved changes', async () => {
    const { input, change, retitle, press, shop } = await openEditor();
    await retitle('Mine');
    change(theirs);
    await press('Deactivate');
    expect(await screen.findByRole('dialog', { name: /^Ada saved this/ })).toBeVisible();
    expect(input).toHaveValue('Mine');
    expect(shop.state.isActive).toBe(true);
  });
});
