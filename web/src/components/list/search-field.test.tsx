import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { choices } from './filter-kinds';
import { SearchField } from './search-field';
import { useListState } from './use-list-state';
import { fill } from '../../test/fill';

function Filtered() {
  const list = useListState({
    sortFields: ['DATE'] as const,
    defaultSort: { field: 'DATE', direction: 'DESC' },
    filters: { status: choices(['PAID', 'PENDING']) },
  });
  return (
    <>
      <SearchField list={list} label="Search" />
      <button onClick={() => list.setFilter('status', ['PAID'])}>Paid only</button>
    </>
  );
}

describe('the search field', () => {
  it('does not reset a filter that is set while typing', async () => {
    const router = createMemoryRouter([{ path: '/', element: <Filtered /> }]);
    render(<RouterProvider router={router} useTransitions={false} />);
    const user = userEvent.setup();
    await fill(user, screen.getByRole('searchbox', { name: 'Search' }), 'bread');
    await user.click(screen.getByRole('button', { name: 'Paid only' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('search')).toBe('bread'));
    expect(new URLSearchParams(router.state.location.search).get('status')).toBe('PAID');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('bread');
  });
});
