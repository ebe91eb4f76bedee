import { screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { renderRoute } from '../../test/render-route';
import { ConfirmDialog } from '../feedback/confirm';
import { useLeaveBlocker, useLeaveGuard } from './use-leave-guard';

function Layout() {
  useLeaveBlocker();
  return (
    <>
      <Outlet />
      <ConfirmDialog />
    </>
  );
}

function Form({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  useLeaveGuard(dirty, onLeave);
  return null;
}

/** A page with two forms, one of which has unsaved changes. */
const opened = (dirty: [boolean, boolean]) => {
  const left = jest.fn();
  const page = (
    <>
      <Form dirty={dirty[0]} onLeave={() => void left('first')} />
      <Form dirty={dirty[1]} onLeave={() => void left('second')} />
      <Link to="/away">Away</Link>
    </>
  );
  const pages = [
    {
      Component: Layout,
      children: [
        { path: '/here', element: page },
        { path: '/away', element: 'Gone' },
      ],
    },
  ];
  return { left, ...renderRoute('/here', { pages }) };
};

describe('a page with several forms', () => {
  it.each([
    { dirty: [true, false] as [boolean, boolean], left: [['first']] },
    { dirty: [false, true] as [boolean, boolean], left: [['second']] },
    { dirty: [true, true] as [boolean, boolean], left: [['first'], ['second']] },
  ])('is left only after a question while one of them is changed: $dirty', async ({ dirty, left: expected }) => {
    const { user, left } = opened(dirty);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Gone')).toBeInTheDocument();
    expect(left.mock.calls).toEqual(expected);
  });

  it('is left at once while none is changed', async () => {
    const { user, left } = opened([false, false]);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('Gone')).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });
});
