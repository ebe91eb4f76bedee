import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { filterChip, openFilter } from '../../test/filters';
import { days } from './filter-kinds';
import { formatDays } from './format-filters';
import { Filters, dates, flag, kindsOf, numbersBetween, person } from './list-filters';
import { PeopleSearch } from './people-search';
import type { SearchPeople } from './people-search';
import { useListState } from './use-list-state';
import { fill } from '../../test/fill';

interface Filter {
  credits?: { min?: number; max?: number };
  unread?: boolean;
  owner?: string[];
  createdAt?: { from?: string; until?: string };
}

const mia = { id: '01900000-0000-7000-8000-00000000000a', name: 'Mia Weaver', email: 'mia@example.com' };
const max = { id: '01900000-0000-7000-8000-00000000000b', name: 'Max Baker', email: 'max@example.com' };
const filters = {
  credits: numbersBetween('Credits'),
  unread: flag('Messages', { yes: 'Unread', no: 'Read' }),
  owner: person<{ customer: typeof mia }>('Customer', ({ customer }) => customer),
  createdAt: dates('Ordered'),
};

function Narrowed() {
  const list = useListState({
    sortFields: ['DATE'] as const,
    defaultSort: { field: 'DATE', direction: 'DESC' },
    filters: kindsOf<Filter>(filters),
  });
  return (
    <>
      <Filters<Filter> filters={filters} list={list} rows={[{ customer: mia }]} />
      <output>{JSON.stringify(list.variables.filter)}</output>
    </>
  );
}

const show = (address: string, search: SearchPeople | null = null) => {
  const router = createMemoryRouter([{ path: '/', element: <Narrowed /> }], { initialEntries: [address] });
  render(
    <PeopleSearch value={search}>
      <RouterProvider router={router} useTransitions={false} />
    </PeopleSearch>,
  );
  return { user: userEvent.setup(), search: () => router.state.location.search };
};
const asked = () => JSON.parse(screen.getAllByRole('status', { hidden: true }).at(-1)?.textContent ?? '') as Filter;

describe('a range of whole numbers', () => {
  it.each([
    ['/?credits=10..', 'Credits: from 10', { min: 10 }],
    ['/?credits=..1200', 'Credits: up to 1,200', { max: 1200 }],
    ['/?credits=-5..0', 'Credits: -5 to 0', { min: -5, max: 0 }],
    ['/?credits=3..3', 'Credits: 3', { min: 3, max: 3 }],
  ])('is read from %s', (address, words, credits) => {
    show(address);
    expect(filterChip('Credits')).toHaveAccessibleName(words);
    expect(asked()).toEqual({ credits });
  });

  it.each(['/?credits=9..1', '/?credits=1.5..', '/?credits=..', '/?credits=9999999999..'])(
    'is not read from %s',
    (address) => {
      show(address);
      expect(asked()).toEqual({});
    },
  );

  it('is typed as people write numbers, and refuses other text', async () => {
    const { user, search } = show('/');
    const dialog = await openFilter(user, 'Credits');
    await user.type(dialog.getByRole('textbox', { name: 'Credits from' }), '1,000{Enter}');
    expect(search()).toBe('?credits=1000..');
    await user.type(dialog.getByRole('textbox', { name: 'Credits to' }), '1.5{Enter}');
    expect(dialog.getByText('A whole number such as 40')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Credits to' }));
    await user.type(dialog.getByRole('textbox', { name: 'Credits to' }), '0{Enter}');
    expect(dialog.getByText('Less than the first')).toBeVisible();
    expect(search()).toBe('?credits=1000..');
  });
});

describe('a flag', () => {
  it('is chosen in the words of the list, and cleared', async () => {
    const { user, search } = show('/');
    const dialog = await openFilter(user, 'Messages');
    await user.click(dialog.getByRole('radio', { name: 'Read' }));
    expect(search()).toBe('?unread=no');
    expect(asked()).toEqual({ unread: false });
    await user.keyboard('{ArrowUp}');
    expect(filterChip('Messages')).toHaveAccessibleName('Messages: Unread');
    expect(asked()).toEqual({ unread: true });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Clear Messages' }));
    expect(asked()).toEqual({});
  });

  it('ignores other words in the address', () => {
    show('/?unread=perhaps');
    expect(asked()).toEqual({});
  });
});

describe('a person', () => {
  it('is found by letters of the name or email, and chosen by keyboard', async () => {
    const texts: string[] = [];
    const { user, search } = show('/', (text) => {
      texts.push(text);
      return Promise.resolve([mia, max].filter(({ email }) => email.includes(text)));
    });
    await openFilter(user, 'Customer');
    await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'max');
    expect(await screen.findByRole('option', { name: /Max Baker max@example.com/ })).toBeVisible();
    expect(texts).toEqual(['max']);
    await user.keyboard('{Enter}');
    expect(search()).toBe(`?owner=${max.id}`);
    await waitFor(() => expect(filterChip('Customer')).toHaveFocus());
    expect(filterChip('Customer')).toHaveAccessibleName('Customer: Max Baker');
  });

  it('says when no account is found, and when the search fails', async () => {
    const { user } = show('/', (text) => (text === 'x' ? Promise.reject(new Error('away')) : Promise.resolve([])));
    await openFilter(user, 'Customer');
    const field = await screen.findByRole('combobox', { name: 'Customer' });
    await fill(user, field, 'nobody');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'x');
    expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  });

  it('is named by the rows, which a link has narrowed to it', () => {
    show(`/?owner=${mia.id}`);
    expect(filterChip('Customer')).toHaveAccessibleName('Customer: Mia Weaver');
  });

  it('is not named by rows of another account, and not offered where people cannot be searched', () => {
    show(`/?owner=${max.id}`);
    expect(filterChip('Customer')).toHaveAccessibleName('Customer: one person');
  });
});

