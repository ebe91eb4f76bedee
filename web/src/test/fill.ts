import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters a text at the end of a field in one step, as by pasting it. Typing renders the page for every key, so it is left
 * to tests that are about keys.
 */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
