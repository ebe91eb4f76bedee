import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { chooseFilter, filterChip } from '../../test/filters';
import { made, openGallery, shelf, tile, tiles } from '../../test/open-gallery';
import { alsoAnswer } from '../../test/test-api';
import { fill } from '../../test/fill';

describe('the gallery', () => {
  it('shows every design, newest first, a page at a time', async () => {
    const { user, sent } = openGallery({ designs: shelf(30) });
    await tile('Loaf 30');
    expect(tiles()).toHaveLength(24);
    expect(screen.getByText('30 designs')).toBeInTheDocument();
    // it says 'Loading...' until the page's request has ended
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await tile('Loaf 1');
    expect(tiles()).toEqual(
      shelf(30)
        .map(({ primaryText }) => primaryText)
        .reverse(),
    );
    expect(screen.getByText('That is all: 30 designs')).toBeInTheDocument();
    expect(sent('GalleryDesigns').map(({ page }) => page)).toEqual([{ size: 24 }, { size: 24, after: 'g-007' }]);
  });

  it('invites an account without designs, and says when none match', async () => {
    openGallery();
    expect(await screen.findByRole('link', { name: 'Make your first design' })).toHaveAttribute(
      'href',
      '/user/generate-image',
    );
    // there is nothing to search or to filter
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Niche/ })).not.toBeInTheDocument();
  });

  it('is narrowed by filters, which are in the address and can be removed', async () => {
    const { user, address } = openGallery({
      designs: [made(1), made(2, { niche: 'PETS' })],
      path: '/user/designs?niche=PETS',
    });
    await tile('Loaf 2');
    expect(tiles()).toEqual(['Loaf 2']);
    await fill(user, screen.getByRole('searchbox', { name: 'Search your texts and prompts' }), 'zebra');
    expect(await screen.findByText('No designs match')).toBeInTheDocument();
    expect(address()).toBe('/user/designs?niche=PETS&search=zebra');
    await user.clear(screen.getByRole('searchbox', { name: 'Search your texts and prompts' }));
    await tile('Loaf 2');
    await chooseFilter(user, 'Platform', ['Instagram']);
    expect(address()).toBe('/user/designs?niche=PETS&platform=INSTAGRAM');
    expect(filterChip('Niche')).toHaveTextContent('Niche: Pets');
    await user.click(screen.getByRole('button', { name: 'Clear Niche' }));
    await waitFor(() => expect(address()).toBe('/user/designs?platform=INSTAGRAM'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await tile('Loaf 1');
    expect(address()).toBe('/user/designs');
  });

  it('says that the designs could not be loaded, and retries', async () => {
    let broken = true;
    const { user } = openGallery({
      lists: {
        designs: () => {
          if (broken) throw new Error('No thread left');
          return { items: [made(1)], totalItems: 1, pageInfo: { endCursor: null, hasNextPage: false } };
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your designs could not be loaded. They are safe.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await tile('Loaf 1');
  });

  it('keeps the loaded designs while the user is on another page', async () => {
    const { user, sent, setOut } = openGallery({ designs: shelf(30) });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await tile('Loaf 1');
    setOut('/user/dashboard');
    await screen.findByRole('heading', { name: /^Hello/ });
    setOut('/user/designs');
    expect(await tile('Loaf 1')).toBeInTheDocument();
    // and refreshes them in one request
    await waitFor(() => expect(sent('GalleryDesigns').at(-1)?.['page']).toEqual({ size: 30 }));
  });
});

describe('the gallery, live', () => {
  it('updates for designs that are started, finished and deleted elsewhere', async () => {
    const { change, remove } = openGallery({ designs: [made(1), made(3)] });
    await tile('Loaf 3');
    change(made(2));
    await tile('Loaf 2');
    expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']);
    change(aDesign({ id: 'g-9', primaryText: 'Dough', createdAt: '2026-03-02T12:00:00.000Z' }));
    const place = async () => (await tile('Dough')).closest('li');
    expect(await place()).toHaveTextContent('Waiting');
    change(aFinishedDesign({ id: 'g-9', primaryText: 'Dough', createdAt: '2026-03-02T12:00:00.000Z' }));
    await waitFor(async () => expect(await place()).not.toHaveTextContent('Waiting'));
    remove('g-003');
    await waitFor(() => expect(tiles()).toEqual(['Dough', 'Loaf 2', 'Loaf 1']));
    expect(screen.getByText('3 designs')).toBeInTheDocument();
  });

  it('asks the API whether a new one belongs to the filtered list', async () => {
    const { change } = openGallery({ designs: [made(1, { niche: 'PETS' })], path: '/user/designs?niche=PETS' });
    await tile('Loaf 1');
    change(made(2, { niche: 'ART' }));
    change(made(3, { niche: 'PETS' }));
    await tile('Loaf 3');
    expect(tiles()).toEqual(['Loaf 3', 'Loaf 1']);
  });
});

describe('a design of the gallery', () => {
  const large = () => screen.findByRole('dialog');

  it('opens large at its own address, and returns to its tile', async () => {
    const { user, address } = openGallery({ designs: [made(1, { enhancedPrompt: 'Golden crumbs' }), made(2)] });
    await user.click(await tile('Loaf 1'));
    expect(address()).toBe('/user/designs?design=g-001');
    const dialog = within(await large());
    expect(dialog.getByRole('img', { name: 'Design: Loaf 1' })).toHaveAttribute('src', '/files/designs/g-001.png');
    expect(dialog.getByText('Golden crumbs')).toBeInTheDocument();
    expect(dialog.getByText('2 of 2')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/files/designs/g-001/download');
    expect(dialog.getByRole('link', { name: 'Use again' })).toHaveAttribute('href', '/user/generate-image?reuse=g-001');
    expect(dialog.getByRole('link', { name: 'Report this design' })).toHaveAttribute(
      'href',
      '/user/create-support?design=g-001',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/user/designs'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await tile('Loaf 1')).toHaveFocus();
  });

  it('opens in Studio by its tile and its dialog if its words can be edited, and saves every size', async () => {
    const asked: string[] = [];
    alsoAnswer(
      http.head('*/designs/:id/archive.zip', ({ params }) => {
        asked.push(String(params['id']));
        return new HttpResponse(null, { status: 429 });
      }),
      http.get('*/designs/:id/archive.zip', () =>
        HttpResponse.json({ success: false, message: 'You have downloaded many archives.' }, { status: 429 }),
      ),
    );
    const post = made(1, { lettering: 'SET', document: { id: 'g-001', version: 3, headline: 'Loaf 1' } });
    const { user, change } = openGallery({ designs: [post, made(2)] });
    await tile('Loaf 2');
    expect(screen.getAllByRole('link', { name: /^Edit in Studio/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Edit in Studio: Loaf 1' })).toHaveAttribute('href', '/user/studio/g-001');
    expect((await tile('Loaf 1')).querySelector('img')).toHaveAttribute('src', '/files/designs/g-001.webp?v=3');
    await user.click(await tile('Loaf 1'));
    const dialog = within(await large());
    expect(dialog.getByRole('link', { name: 'Edit in Studio' })).toHaveAttribute('href', '/user/studio/g-001');
    await user.click(dialog.getByRole('button', { name: 'All five sizes' }));
    expect(await screen.findByText('You have downloaded many archives.')).toBeInTheDocument();
    expect(asked).toEqual(['g-001']);
    change({ ...post, document: { id: 'g-001', version: 4, headline: 'Rolls at seven' } });
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'Design: Rolls at seven' })).toHaveAttribute(
        'src',
        '/files/designs/g-001.png?v=4',
      ),
    );
    expect(dialog.getByRole('heading', { name: 'Rolls at seven' })).toBeVisible();
  });

  it('leads to the previous and next design by buttons and arrow keys, also on pages that are not loaded yet', async () => {
    const { user, address } = openGallery({ designs: shelf(25), path: '/user/designs?design=g-002' });
    const dialog = within(await large());
    expect(await dialog.findByText('24 of 25')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await dialog.findByRole('img', { name: 'Design: Loaf 1' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Next design' })).toBeDisabled();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await dialog.findByRole('img', { name: 'Design: Loaf 3' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Previous design' }));
    await waitFor(() => expect(address()).toBe('/user/designs?design=g-004'));
  });

  it('is zoomed by buttons and keys', async () => {
    const { user } = openGallery({ designs: [made(1)], path: '/user/designs?design=g-001' });
    const dialog = within(await large());
    const [smaller, larger] = [
      await dialog.findByRole('button', { name: 'Make the picture smaller' }),
      dialog.getByRole('button', { name: 'Make the picture larger' }),
    ];
    expect(smaller).toBeDisabled();
    await user.click(larger);
    expect(smaller).toBeEnabled();
    await user.keyboard('0');
    expect(smaller).toBeDisabled();
    await user.keyboard('++++');
    expect(larger).toBeDisabled();
    await user.keyboard('-');
    expect(larger).toBeEnabled();
  });

  it.each([
    [{ error: 'It took too long.' }, 'It took too long. Your credit is back.'],
    [
      { error: 'It was interrupted. Your credit is back; please try again.' },
      'It was interrupted. Please try again. Your credit is back.',
    ],
    [
      { error: 'It was interrupted. No credit was taken; please try again.', credits: 0 as const },
      'It was interrupted. Please try again. It took no credit.',
    ],
  ])('says why it has no picture, and once what happened to its credit: %o', async (parts, sentence) => {
    openGallery({
      designs: [aDesign({ id: 'g-f', status: 'FAILED', finishedAt: '2026-03-01T12:00:09.000Z', ...parts })],
      path: '/user/designs?design=g-f',
    });
    const dialog = within(await large());
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(dialog.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('says that a copy cost nothing', async () => {
    openGallery({ designs: [{ ...made(1), credits: 0 }], path: '/user/designs?design=g-001' });
    expect(await within(await large()).findByText('It cost no credit.')).toBeInTheDocument();
  });

  it('shows a message when it does not exist', async () => {
    openGallery({ designs: [made(1)], path: '/user/designs?design=g-404' });
    expect(
      await within(await large()).findByText('This design could not be found. It may have been deleted.'),
    ).toBeInTheDocument();
  });

  it('can be restored after a deletion', async () => {
    const { user, address } = openGallery({ designs: shelf(3), path: '/user/designs?design=g-002' });
    await user.click(await within(await large()).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/user/designs'));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 1']));
    await waitFor(async () => expect(await tile('Loaf 1')).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 2', 'Loaf 1']));
    await waitFor(async () => expect(await tile('Loaf 2')).toHaveFocus());
  });

  it('leaves the focus in the search that hid it when it was restored', async () => {
    const { user } = openGallery({ designs: shelf(3) });
    await user.click(await tile('Loaf 2'));
    await user.click(await within(await large()).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tiles()).toEqual(['Loaf 3', 'Loaf 1']));
    const search = screen.getByRole('searchbox', { name: 'Search your texts and prompts' });
    await fill(user, search, 'zebra');
    await screen.findByText('No designs match');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.clear(search);
    await tile('Loaf 2');
    expect(search).toHaveFocus();
  });
});

it('starts the generator from a design, once', async () => {
  const { address } = openGallery({
    designs: [made(7, { niche: 'PETS', style: 'BOLD', customPrompt: 'Crumbs' })],
    path: '/user/generate-image?reuse=g-007',
  });
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: 'Primary Text' })).toHaveValue('Loaf 7'));
  expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveDisplayValue('Pets');
  expect(screen.getByRole('textbox', { name: 'Custom Prompt' })).toHaveValue('Crumbs');
  await waitFor(() => expect(address()).toBe('/user/generate-image'));
});
