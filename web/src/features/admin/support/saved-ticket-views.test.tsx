import { screen, waitFor } from '@testing-library/react';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const view = {
  id: 'v-1',
  list: 'TICKETS',
  name: 'Unread',
  query: 'search=mia&unreadBySupport=yes',
  isShared: true,
  isOwn: false,
  ownerId: 'a-2',
  ownerName: 'Jo Keeper',
};

const focused = () => document.activeElement as HTMLElement;

describe('the saved views of tickets', () => {
  it('ask before a typed name is dropped, and end by Escape without one', async () => {
    const { user } = renderRoute('/admin/support-messages?status=OPEN', {
      viewer: { role: 'ADMIN' },
      overrides: { Query: { savedViews: () => [], tickets: () => aPage([], 2), ticket: () => null } },
    });
    const open = await screen.findByRole('button', { name: 'Save as view' });
    await user.click(open);
    await fill(user, await screen.findByRole('textbox', { name: /Name/ }), 'Open ones');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Open ones');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(open);
    await screen.findByRole('textbox', { name: /Name/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show the number of their tickets, lead to them, and are made of the filters of now', async () => {
    const views = [view];
    const { user, api, address } = renderRoute('/admin/support-messages?status=OPEN&ticket=t-1', {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: { savedViews: () => views, tickets: () => aPage([], 2), ticket: () => null },
        Mutation: {
          saveView: () => {
            const saved = { ...view, id: 'v-2', query: 'status=OPEN', isOwn: true };
            views.push(saved);
            return { view: saved, errors: [] };
          },
        },
      },
    });
    const variables = (operation: string) =>
      api.calls.filter((call) => call.operation === operation).map((call) => call.variables);
    const link = await screen.findByRole('link', { name: /Unread\s*2/ });
    expect(variables('CountTickets')).toEqual([{ filter: { email: 'mia', unreadBySupport: true } }]);
    await user.click(screen.getByRole('button', { name: 'Save as view' }));
    await fill(user, await screen.findByRole('textbox', { name: /Name/ }), 'Open ones');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(variables('SaveView')).toEqual([
        { input: expect.objectContaining({ list: 'TICKETS', name: 'Open ones', query: 'status=OPEN' }) as object },
      ]),
    );
    // the button that opened the dialog is gone
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as view' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filters' })).toContainElement(focused()));
    await user.click(link);
    expect(address()).toBe('/admin/support-messages?search=mia&unreadBySupport=yes&view=v-1');
    await waitFor(() =>
      expect(variables('InboxTickets').at(-1)).toMatchObject({ filter: { email: 'mia', unreadBySupport: true } }),
    );
  });
});
