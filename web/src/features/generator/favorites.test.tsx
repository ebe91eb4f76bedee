import { act, screen, waitFor, within } from '@testing-library/react';
import { customPrompt, openGenerator, optionsForm } from '../../test/open-generator';
import { goOffline } from '../../test/test-api';
import { fill } from '../../test/fill';

interface Favorite {
  id: string;
  name: string;
  prompt: string;
  niche: string | null;
  platform: string | null;
}

const rain: Favorite = { id: 'f-1', name: 'Rain', prompt: 'Grey streets.', niche: null, platform: null };
const sun: Favorite = { id: 'f-2', name: 'Sun', prompt: 'Low sun.', niche: 'PETS', platform: 'INSTAGRAM' };

/** Opens the generator with a server that stores favorites. */
async function openFavorites(...start: Favorite[]) {
  let stored = [...start];
  const account = () => ({ ...generator.api.viewer, favoritePrompts: stored });
  const answer = () => ({ favorite: null, user: account(), errors: [] });
  const generator = openGenerator({
    lists: { favoritePrompts: () => stored },
    mutation: {
      saveFavoritePrompt: (_root: unknown, { input }: { input: Omit<Favorite, 'id'> }) => {
        if (stored.some(({ name }) => name === input.name))
          return {
            favorite: null,
            user: null,
            errors: [
              { code: 'INVALID_INPUT', message: 'You already have a favorite with this name.', field: ['name'] },
            ],
          };
        stored = [...stored, { ...input, id: `f-new-${stored.length}` }];
        return answer();
      },
      renameFavoritePrompt: (_root: unknown, { id, name }: { id: string; name: string }) => {
        stored = stored.map((one) => (one.id === id ? { ...one, name } : one));
        return answer();
      },
      deleteFavoritePrompt: (_root: unknown, { id }: { id: string }) => {
        stored = stored.filter((one) => one.id !== id);
        return answer();
      },
    },
  });
  await optionsForm();
  const open = async () => {
    await generator.user.click(screen.getByText('Favorites'));
    return within(await screen.findByRole('dialog', { name: 'Favorite prompts' }));
  };
  return { ...generator, open };
}

describe('favorite prompts', () => {
  it("start empty; the form's prompt is saved under a name, with its niche if chosen", async () => {
    const { user, sent, open } = await openFavorites();
    await user.clear(await customPrompt());
    await fill(user, await customPrompt(), 'A red door');
    const dialog = await open();
    expect(await dialog.findByText('No favorites yet')).toBeInTheDocument();
    await user.click(dialog.getByText('Save this prompt'));
    expect(await dialog.findByText('Please enter a name')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText(/^Name/), 'Door');
    await user.click(dialog.getByLabelText('With the niche Business'));
    await user.click(dialog.getByText('Save this prompt'));
    expect(await dialog.findByText('“Door” is saved.')).toHaveAttribute('role', 'status');
    expect(sent('SaveFavoritePrompt')).toEqual([
      { input: { name: 'Door', prompt: 'A red door', niche: 'BUSINESS', platform: null } },
    ]);
    expect(dialog.getByLabelText('Use: Door')).toBeInTheDocument();
    expect(dialog.queryByText('No favorites yet')).not.toBeInTheDocument();
  });

  it('report at the name field that the name is taken', async () => {
    const { user, open } = await openFavorites(rain);
    const dialog = await open();
    await fill(user, dialog.getByLabelText(/^Name/), 'Rain');
    await user.click(dialog.getByText('Save this prompt'));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('You already have a favorite with this name.'),
    );
  });

  it('fill the form with their values; the previous form can be restored', async () => {
    const { user, open } = await openFavorites(rain, sun);
    await user.clear(await customPrompt());
    await fill(user, await customPrompt(), 'My own words');
    const dialog = await open();
    await user.click(await dialog.findByLabelText('Use: Sun'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await customPrompt()).toHaveValue('Low sun.');
    expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveDisplayValue('Pets');
    expect(screen.getByRole('radio', { name: 'Instagram' })).toBeChecked();
    expect(screen.getByText('“Sun” is in the form.')).toBeInTheDocument();
    act(() => screen.getByText('Undo').focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await customPrompt()).toHaveValue('My own words'));
    expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveDisplayValue('Business');
    expect(screen.getByRole('radio', { name: 'Facebook' })).toBeChecked();
  });

  it('are renamed in place', async () => {
    const { user, sent, open } = await openFavorites(rain);
    const dialog = await open();
    await user.click(await dialog.findByLabelText('Rename: Rain'));
    const field = dialog.getByRole('textbox', { name: /^New name/ });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Storm{Enter}');
    expect(await dialog.findByLabelText('Use: Storm')).toBeInTheDocument();
    expect(sent('RenameFavoritePrompt')).toEqual([{ id: 'f-1', name: 'Storm' }]);
  });

  it('are deleted at once, and can be restored', async () => {
    const { user, sent, open } = await openFavorites(rain, sun);
    const dialog = await open();
    await user.click(await dialog.findByLabelText('Delete: Rain'));
    expect(await dialog.findByText('“Rain” is deleted.')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Use: Rain')).not.toBeInTheDocument();
    expect(dialog.getByText('Undo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await dialog.findByLabelText('Use: Rain')).toBeInTheDocument();
    expect(sent('SaveFavoritePrompt')).toEqual([
      { input: { name: 'Rain', prompt: 'Grey streets.', niche: null, platform: null } },
    ]);
    expect(dialog.queryByText('“Rain” is deleted.')).not.toBeInTheDocument();
  });

  it('say that they could not be loaded', async () => {
    const { open } = await openFavorites(rain);
    goOffline();
    const dialog = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your favorites could not be loaded. They are safe.');
  });
});
