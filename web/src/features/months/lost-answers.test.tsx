import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';
import { loseOneAnswerOf } from '../../test/test-api';

const elsewhere = 'This month was changed in another window.';

interface Sent {
  version: number;
  posts?: { id: string }[];
}

/** Opens a month with a server that refuses a change of another version than the stored one. */
function openMonth(parts: object = {}) {
  const server = { month: aMonth(parts), isDown: false };
  const change = (changes: object, version = server.month.version) => {
    if (version !== server.month.version)
      return { plan: null, user: null, errors: [{ code: 'CONFLICT', message: elsewhere, field: null }] };
    server.month = { ...server.month, version: version + 1, ...changes };
    return { plan: server.month, user: null, errors: [] };
  };
  const route = renderRoute(`/user/month/${server.month.id}`, {
    viewer: { credits: 12 },
    overrides: {
      Query: {
        monthPlan: () => {
          if (server.isDown) throw new Error('down');
          return server.month;
        },
      },
      Mutation: {
        saveMonth: (_root: unknown, { version, posts = [] }: Sent) => {
          const known = new Map(server.month.posts.map((post) => [post.id, post]));
          return change({ posts: posts.map((post) => ({ ...known.get(post.id), ...post })) }, version);
        },
        makeMonth: (_root: unknown, { version }: Sent) =>
          change(
            { state: 'MAKING', posts: server.month.posts.map((post) => ({ ...post, state: 'WAITING' })) },
            version,
          ),
        pauseMonth: () => change({ state: 'PAUSED' }),
      },
    },
  });
  const sent = (name: string) => route.api.calls.filter(({ operation }) => operation === name);
  return { ...route, server, sent };
}

const makeButton = () => screen.findByRole('button', { name: /^Make the month for/ });

describe('a month whose change was made although its answer was lost', () => {
  it('shows the posts in the making', async () => {
    const { user } = openMonth();
    loseOneAnswerOf('MakeMonth');
    await user.click(await makeButton());
    expect(await screen.findByText('0 of 4 posts are ready')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked for before the purchase is sent again, while the month could not be loaded', async () => {
    const { user, server, sent } = openMonth();
    const make = await makeButton();
    server.isDown = true;
    loseOneAnswerOf('MakeMonth');
    await user.click(make);
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    server.isDown = false;
    await user.click(await makeButton());
    expect(await screen.findByText('0 of 4 posts are ready')).toBeVisible();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
    expect(sent('MakeMonth')).toHaveLength(1);
  });

  it('shows that it is paused', async () => {
    const { user } = openMonth({ state: 'MAKING' });
    loseOneAnswerOf('PauseMonth');
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes the post that was saved, and saves the next change', async () => {
    const { user, server } = openMonth();
    loseOneAnswerOf('SaveMonth');
    await user.click(await screen.findByRole('button', { name: /^Teaser Loaf 1/ }));
    await fill(user, within(screen.getByRole('dialog')).getByLabelText(/Headline/), ' of rye');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const second = await screen.findByRole('button', { name: /^Offer Loaf 2/ });
    second.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(server.month.version).toBe(3));
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  });
});