describe('days relative to today', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(new Date(2026, 2, 1, 23, 59));
  });
  afterEach(() => jest.useRealTimers());
  const between = (from: Date, until: Date) => ({ from: from.toISOString(), until: until.toISOString() });

  it.each([
    ['today', 'Today', new Date(2026, 2, 1), new Date(2026, 2, 2)],
    ['yesterday', 'Yesterday', new Date(2026, 1, 28), new Date(2026, 2, 1)],
    ['last-7-days', 'Last 7 days', new Date(2026, 1, 23), new Date(2026, 2, 2)],
    ['last-30-days', 'Last 30 days', new Date(2026, 0, 31), new Date(2026, 2, 2)],
    ['this-month', 'This month', new Date(2026, 2, 1), new Date(2026, 3, 1)],
    ['last-month', 'Last month', new Date(2026, 1, 1), new Date(2026, 2, 1)],
  ])('are read from the address: %s', (name, words, from, until) => {
    show(`/?createdAt=${name}`);
    expect(filterChip('Ordered')).toHaveAccessibleName(`Ordered: ${words}`);
    expect(asked()).toEqual({ createdAt: between(from, until) });
  });

  it('stay relative in the address, and move when a day begins', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { search } = show('/');
    const dialog = await openFilter(user, 'Ordered');
    await user.click(await dialog.findByRole('button', { name: 'Today' }));
    expect(dialog.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(asked()).toEqual({ createdAt: between(new Date(2026, 2, 1), new Date(2026, 2, 2)) });
    act(() => jest.advanceTimersByTime(60_000));
    expect(asked()).toEqual({ createdAt: between(new Date(2026, 2, 2), new Date(2026, 2, 3)) });
    expect(search()).toBe('?createdAt=today');
    expect(within(filterChip('Ordered')).getByText('Ordered: Today')).toBeVisible();
  });
});

describe('days of another time zone', () => {
  it('are written with it, and asked for from its midnight', () => {
    const text = '2026-10-25..2026-10-25@Europe/Berlin';
    const chosen = days.parse(text);
    expect(days.print(chosen as never)).toBe(text);
    expect(days.asked(chosen as never)).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      // the day has 25 hours
      until: '2026-10-25T23:00:00.000Z',
    });
    expect(formatDays(chosen)).toBe('25/10/2026 (Europe/Berlin)');
    expect(days.parse('2026-10-25..2026-10-25@Nowhere')).toBeUndefined();
  });

  it("are the user's own without one, also where its clocks skip midnight", () => {
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ timeZone: 'America/Santiago' } as Intl.ResolvedDateTimeFormatOptions);
    expect(days.asked({ from: '2026-09-06', to: '2026-09-06' })).toEqual({
      // one o'clock of a day of 23 hours
      from: '2026-09-06T04:00:00.000Z',
      until: '2026-09-07T03:00:00.000Z',
    });
    zone.mockRestore();
  });

  it('are none that the API could not be asked for', () => {
    expect(days.parse('2026-10-25..9999-12-31@Europe/Berlin')).toEqual({ from: '2026-10-25', zone: 'Europe/Berlin' });
    expect(days.parse('..9999-12-31')).toBeUndefined();
    expect(days.parse('0000-01-01..')).toBeUndefined();
  });
});
