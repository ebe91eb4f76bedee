import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SteadyButton } from './steady-button';

/** Renders a form with a button that is busy from its first press on. */
function openForm() {
  const presses = { clicks: 0, submits: 0 };
  const form = (isBusy: boolean) => (
    <form
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        presses.submits += 1;
        rerender(form(true));
      }}
    >
      <input aria-label="Text" />
      <SteadyButton type="submit" disabled={isBusy} onClick={() => (presses.clicks += 1)}>
        Send
      </SteadyButton>
      <a href="#next">Next</a>
    </form>
  );
  const { rerender } = render(form(false));
  return { presses, again: () => rerender(form(false)), user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('a button that becomes disabled while it has the focus', () => {
  it('keeps the focus, and does nothing when it is pressed again', async () => {
    const { presses, user, again } = openForm();
    send().focus();
    await user.keyboard('{Enter}');
    expect(send()).toHaveFocus();
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter} ');
    screen.getByRole('textbox').focus();
    await user.keyboard('{Enter}');
    expect(presses).toEqual({ clicks: 1, submits: 1 });
    again();
    expect(send()).toBeEnabled();
    expect(send()).not.toHaveAttribute('aria-disabled');
  });

  it('is disabled as any other once the focus has left it', async () => {
    const { user } = openForm();
    send().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(send()).toBeDisabled();
  });
});

it('is pressed once by an Enter key that is held down', () => {
  openForm();
  // a browser presses the button at each key press that is not prevented
  const isPressed = (repeat: boolean) => fireEvent.keyDown(send(), { key: 'Enter', repeat });
  expect([isPressed(false), isPressed(true), isPressed(true)]).toEqual([true, false, false]);
});
