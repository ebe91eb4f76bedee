import { screen, waitFor, within } from '@testing-library/react';
import { aKey, openKeys } from '../../../../test/ai-keys';
import { fill } from '../../../../test/fill';
import { loseAnswerOf } from '../../../../test/lose-answer';

/** Before the panel reads the list again automatically. */
const soon = { timeout: 10_000 };

describe('the list of API keys after a lost answer', () => {
  beforeEach(() => setScreenWidth(1536));

  it('shows a key that was added', async () => {
    const { user, press, state, row } = await openKeys([aKey('Main')]);
    loseAnswerOf('AddAiKey', () => {
      state.keys = [...state.keys, aKey('Spare')];
    });
    await press('Add key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API key' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Spare');
    await fill(user, dialog.getByLabelText(/^API key/, { selector: 'input' }), 'AQ.Ab-0123456789-wxyz');
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await dialog.findByText('Error: Failed to add key')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Edit Spare' }, soon)).toBeVisible();
    expect(row('Spare').getByText('AQ.Ab8RN…wxyz')).toBeVisible();
  });

  it('lacks a key that was deleted', async () => {
    const { user, press, state } = await openKeys([aKey('Main'), aKey('Spare')]);
    loseAnswerOf('DeleteAiKey', () => {
      state.keys = state.keys.filter(({ name }) => name !== 'Spare');
    });
    await press('Delete Spare');
    const dialog = within(await screen.findByRole('dialog', { name: /delete this API key/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Error: Failed to delete key')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Main' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Spare' })).not.toBeInTheDocument(), soon);
  });
});
