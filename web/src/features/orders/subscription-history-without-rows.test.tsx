import { screen, waitFor, within } from '@testing-library/react';
import { answerOrders, openHistory, shownIds, table } from '../../test/open-history';
import { aPage } from '../../test/orders';

describe('subscription history without rows', () => {
  it('is a loader at first', async () => {
    openHistory(undefined, () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { name: 'Subscription History' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
  });

  it('says that nothing was bought yet', async () => {
    openHistory(undefined, () => aPage([]));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/user/select-package');
    expect(screen.queryByRole('heading', { name: 'Nothing matches' })).not.toBeInTheDocument();
  });

  it('shows the error, and retries', async () => {
    let broken = true;
    const { user } = openHistory(undefined, (root, asked) => {
      if (broken) throw new Error('No thread left');
      return answerOrders(root, asked);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data: No thread left');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shownIds()).toHaveLength(3);
  });

  it('keeps the previous rows when a later page cannot be loaded, and says so', async () => {
    let broken = true;
    const { user } = openHistory(undefined, (root, asked) => {
      if (broken && asked.sort.field === 'TOTAL') throw new Error('No thread left');
      return answerOrders(root, asked);
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch data: No thread left The rows below were loaded before.');
    expect(await shownIds()).toHaveLength(3);
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((await shownIds())[0]).toBe('WAITS111');
  });

  it('leads back from a page that does not exist', async () => {
    const { user } = openHistory('/user/subscription-history?page=9', (root, asked) =>
      (asked as unknown as { page: { number: number } }).page.number > 1 ? aPage([], 3) : answerOrders(root, asked),
    );
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await shownIds()).toHaveLength(3);
  });
});
