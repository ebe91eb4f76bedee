import { screen, waitFor, within } from '@testing-library/react';
import { bread, cake, path, strip, tileOf, show, remove, picture } from '../../test/bread-and-cake';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { openGenerator, optionsForm, rowTileOf, preview, primaryText } from '../../test/open-generator';
import { aPage } from '../../test/orders';
import { goOffline } from '../../test/test-api';
import { fill } from '../../test/fill';

describe('the designs made so far', () => {
  it('are counted and shown newest first; a click shows one in the preview', async () => {
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

  it('have no section before there is one', async () => {
    const { api } = openGenerator();
    await optionsForm();
    await waitFor(() => expect(api.calls.map(({ operation }) => operation)).toContain('Designs'));
    expect(screen.queryByRole('heading', { name: /^Your designs/ })).not.toBeInTheDocument();
  });

  it('show their state while there is no picture; an unfinished one cannot be deleted', async () => {
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
  it('shows an unfinished one when the user returns', async () => {
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

  it('adds one that was started in another tab, with a link, and does not change the preview', async () => {
    const { user, begin, change, address } = openGenerator({ designs: [cake] });
    await fill(user, await primaryText(), 'My own words');
    await show('Old cake');
    begin(aDesign({ id: 'd-7', primaryText: 'From the other tab' }));
    expect(await tileOf('From the other tab')).toHaveTextContent('Queued');
    change('d-7', { status: 'RUNNING' });
    await waitFor(async () => expect(await tileOf('From the other tab')).toHaveTextContent('Running'));
    expect(within(preview()).getByText('My own words')).toBeInTheDocument();
    expect(await primaryText()).toHaveValue('My own words');
    await user.click(await rowTileOf('From the other tab'));
    expect(address()).toBe(path('d-7'));
    expect(await screen.findByText('AI is generating your design...')).toBeInTheDocument();
  });

  it('removes one that is deleted in another tab', async () => {
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

  it('says that the designs could not be loaded, and retries', async () => {
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

describe('deleting a design', () => {
  it('removes it from the list and the preview at once, and Undo restores its position', async () => {
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
    // the design in the preview is another one
    await user.click(await show('New bread'));
    await picture();
    await user.click(await remove('Old cake'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show the design: Old cake' })).not.toBeInTheDocument(),
    );
    expect(address()).toBe(path('d-2'));
    expect(await picture()).toHaveAttribute('src', '/files/designs/d-2.png');
  });

  it("shows the server's message when it is refused", async () => {
    const { user } = openGenerator({
      designs: [bread],
      mutation: {
        deleteDesigns: (_root: unknown, { ids: [id] }: { ids: string[] }) => ({
          deletedIds: [],
          refusals: [{ id, code: 'INVALID_STATE', message: 'Cancel this design before you delete it.' }],
          errors: [],
        }),
      },
    });
    await user.click(await remove('New bread'));
    expect(await screen.findByText('Cancel this design before you delete it.')).toBeInTheDocument();
    expect(await show('New bread')).toBeInTheDocument();
  });

  it('keeps the design and says so when the server cannot be reached', async () => {
    const { user } = openGenerator({ designs: [bread] });
    const button = await remove('New bread');
    goOffline();
    await user.click(button);
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
    expect(await show('New bread')).toBeInTheDocument();
  });

  it('says when it is too late to restore it', async () => {
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
