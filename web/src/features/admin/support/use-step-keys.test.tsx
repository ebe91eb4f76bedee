import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStepKeys } from './use-step-keys';

function Page({ menu = false, field = false }: { menu?: boolean; field?: boolean }) {
  const [place, setPlace] = useState(1);
  useStepKeys((step) => setPlace(place + step));
  return (
    <>
      <p>Ticket {place}</p>
      <div role="listbox" aria-label="Status">
        <div role="option" aria-selected tabIndex={0}>
          Open
        </div>
      </div>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Own keys
      </button>
      {field && <textarea aria-label="Answer" />}
      <Menu open={menu} anchorEl={document.body}>
        <MenuItem>Kind regards</MenuItem>
        <MenuItem>Just a moment</MenuItem>
      </Menu>
    </>
  );
}

describe('j and k', () => {
  it('go through the list, also past a button', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(screen.getByText('Ticket 2')).toBeVisible();
    fireEvent.keyDown(screen.getByText('Ticket 2'), { key: 'k' });
    expect(screen.getByText('Ticket 1')).toBeVisible();
  });

  it('are letters of an entry in a menu or in a list of choices', () => {
    render(<Page menu />);
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Kind regards' }), { key: 'j' });
    fireEvent.keyDown(screen.getByRole('option', { name: 'Open', hidden: true }), { key: 'j' });
    expect(screen.getByText('Ticket 1')).toBeInTheDocument();
  });

  it('are left to what has used them', () => {
    render(<Page />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Own keys' }), { key: 'j' });
    expect(screen.getByText('Ticket 1')).toBeVisible();
  });

  it('are letters of what is typed in a field that goes, until the user moves on', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page field />);
    await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Just');
    rerender(<Page />);
    await user.keyboard('jk j');
    screen.getByRole('button', { name: 'Own keys' }).focus();
    fireEvent.keyDown(screen.getByText('Ticket 1'), { key: 'j' });
    expect(screen.getByText('Ticket 1')).toBeVisible();
    await user.click(screen.getByText('Ticket 1'));
    await user.keyboard('j');
    expect(screen.getByText('Ticket 2')).toBeVisible();
  });

  it.each(['{Tab}', '{Escape}'])('go through the list after a field is left with %s', async (key) => {
    const user = userEvent.setup();
    const { rerender } = render(<Page field />);
    await user.type(screen.getByRole('textbox', { name: 'Answer' }), `Just${key}`);
    rerender(<Page />);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(screen.getByText('Ticket 2')).toBeVisible();
  });
});
