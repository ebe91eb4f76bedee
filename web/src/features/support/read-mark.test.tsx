import { screen, waitFor } from '@testing-library/react';
import { held } from '../../test/test-api';
import { renderRoute } from '../../test/render-route';
import { ticketServer } from '../../test/ticket-server';
import type { AskedTickets } from '../../test/ticket-server';

it('marks a ticket as read once more when a list that was read before arrives after the mark', async () => {
  const { overrides } = ticketServer();
  const listed = (overrides['User'] as { tickets: (root: unknown, asked: AskedTickets) => object }).tickets;
  const late = held<null>();
  const { api } = renderRoute('/user/support?ticket=t-2', {
    viewer: {},
    overrides: {
      ...overrides,
      User: {
        tickets: async (root: unknown, asked: AskedTickets) => {
          const read = structuredClone(listed(root, asked));
          await late.answer;
          return read;
        },
      },
    },
  });
  const marks = () => api.calls.filter(({ operation }) => operation === 'MarkTicketRead').length;
  await screen.findByRole('log');
  await waitFor(() => expect(marks()).toBeGreaterThan(0));
  const before = marks();
  late.give(null);
  expect(await screen.findByRole('link', { name: /^Wide pictures/ })).toBeInTheDocument();
  await waitFor(() => expect(marks()).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText('1 new')).not.toBeInTheDocument());
});
