import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFilter } from '../../../test/filters';
import { inbox, inboxTicket, jo, mia, sizes, viewerId } from '../../../test/inbox';
import type { InboxTicket } from '../../../test/inbox';
import { alsoAnswer, held } from '../../../test/test-api';
import { aTicket } from '../../../test/tickets';

type Rendered = ReturnType<ReturnType<typeof inbox>['open']>;
const list = () => screen.findByRole('list', { name: /^Tickets/ });
const links = async () =>
  within(await list())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('ticket='));
const rows = async () => within(await list()).getAllByRole('listitem');
const calls = ({ api }: Rendered, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

describe('the tickets of all users', () => {
  it('leads from the name in a conversation to the person, and shows the tickets of one person', async () => {
    const { user, api } = inbox().open(`/admin/support-messages?ticket=t-2&owner=${mia.id}`);
    for (const link of await screen.findAllByRole('link', { name: 'Mia Weaver' }))
      expect(link).toHaveAttribute('href', `/admin/users/${mia.id}`);
    const asked = () => api.calls.filter(({ operation }) => operation === 'InboxTickets').at(-1)?.variables;
    expect(asked()).toMatchObject({ filter: { owner: [mia.id] } });
    expect(screen.getByRole('button', { name: 'User: Mia Weaver' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear User' }));
    await waitFor(() => expect(asked()?.['filter']).toEqual({}));
  });

  it('are listed with subject, status, priority, user, email and date', async () => {
    const rendered = inbox().open();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Wide pictures02/03/2026Mia Weaver mia@example.comOpenHigh priority',
      'An invoice01/03/2026Mia Weaver mia@example.comClosedMedium priority',
    ]);
    expect(screen.getByText('Select a ticket to view the conversation')).toBeInTheDocument();
    expect(calls(rendered, 'InboxTickets')[0]).toMatchObject({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
    });
  });

  it('are searched by email and filtered, on the server and in the address', async () => {
    const rendered = inbox().open('/admin/support-messages?createdAt=2026-03-01..');
    await list();
    // one day alone does not filter
    expect(calls(rendered, 'InboxTickets')[0]).toMatchObject({ filter: {} });
    await rendered.user.type(screen.getByRole('searchbox', { name: 'Search by user email' }), 'MIA@');
    await waitFor(() => expect(calls(rendered, 'InboxTickets').at(-1)).toMatchObject({ filter: { email: 'MIA@' } }));
    await rendered.user.click(screen.getByRole('button', { name: 'Assigned to me' }));
    await chooseFilter(rendered.user, 'Status', ['Closed']);
    await waitFor(() =>
      expect(calls(rendered, 'InboxTickets').at(-1)).toMatchObject({
        filter: { email: 'MIA@', status: ['CLOSED'], assignee: [viewerId] },
      }),
    );
    expect(rendered.address()).toContain(`assignee=${viewerId}&status=CLOSED`);
  });

  it('begin at the first one of the next page', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      inboxTicket({ id: `t-${index}`, subject: `Ticket ${index}` }),
    );
    const { user } = inbox(many).open();
    (await list()).scrollTop = 500;
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    await waitFor(async () => expect((await list()).scrollTop).toBe(0));
  });

  it('announce a new one without moving the others, and show a change in its place', async () => {
    const { open, send } = inbox();
    open();
    await list();
    send({ ...sizes(), status: 'RESOLVED' });
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Resolved/));
    const fresh = inboxTicket({ id: 't-3', subject: 'New here', createdAt: '2026-03-03T12:00:00.000Z' });
    send(fresh);
    send(fresh);
    expect(await screen.findByText('1 new ticket')).toBeInTheDocument();
    expect(await links()).toHaveLength(2);
  });

  it('are gone through with j and k, and with arrow keys in the list', async () => {
    const rendered = inbox().open();
    await list();
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(rendered.address()).toBe('/admin/support-messages?ticket=t-2'));
    fireEvent.keyDown(await field(), { key: 'j' });
    expect(rendered.address()).toBe('/admin/support-messages?ticket=t-2');
    const [first, second] = await links();
    first?.focus();
    await rendered.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rendered.address()).toBe('/admin/support-messages?ticket=t-1'));
    expect(second).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'k' });
    await waitFor(() => expect(rendered.address()).toBe('/admin/support-messages?ticket=t-2'));
  });

  it('are gone when the role is taken away', async () => {
    const { open, end } = inbox();
    const rendered = open();
    await list();
    (rendered.api.viewer as { role: string }).role = 'MEMBER';
    end();
    expect(await screen.findByText('Not Authorized')).toBeInTheDocument();
    expect(screen.queryByText('Wide pictures')).not.toBeInTheDocument();
  });
});

