import { act, screen, waitFor } from '@testing-library/react';
import { brandId } from '../../test/brands';
import { member } from '../../test/defaults';
import { fill } from '../../test/fill';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';

describe('the plan of a month that arrives after its page was left', () => {
  /** Asks for a plan and leaves the page; the plan is answered by the returned function. */
  async function leaveWhilePlanning(answer: () => object) {
    let write = () => {};
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const route = renderRoute('/user/month', {
      viewer: {},
      overrides: {
        User: { monthPlans: () => [], brands: () => [] },
        Query: { monthPlan: () => aMonth() },
        Mutation: {
          planMonth: async () => {
            await written;
            return answer();
          },
        },
      },
    });
    const { user, setOut } = route;
    await fill(user, await screen.findByRole('textbox', { name: /What is the month about/ }), 'Rolls all month');
    await user.click(screen.getByRole('button', { name: 'Plan my month' }));
    expect(await screen.findByText(/Planning your month/)).toBeVisible();
    setOut('/user/create-support');
    expect(await screen.findByRole('heading', { name: 'Create Ticket' })).toBeVisible();
    act(() => write());
    return route;
  }

  it('leaves the user where they are, and a note leads to it', async () => {
    const { user, address } = await leaveWhilePlanning(() => ({ plan: aMonth(), user: null, errors: [] }));
    expect(await screen.findByText('Your month is planned.')).toBeVisible();
    expect(address()).toBe('/user/create-support');
    await user.click(screen.getByRole('link', { name: 'Open it' }));
    await waitFor(() => expect(address()).toBe(`/user/month/${aMonth().id}`));
    expect(await screen.findByRole('button', { name: /Loaf 1/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your month is planned.')).not.toBeInTheDocument());
  });

  it.each([
    [
      'refused',
      () => ({ plan: null, errors: [{ code: 'LIMIT_REACHED', message: 'Delete a month first.', field: null }] }),
    ],
    [
      'lost',
      () => {
        throw new Error('gone');
      },
    ],
  ])('says on the other page that it was %s', async (how, answer) => {
    const { address } = await leaveWhilePlanning(answer);
    expect(
      await screen.findByText(how === 'lost' ? /^Plan a month: ./ : 'Plan a month: Delete a month first.'),
    ).toBeVisible();
    expect(address()).toBe('/user/create-support');
  });
});

it('plans without a brand where the one of the draft was deleted: no field shows it', async () => {
  const sent: unknown[] = [];
  const draft = {
    idea: 'Rolls all month',
    startsOn: '2027-03-01',
    length: '12',
    platform: 'INSTAGRAM',
    niche: 'COOKING',
    style: 'BOLD',
    brandId,
  };
  sessionStorage.setItem(`postloom-draft:month:${member.id}`, JSON.stringify(draft));
  const { user } = renderRoute('/user/month', {
    viewer: {},
    overrides: {
      User: { monthPlans: () => [], brands: () => [] },
      Query: { monthPlan: () => aMonth() },
      Mutation: {
        planMonth: (_root: unknown, { input }: { input: { brandId: string | null } }) => {
          sent.push(input.brandId);
          return { plan: aMonth(), user: null, errors: [] };
        },
      },
    },
  });
  expect(await screen.findByRole('textbox', { name: /What is the month about/ })).toHaveValue('Rolls all month');
  expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Plan my month' }));
  await waitFor(() => expect(sent).toEqual([null]));
});
