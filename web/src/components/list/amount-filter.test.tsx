import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { AmountFilter } from './amount-filter';
import { amounts } from './filter-kinds';
import { useListState } from './use-list-state';

function Narrowed() {
  const list = useListState({
    sortFields: ['DATE'] as const,
    defaultSort: { field: 'DATE', direction: 'DESC' },
    filters: { total: amounts },
  });
  return (
    <>
      <AmountFilter label="Total" amounts={list.filters.total} onChange={(chosen) => list.setFilter('total', chosen)} />
      <output>{JSON.stringify(list.variables.filter)}</output>
    </>
  );
}

const chip = () => screen.getByRole('button', { name: /^Total/, hidden: true });
const show = (address: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Narrowed /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { user: userEvent.setup(), search: () => router.state.location.search };
};
const open = async (address: string) => {
  const shown = show(address);
  await shown.user.click(chip());
  expect(screen.getByRole('dialog', { name: 'Total' })).toBeVisible();
  expect(from()).toHaveFocus();
  return shown;
};
const from = () => screen.getByRole('textbox', { name: 'Total from' });
const to = () => screen.getByRole('textbox', { name: 'Total to' });
const asked = () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent) as unknown;

describe('a range of amounts', () => {
  it('filters with Enter, formatted as the API formats amounts', async () => {
    const { user, search } = await open('/');
    await user.type(from(), '9,5{Enter}');
    expect(asked()).toEqual({ total: { min: '9.50' } });
    expect(from()).toHaveValue('9.50');
    await user.type(to(), '20');
    await user.tab();
    expect(asked()).toEqual({ total: { min: '9.50', max: '20.00' } });
    expect(search()).toBe('?total=9.50..20.00');
  });

  it('filters after a pause in typing, and leaves the typed text as it is', async () => {
    const { user } = await open('/');
    await user.type(from(), '9');
    await waitFor(() => expect(asked()).toEqual({ total: { min: '9.00' } }));
    expect(from()).toHaveValue('9');
    await user.type(from(), ',5');
    await waitFor(() => expect(asked()).toEqual({ total: { min: '9.50' } }));
    expect(from()).toHaveValue('9,5');
  });

  it.each([
    ['/', 'Total'],
    ['/?total=5..', 'Total: from $5.00'],
    ['/?total=..1200', 'Total: up to $1,200.00'],
    ['/?total=5..20', 'Total: $5.00 to $20.00'],
    ['/?total=5..5', 'Total: $5.00'],
  ])('is described in words: %s is %s', (address, words) => {
    show(address);
    expect(chip()).toHaveAccessibleName(words);
  });

  it('filters when the field is left before the pause', async () => {
    const { user } = await open('/');
    await user.type(from(), '9');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chip()).toHaveTextContent('Total: from $9.00'));
    await waitFor(() => expect(chip()).toHaveFocus());
  });

  it('shows an invalid amount, and does not filter by it', async () => {
    const { user, search } = await open('/?total=10.00..');
    await user.type(to(), 'ten{Enter}');
    expect(screen.getByText('An amount such as 19.00')).toBeInTheDocument();
    expect(to()).toBeInvalid();
    await user.clear(to());
    await user.type(to(), '9{Enter}');
    expect(screen.getByText('Less than the first')).toBeInTheDocument();
    expect(search()).toBe('?total=10.00..');
    await user.type(to(), '0{Enter}');
    expect(to()).toBeValid();
    expect(search()).toBe('?total=10.00..90.00');
  });

  it('is read from a valid address, and removed when both ends are', async () => {
    const { user, search } = await open('/?total=5..20');
    expect([from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual(['5.00', '20.00']);
    await user.clear(from());
    await user.clear(to());
    await user.tab();
    expect(asked()).toEqual({});
    expect(search()).toBe('');
  });

  it.each(['/?total=20..5', '/?total=a..b', '/?total=..'])('ignores the invalid address %s', (address) => {
    show(address);
    expect(chip()).toHaveTextContent(/^Total$/);
    expect(asked()).toEqual({});
  });
});