describe('a ticket', () => {
  const openSizes = (tickets?: InboxTicket[]) => inbox(tickets).open('/admin/support-messages?ticket=t-2');

  it('shows the conversation, and on request the user and the orders', async () => {
    const { user } = openSizes();
    const log = within(await screen.findByRole('log'));
    expect(log.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mia Weaver, .*How do I make a wide picture\?$/),
      expect.stringMatching(/^Support, .*Choose Landscape above the text\.$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Facts' }));
    const facts = within(screen.getByRole('complementary', { name: 'Facts' }));
    expect(facts.getByRole('link', { name: 'Mia Weaver' })).toHaveAttribute('href', `/admin/users/${mia.id}`);
    expect(facts.getByText('No orders yet')).toBeInTheDocument();
  });

  it.each([
    [1280, 'beside the messages, which stay in view', Node.DOCUMENT_POSITION_PRECEDING],
    [1100, 'above the messages', Node.DOCUMENT_POSITION_FOLLOWING],
  ])('shows the facts in a window of %i pixels %s', async (width, _where, position) => {
    setScreenWidth(width);
    const { user } = openSizes();
    await user.click(await screen.findByRole('button', { name: 'Facts' }));
    const aside = within(screen.getByRole('region', { name: 'Ticket' })).getByRole('complementary', { name: 'Facts' });
    expect(aside.compareDocumentPosition(screen.getByRole('log'))).toBe(position);
  });

  it('is answered once, by key, and never with blanks', async () => {
    const rendered = openSizes();
    await rendered.user.type(await field(), '   ');
    expect(sendButton()).toBeDisabled();
    await rendered.user.type(await field(), 'Like this{Control>}{Enter}{/Control}');
    expect(await within(await screen.findByRole('log')).findByText('Like this')).toBeInTheDocument();
    expect(calls(rendered, 'AnswerTicket')).toEqual([
      { id: 't-2', input: { requestId: expect.stringMatching(/./) as string, message: 'Like this', imageIds: [] } },
    ]);
    expect(calls(rendered, 'ReplyToTicket')).toEqual([]);
  });

  it('takes no answer while it is closed, and its status is sent at once', async () => {
    const rendered = openSizes();
    await rendered.user.type(await field(), 'Almost done');
    const before = calls(rendered, 'InboxTickets').length;
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
    await waitFor(() => expect(sendButton()).toBeDisabled());
    expect(await field()).toBeDisabled();
    expect(calls(rendered, 'SetTicketStatus')).toEqual([{ id: 't-2', status: 'CLOSED' }]);
    await waitFor(() => expect(calls(rendered, 'InboxTickets').length).toBeGreaterThan(before));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Closed/));
  });

  it('sends one status at a time, so that the last one chosen is the last to arrive', async () => {
    const { user } = openSizes();
    const first = held<null>();
    const arrived: unknown[] = [];
    alsoAnswer(
      graphql.link('*/graphql').mutation('SetTicketStatus', async ({ variables }) => {
        arrived.push(variables['status']);
        if (arrived.length === 1) await first.answer;
        return HttpResponse.json({ data: { setTicketStatus: { ticket: null, errors: [] } } });
      }),
    );
    const status = await screen.findByRole('combobox', { name: 'Status' });
    for (const label of ['In progress', 'Resolved', 'Closed']) await user.selectOptions(status, label);
    await waitFor(() => expect(arrived).toEqual(['IN_PROGRESS']));
    expect(status).toHaveDisplayValue('Closed');
    first.give(null);
    await waitFor(() => expect(arrived).toEqual(['IN_PROGRESS', 'CLOSED']));
  });

  it('is assigned, and says who else is writing', async () => {
    const rendered = openSizes([
      { ...sizes(), presence: [{ admin: jo, isWriting: true, since: '2026-03-02T12:00:00.000Z' }] },
    ]);
    expect(await screen.findByText(/is writing an answer/)).toHaveTextContent('Jo Keeper is writing an answer.');
    await screen.findByRole('option', { name: 'Mira Weaver (you)' });
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Jo Keeper');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Mia Weaver.*for Jo Keeper/));
    expect(calls(rendered, 'SetTicketActivity')).toContainEqual({ id: 't-2', activity: 'READING' });
    await rendered.user.type(await field(), 'Hm');
    await waitFor(() =>
      expect(calls(rendered, 'SetTicketActivity').at(-1)).toEqual({ id: 't-2', activity: 'WRITING' }),
    );
  });

  it('is answered with a canned answer, filled in', async () => {
    const { user } = openSizes();
    await user.click(await screen.findByRole('button', { name: 'Canned answers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Thank you' }));
    expect(await field()).toHaveValue('Dear Mia Weaver, thanks for Wide pictures.');
  });

  it('is merged into another one of the same user, which is then shown', async () => {
    const rendered = openSizes();
    await rendered.user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Merge/ }));
    await rendered.user.click(await dialog.findByRole('radio', { name: /An invoice/ }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(rendered.address()).toBe('/admin/support-messages?ticket=t-1'));
    expect(calls(rendered, 'MergeTickets')).toEqual([{ id: 't-2', into: 't-1' }]);
    expect(calls(rendered, 'MergeCandidates')).toEqual([{ filter: { isMerged: false, owner: [mia.id] } }]);
  });

  it('shows the messages of merged tickets by their times, and takes no answer once merged itself', async () => {
    const merged = aTicket({
      id: 't-0',
      subject: 'Double',
      message: 'Asked before',
      createdAt: '2026-03-01T12:10:00.000Z',
    });
    openSizes([
      {
        ...sizes(),
        createdAt: '2026-03-01T12:00:00.000Z',
        mergedTickets: [merged],
        mergedInto: { id: 't-1', subject: 'An invoice' },
      },
    ]);
    const log = within(await screen.findByRole('log'));
    expect(log.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/How do I make/),
      expect.stringMatching(/in “Double”Asked before$/),
      expect.stringMatching(/Choose Landscape/),
    ]);
    expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'An invoice' })).toHaveAttribute(
      'href',
      '/admin/support-messages?ticket=t-1',
    );
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeDisabled();
  });
});
