import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Returns the parts of a day field: day, month and year. */
const partsOf = async (label: string) =>
  within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');

/** Types a day as DD/MM/YYYY, part by part, like a keyboard. */
export async function typeDay(user: UserEvent, label: string, day: string): Promise<void> {
  const [first] = await partsOf(label);
  await user.click(first as HTMLElement);
  for (const digit of day.replaceAll('/', '')) await user.keyboard(digit);
}

/** Returns the text of a day field. */
export const shownDay = async (label: string): Promise<string> =>
  (await partsOf(label)).map(({ textContent }) => textContent).join('/');
