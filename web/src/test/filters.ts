import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Returns the chip of a filter by its name; its value may follow the name. */
export const filterChip = (label: string): HTMLElement =>
  within(screen.getByRole('group', { name: 'Filters', hidden: true })).getByRole('button', {
    name: new RegExp(`^${label}(:|$)`),
    hidden: true,
  });

/** Opens a filter. */
export async function openFilter(user: UserEvent, label: string) {
  await user.click(filterChip(label));
  return within(await screen.findByRole('dialog', { name: label }));
}

/** Closes the filter that is open. */
export async function closeFilter(user: UserEvent): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Ticks options of a filter. */
export async function chooseFilter(user: UserEvent, label: string, words: readonly string[]): Promise<void> {
  const filter = await openFilter(user, label);
  for (const word of words) await user.click(filter.getByRole('checkbox', { name: word }));
  await closeFilter(user);
}
