import { fireEvent } from '@testing-library/react';

/** Presses a control again before the first press is answered, as a double click on a slow line does. */
export function pressTwice(control: HTMLElement): void {
  fireEvent.click(control);
  fireEvent.click(control);
}
