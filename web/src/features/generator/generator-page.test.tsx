import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { aFinishedDesign } from '../../test/designs';
import {
  credits,
  customPrompt,
  generateButton,
  openGenerator,
  optionsForm,
  preview,
  previewFacts,
  primaryText,
} from '../../test/open-generator';
import { fill } from '../../test/fill';

const radio = (name: string) => screen.getByRole('radio', { name });
const tab = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const facebookPrompt = 'Business on Facebook. The image should be in Square format.';

describe('generator', () => {
  it('shows many credits with separators', async () => {
    openGenerator({ viewer: { credits: 1_000_000 } });
    await screen.findByRole('heading', { level: 1 });
    expect(credits()).toHaveTextContent('Credits: 1,000,000');
  });

  it('starts with its title, the credits and the defaults, and shows the text as it is typed', async () => {
    const { user } = openGenerator();
    expect(await screen.findByRole('heading', { level: 1, name: 'Social Media Design Generator' })).toBeInTheDocument();
    expect(document.title).toBe('Social Media Design Generator - Postloom');
    expect(credits()).toHaveTextContent('Credits: 12');
    expect(radio('Facebook')).toBeChecked();
    expect(radio('Instagram')).not.toBeChecked();
    expect(tab('Post Type', 'Facebook Post')).toHaveAttribute('aria-pressed', 'true');
    expect(tab('Image Size', 'Square (1:1)')).toHaveAttribute('aria-pressed', 'true');
    const text = await primaryText();
    expect(text).toHaveValue('');
    expect(text).toBeRequired();
    expect(text).toHaveAttribute('placeholder', 'Enter your primary text');
    expect(choice('Niche')).toHaveDisplayValue('Business');
    expect(choice('Style')).toHaveDisplayValue('Professional');
    expect(within(choice('Niche')).getAllByRole('option')).toHaveLength(22);
    expect(within(choice('Style')).getAllByRole('option')).toHaveLength(5);
    expect(await customPrompt()).toHaveValue(facebookPrompt);
    expect(await customPrompt()).toHaveAttribute('placeholder', 'Add any specific instructions for the AI...');
    expect(screen.queryByRole('textbox', { name: 'Enhanced Prompt' })).not.toBeInTheDocument();
    expect(within(preview()).getByText('Your Text Here')).toBeInTheDocument();
    expect(within(preview()).getByText('Your generated design will appear here')).toBeInTheDocument();
    expect(previewFacts()).toEqual(['Facebook', 'Facebook Post', 'Square (1:1)']);
    await fill(user, text, 'Hello');
    expect(within(preview()).getByText('Hello')).toBeInTheDocument();
    expect(within(preview()).queryByText('Your Text Here')).not.toBeInTheDocument();
  });

  it('leads to the preview, which is below the form on a phone', async () => {
    setScreenWidth(390);
    const { user } = openGenerator();
    await optionsForm();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(within(preview()).getByText('Your generated design will appear here').closest('[tabindex]')).toHaveFocus();
  });

  it('says that a longer text is left out where a pasted one was cut', async () => {
    const { user } = openGenerator();
    await user.click(await primaryText());
    await user.paste('Fresh bread '.repeat(100));
    expect(await primaryText()).toHaveValue('Fresh bread '.repeat(100).slice(0, 200));
    expect(await primaryText()).toHaveAccessibleDescription(/The rest of a longer text is left out/);
  });

  it("enables only the platform's post type, updates the default prompt until the user edits it, and resets everything", async () => {
    const { user } = openGenerator();
    await fill(user, await primaryText(), 'Hello');
    expect(tab('Post Type', 'Facebook Post')).toBeEnabled();
    expect(tab('Post Type', 'Instagram Post')).toBeDisabled();
    await user.click(radio('Instagram'));
    expect(tab('Post Type', 'Instagram Post')).toBeEnabled();
    expect(tab('Post Type', 'Instagram Post')).toHaveAttribute('aria-pressed', 'true');
    expect(tab('Post Type', 'Facebook Post')).toBeDisabled();
    expect(previewFacts()).toEqual(['Instagram', 'Instagram Post', 'Square (1:1)']);
    const prompt = await customPrompt();
    expect(prompt).toHaveValue('Business on Instagram. The image should be in Square format.');
    // a chosen size stays chosen when it is clicked again
    await user.click(tab('Image Size', 'Square (1:1)'));
    expect(tab('Image Size', 'Square (1:1)')).toHaveAttribute('aria-pressed', 'true');
    await user.click(tab('Image Size', 'Landscape (16:9)'));
    expect(previewFacts()[2]).toBe('Landscape (16:9)');
    expect(prompt).toHaveValue('Business on Instagram. The image should be in Landscape format.');
    await user.selectOptions(choice('Niche'), 'Pets');
    expect(prompt).toHaveValue('Pets anywhere. The image should be in Landscape format.');
    await fill(user, prompt, ' Mine.');
    await user.selectOptions(choice('Niche'), 'Business');
    await user.click(tab('Image Size', 'Square (1:1)'));
    expect(prompt).toHaveValue('Pets anywhere. The image should be in Square format. Mine.');
    await user.click(tab('Image Size', 'Landscape (16:9)'));
    await user.selectOptions(choice('Niche'), 'Pets');
    await user.selectOptions(choice('Style'), 'Bold');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(radio('Facebook')).toBeChecked();
    expect(previewFacts()).toEqual(['Facebook', 'Facebook Post', 'Square (1:1)']);
    expect(await primaryText()).toHaveValue('');
    expect(choice('Niche')).toHaveDisplayValue('Business');
    expect(choice('Style')).toHaveDisplayValue('Professional');
    expect(await customPrompt()).toHaveValue(facebookPrompt);
  });

  it('takes over the idea typed on the home page, once; unsent, it stays a draft', async () => {
    sessionStorage.setItem('postloom-idea', 'Two loaves for one');
    openGenerator();
    expect(await primaryText()).toHaveValue('Two loaves for one');
    expect(sessionStorage.getItem('postloom-idea')).toBeNull();
  });

  it('takes over the style in which the idea was tried, and lets Postloom set it', async () => {
    sessionStorage.setItem('postloom-idea', 'Two loaves for one');
    sessionStorage.setItem('postloom-idea-style', 'BOLD');
    openGenerator({ lettering: 'DRAWN' });
    expect(await primaryText()).toHaveValue('Two loaves for one');
    expect(choice('Style')).toHaveDisplayValue('Bold');
    expect(radio('Postloom')).toBeChecked();
    expect(sessionStorage.getItem('postloom-idea-style')).toBeNull();
  });
});

