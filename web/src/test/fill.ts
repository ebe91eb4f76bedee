import type { UserEvent } from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';

/**
 * Enters a text at the end of a field in one step, as by pasting it. Typing renders the page for every key, so it is left
 * to tests that are about keys.
 */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

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
