import { screen, waitFor, within } from '@testing-library/react';
import { aKey, failing, openKeys, refusedKey } from '../../../../test/ai-keys';
import { fill } from '../../../../test/fill';

describe('API keys', () => {
  beforeEach(() => setScreenWidth(1536));
  it('are added after both fields are filled, and tested at once; the key is in no later answer', async () => {
    const { user, press, variablesOf, row } = await openKeys([]);
    expect(screen.getByText('No keys yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Google AI Studio' })).toBeVisible();
    await press('Add key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API key' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' ');
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await dialog.findAllByText('Name and key are required')).toHaveLength(2);
    expect(variablesOf('AddAiKey')).toEqual([]);
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Spare');
    const secret = dialog.getByLabelText(/^API key/, { selector: 'input' });
    expect(secret).toHaveAttribute('type', 'password');
    await fill(user, secret, 'AQ.Ab-0123456789-wxyz');
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await screen.findByText('API key added successfully!')).toBeVisible();
    expect(variablesOf('AddAiKey')).toEqual([
      { input: { name: 'Spare', key: 'AQ.Ab-0123456789-wxyz', isActive: true } },
    ]);
    expect(await screen.findByText('The AI service accepts this key.')).toBeVisible();
    expect(row('Spare').getByText('1 of 3 models')).toBeVisible();
    expect(variablesOf('TestAiKey')).toHaveLength(1);
  });

  it('show a key that exists already on its field, and "Error: Failed to add key" without a reason', async () => {
    let answer: () => unknown = () =>
      refusedKey('INVALID_INPUT', 'This key is in the list already, as Main.', ['input', 'key']);
    const { user, press } = await openKeys([aKey('Main')], { addAiKey: () => answer() });
    await press('Add key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API key' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Spare');
    const secret = dialog.getByLabelText(/^API key/, { selector: 'input' });
    await fill(user, secret, 'AQ.Ab-0123456789-wxyz');
    const send = () => user.click(dialog.getByRole('button', { name: 'Add key' }));
    await send();
    await waitFor(() => expect(secret).toHaveAccessibleDescription('This key is in the list already, as Main.'));
    answer = failing;
    await send();
    expect(await dialog.findByText('Error: Failed to add key')).toBeVisible();
    expect(secret).toHaveValue('AQ.Ab-0123456789-wxyz');
  });

  it('are renamed without their key, and ask for it only where it may change', async () => {
    const { user, press, variablesOf, row } = await openKeys([aKey('Main', { fromEnvironment: true }), aKey('Spare')]);
    await press('Edit Main');
    const first = await screen.findByRole('dialog', { name: 'Edit API key' });
    expect(within(first).queryByLabelText(/^API key/, { selector: 'input' })).not.toBeInTheDocument();
    expect(within(first).getByText(/comes from the server's environment/)).toBeVisible();
    await user.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await press('Edit Spare');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
    await user.clear(dialog.getByRole('textbox', { name: /^Name/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name and key are required')).toBeVisible();
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Reserve');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('API key updated successfully!')).toBeVisible();
    expect(variablesOf('UpdateAiKey')).toMatchObject([{ input: { name: 'Reserve', key: null } }]);
    expect(variablesOf('TestAiKey')).toEqual([]);
    expect(row('Reserve').getByText('Active')).toBeVisible();
  });

  it('keep the name that another Admin gives them while one replaces the key', async () => {
    const { user, press, variablesOf } = await openKeys([aKey('Spare')]);
    await press('Edit Spare');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
    await fill(user, dialog.getByLabelText(/^API key/, { selector: 'input' }), 'AQ.Ab-0123456789-wxyz');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('API key updated successfully!')).toBeVisible();
    expect(variablesOf('UpdateAiKey')).toMatchObject([{ input: { name: null, key: 'AQ.Ab-0123456789-wxyz' } }]);
  });

  it('say "Error: Failed to update key" when that had no reason', async () => {
    const { user, press } = await openKeys([aKey('Spare')], { updateAiKey: failing });
    await press('Edit Spare');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Error: Failed to update key')).toBeVisible();
  });
});