describe('an unsent draft of the form', () => {
  it('is restored after a reload, for the same account only', async () => {
    const first = openGenerator();
    await fill(first.user, await primaryText(), 'Half a thought');
    await first.user.click(radio('Instagram'));
    await first.user.click(tab('Image Size', 'Landscape (16:9)'));
    await first.user.selectOptions(choice('Style'), 'Bold');
    await fill(first.user, await customPrompt(), ' Mine.');
    first.unmount();
    const other = openGenerator({ viewer: { id: 'somebody-else' } });
    expect(await primaryText()).toHaveValue('');
    other.unmount();
    openGenerator();
    expect(await primaryText()).toHaveValue('Half a thought');
    expect(previewFacts()).toEqual(['Instagram', 'Instagram Post', 'Landscape (16:9)']);
    expect(choice('Style')).toHaveDisplayValue('Bold');
    expect(await customPrompt()).toHaveValue('Business on Instagram. The image should be in Landscape format. Mine.');
  });

  it('is deleted when it was generated or reset, or when its owner has signed out', async () => {
    const generated = openGenerator();
    await fill(generated.user, await primaryText(), 'Sent');
    await generated.user.click(generateButton());
    await screen.findByText('AI is generating your design...');
    generated.unmount();
    const reset = openGenerator();
    expect(await primaryText()).toHaveValue('');
    await fill(reset.user, await primaryText(), 'Thrown away');
    await reset.user.click(screen.getByRole('button', { name: 'Reset' }));
    reset.unmount();
    const leaving = openGenerator({ withLayout: true });
    expect(await primaryText()).toHaveValue('');
    await fill(leaving.user, await primaryText(), 'Private');
    await leaving.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await waitFor(() => expect(leaving.address()).toBe('/'));
    leaving.unmount();
    openGenerator();
    expect(await primaryText()).toHaveValue('');
  });

  it('is ignored when another release saved it', async () => {
    sessionStorage.setItem(`postloom-draft:design:${member.id}`, '{"platform":"MYSPACE"}');
    openGenerator();
    expect(await primaryText()).toHaveValue('');
    expect(radio('Facebook')).toBeChecked();
  });
});

