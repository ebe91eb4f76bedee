import { screen, waitFor, within } from '@testing-library/react';
import { customPrompt, generateButton, openGenerator, optionsForm, primaryText } from '../../test/open-generator';
import { goOffline, held } from '../../test/test-api';
import { fill } from '../../test/fill';

const better = { enhancedPrompt: 'Golden light on warm loaves.', errors: [] };
const turnedDown = (code: string, message: string) => ({
  enhancedPrompt: null,
  errors: [{ code, message, field: null }],
});

const enhanceButton = () => screen.findByRole('button', { name: 'Enhance Prompt' });
const enhancedPrompt = () => screen.findByRole('textbox', { name: 'Enhanced Prompt' });

describe('enhancing a prompt', () => {
  it('sends the form, fills in the enhanced prompt and says so', async () => {
    const generator = openGenerator({ mutation: { enhancePrompt: () => better } });
    await generator.user.clear(await customPrompt());
    await fill(generator.user, await customPrompt(), 'Bread');
    await generator.user.click(await enhanceButton());
    expect(await enhancedPrompt()).toHaveValue('Golden light on warm loaves.');
    const banner = screen.getByText('Prompt enhanced successfully!').closest('[role="status"]') as HTMLElement;
    expect(banner).toHaveClass('MuiAlert-colorSuccess');
    expect(await customPrompt()).toHaveValue('Bread');
    expect(generator.sent('EnhancePrompt')).toEqual([
      {
        input: {
          platform: 'FACEBOOK',
          postType: 'FACEBOOK_POST',
          size: 'SQUARE',
          niche: 'BUSINESS',
          style: 'PROFESSIONAL',
          lettering: 'SET',
          primaryText: '',
          customPrompt: 'Bread',
          enhancedPrompt: null,
        },
      },
    ]);
  });

  it('is busy until the answer arrives, with Reset disabled: a late answer would change the fresh form', async () => {
    const { answer, give } = held<unknown>();
    const { user } = openGenerator({ mutation: { enhancePrompt: () => answer } });
    await user.click(await enhanceButton());
    expect(await screen.findByRole('button', { name: 'Enhancing...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    give(better);
    expect(await enhanceButton()).toBeEnabled();
    expect(await enhancedPrompt()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
  });

  it('makes the enhanced prompt editable; it is sent with the design', async () => {
    const generator = openGenerator({ mutation: { enhancePrompt: () => better } });
    await fill(generator.user, await primaryText(), 'Two loaves');
    await generator.user.click(await enhanceButton());
    await fill(generator.user, await enhancedPrompt(), ' Close up.');
    await generator.user.click(generateButton());
    await waitFor(() => expect(generator.sent('CreateDesign')).toHaveLength(1));
    expect(generator.sent('CreateDesign')[0]).toMatchObject({
      input: {
        design: {
          enhancedPrompt: 'Golden light on warm loaves. Close up.',
          customPrompt: 'Business on Facebook. The image should be in Square format.',
        },
      },
    });
  });

  it('is removed when it is emptied, and on reset', async () => {
    const { user } = openGenerator({ mutation: { enhancePrompt: () => better } });
    await user.click(await enhanceButton());
    await user.clear(await enhancedPrompt());
    expect(screen.queryByRole('textbox', { name: 'Enhanced Prompt' })).not.toBeInTheDocument();
    await user.click(await enhanceButton());
    await enhancedPrompt();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('textbox', { name: 'Enhanced Prompt' })).not.toBeInTheDocument();
    expect(screen.queryByText('Prompt enhanced successfully!')).not.toBeInTheDocument();
  });

  it('is free and works without credits', async () => {
    const { user } = openGenerator({ viewer: { credits: 0 }, mutation: { enhancePrompt: () => better } });
    await user.click(await enhanceButton());
    expect(await enhancedPrompt()).toHaveValue('Golden light on warm loaves.');
    expect(screen.getByText(/^Credits:/)).toHaveTextContent('Credits: 0');
  });
});

describe('enhancing a prompt, on failure', () => {
  it("shows the AI service's message, and what the server refuses in its own words", async () => {
    let answer: unknown;
    const { user } = openGenerator({ mutation: { enhancePrompt: () => answer } });
    const noKeys = 'No API keys available. Please try again later.';
    const noPrompt = 'Please enter a custom prompt to enhance';
    const refusals: [code: string, message: string, shown: string][] = [
      ['PROVIDER_ERROR', 'API Error: 503 - overloaded', 'Error enhancing prompt: API Error: 503 - overloaded'],
      [
        'PROVIDER_ERROR',
        'No enhancement received from API',
        'Error enhancing prompt: No enhancement received from API',
      ],
      ['NO_API_KEYS', noKeys, noKeys],
      ['INVALID_INPUT', noPrompt, noPrompt],
    ];
    for (const [code, message, shown] of refusals) {
      answer = turnedDown(code, message);
      await user.click(await enhanceButton());
      await waitFor(() => expect(within(screen.getByRole('alert')).getByText(shown)).toBeInTheDocument());
      expect(screen.queryByRole('textbox', { name: 'Enhanced Prompt' })).not.toBeInTheDocument();
      expect(await enhanceButton()).toBeEnabled();
    }
  });

  it('says that the server cannot be reached', async () => {
    const { user } = openGenerator();
    const button = await enhanceButton();
    goOffline();
    await user.click(button);
    expect(
      await screen.findByText('Error enhancing prompt: Network error. Please check your connection and try again.'),
    ).toBeInTheDocument();
  });

  it('is disabled for a blank prompt', async () => {
    const { user } = openGenerator();
    await optionsForm();
    for (const text of ['', '   ']) {
      await user.clear(await customPrompt());
      await user.type(await customPrompt(), `x{Backspace}${text}`);
      expect(await enhanceButton()).toBeDisabled();
    }
  });
});
