import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { choices, days } from './filter-kinds';
import { useListState } from './use-list-state';

const options = {
  sortFields: ['DATE', 'NAME'],
  defaultSort: { field: 'DATE', direction: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 25],
  filters: { status: choices(['PAID', 'PENDING', 'CANCELLED']), made: days },
} as const;
const useOrders = () => useListState(options);
const useTickets = () => useListState({ ...options, prefix: 'tickets' });

const useTwoLists = () => ({
  orders: useOrders(),
  tickets: useTickets(),
  navigate: useNavigate(),
  location: useLocation(),
});
type Lists = ReturnType<typeof useTwoLists>;

function open(address: string) {
  const { result } = renderHook(useTwoLists, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });
  const change = (work: (state: Lists) => unknown) => act(async () => void work(result.current));
  return {
    now: () => result.current,
    change,
    back: () => change(({ navigate }) => navigate(-1)),
    address: () => decodeURIComponent(result.current.location.search),
  };
}

const sort = { field: 'DATE', direction: 'DESC' };

describe('the state of a list', () => {
  it("is read from the address, with filters in the API's form", () => {
    const { now } = open('/?page=3&size=25&sort=NAME&search=bread&status=PENDING,PAID&made=2026-03-01..2026-03-02');
    const { variables, filters, narrowed } = now().orders;
    expect(variables).toEqual({
      sort: { field: 'NAME', direction: 'ASC' },
      page: { number: 3, size: 25 },
      filter: {
        search: 'bread',
        status: ['PAID', 'PENDING'],
        made: { from: new Date(2026, 2, 1).toISOString(), until: new Date(2026, 2, 3).toISOString() },
      },
    });
    expect([filters, narrowed]).toEqual([
      { status: ['PAID', 'PENDING'], made: { from: '2026-03-01', to: '2026-03-02' } },
      true,
    ]);
  });

  it.each([
    '/?page=-1&size=7&sort=NONE&status=EATEN&made=soon',
    '/?page=1e9&status=&made=2026-03-02..2026-03-01',
    '/?made=2026-13-45..',
    '/',
  ])('ignores invalid parts of an address: %s', (address) => {
    const { now } = open(address);
    expect(now().orders.variables).toEqual({ sort, page: { number: 1, size: 10 }, filter: {} });
    expect(now().orders.narrowed).toBe(false);
  });

  it('is separate from that of another list of the page', async () => {
    const { now, change, address } = open('/?page=2&status=PAID');
    await change(({ tickets }) => tickets.setFilter('status', ['CANCELLED']));
    await change(({ tickets }) => tickets.setPage(4));
    await change(({ orders }) => orders.setFilter('made', { from: '2026-03-01' }));
    expect(address()).toBe('?status=PAID&tickets.status=CANCELLED&tickets.page=4&made=2026-03-01..');
    expect(now().tickets.variables).toEqual({ sort, page: { number: 4, size: 10 }, filter: { status: ['CANCELLED'] } });
    await change(({ orders }) => orders.clear());
    expect(address()).toBe('?tickets.status=CANCELLED&tickets.page=4');
  });

  it('goes back page by page, and returns to the first page when search, filter or sort change', async () => {
    const { now, change, back, address } = open('/');
    await change(({ orders }) => orders.setPage(2));
    await change(({ orders }) => orders.setPage(3));
    await back();
    expect(now().orders.page).toBe(2);
    await change(({ orders }) => orders.setSize(25));
    expect(address()).toBe('?size=25');
    await change(({ orders }) => orders.setSize(10));
    await change(({ orders }) => orders.setFilter('status', []));
    expect(address()).toBe('');
    await back();
    expect(now().orders.page).toBe(1);
  });
});
