import { act, screen, waitFor } from '@testing-library/react';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';

interface Saved {
  version: number;
  posts: { id: string; day: string }[];
}

const conflict = { code: 'CONFLICT', message: 'This month was changed in another window.', field: ['version'] };

/** Opens a month whose server saves the newest version alone, each time once `answerNext` is called. */
function openMonth() {
  const server = { month: aMonth(), sent: [] as Saved[] };
  const waiting: (() => void)[] = [];
  const route = renderRoute(`/user/month/${aMonth().id}`, {
    viewer: { credits: 12 },
    overrides: {
      Query: { monthPlan: () => server.month },
      Mutation: {
        saveMonth: async (_root: unknown, sent: Saved) => {
          server.sent.push(sent);
          await new Promise<void>((resolve) => waiting.push(resolve));
          if (sent.version !== server.month.version) return { plan: null, user: null, errors: [conflict] };
          const known = new Map(server.month.posts.map((post) => [post.id, post]));
          server.month = {
            ...server.month,
            version: sent.version + 1,
            posts: sent.posts.map((post) => ({ ...aMonth().posts[0], ...known.get(post.id), ...post })) as never,
          };
          return { plan: server.month, user: null, errors: [] };
        },
      },
    },
  });
  const answerNext = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    act(() => waiting.shift()?.());
  };
  return { ...route, server, answerNext };
}

describe('several quick moves of a post', () => {
  it('are all saved, the later ones together once the first is answered', async () => {
    const { user, server, answerNext } = openMonth();
    const first = await screen.findByRole('button', { name: 'Teaser Loaf 1 Tuesday 1 December' });
    act(() => first.focus());
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}');
    const moved = { name: 'Teaser Loaf 1 Friday 4 December' };
    expect(screen.getByRole('button', moved)).toHaveFocus();
    await answerNext();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(screen.getByRole('button', moved)).toHaveFocus();
    await answerNext();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make the month for 4 credits' })).toBeEnabled());
    expect(screen.getByRole('button', moved)).toHaveFocus();
    expect(server.sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(server.month.posts.find(({ headline }) => headline === 'Loaf 1')).toMatchObject({ day: '2026-12-04' });
    expect(screen.queryByText(conflict.message)).not.toBeInTheDocument();
  });

  it('end with the first that is refused, and the stored days are shown', async () => {
    const { user, server, answerNext } = openMonth();
    const first = await screen.findByRole('button', { name: 'Teaser Loaf 1 Tuesday 1 December' });
    server.month = aMonth({ version: 5 });
    act(() => first.focus());
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await answerNext();
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Teaser Loaf 1 Tuesday 1 December' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make the month for 4 credits' })).toBeEnabled());
    expect(server.sent).toHaveLength(1);
  });
});
