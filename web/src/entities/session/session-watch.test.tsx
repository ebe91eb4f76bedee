import { act, screen, waitFor } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';

describe('the account on screen', () => {
  it('updates with changes made elsewhere', async () => {
    let change = (_credits: number) => undefined as void;
    const changes = async function* () {
      yield await new Promise((resolve) => (change = (credits) => resolve({ ...member, credits })));
      await new Promise(() => undefined);
    };
    renderRoute('/user/dashboard', {
      viewer: { credits: 3 },
      overrides: { Subscription: { meChanged: { subscribe: changes, resolve: (user: unknown) => user } } },
    });
    expect((await screen.findAllByText('3 credits')).length).toBeGreaterThan(0);
    await act(async () => change(23));
    expect((await screen.findAllByText('23 credits')).length).toBeGreaterThan(0);
  });

  it('is replaced by the sign-in page when its session was ended elsewhere', async () => {
    let end = () => undefined as void;
    // completes without an event, as on the server
    const changes = async function* () {
      await new Promise<void>((resolve) => (end = resolve));
      yield* [];
    };
    const { api, address } = renderRoute('/user/dashboard', {
      viewer: {},
      overrides: { Subscription: { meChanged: { subscribe: changes } } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeInTheDocument();
    api.viewer = null;
    await act(async () => end());
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
