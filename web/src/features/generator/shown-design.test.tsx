import { screen, within } from '@testing-library/react';
import { bread, cake, path, show, picture } from '../../test/bread-and-cake';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { customPrompt, openGenerator, preview, previewFacts, primaryText } from '../../test/open-generator';
import { fill } from '../../test/fill';
import { formatDateTime } from '../../lib/format';

describe('a design named in the address', () => {
  it('is shown again with its inputs, without a message; its options are copied into the form', async () => {
    const { user } = openGenerator({ path: path('d-2'), designs: [bread, cake] });
    expect(await picture()).toHaveAttribute('src', '/files/designs/d-2.png');
    expect(previewFacts().slice(0, 3)).toEqual(['Instagram', 'Instagram Post', 'Landscape (16:9)']);
    expect(screen.getByRole('link', { name: 'Download Image' })).toHaveAttribute('href', '/files/designs/d-2/download');
    expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await show('New bread')).toHaveAttribute('aria-pressed', 'true');
    expect(await show('Old cake')).toHaveAttribute('aria-pressed', 'false');
    const details = within(screen.getByRole('region', { name: 'Details of this design' }));
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Pets',
      'Bold',
      formatDateTime(bread.createdAt),
    ]);
    expect(details.getByText('New bread')).toBeInTheDocument();
    expect(details.getByText('Golden crumbs')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use these options' }));
    expect(screen.getByRole('radio', { name: 'Instagram' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Landscape (16:9)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveDisplayValue('Pets');
    expect(screen.getByRole('combobox', { name: 'Style' })).toHaveDisplayValue('Bold');
    expect(await primaryText()).toHaveValue('New bread');
    expect(await customPrompt()).toHaveValue('Crumbs');
    expect(screen.getByRole('textbox', { name: 'Enhanced Prompt' })).toHaveValue('Golden crumbs');
  });

  it('continues to show its progress when it is unfinished', async () => {
    const { change } = openGenerator({
      path: path('d-3'),
      designs: [aDesign({ id: 'd-3', status: 'RUNNING', primaryText: 'Half a loaf' })],
    });
    expect(await screen.findByText('AI is generating your design...')).toBeInTheDocument();
    expect(within(preview()).getByText('Half a loaf')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate Design' })).toBeInTheDocument();
    const { imageUrl, downloadUrl, finishedAt } = bread;
    change('d-3', { status: 'SUCCEEDED', imageUrl, downloadUrl, finishedAt });
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(await picture()).toHaveAttribute('src', imageUrl);
  });

  it('leaves the form usable when it does not exist', async () => {
    const { user } = openGenerator({ path: path('d-404'), designs: [cake] });
    await fill(user, await primaryText(), 'Hello');
    expect(within(preview()).getByText('Hello')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate Design' })).toBeEnabled();
  });

  it('replaces a size in its prompt that is not the chosen one', async () => {
    const square = aFinishedDesign({
      id: 'd-6',
      customPrompt: 'Crumbs. The image should be in Square format.',
      enhancedPrompt: 'Crumbs in a square format, square plates.',
    });
    const { user } = openGenerator({ path: path('d-6'), designs: [square] });
    await user.click(await screen.findByRole('button', { name: 'Use these options' }));
    await user.click(screen.getByRole('button', { name: 'Landscape (16:9)' }));
    expect(await customPrompt()).toHaveValue('Crumbs. The image should be in Landscape format.');
    expect(screen.getByRole('textbox', { name: 'Enhanced Prompt' })).toHaveValue(
      'Crumbs in a landscape format, square plates.',
    );
  });
});

describe('a design in the preview', () => {
  it('says why it has no picture, and that its credit was released', async () => {
    openGenerator({
      path: path('d-5'),
      designs: [aDesign({ id: 'd-5', status: 'FAILED', error: 'It took too long.', finishedAt: bread.finishedAt })],
    });
    const frame = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await frame.findByText('Error: It took too long.')).toBeInTheDocument();
    expect(frame.getByText('Your credit is back.')).toBeInTheDocument();
  });
});
