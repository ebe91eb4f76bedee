import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDesign } from '../../test/designs';
import { loseAnswerOf } from '../../test/lose-answer';
import { choose, made, noTile, openGallery, shelf, tile, tiles } from '../../test/open-gallery';
import { alsoAnswer, goOffline, loseOneAnswerOf } from '../../test/test-api';

describe('selected designs', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Selected designs' }));

  it('are selected one by one, as a range with Shift or all at once, and deselected with Esc', async () => {
    const { user } = openGallery({ designs: shelf(6) });
    await user.click(await choose('Loaf 5'));
    await user.keyboard('{Shift>}');
    await user.click(await choose('Loaf 2'));
    await user.keyboard('{/Shift}');
    expect(bar().getByRole('status')).toHaveTextContent('4 selected');
    // a click on a picture selects as well while something is selected
    await user.click(await tile('Loaf 1'));
    expect(bar().getByRole('status')).toHaveTextContent('5 selected');
    await user.click(bar().getByRole('button', { name: 'Select all 6' }));
    expect(bar().getByRole('status')).toHaveTextContent('6 selected');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected designs' })).not.toBeInTheDocument();
  });

  it('are deleted together, and restored to their positions by Ctrl+Z', async () => {
    const { user, sent } = openGallery({ designs: shelf(4) });
    await user.click(await choose('Loaf 3'));
    await user.click(await choose('Loaf 1'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 4', 'Loaf 2']));
    // there is no design after the last of them
    expect(await tile('Loaf 2')).toHaveFocus();
    expect(await screen.findByText('2 designs deleted')).toBeInTheDocument();
    expect(screen.getByText('2 designs')).toBeInTheDocument();
    expect(sent('DeleteDesigns')).toEqual([{ ids: ['g-003', 'g-001'] }]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(tiles()).toEqual(['Loaf 4', 'Loaf 3', 'Loaf 2', 'Loaf 1']));
  });

  it('are restored by Ctrl+Z without what a browser undoes itself, and their note goes', async () => {
    const { user, sent } = openGallery({ designs: shelf(3) });
    const press = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await user.click(await choose('Loaf 2'));
    // nothing was deleted: the key belongs to the browser
    expect(press()).toBe(true);
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 design deleted')).toBeVisible();
    expect(press()).toBe(false);
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']));
    await waitFor(() => expect(screen.queryByText('1 design deleted')).not.toBeInTheDocument());
    expect(press()).toBe(true);
    expect(sent('RestoreDesigns')).toHaveLength(1);
  });

  it('are no longer restored by Ctrl+Z after the Undo of their note, but are when that failed', async () => {
    const { user, sent } = openGallery({ designs: shelf(3) });
    const press = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await user.click(await choose('Loaf 2'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']));
    expect(press()).toBe(true);
    expect(sent('RestoreDesigns')).toHaveLength(1);
    await user.click(await choose('Loaf 3'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    goOffline();
    await user.click(undo);
    expect(await screen.findByText(/^No answer came, so it is not known whether/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
    expect(press()).toBe(false);
  });

  it('stay hidden with an Undo when the answer to their deletion is lost, and are back after its own lost answer', async () => {
    const { user, sent } = openGallery({ designs: shelf(3) });
    await user.click(await choose('Loaf 2'));
    loseOneAnswerOf('DeleteDesigns');
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const note = await screen.findByText('1 design deleted');
    expect(tiles()).toEqual(['Loaf 3', 'Loaf 1']);
    loseOneAnswerOf('RestoreDesigns');
    await user.click(within(note.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']));
    expect(screen.queryByText(/not back yet|Network error/)).not.toBeInTheDocument();
    expect(sent('RestoreDesigns')).toContainEqual({ ids: ['g-002'] });
  });

  it('are shown again when the lost request has deleted nothing', async () => {
    const { user } = openGallery({ designs: shelf(3) });
    await user.click(await choose('Loaf 2'));
    loseAnswerOf('DeleteDesigns', () => undefined);
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']);
  });

  it('pass the focus to the next design when they are deleted', async () => {
    const { user } = openGallery({ designs: shelf(5) });
    await user.click(await choose('Loaf 4'));
    await user.click(await choose('Loaf 3'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 5', 'Loaf 2', 'Loaf 1']));
    expect(await tile('Loaf 2')).toHaveFocus();
  });

  it('pass it to Undo when no design is left, and get it back when restored', async () => {
    const { user } = openGallery({ designs: shelf(2) });
    await user.click(await choose('Loaf 2'));
    await user.click(bar().getByRole('button', { name: 'Select all 2' }));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await tile('Loaf 2')).toHaveFocus());
  });

  it('are counted once, loaded or not, whichever tab deletes them', async () => {
    const { user, remove } = openGallery({ designs: shelf(30) });
    expect(await screen.findByText('30 designs')).toBeInTheDocument();
    expect(tiles()).toHaveLength(24);
    // another tab deletes a design whose page is not loaded yet
    remove('g-003');
    expect(await screen.findByText('29 designs')).toBeInTheDocument();
    await user.click(await choose('Loaf 30'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 design deleted')).toBeInTheDocument();
    expect(screen.getByText('28 designs')).toBeInTheDocument();
    remove('g-002');
    expect(await screen.findByText('27 designs')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(tiles()).toHaveLength(27));
    expect(screen.getByText('27 designs')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('28 designs')).toBeInTheDocument();
    expect(tiles()).toHaveLength(28);
  });

  it('stay when the server cannot be reached', async () => {
    const { user } = openGallery({ designs: shelf(2) });
    await user.click(await choose('Loaf 1'));
    goOffline();
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
    expect(noTile('Loaf 1')).toBeInTheDocument();
  });

  it('are downloaded if they have pictures, and a refusal is shown', async () => {
    const asked: string[] = [];
    const refused = HttpResponse.json(
      { success: false, message: 'You have downloaded many archives.' },
      { status: 429 },
    );
    alsoAnswer(
      http.head('*/designs/archive.zip', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('ids') ?? '');
        return new HttpResponse(null, { status: 429 });
      }),
      http.get('*/designs/archive.zip', () => refused),
    );
    const failed = aDesign({
      id: 'g-f',
      primaryText: 'Burnt',
      status: 'FAILED',
      finishedAt: '2026-03-01T12:00:09.000Z',
    });
    const { user } = openGallery({ designs: [made(1), failed] });
    await user.click(await choose('Loaf 1'));
    await user.click(await choose('Burnt'));
    expect(bar().getByRole('status')).toHaveTextContent('2 selected 1 with a picture');
    await user.click(bar().getByRole('button', { name: 'Download zip' }));
    expect(await screen.findByText('You have downloaded many archives.')).toBeInTheDocument();
    expect(asked).toEqual(['g-001']);
  });
});
