import { screen, waitFor, within } from '@testing-library/react';
import { aDesign, aFinishedDesign } from '../../test/designs';
import {
  customPrompt,
  openGenerator,
  optionsForm,
  placeOf,
  preview,
  previewFacts,
  primaryText,
} from '../../test/open-generator';
import { formatDateTime } from '../../lib/format';
import { aPage } from '../../test/orders';
import { goOffline } from '../../test/test-api';

const bread = aFinishedDesign({
  id: 'd-2',
  primaryText: 'New bread',
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'LANDSCAPE',
  niche: 'PETS',
  style: 'BOLD',
  customPrompt: 'Crumbs',
  enhancedPrompt: 'Golden crumbs',
});
const cake = aFinishedDesign({ id: 'd-1', primaryText: 'Old cake', createdAt: '2026-02-01T12:00:00.000Z' });
const path = (id: string) => `/user/generate-image?design=${id}`;

const strip = () => screen.findByRole('region', { name: /^Your designs/ });
/** The tile of a design: its button, and its state beside that. */
const tileOf = async (text: string) => (await show(text)).parentElement;
const show = (text: string) => screen.findByRole('button', { name: `Show the design: ${text}` });
const remove = (text: string) => screen.findByRole('button', { name: `Delete the design: ${text}` });
const picture = () => screen.findByRole('img', { name: 'Generated design' });

