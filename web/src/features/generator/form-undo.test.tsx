import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bread, path, picture } from '../../test/bread-and-cake';
import { fill } from '../../test/fill';
import { customPrompt, generateButton, openGenerator, optionsForm, primaryText } from '../../test/open-generator';
import { held } from '../../test/test-api';

const rain = { id: 'f-1', name: 'Rain', prompt: 'Grey streets.', niche: null, platform: null };
const withFavorite = { favoritePrompts: () => [rain] };

describe('a form that was replaced', () => {
  it('is there again after Undo of Reset', async () => {
    const { user } = openGenerator();
    await fill(user, await primaryText(), 'Two loaves');
    await user.clear(await customPrompt());
    await fill(user, await customPrompt(), 'A red door');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The form is reset.')).toBeInTheDocument();
    expect(await primaryText()).toHaveValue('');
    fireEvent.click(screen.getByText('Undo'));
    expect(await primaryText()).toHaveValue('Two loaves');
    expect(await customPrompt()).toHaveValue('A red door');
  });

  it('is there again after Undo of the options of a design', async () => {
    const { user } = openGenerator({ path: path('d-2'), designs: [bread] });
    await picture();
    await fill(user, await primaryText(), 'My own words');
    await user.click(screen.getByRole('button', { name: 'Use these options' }));
    expect(await primaryText()).toHaveValue('New bread');
    fireEvent.click(await screen.findByText('Undo'));
    expect(await primaryText()).toHaveValue('My own words');
  });

  it('offers no Undo where nothing was written', async () => {
    const { user } = openGenerator();
    await optionsForm();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByText('The form is reset.')).not.toBeInTheDocument();
  });

  it('takes its Undo along when the page is left: nothing could be restored there', async () => {
    const { user, setOut } = openGenerator({ withLayout: true });
    await fill(user, await primaryText(), 'Two loaves');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The form is reset.')).toBeInTheDocument();
    setOut('/user/credits');
    expect(await screen.findByRole('heading', { level: 1, name: 'Credits' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('The form is reset.')).not.toBeInTheDocument());
  });
});

describe('a prompt that is being enhanced', () => {
  it('is not exchanged: the late answer would change the other one', async () => {
    const { answer, give } = held<unknown>();
    const { user } = openGenerator({
      path: path('d-2'),
      designs: [bread],
      lists: withFavorite,
      mutation: { enhancePrompt: () => answer },
    });
    await picture();
    const others = () => [
      screen.getByText('Favorites').closest('button'),
      screen.getByRole('button', { name: 'Use these options' }),
    ];
    await user.click(await screen.findByRole('button', { name: 'Enhance Prompt' }));
    for (const button of others()) expect(button).toBeDisabled();
    give({ enhancedPrompt: 'Golden light.', errors: [] });
    await screen.findByRole('textbox', { name: 'Enhanced Prompt' });
    for (const button of others()) expect(button).toBeEnabled();
  });
});

describe('Enter on the button', () => {
  it('generates one design, however long the key is held down', async () => {
    const { user } = openGenerator();
    await fill(user, await primaryText(), 'Two loaves');
    // a browser clicks the button at each key press that is not prevented
    expect(fireEvent.keyDown(generateButton(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(generateButton(), { key: 'Enter', repeat: true })).toBe(false);
  });
});
