import { screen, waitFor } from '@testing-library/react';
import { aStoredBrand, brandServer } from '../../../test/brands';
import { renderRoute } from '../../../test/render-route';
import { answerStudioType } from '../../../test/studio-type';

const opaque = { image: `/image-server/${'a'.repeat(64)}.jpg`, ratio: 2, ink: null };
const clear = { image: `/image-server/${'b'.repeat(64)}.png`, ratio: 2.2, ink: '#14614f' };

function open(light: typeof opaque | typeof clear, answer: object) {
  answerStudioType();
  const server = brandServer([aStoredBrand({ logo: { light, dark: null, corner: 'TOP_LEFT' } })]);
  const route = renderRoute('/user/brand', {
    viewer: {},
    overrides: {
      User: server.User,
      Mutation: { ...server.Mutation, removeLogoBackground: () => ({ logo: null, colors: [], errors: [], ...answer }) },
    },
  });
  return { ...route, server: server.state };
}
const shown = () => screen.findByRole('img', { name: 'Logo for light grounds' });

describe('the background of a logo', () => {
  it('is removed after a look at the result on both grounds, and put back', async () => {
    const { user, server } = open(opaque, { logo: clear });
    expect(await shown()).toHaveAttribute('src', opaque.image);
    await user.click(screen.getByRole('button', { name: 'Remove the background' }));
    for (const ground of ['light', 'dark'])
      expect(
        await screen.findByRole('img', { name: `For light grounds, without its background, on ${ground} ground` }),
      ).toHaveAttribute('src', clear.image);
    expect(await shown()).toHaveAttribute('src', opaque.image);
    await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    await user.click(screen.getByRole('button', { name: 'Remove the background' }));
    await user.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(await shown()).toHaveAttribute('src', clear.image);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ logo: { light: clear } }]));
    await user.click(await screen.findByRole('button', { name: 'Put the background back' }));
    expect(await shown()).toHaveAttribute('src', opaque.image);
  });

  it('is not offered for a logo without one', async () => {
    open(clear, {});
    await shown();
    expect(screen.queryByRole('button', { name: 'Remove the background' })).not.toBeInTheDocument();
  });

  it('says why it can not be removed', async () => {
    const message = 'This logo has no even background around it that could be removed.';
    const { user } = open(opaque, { errors: [{ code: 'INVALID_INPUT', message, field: ['image'] }] });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Remove the background' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
