import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { generateButton, openGenerator, optionsForm, primaryText } from '../../test/open-generator';

const aPhoto = (id: string, isUsed: boolean) => ({
  id,
  thumbnailUrl: `/design-photos/${id}/thumbnail`,
  width: 1600,
  height: 1200,
  createdAt: `2026-11-2${id}T09:00:00.000Z`,
  availableUntil: '2026-12-05T09:00:00.000Z',
  isUsed,
});

async function openPhotos(errors: object[] = []) {
  let photos = [aPhoto('2', false), aPhoto('1', true)];
  const generator = openGenerator({
    viewer: { designPhotos: () => photos },
    mutation: {
      deleteDesignPhoto: (_root: unknown, { id }: { id: string }) => {
        if (errors.length > 0) return { user: null, errors };
        photos = photos.filter((photo) => photo.id !== id);
        return { user: generator.api.viewer, errors: [] };
      },
    },
  } as Parameters<typeof openGenerator>[0]);
  await optionsForm();
  await generator.user.click(screen.getByRole('radio', { name: 'My photo' }));
  return generator;
}
const earlier = () => screen.findByRole('list', { name: 'Earlier photos' });

describe('the earlier photos', () => {
  afterEach(() => sessionStorage.clear());

  it('are shown, and one is chosen again', async () => {
    const generator = await openPhotos();
    const [second, first] = within(await earlier()).getAllByRole('button', { name: /^Photo of/ });
    expect(first).toHaveAccessibleName(/2026.*1600 × 1200 pixels, in use$/);
    expect(second).toHaveAccessibleName(/pixels$/);
    await generator.user.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('img', { name: 'Your photo' })).toHaveAttribute('src', '/design-photos/1/thumbnail');
    await fill(generator.user, await primaryText(), 'Two loaves for one');
    await generator.user.click(generateButton());
    await waitFor(() => expect(generator.sent('CreateDesign')).toMatchObject([{ input: { photoId: '1' } }]));
  });

  it('that no design uses are deleted after a question; a chosen one is chosen no more', async () => {
    const { user } = await openPhotos();
    const list = await earlier();
    expect(within(list).getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    await user.click(within(list).getAllByRole('button', { name: /^Photo of/ })[0] as HTMLElement);
    await user.click(within(list).getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(within(list).getAllByRole('button', { name: /^Photo of/ })).toHaveLength(1));
    expect(screen.queryByRole('img', { name: 'Your photo' })).not.toBeInTheDocument();
  });

  it('say why one can not be deleted', async () => {
    const message = 'A design uses this photo as its background.';
    const { user } = await openPhotos([{ code: 'INVALID_STATE', message, field: ['id'] }]);
    await user.click(within(await earlier()).getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
