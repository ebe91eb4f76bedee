import { screen, waitFor, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { generate, working } from '../../test/generate-loaves';
import { openGenerator, optionsForm, preview, rowTileOf } from '../../test/open-generator';

const postloom = () => screen.getByRole('radio', { name: 'Postloom' });
const ai = () => screen.getByRole('radio', { name: 'The AI' });

describe('the choice who sets the words', () => {
  it('is Postloom at first, and says what either does', async () => {
    const generator = openGenerator();
    await optionsForm();
    expect(screen.getByRole('radiogroup', { name: 'Who sets the words?' })).toContainElement(postloom());
    expect(postloom()).toBeChecked();
    expect(postloom()).toHaveAccessibleDescription('Always spelled right, editable afterwards, five sizes.');
    expect(ai()).toHaveAccessibleDescription('The AI draws everything, words included.');
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toMatchObject([{ input: { design: { lettering: 'SET' } } }]);
  });

  it('is sent, remembered for the account, and outlasts Reset', async () => {
    const generator = openGenerator();
    await optionsForm();
    await generator.user.click(postloom());
    await generator.user.keyboard('{ArrowDown}');
    expect(ai()).toBeChecked();
    await generate(generator);
    await working();
    expect(generator.sent('CreateDesign')).toMatchObject([{ input: { design: { lettering: 'DRAWN' } } }]);
    await generator.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(ai()).toBeChecked();
    expect(generator.sent('PreferLettering')).toEqual([{ lettering: 'DRAWN' }]);
  });

  it('starts with the remembered one; the options of a design bring their own without changing it', async () => {
    const post = aFinishedDesign({ id: 'd-2', lettering: 'SET' });
    const { user, sent } = openGenerator({
      path: '/user/generate-image?design=d-2',
      designs: [post],
      lettering: 'DRAWN',
    });
    await optionsForm();
    expect(ai()).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Use these options' }));
    expect(postloom()).toBeChecked();
    expect(sent('PreferLettering')).toEqual([]);
  });
});

describe('the progress of a design whose words Postloom sets', () => {
  it('names each step in the preview and in the row', async () => {
    const { change } = openGenerator({
      path: '/user/generate-image?design=d-3',
      designs: [aDesign({ id: 'd-3', lettering: 'SET', status: 'RUNNING', primaryText: 'Half a loaf' })],
    });
    await working();
    expect(within(preview()).getByText(/^Being made/)).toBeInTheDocument();
    expect(within(preview()).queryByRole('img', { name: /^Step/ })).not.toBeInTheDocument();
    const named = [
      ['WRITING', 'Writing the words'],
      ['PAINTING', 'Painting the picture'],
      ['CHECKING', 'Checking for lettering'],
      ['SETTING', 'Setting the type'],
    ] as const;
    for (const [index, [step, words]] of named.entries()) {
      change('d-3', { step });
      expect(await within(preview()).findByText(new RegExp(`^${words}`))).toBeInTheDocument();
      expect(within(preview()).getByRole('img', { name: `Step ${index + 1} of 4` })).toBeInTheDocument();
      expect(await rowTileOf('Half a loaf')).toHaveTextContent(words);
    }
  });

  it('is as before when the AI draws the words', async () => {
    openGenerator({
      path: '/user/generate-image?design=d-3',
      designs: [aDesign({ id: 'd-3', status: 'RUNNING', primaryText: 'Half a loaf' })],
    });
    await working();
    await waitFor(() => expect(within(preview()).getByText(/^Being drawn/)).toBeInTheDocument());
    expect(within(preview()).queryByRole('img', { name: /^Step/ })).not.toBeInTheDocument();
  });
});
