import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';

/** Opens a month, and the dialog of a post in it. */
async function openPost(name: RegExp) {
  const server = { month: aMonth(), saves: 0 };
  const route = renderRoute('/user/month', {
    viewer: { credits: 12 },
    overrides: {
      User: { monthPlans: () => [aMonth()], brands: () => [] },
      Query: { monthPlan: () => server.month },
      Mutation: {
        saveMonth: (_root: unknown, sent: { posts: { id: string }[] }) => {
          server.saves += 1;
          const known = new Map(server.month.posts.map((post) => [post.id, post]));
          const posts = sent.posts.map((post) => ({ ...known.get(post.id), ...post })) as never;
          server.month = { ...server.month, version: server.month.version + 1, posts };
          return { plan: server.month, user: null, errors: [] };
        },
      },
    },
  });
  await route.user.click(await screen.findByRole('link', { name: /Fresh bread from our stone oven/ }));
  await route.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Offer' });
  return { ...route, server, dialog };
}

const caption = () => screen.getByRole('textbox', { name: 'Caption', hidden: true });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

describe('the dialog of a post', () => {
  it.each(['Escape', 'a click beside it', 'Cancel', 'the back button'] as const)(
    'asks before %s discards typed words',
    async (way) => {
      const { user, goBack, address, dialog } = await openPost(/Loaf 2/);
      const close = async () => {
        if (way === 'Escape') await user.keyboard('{Escape}');
        else if (way === 'Cancel') await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
        else if (way === 'the back button') await goBack();
        else await user.click(dialog.parentElement ?? dialog);
      };
      await user.clear(caption());
      await fill(user, caption(), 'Typed for an hour');
      await close();
      await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveValue('Typed for an hour'));
      await close();
      await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(address()).toBe(way === 'the back button' ? '/user/month' : `/user/month/${aMonth().id}`);
    },
  );

  it('closes at once without changes, and after a save; the focus is on its card', async () => {
    const { user, server } = await openPost(/Loaf 2/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /Loaf 2/ }));
    await fill(user, await screen.findByRole('textbox', { name: 'Second line' }), 'From seven');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.month.posts[1]).toMatchObject({ second: 'From seven' });
    expect(screen.getByRole('button', { name: /Loaf 2/ })).toHaveFocus();
  });

  it.each([
    { removed: /Loaf 3/, next: /Loaf 4/ },
    { removed: /Loaf 4/, next: /Loaf 3/ },
  ])('removes $removed after a question, and focuses $next', async ({ removed, next }) => {
    const { user, server, dialog } = await openPost(removed);
    await user.click(within(dialog).getByRole('button', { name: 'Remove this post' }));
    const asked = await screen.findByRole('dialog', { name: 'Remove this post?' });
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(server.saves).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove this post' }));
    await user.click(await screen.findByRole('button', { name: 'Remove post' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: removed })).not.toBeInTheDocument());
    await waitFor(() => expect(server.month.posts).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
  });
});
