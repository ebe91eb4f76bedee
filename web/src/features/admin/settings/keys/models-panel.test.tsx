import { screen, waitFor, within } from '@testing-library/react';
import { aKey, aiSettings, openKeys } from '../../../../test/ai-keys';
import { fill } from '../../../../test/fill';

describe('Models and Limits', () => {
  it('save the order of the models, their costs and the limits, and are reset to the values of the server after a question', async () => {
    const { user, press, variablesOf } = await openKeys([aKey('Main')]);
    await press('Move image model 2 up');
    const first = within(screen.getByRole('listitem', { name: 'image model 1' }));
    expect(first.getByRole('textbox', { name: /^Model/ })).toHaveValue('painter-2');
    const cost = first.getByRole('textbox', { name: 'Cost per image' });
    await fill(user, cost, '3 cents');
    await press('Add text model');
    const second = within(screen.getByRole('listitem', { name: 'text model 2' }));
    await fill(user, second.getByRole('textbox', { name: /^Model/ }), 'writer-1');
    const limit = screen.getByRole<HTMLInputElement>('textbox', { name: 'Designs at once, whole shop' });
    const before = limit.value;
    await fill(user, limit, '501');
    await fill(user, screen.getByRole('textbox', { name: 'Designs within 24 hours, per account' }), '20');
    await press('Save');
    expect(await screen.findByText('Please enter an amount, such as 0.039.')).toBeVisible();
    expect(screen.getByText('This model is in the list already.')).toBeVisible();
    expect(screen.getByText('Please enter at most 500.')).toBeVisible();
    await user.clear(cost);
    await fill(user, cost, '0.02');
    await fill(user, second.getByRole('textbox', { name: /^Model/ }), '2');
    await fill(user, screen.getByRole('textbox', { name: 'Cost per text call' }), '0.0005');
    await user.clear(screen.getByRole('textbox', { name: 'Designs at once, whole shop' }));
    await fill(user, screen.getByRole('textbox', { name: 'Designs at once, whole shop' }), '5');
    await press('Save');
    expect(await screen.findByText('Models and limits saved')).toBeVisible();
    expect(variablesOf('SaveAiSetup')).toEqual([
      {
        version: 2,
        input: {
          imageModels: [
            { model: 'painter-2', cost: '0.02' },
            { model: 'painter-1', cost: '0.039' },
          ],
          textModels: ['writer-1', 'writer-12'],
          textCallCost: '0.0005',
          designsAtOnce: 5,
          designsAtOncePerAccount: 3,
          designsPerDayPerAccount: 20,
        },
      },
    ]);
    expect(screen.getByText('All changes saved')).toBeVisible();

    await press('Reset');
    const question = await screen.findByRole('dialog', {
      name: 'Are you sure you want to reset to default settings?',
    });
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Settings reset to defaults.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Designs at once, whole shop' })).toHaveValue(before);
    expect(variablesOf('ResetAiSetup')).toEqual([{ version: aiSettings.version + 1 }]);
  });

  it('do not overwrite what another Admin has saved', async () => {
    const { user, press, state } = await openKeys([aKey('Main')], {
      saveAiSettings: () => ({
        settings: null,
        errors: [{ code: 'CONFLICT', message: 'Somebody else was quicker.', field: null }],
      }),
    });
    state.ai = { ...aiSettings, designsAtOncePerAccount: 7, version: 3 };
    const limit = screen.getByRole('textbox', { name: /Designs at once, per account/ });
    await user.clear(limit);
    await press('Save');
    expect(await screen.findByText('Please enter a whole number.')).toBeVisible();
    await fill(user, limit, '4');
    await press('Save');
    expect(await screen.findByText('Somebody else was quicker.')).toBeVisible();
    await press('Show the current text');
    await waitFor(() => expect(limit).toHaveValue('7'));
  });
});
