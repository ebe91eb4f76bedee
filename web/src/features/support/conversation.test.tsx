import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
import type { Overrides } from '../../test/test-api';
import { answered, ticketServer, quiet } from '../../test/ticket-server';
import { aReply, aTicket } from '../../test/tickets';
import type { TestTicket } from '../../test/tickets';
import { fill } from '../../test/fill';

const fail = () => {
  throw new Error('No thread left');
};

const open = (path = '/user/support', { overrides }: { overrides: Overrides } = ticketServer()) =>
  renderRoute(path, { viewer: {}, overrides });
const list = () => screen.findByRole('list', { name: /^Support Tickets/ });
const log = () => screen.findByRole('log');
const messages = async () =>
  within(await log())
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const called = ({ api }: ReturnType<typeof renderRoute>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('a conversation', () => {
  it('opens from the list: the first message as the user’s, then each reply in order with its time', async () => {
    const rendered = open();
    await rendered.user.click(within(await list()).getByRole('link', { name: /Wide pictures/ }));
    expect(await messages()).toEqual([
      expect.stringMatching(/^You, 02\/03\/2026, \d\d:00How do I make a wide picture\?$/),
      expect.stringMatching(/^Support, 01\/03\/2026, \d\d:30Choose Landscape above the text\.$/),
      expect.stringMatching(/^You, 01\/03\/2026, \d\d:30Found it\.$/),
    ]);
    expect(rendered.address()).toBe('/user/support?ticket=t-2');
    expect(screen.getByRole('link', { name: /^Wide pictures/, current: true })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Wide pictures' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/user/support');
  });

  it('sends a text in the Unicode composition in which it is stored', async () => {
    const { overrides } = ticketServer();
    const { user } = open('/user/support?ticket=t-2', {
      overrides: { ...overrides, Mutation: { replyToTicket: fail } },
    });
    await fill(user, await field(), ' Cafe\u0301 ');
    await user.click(sendButton());
    await screen.findByText(/^Not sent\. /);
    expect((await messages()).at(-1)).toContain('Caf\u00e9');
  });

  it('says that it is loading', async () => {
    const answer = held<TestTicket>();
    const { overrides } = ticketServer();
    open('/user/support?ticket=t-2', {
      overrides: {
        ...overrides,
        Query: { ticket: () => answer.answer },
        Subscription: {
          ticketChanged: {
            subscribe: () =>
              (async function* () {
                await new Promise(() => undefined);
                yield null;
              })(),
          },
        },
      },
    });
    expect(
      await within(await screen.findByRole('region', { name: 'Ticket' })).findByText('Loading...'),
    ).toBeInTheDocument();
    answer.give(answered);
    expect(await log()).toBeInTheDocument();
  });

  it('is marked as read as far as it was shown', async () => {
    const rendered = open('/user/support?ticket=t-2');
    await log();
    await waitFor(() => expect(called(rendered, 'MarkTicketRead')).toEqual([{ id: 't-2', replies: 2 }]));
    await waitFor(() => expect(screen.queryByText('1 new')).not.toBeInTheDocument());
  });

  it('is not marked when there is nothing new', async () => {
    const rendered = open('/user/support?ticket=t-1');
    await log();
    expect(called(rendered, 'MarkTicketRead')).toEqual([]);
  });

  it('shows an answer of support live, and marks it as read', async () => {
    const support = ticketServer();
    const rendered = open('/user/support?ticket=t-1', support);
    expect(await messages()).toHaveLength(1);
    support.answer('t-1', 'It is on its way.');
    expect(await within(await log()).findByText('It is on its way.')).toBeInTheDocument();
    await waitFor(() => expect(called(rendered, 'MarkTicketRead')).toEqual([{ id: 't-1', replies: 1 }]));
  });

  it('says that a reply reopens a closed ticket, and does so', async () => {
    const { user } = open('/user/support?ticket=t-1');
    expect(await screen.findByText('This ticket is closed. Your reply reopens it.')).toBeInTheDocument();
    await fill(user, await field(), 'Still not here');
    await user.click(sendButton());
    expect(await within(await log()).findByText('Still not here')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Your reply reopens it/)).not.toBeInTheDocument());
    expect(await field()).toHaveValue('');
  });

  it('does not send a blank message', async () => {
    const { user } = open('/user/support?ticket=t-1');
    await field();
    expect(sendButton()).toBeDisabled();
    await user.type(await field(), '   ');
    expect(sendButton()).toBeDisabled();
    await user.type(await field(), 'x');
    expect(sendButton()).toBeEnabled();
  });

  it('sends by Ctrl and Enter; Enter alone breaks the line', async () => {
    const rendered = open('/user/support?ticket=t-1');
    await rendered.user.type(await field(), 'One{Enter}Two');
    expect(await field()).toHaveValue('One\nTwo');
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(called(rendered, 'ReplyToTicket')).toHaveLength(1));
    expect(called(rendered, 'ReplyToTicket')[0]).toMatchObject({ id: 't-1', input: { message: 'One\nTwo' } });
  });

  it('is busy while a message is being sent, and shows it once even if the live update arrives first', async () => {
    const support = ticketServer();
    const answer = held<object>();
    const { overrides } = support;
    const rendered = open('/user/support?ticket=t-1', {
      overrides: { ...overrides, Mutation: { ...overrides['Mutation'], replyToTicket: () => answer.answer } },
    });
    await fill(rendered.user, await field(), 'Hello');
    await rendered.user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('On its way')).toBeInTheDocument();
    const stored = { ...quiet, replies: [aReply({ id: 'r-9', sender: 'USER', message: 'Hello' })], replyCount: 1 };
    answer.give({ ticket: stored, viewer: null, errors: [] });
    await waitFor(() => expect(screen.queryByText('On its way')).not.toBeInTheDocument());
    expect(within(await log()).getAllByText('Hello')).toHaveLength(1);
  });

  it('offers to retry a failed message, with the same id, and after a reload as well', async () => {
    const support = ticketServer();
    const { overrides } = support;
    const first = open('/user/support?ticket=t-1', {
      overrides: { ...overrides, Mutation: { ...overrides['Mutation'], replyToTicket: fail } },
    });
    await fill(first.user, await field(), 'Lost on the way');
    await first.user.click(sendButton());
    expect(await screen.findByText(/^Not sent\. /)).toBeInTheDocument();
    const [lost] = called(first, 'ReplyToTicket');
    first.unmount();

    const second = open('/user/support?ticket=t-1', support);
    await second.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent\. /)).not.toBeInTheDocument());
    expect(called(second, 'ReplyToTicket')).toEqual([lost]);
    expect(within(await log()).getAllByText('Lost on the way')).toHaveLength(1);
  });

  it('shows why the server refused a message, and returns it to the field', async () => {
    const { overrides } = ticketServer();
    const refusal = {
      ticket: null,
      viewer: null,
      errors: [
        {
          code: 'INVALID_STATE',
          message: 'This conversation is full. Please create a new ticket to continue.',
          field: null,
        },
      ],
    };
    const { user } = open('/user/support?ticket=t-1', {
      overrides: { ...overrides, Mutation: { ...overrides['Mutation'], replyToTicket: () => refusal } },
    });
    await fill(user, await field(), 'One more');
    await user.click(sendButton());
    expect(
      await screen.findByText('Not sent. This conversation is full. Please create a new ticket to continue.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('One more');
    expect(screen.queryByText(/^Not sent\. /)).not.toBeInTheDocument();
  });

  it('keeps a draft when the page is left, for this ticket only', async () => {
    const first = open('/user/support?ticket=t-1');
    await fill(first.user, await field(), 'Half a sente');
    await first.user.click(screen.getByRole('link', { name: /^Wide pictures/ }));
    await screen.findByRole('heading', { level: 2, name: 'Wide pictures' });
    expect(await field()).toHaveValue('');
    first.unmount();
    open('/user/support?ticket=t-1');
    expect(await field()).toHaveValue('Half a sente');
  });

  it("shows the ticket's subject", async () => {
    open(
      '/user/support?ticket=t-3',
      ticketServer([
        aTicket({
          id: 't-3',
          design: { id: 'd-1', primaryText: 'New bread', thumbnailUrl: '/files/d-1.webp' },
          purchase: anOrder({ id: 'o-1' }),
        }),
      ]),
    );
    expect(await screen.findByRole('link', { name: 'Design: New bread' })).toHaveAttribute(
      'href',
      '/user/generate-image?design=d-1',
    );
    expect(screen.getByRole('link', { name: 'Order AB12CD34, Starter' })).toHaveAttribute(
      'href',
      '/user/orders?search=AB12CD34',
    );
  });

  it('says that no ticket has this id', async () => {
    const { overrides } = ticketServer();
    open('/user/support?ticket=other', {
      overrides: {
        ...overrides,
        Query: {
          ticket: () => {
            throw new GraphQLError('Ticket not found.', { extensions: { code: 'NOT_FOUND' } });
          },
        },
      },
    });
    expect(await screen.findByText('There is no such ticket')).toBeInTheDocument();
    expect(within(await list()).getAllByRole('link')).toHaveLength(2);
  });

  it('says that it could not be loaded', async () => {
    const { overrides } = ticketServer();
    open('/user/support?ticket=t-1', {
      overrides: { ...overrides, Query: { ticket: fail }, Subscription: { ticketChanged: { subscribe: fail } } },
    });
    expect(await screen.findByText(/This ticket could not be loaded\. Nothing in it is lost\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('keeps its messages while the connection is lost, and those sent in that time', async () => {
    const { user } = open('/user/support?ticket=t-1');
    await fill(user, await field(), 'From the tunnel');
    goOffline();
    await user.click(sendButton());
    expect(
      await screen.findByText('Not sent. Network error. Please check your connection and try again.'),
    ).toBeInTheDocument();
    expect(within(await log()).getByText('How do I make a wide picture?')).toBeInTheDocument();
  });
});
