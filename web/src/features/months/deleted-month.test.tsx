import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aMonth, aMonthPost } from '../../test/months';
import { renderRoute } from '../../test/render-route';

const path = `/user/month/${aMonth().id}`;

function openMonth(parts: Parameters<typeof aMonth>[0] = {}) {
  const server = { isGone: false };
  const route = renderRoute(path, {
    viewer: { credits: 12 },
    overrides: {
      Query: {
        monthPlan: () => {
          if (server.isGone) throw new GraphQLError('Month not found.', { extensions: { code: 'NOT_FOUND' } });
          return aMonth(parts);
        },
      },
      User: { monthPlans: () => [] },
      Mutation: {
        deleteMonth: () => {
          server.isGone = true;
          return { user: null, errors: [] };
        },
      },
    },
  });
  return { ...route, server };
}

describe('a deleted month', () => {
  it('is left for the months, without a way back, and no longer in the cache', async () => {
    const { user, client, address } = openMonth();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this month?' });
    expect(question).toHaveTextContent('Its plan is deleted.');
    expect(question).not.toHaveTextContent('credits');
    await user.click(within(question).getByRole('button', { name: 'Delete month' }));
    await waitFor(() => expect(address()).toBe('/user/month'));
    await waitFor(() =>
      expect(Object.keys(client.cache.extract() as object)).not.toContain(`MonthPlan:${aMonth().id}`),
    );
  });

  it('is not shown from the cache when it was deleted elsewhere', async () => {
    const { server, client } = openMonth();
    await screen.findByRole('button', { name: 'Delete' });
    server.isGone = true;
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    expect(await screen.findByRole('heading', { name: 'There is no such month' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('says before it is deleted what becomes of the pictures that have begun', async () => {
    const posts = [aMonthPost(0, { state: 'MAKING' }), aMonthPost(1, { state: 'WAITING' })];
    const { user } = openMonth({ state: 'MAKING', pictures: 2, posts });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete this month?' })).toHaveTextContent(
      'Pictures already started are finished, cost their credits and go to your gallery, where your designs stay. The others are not made and cost nothing.',
    );
  });
});
