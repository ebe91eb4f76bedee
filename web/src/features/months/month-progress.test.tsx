import { screen } from '@testing-library/react';
import { aMonth, aMonthPost } from '../../test/months';
import { renderRoute } from '../../test/render-route';

function open(parts: object) {
  const month = aMonth({ state: 'MAKING', pictures: 4, ...parts });
  renderRoute(`/user/month/${month.id}`, { viewer: { credits: 12 }, overrides: { Query: { monthPlan: () => month } } });
}

const ready = aMonthPost(0, { state: 'READY', picture: 1, design: null });
const waiting = aMonthPost(1, { state: 'WAITING', picture: 2 });
const failed = (index: number, picture: number) => aMonthPost(index, { state: 'FAILED', picture, error: 'No.' });

describe('a month that waits', () => {
  it('says that credits are missing in the middle', async () => {
    const hold =
      'You have no credits left, and 1 picture is still to be made. It continues automatically when you have credits.';
    open({ hold, posts: [ready, waiting] });
    expect(await screen.findByText(hold)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeVisible();
  });

  it('offers no credits where something else than credits is missing', async () => {
    const hold = 'You have made 40 designs within 24 hours, and more are not possible. No credit was taken.';
    open({ hold, posts: [ready, waiting] });
    expect(await screen.findByText(hold)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy credits' })).not.toBeInTheDocument();
  });
});

describe('failed posts', () => {
  it.each([
    ['Try 3 failed posts again for 1 credit', [failed(1, 2), failed(2, 2), failed(3, 1)]],
    ['Try 2 failed posts again for 2 credits', [failed(1, 2), failed(2, 3)]],
    ['Try 1 failed post again for free', [failed(1, 1)]],
  ])('cost a credit for each picture that is still to be made: %s', async (name, posts) => {
    open({ state: 'INCOMPLETE', posts: [ready, ...posts] });
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });
});
