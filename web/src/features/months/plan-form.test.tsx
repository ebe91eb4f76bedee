import { act, screen, waitFor } from '@testing-library/react';
import { fill } from '../../test/fill';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';

describe('the plan of a month that arrives after its page was left', () => {
  it('leaves the user where they are, and a note leads to it', async () => {
    let write = () => {};
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { user, setOut, address } = renderRoute('/user/month', {
      viewer: {},
      overrides: {
        User: { monthPlans: () => [], brands: () => [] },
        Query: { monthPlan: () => aMonth() },
        Mutation: {
          planMonth: async () => {
            await written;
            return { plan: aMonth(), user: null, errors: [] };
          },
        },
      },
    });
    await fill(user, await screen.findByRole('textbox', { name: /What is the month about/ }), 'Rolls all month');
    await user.click(screen.getByRole('button', { name: 'Plan my month' }));
    expect(await screen.findByText(/Planning your month/)).toBeVisible();
    setOut('/user/create-support');
    expect(await screen.findByRole('heading', { name: 'Create Ticket' })).toBeVisible();
    act(() => write());
    expect(await screen.findByText('Your month is planned.')).toBeVisible();
    expect(address()).toBe('/user/create-support');
    await user.click(screen.getByRole('link', { name: 'Open it' }));
    await waitFor(() => expect(address()).toBe(`/user/month/${aMonth().id}`));
    expect(await screen.findByRole('button', { name: /Loaf 1/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your month is planned.')).not.toBeInTheDocument());
  });
});
