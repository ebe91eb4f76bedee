import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';
import type { Overrides } from '../../test/test-api';
import { ticketServer } from '../../test/ticket-server';
import { fill } from '../../test/fill';

const open = (path = '/user/support', { overrides }: { overrides: Overrides } = ticketServer()) =>
  renderRoute(path, { viewer: {}, overrides });
const log = () => screen.findByRole('log');
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const called = ({ api }: ReturnType<typeof renderRoute>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe('a conversation scrolls', () => {
  /** jsdom has no layout: sets the heights of a long conversation. */
  const asLong = (element: HTMLElement, scrollTop: number, scrollHeight = 2000) => {
    Object.defineProperties(element, {
      scrollHeight: { configurable: true, value: scrollHeight },
      clientHeight: { configurable: true, value: 400 },
      scrollTop: { configurable: true, writable: true, value: scrollTop },
    });
    const scrolled = jest.fn();
    element.scrollTo = scrolled;
    fireEvent.scroll(element);
    return scrolled;
  };

  it('to a new message when the user is at the end', async () => {
    const support = ticketServer();
    open('/user/support?ticket=t-1', support);
    const scrolled = asLong(await log(), 1600);
    support.answer('t-1', 'It is on its way.');
    await within(await log()).findByText('It is on its way.');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 2000 })));
  });

  it('to a message that arrives while the one before scrolls into view', async () => {
    const support = ticketServer();
    open('/user/support?ticket=t-1', support);
    asLong(await log(), 1600);
    support.answer('t-1', 'It is on its way.');
    await within(await log()).findByText('It is on its way.');
    // the animation has begun, and is far from the end
    const scrolled = asLong(await log(), 1700, 2600);
    support.answer('t-1', 'It has arrived.');
    await within(await log()).findByText('It has arrived.');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 2600 })));
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });

  it('to an own message, wherever the user reads', async () => {
    const { user } = open('/user/support?ticket=t-1');
    asLong(await log(), 1600);
    const scrolled = asLong(await log(), 100);
    await fill(user, await field(), 'One more thing');
    await user.click(sendButton());
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 2000 })));
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });

  it('not when the user reads further up; a note announces the message instead', async () => {
    const support = ticketServer();
    const rendered = open('/user/support?ticket=t-1', support);
    asLong(await log(), 1600);
    const scrolled = asLong(await log(), 100);
    support.answer('t-1', 'It is on its way.');
    await within(await log()).findByText('It is on its way.');
    await rendered.user.click(await screen.findByRole('button', { name: 'New messages' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(called(rendered, 'MarkTicketRead')).toEqual([]);
    asLong(await log(), 1600);
    await waitFor(() => expect(called(rendered, 'MarkTicketRead')).toEqual([{ id: 't-1', replies: 1 }]));
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });
});
