import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownDay, typeDay } from '../../test/fill';
import { DayField } from './day-field';

function open(value = '', props: { min?: string; max?: string } = {}) {
  const said: (string | undefined)[] = [];
  function Harness() {
    const [day, setDay] = useState(value);
    return (
      <>
        <DayField
          label="First day"
          value={day}
          onChange={(next) => {
            said.push(next);
            if (next !== undefined) setDay(next);
          }}
          {...props}
        />
        <button onClick={() => setDay('2026-01-31')}>January</button>
      </>
    );
  }
  render(<Harness />);
  return { user: userEvent.setup(), said };
}

describe('a field for a day', () => {
  it('shows and accepts the day before the month in every locale', async () => {
    const { user, said } = open('2026-11-02');
    expect(await shownDay('First day')).toBe('02/11/2026');
    await typeDay(user, 'First day', '24/12/2027');
    expect(await shownDay('First day')).toBe('24/12/2027');
    expect(said.at(-1)).toBe('2027-12-24');
  });

  it('reports no value while a day is incomplete', async () => {
    const { user, said } = open();
    expect(await shownDay('First day')).toBe('DD/MM/YYYY');
    await typeDay(user, 'First day', '24/12/20');
    expect(said.filter((day) => day !== undefined)).toEqual([]);
    await user.keyboard('26');
    expect(said.at(-1)).toBe('2026-12-24');
  });

  it('is cleared by its button, and updates with its value prop', async () => {
    const { user, said } = open('2026-11-02');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(said).toEqual(['']);
    expect(await shownDay('First day')).toBe('DD/MM/YYYY');
    await user.click(screen.getByRole('button', { name: 'January' }));
    expect(await shownDay('First day')).toBe('31/01/2026');
  });

  it.each([1280, 390])('is picked from a calendar whose weeks begin on Monday, %i pixels wide', async (width) => {
    setScreenWidth(width);
    const { user, said } = open('2026-11-02', { min: '2026-11-02' });
    await user.click(screen.getByRole('button', { name: /^Choose date/ }));
    const calendar = within(await screen.findByRole('dialog'));
    expect(calendar.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    expect(calendar.getByRole('gridcell', { name: '1' })).toBeDisabled();
    await user.click(calendar.getByRole('gridcell', { name: '22' }));
    await waitFor(() => expect(said.at(-1)).toBe('2026-11-22'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
