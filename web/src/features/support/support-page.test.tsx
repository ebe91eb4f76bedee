import { screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, openFilter } from '../../test/filters';
import { renderRoute } from '../../test/render-route';
import type { Overrides } from '../../test/test-api';
import { answered, ticketServer } from '../../test/ticket-server';
import type { AskedTickets } from '../../test/ticket-server';
import { shownDay, typeDay } from '../../test/fill';
import { aTicket } from '../../test/tickets';

const fail = () => {
  throw new Error('No thread left');
};

const open = (
  path = '/user/support',
  { overrides, withLayout }: { overrides: Overrides; withLayout?: boolean } = ticketServer(),
) => renderRoute(path, { viewer: {}, withLayout, overrides });
const list = () => screen.findByRole('list', { name: /^Support Tickets/ });
const called = ({ api }: ReturnType<typeof renderRoute>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('the list of tickets', () => {
  it('shows subject, status, day and unread answers, with the total', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Support Messages' })).toBeInTheDocument();
    expect(screen.getByText('User > Messages')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Support Tickets (2)' })).toBeInTheDocument();
    expect(
      within(await list())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wide pictures1 newIn progress02/03/2026', 'An invoiceClosed01/03/2026']);
    expect(screen.getByText('Select a ticket to view messages')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Ticket' })).toHaveAttribute('href', '/user/create-support');
    expect(document.title).toBe('Support Messages - Postloom');
  });

  it('explains the page before there is a ticket, and leads on', async () => {
    const { user } = open(undefined, ticketServer([]));
    expect(await screen.findByText('No tickets yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create Ticket' })).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Support Tickets (0)' })).toBeVisible();
    expect(screen.getByText('Select a ticket to view messages')).toBeInTheDocument();
    await chooseFilter(user, 'Status', ['Closed']);
    expect(await screen.findByText('Nothing matches')).toBeVisible();
  });

  it('begins at the first ticket of the next page', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aTicket({ id: `t-${index}`, subject: `Ticket ${index}` }));
    const { user } = open(undefined, ticketServer(many));
    const rows = await list();
    jest.spyOn(rows, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -600, 300, 600));
    const scroll = jest.spyOn(rows, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(scroll).toHaveBeenCalled());
  });

  it('is filtered by status', async () => {
    const rendered = open();
    await list();
    await chooseFilter(rendered.user, 'Status', ['Closed']);
    await waitFor(async () => expect(within(await list()).getAllByRole('link')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Support Tickets (1)' })).toBeInTheDocument();
    expect(rendered.address()).toBe('/user/support?status=CLOSED');
  });

  it('is filtered by days only when both are set', async () => {
    const rendered = open();
    await list();
    const asked = () => called(rendered, 'Tickets') as unknown as AskedTickets[];
    await openFilter(rendered.user, 'Created');
    await typeDay(rendered.user, 'Created from', '01/03/2026');
    expect(await screen.findByText('Set both days')).toBeInTheDocument();
    expect(rendered.address()).toBe('/user/support');
    await typeDay(rendered.user, 'Created to', '31/03/2026');
    await waitFor(() => expect(rendered.address()).toBe('/user/support?createdAt=2026-03-01..2026-03-31'));
    await waitFor(() => expect(asked().at(-1)?.filter.createdAt?.from).toBeDefined());
    expect(asked()[0]?.filter.createdAt).toBeUndefined();
    // removing one day removes the filter, and keeps the other day in the field
    await rendered.user.click(screen.getAllByRole('button', { name: 'Clear' })[1] as HTMLElement);
    await waitFor(() => expect(rendered.address()).toBe('/user/support'));
    expect(await shownDay('Created from')).toBe('01/03/2026');
  });

  it('ignores an incomplete range of days in the address', async () => {
    const rendered = open('/user/support?createdAt=2026-03-01..');
    await list();
    expect((called(rendered, 'Tickets') as unknown as AskedTickets[]).map(({ filter }) => filter)).toEqual([{}]);
  });

  it('says that nothing matches, and can clear the filters', async () => {
    const { user } = open('/user/support?status=RESOLVED');
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(within(await list()).getAllByRole('link')).toHaveLength(2);
  });

  it('says that it could not be loaded, and retries', async () => {
    let broken = true;
    const { overrides } = ticketServer();
    const tickets = overrides['User']?.['tickets'] as (root: unknown, asked: AskedTickets) => unknown;
    const { user } = open(undefined, {
      overrides: {
        ...overrides,
        User: { tickets: (root: unknown, asked: AskedTickets) => (broken ? fail() : tickets(root, asked)) },
      },
    });
    expect(await screen.findByText(/Your tickets could not be loaded\. They are safe\./)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(within(await list()).getAllByRole('link')).toHaveLength(2);
  });
});

describe('the menu', () => {
  it('shows the number of unread answers, live', async () => {
    let send: () => void = () => undefined;
    const sentSignal = new Promise<void>((resolve) => (send = resolve));
    let unread = 0;
    const { overrides } = ticketServer();
    const rendered = open('/user/support', {
      withLayout: true,
      overrides: {
        ...overrides,
        User: { ...overrides['User'], unreadTickets: () => unread },
        Subscription: {
          ...overrides['Subscription'],
          ticketsChanged: {
            subscribe: async function* () {
              yield { ticketsChanged: { ticket: null, viewer: rendered.api.viewer } };
              await sentSignal;
              yield { ticketsChanged: { ticket: answered, viewer: rendered.api.viewer } };
              await new Promise(() => undefined);
            },
          },
        },
      },
    });
    await list();
    expect(screen.getAllByRole('link', { name: 'Support' })).not.toHaveLength(0);
    const before = called(rendered, 'Tickets').length;
    unread = 2;
    send();
    expect(await screen.findAllByRole('link', { name: /^Support, 2 new answers$/ })).not.toHaveLength(0);
    // the list is loaded again, because a ticket may now match its filters, or no longer
    await waitFor(() => expect(called(rendered, 'Tickets').length).toBeGreaterThan(before));
  });
});
