import { screen, waitFor } from '@testing-library/react';
import { aMonth, aMonthPost } from '../../test/months';
import { renderRoute } from '../../test/render-route';

function open(parts: object, answer: object = {}) {
  let month = aMonth({
    state: 'DONE',
    pictures: 1,
    posts: [aMonthPost(0, { state: 'READY', picture: 1, ...parts }), aMonthPost(1, { state: 'WAITING', picture: 1 })],
  });
  const sent: object[] = [];
  const route = renderRoute(`/user/month/${month.id}`, {
    viewer: { credits: 3 },
    overrides: {
      Query: { monthPlan: () => month },
      Mutation: {
        remakeMonthPicture: (_root: unknown, given: object) => {
          sent.push(given);
          const posts = month.posts.map((post) => ({ ...post, state: 'WAITING', remakeCredits: null }));
          month = aMonth({ ...month, state: 'MAKING', posts });
          return { plan: month, user: null, errors: [], ...answer };
        },
      },
    },
  });
  return { ...route, sent };
}

describe('a post whose picture was deleted', () => {
  it('says so in the calendar and in its dialog, and is made again for a credit', async () => {
    const { user, sent } = open({ remakeCredits: 1 });
    expect(await screen.findByText('The picture of 1 post was deleted. Open the post to make it again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Loaf 1.*Picture deleted/ }));
    expect(await screen.findByText('The picture of this post was deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make its picture again for 1 credit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ postId: aMonthPost(0).id }]);
    expect(await screen.findByRole('button', { name: /Loaf 1.*Waiting for its picture/ })).toBeVisible();
  });

  it('is set over the picture of another post for nothing', async () => {
    const { user } = open({ remakeCredits: 0 });
    await user.click(await screen.findByRole('button', { name: /Loaf 1.*Picture deleted/ }));
    expect(
      await screen.findByText('The design of this post was deleted. Another post still has its picture.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set the post on it again, free' })).toBeEnabled();
  });

  it('is not offered to be tried again, and says why it can not be made', async () => {
    const message = 'Making this picture again costs 1 credit, and you have none. Nothing was taken.';
    const { user } = open(
      { state: 'FAILED', error: 'The picture that it shares was deleted.', remakeCredits: 1 },
      { plan: null, errors: [{ code: 'INSUFFICIENT_CREDITS', message, field: ['postId'] }] },
    );
    await user.click(await screen.findByRole('button', { name: /Loaf 1.*Picture deleted/ }));
    expect(screen.queryByText(/It cost nothing/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Make its picture again for 1 credit' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Try 1 failed post/ })).not.toBeInTheDocument();
  });
});