describe('a design that is named in the address', () => {
  it('is shown again, without a message', async () => {
    openGenerator({ path: path('d-2'), designs: [bread, cake] });
    expect(await picture()).toHaveAttribute('src', '/files/designs/d-2.png');
    expect(previewFacts().slice(0, 3)).toEqual(['Instagram', 'Instagram Post', 'Landscape (16:9)']);
    expect(screen.getByRole('link', { name: 'Download Image' })).toHaveAttribute('href', '/files/designs/d-2/download');
    expect(screen.queryByText('Design generated successfully!')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await show('New bread')).toHaveAttribute('aria-pressed', 'true');
    expect(await show('Old cake')).toHaveAttribute('aria-pressed', 'false');
  });

  it('goes on where it was when it is still at work', async () => {
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

  it('leaves the form to be used when there is no such design', async () => {
    const { user } = openGenerator({ path: path('d-404'), designs: [cake] });
    await user.type(await primaryText(), 'Hello');
    expect(within(preview()).getByText('Hello')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate Design' })).toBeEnabled();
  });

  it('gives its options back to the form', async () => {
    const { user } = openGenerator({ path: path('d-2'), designs: [bread] });
    await user.click(await screen.findByRole('button', { name: 'Use these options' }));
    expect(screen.getByRole('radio', { name: 'Instagram' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Landscape (16:9)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveDisplayValue('Pets');
    expect(screen.getByRole('combobox', { name: 'Style' })).toHaveDisplayValue('Bold');
    expect(await primaryText()).toHaveValue('New bread');
    expect(await customPrompt()).toHaveValue('Crumbs');
    expect(screen.getByRole('textbox', { name: 'Enhanced Prompt' })).toHaveValue('Golden crumbs');
  });

  it('keeps no size in its words that is not the chosen one', async () => {
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

describe('the designs made so far', () => {
  it('are counted, newest first; a click shows one', async () => {
    const { user, address } = openGenerator({ designs: [bread, cake] });
    const region = await strip();
    expect(within(region).getByRole('heading')).toHaveTextContent('Your designs 2');
    expect(
      within(region)
        .getAllByRole('button', { name: /^Show the design/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Show the design: New bread', 'Show the design: Old cake']);
    await user.click(await show('Old cake'));
    expect(await picture()).toHaveAttribute('src', '/files/designs/d-1.png');
    expect(address()).toBe(path('d-1'));
  });

  it('are no section before there is one', async () => {
    const { api } = openGenerator();
    await optionsForm();
    await waitFor(() => expect(api.calls.map(({ operation }) => operation)).toContain('Designs'));
    expect(screen.queryByRole('heading', { name: /^Your designs/ })).not.toBeInTheDocument();
  });

  it('show their state while there is no picture; one at work cannot be deleted', async () => {
    openGenerator({
      designs: [
        aDesign({ id: 'd-4', primaryText: 'Dough' }),
        aDesign({ id: 'd-5', primaryText: 'Burnt', status: 'FAILED', finishedAt: '2026-03-01T12:00:09.000Z' }),
      ],
    });
    expect(await tileOf('Dough')).toHaveTextContent('Queued');
    expect(await tileOf('Burnt')).toHaveTextContent('Failed');
    expect(await remove('Burnt')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete the design: Dough' })).not.toBeInTheDocument();
  });

  it('are eight at first, and more on demand', async () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      aFinishedDesign({ id: `d-${index}`, primaryText: `Loaf ${index}` }),
    );
    const { user } = openGenerator({ designs: many });
    const region = await strip();
    expect(within(region).getAllByRole('listitem')).toHaveLength(8);
    await user.click(within(region).getByRole('button', { name: 'Show more' }));
    expect(await show('Loaf 9')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('the designs of an account, live', () => {
  it('picks up one that is still in the making on coming back', async () => {
    const { address, change } = openGenerator({
      designs: [cake, aDesign({ id: 'd-9', status: 'RUNNING', primaryText: 'Half a loaf' })],
    });
    expect(
      await within(await screen.findByRole('region', { name: 'Preview' })).findByText('Half a loaf'),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(path('d-9')));
    change('d-9', {
      status: 'SUCCEEDED',
      imageUrl: bread.imageUrl,
      thumbnailUrl: bread.thumbnailUrl,
      finishedAt: bread.finishedAt,
    });
    expect(await screen.findByText('Design generated successfully!')).toBeInTheDocument();
    expect(within(await show('Half a loaf')).queryByText('Running')).not.toBeInTheDocument();
  });

  it('hears of one that is begun in another tab, and leads to it without taking the preview away', async () => {
    const { user, begin, change, address } = openGenerator({ designs: [cake] });
    await user.type(await primaryText(), 'My own words');
    await show('Old cake');
    begin(aDesign({ id: 'd-7', primaryText: 'From the other tab' }));
    expect(await tileOf('From the other tab')).toHaveTextContent('Queued');
    change('d-7', { status: 'RUNNING' });
    await waitFor(async () => expect(await tileOf('From the other tab')).toHaveTextContent('Running'));
    expect(within(preview()).getByText('My own words')).toBeInTheDocument();
    expect(await primaryText()).toHaveValue('My own words');
    await user.click(await placeOf('From the other tab'));
    expect(address()).toBe(path('d-7'));
    expect(await screen.findByText('AI is generating your design...')).toBeInTheDocument();
  });

  it('hears of one that is deleted in another tab', async () => {
    const { remove: removeElsewhere, address } = openGenerator({
      path: path('d-12'),
      designs: [{ ...bread, id: 'd-12' }, cake],
    });
    await picture();
    removeElsewhere('d-12');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show the design: New bread' })).not.toBeInTheDocument(),
    );
    expect(within(await strip()).getByRole('heading')).toHaveTextContent('Your designs 1');
    expect(await screen.findByText('That design could not be found. It may have been deleted.')).toBeInTheDocument();
    expect(address()).toBe(path('d-12'));
  });

  it('says that they could not be loaded, and tries again', async () => {
    let broken = true;
    const { user } = openGenerator({
      lists: {
        designs: () => {
          if (broken) throw new Error('No thread left');
          return aPage([bread]);
        },
      },
    });
    expect(await within(await strip()).findByRole('alert')).toHaveTextContent(
      'Your designs could not be loaded. They are safe.',
    );
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await show('New bread')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a design in the preview', () => {
  it('says what it was made from', async () => {
    openGenerator({ path: path('d-2'), designs: [bread] });
    const details = within(await screen.findByRole('region', { name: 'Details of this design' }));
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Pets',
      'Bold',
      formatDateTime(bread.createdAt),
    ]);
    expect(details.getByText('New bread')).toBeInTheDocument();
    expect(details.getByText('Golden crumbs')).toBeInTheDocument();
  });

  it('says why it has no picture, and that its credit is back', async () => {
    openGenerator({
      path: path('d-5'),
      designs: [aDesign({ id: 'd-5', status: 'FAILED', error: 'It took too long.', finishedAt: bread.finishedAt })],
    });
    const frame = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await frame.findByText('Error: It took too long.')).toBeInTheDocument();
    expect(frame.getByText('Your credit is back.')).toBeInTheDocument();
  });
});

describe('deleting a design', () => {
  it('takes it out of the list and of the preview at once, and brings it back in its place', async () => {
    const { user, sent, address } = openGenerator({ path: path('d-2'), designs: [bread, cake] });
    await picture();
    await user.click(await remove('New bread'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show the design: New bread' })).not.toBeInTheDocument(),
    );
    expect(await show('Old cake')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/user/generate-image'));
    expect(screen.queryByRole('img', { name: 'Generated design' })).not.toBeInTheDocument();
    expect(sent('DeleteDesigns')).toEqual([{ ids: ['d-2'] }]);
    expect(await screen.findByText('1 design deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await show('New bread')).toHaveFocus());
    expect(sent('RestoreDesigns')).toEqual([{ ids: ['d-2'] }]);
    expect(
      within(await strip())
        .getAllByRole('button', { name: /^Show the design/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Show the design: New bread', 'Show the design: Old cake']);
  });

  it('leaves another one in the preview', async () => {
    const { user, address } = openGenerator({ path: path('d-2'), designs: [bread, cake] });
    await picture();
    await user.click(await remove('Old cake'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show the design: Old cake' })).not.toBeInTheDocument(),
    );
    expect(address()).toBe(path('d-2'));
    expect(await picture()).toHaveAttribute('src', '/files/designs/d-2.png');
  });

  it('says what the server says when it is turned down', async () => {
    const { user } = openGenerator({
      designs: [bread],
      mutation: {
        deleteDesigns: () => ({
          deletedIds: [],
          errors: [{ code: 'INVALID_STATE', message: 'Cancel this design before you delete it.', field: null }],
        }),
      },
    });
    await user.click(await remove('New bread'));
    expect(await screen.findByText('Cancel this design before you delete it.')).toBeInTheDocument();
    expect(await show('New bread')).toBeInTheDocument();
  });

  it('keeps it and says so when nothing can be reached', async () => {
    const { user } = openGenerator({ designs: [bread] });
    const button = await remove('New bread');
    goOffline();
    await user.click(button);
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
    expect(await show('New bread')).toBeInTheDocument();
  });

  it('says that it is too late to have it back', async () => {
    const { user } = openGenerator({
      designs: [bread, cake],
      mutation: {
        restoreDesigns: () => ({
          designs: [],
          errors: [{ code: 'NOT_FOUND', message: 'What was deleted can no longer be brought back.', field: null }],
        }),
      },
    });
    await user.click(await remove('New bread'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('What was deleted can no longer be brought back.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the design: New bread' })).not.toBeInTheDocument();
  });
});