describe('the keyboard', () => {
  it('generates with Ctrl or Command and Enter from any field, and with Enter alone in none', async () => {
    const { user, sent } = openGenerator();
    await user.type(await primaryText(), 'Two loaves{Enter}');
    await user.type(choice('Niche'), '{Enter}');
    expect(sent('CreateDesign')).toEqual([]);
    await user.type(await customPrompt(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('CreateDesign')).toHaveLength(1));
    expect(screen.getByText(/generates$/)).toBeInTheDocument();
  });
});

describe('the sandbox', () => {
  it('is named on a picture in the frame, and nowhere when the AI service generates', async () => {
    const design = aFinishedDesign({ id: 'd-1' });
    const drawn = openGenerator({ path: '/user/generate-image?design=d-1', designs: [design] });
    expect(await screen.findByRole('img', { name: 'Generated design' })).toBeInTheDocument();
    expect(within(preview()).queryByText('Sandbox')).not.toBeInTheDocument();
    drawn.unmount();
    openGenerator({ path: '/user/generate-image?design=d-1', designs: [design], sandbox: true });
    expect(
      await within(await screen.findByRole('region', { name: 'Preview' })).findByText('Sandbox'),
    ).toBeInTheDocument();
  });
});

describe('generator, when it cannot generate', () => {
  it('requires the primary text, and says so once the field was visited; else it shows the price', async () => {
    const { user, sent } = openGenerator({ viewer: { credits: 1 } });
    const field = await primaryText();
    const missing = () => screen.queryByText('Primary text is required');
    expect(generateButton()).toBeDisabled();
    expect(missing()).not.toBeInTheDocument();
    await user.click(field);
    await user.tab();
    expect(missing()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(missing()).not.toBeInTheDocument();
    for (const text of ['', '   ']) {
      await user.type(field, `x{Backspace}${text}{Enter}`);
      expect(generateButton()).toBeDisabled();
      expect(missing()).toBeInTheDocument();
    }
    expect(sent('CreateDesign')).toEqual([]);
    await fill(user, field, 'Hello');
    expect(generateButton()).toBeEnabled();
    expect(missing()).not.toBeInTheDocument();
    expect(screen.getByText(/^Costs 1 credit\./)).toBeInTheDocument();
  });

  it('requires a credit', async () => {
    const { user, sent } = openGenerator({ viewer: { credits: 0 } });
    await fill(user, await primaryText(), 'Hello');
    await user.keyboard('{Enter}');
    expect(generateButton()).toBeDisabled();
    expect(
      screen.getByText('Insufficient credits. You need at least 1 credit to generate a design.'),
    ).toBeInTheDocument();
    expect(sent('CreateDesign')).toEqual([]);
  });

  it('says that there are no API keys; nothing can be generated or enhanced', async () => {
    const { user } = openGenerator({ available: false });
    await fill(user, await primaryText(), 'Hello');
    expect(screen.getByRole('alert')).toHaveTextContent('No API keys available. Please contact administrator.');
    expect(screen.getByText('No API keys available. Please try again later.')).toBeInTheDocument();
    expect(generateButton()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Enhance Prompt' })).toBeDisabled();
  });

  it('is a loader first', async () => {
    openGenerator({ query: { generator: () => new Promise(() => undefined) } });
    expect(await within(await screen.findByRole('main')).findByText('Loading...')).toBeInTheDocument();
  });

  it('says that it could not load, and retries', async () => {
    let broken = true;
    const { user } = openGenerator({
      query: {
        generator: () => {
          if (broken) throw new Error('No thread left');
          return { lettering: 'SET', available: true, sandbox: false, creditsPerDesign: 1, prompts: [] };
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Failed to load data' })).toBeInTheDocument();
    expect(screen.getByText('Failed to load API keys. Your credits are untouched.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await optionsForm()).toBeInTheDocument();
  });
});

describe('generator, few credits', () => {
  it('offers more below 5', async () => {
    const { user, address } = openGenerator({ viewer: { credits: 4 } });
    await user.click(await screen.findByRole('button', { name: 'Buy More' }));
    expect(await screen.findByText('Redirecting to payment page...')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/user/select-package'));
  });

  it('offers none at 5', async () => {
    openGenerator({ viewer: { credits: 5 } });
    await optionsForm();
    expect(credits()).toHaveTextContent('Credits: 5');
    expect(screen.queryByRole('button', { name: 'Buy More' })).not.toBeInTheDocument();
  });
});
