import { act, screen, waitFor } from '@testing-library/react';
import { sessionCount } from '../../lib/answers-of-session';
import { member } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { held } from '../../test/test-api';
import { renderWithLayout } from '../../test/render-route';
import { ShopAppearanceDocument } from '../shop/appearance.generated';
import { sendSessionSignal } from './session-signals';

describe('the account on screen', () => {
  it('updates with changes made elsewhere', async () => {
    let change = (_credits: number) => undefined as void;
    const changes = async function* () {
      yield await new Promise((resolve) => (change = (credits) => resolve({ ...member, credits })));
      await new Promise(() => undefined);
    };
    renderWithLayout('/user/dashboard', {
      viewer: { credits: 3 },
      overrides: { Subscription: { meChanged: { subscribe: changes, resolve: (user: unknown) => user } } },
    });
    expect((await screen.findAllByText('3 credits')).length).toBeGreaterThan(0);
    await act(async () => change(23));
    expect((await screen.findAllByText('23 credits')).length).toBeGreaterThan(0);
  });

  it.each(['/user/subscription-history', '/user/orders', '/user/credits'])(
    'brings what has changed at %s, though its number of credits is the same',
    async (path) => {
      let change = () => undefined as void;
      const changes = async function* () {
        yield await new Promise((resolve) => (change = () => resolve(member)));
        await new Promise(() => undefined);
      };
      let isRefunded = false;
      const entry = { id: 'e-1', balanceAfter: 3, note: null, design: null, createdAt: '2026-03-01T12:00:00.000Z' };
      renderWithLayout(path, {
        viewer: member,
        overrides: {
          User: {
            purchases: () => aPage([anOrder({ paymentStatus: isRefunded ? 'REFUNDED' : 'PAID' })]),
            creditEntries: () =>
              aPage([
                { ...entry, change: 20, reason: 'PURCHASE' },
                ...(isRefunded ? [{ ...entry, id: 'e-2', change: -20, reason: 'REFUND' }] : []),
              ]),
          },
          Subscription: { meChanged: { subscribe: changes, resolve: (user: unknown) => user } },
        },
      });
      await screen.findByRole('table');
      expect(await screen.findByText(path === '/user/credits' ? '+20' : 'Paid')).toBeInTheDocument();
      isRefunded = true;
      await act(async () => change());
      expect(await screen.findByText(path === '/user/credits' ? '\u221220' : 'Refunded')).toBeInTheDocument();
    },
  );

  it('is replaced by the sign-in page when its session was ended elsewhere', async () => {
    let end = () => undefined as void;
    // completes without an event, as on the server
    const changes = async function* () {
      await new Promise<void>((resolve) => (end = resolve));
      yield* [];
    };
    const { api, address } = renderWithLayout('/user/dashboard', {
      viewer: {},
      overrides: { Subscription: { meChanged: { subscribe: changes } } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeInTheDocument();
    api.viewer = null;
    await act(async () => end());
    await waitFor(() => expect(address()).toBe('/login'));
  });

  /** Signs in as another tab does, and waits until this tab has heard of it. */
  const signInElsewhere = async () => {
    const before = sessionCount.now();
    sendSessionSignal('signed-in');
    await waitFor(() => expect(sessionCount.now()).toBe(before + 1));
  };

  it('is shown after a sign-in in another tab, also when the answer "signed out" to an earlier request arrives after it', async () => {
    const late = held<null>();
    let asked = 0;
    const me = () => (asked++ === 0 ? late.answer : member);
    renderWithLayout('/user/dashboard', { overrides: { Query: { me } } });
    await waitFor(() => expect(asked).toBe(1));
    await signInElsewhere();
    late.give(null);
    expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeInTheDocument();
  });

  it('is not shown again after a sign-out by an answer from before it', async () => {
    const late = held<typeof member>();
    let holdsNext = false;
    const me = () => {
      if (!holdsNext) return rendered.api.viewer;
      holdsNext = false;
      return late.answer;
    };
    // without an end, so that nothing else asks for the account
    const changes = async function* () {
      await new Promise(() => undefined);
      yield* [];
    };
    const rendered = renderWithLayout('/user/dashboard', {
      viewer: {},
      overrides: { Query: { me }, Subscription: { meChanged: { subscribe: changes } } },
    });
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
    holdsNext = true;
    await signInElsewhere();
    await waitFor(() => expect(holdsNext).toBe(false));
    await rendered.user.click(logout ?? document.body);
    await waitFor(() => expect(rendered.address()).toBe('/'));
    late.give(member);
    // an answer to a later question has arrived after it
    await act(() => rendered.client.query({ query: ShopAppearanceDocument, fetchPolicy: 'network-only' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
  });
});
