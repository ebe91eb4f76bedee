import { act, screen, waitFor, within } from '@testing-library/react';
import { aKey, aiSettings, failing, openKeys, refusedKey } from '../../../../test/ai-keys';
import { pressTwice } from '../../../../test/press-twice';
import { renderRoute } from '../../../../test/render-route';
import { goOffline } from '../../../../test/test-api';
import { fill } from '../../../../test/fill';

describe('Gemini Keys', () => {
  beforeEach(() => setScreenWidth(1536));
  it('show each key masked, with its state, last use, problem and what it reaches', async () => {
    const { row } = await openKeys([
      aKey('Main', { fromEnvironment: true, lastUsedAt: new Date().toISOString() }),
      aKey('Spare', {
        parkedAt: new Date().toISOString(),
        parkedReason: 'INVALID',
        lastError: '400: API key not valid',
        lastProblem: 'The AI service does not know this key.',
        models: ['writer-1'],
        missingModels: ['painter-1', 'painter-2'],
      }),
      aKey('Earlier', {
        isActive: false,
        fromEnvironment: true,
        hasLeftEnvironment: true,
        models: null,
        missingModels: null,
      }),
    ]);
    const main = row('Main');
    expect(main.getByText('AQ.Ab8RN…wxyz')).toBeVisible();
    expect(main.getByText('Active')).toBeVisible();
    expect(main.getByText('From the environment')).toBeVisible();
    expect(main.getByText('just now')).toBeVisible();
    expect(main.getByText('All 2 models')).toBeVisible();
    expect(main.getByRole('button', { name: 'Delete Main' })).toBeDisabled();
    const spare = row('Spare');
    expect(spare.getByText('Paused')).toBeVisible();
    expect(spare.getByText(/^Unknown key, tried again at \d\d:\d\d$/)).toBeVisible();
    expect(spare.getByText('The AI service does not know this key.')).toBeVisible();
    expect(spare.getByText('400: API key not valid')).toBeInTheDocument();
    expect(spare.getByText('1 of 3 models')).toBeVisible();
    expect(spare.getByText('No image models')).toBeVisible();
    expect(spare.getByText('painter-2').parentElement).toHaveTextContent('Not painter-1, painter-2');
    const earlier = row('Earlier');
    expect(earlier.getByText('Off')).toBeVisible();
    expect(earlier.getByText('No longer in the environment')).toBeVisible();
    expect(earlier.getByText('Never')).toBeVisible();
    expect(earlier.getByText('Not known yet')).toBeVisible();
    expect(earlier.getByRole('button', { name: 'Delete Earlier' })).toBeEnabled();
  });

  it('are switched off and on at once while another one is active', async () => {
    const { user, row } = await openKeys([aKey('Main'), aKey('Spare')]);
    const lever = () => row('Spare').getByRole('switch', { name: 'Use Spare' });
    await user.click(lever());
    expect(await screen.findByText('API key deactivated successfully!')).toBeVisible();
    await waitFor(() => expect(lever()).not.toBeChecked());
    await user.click(lever());
    expect(await screen.findByText('API key activated successfully!')).toBeVisible();
    await waitFor(() => expect(lever()).toBeChecked());
  });

  it('are switched once by a double click', async () => {
    const { row, api } = await openKeys([aKey('Main'), aKey('Spare')]);
    pressTwice(row('Spare').getByRole('switch', { name: 'Use Spare' }));
    expect(await screen.findByText('API key deactivated successfully!')).toBeVisible();
    expect(api.calls.filter(({ operation }) => operation === 'SetAiKeyActive')).toHaveLength(1);
  });

  it('ask before the last one is switched off, as no designs can be made', async () => {
    const { user, row, state } = await openKeys([aKey('Main'), aKey('Spare', { isActive: false })]);
    await user.click(row('Main').getByRole('switch', { name: 'Use Main' }));
    const question = await screen.findByRole('dialog', { name: 'Switch off the last active key?' });
    expect(within(question).getByText(/no designs can be made/)).toBeVisible();
    expect(state.keys[0]?.isActive).toBe(true);
    await user.click(within(question).getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('API key deactivated successfully!')).toBeVisible();
    expect(await screen.findByText('No key is active, so no designs can be made.')).toBeVisible();
  });

  it('say that none is active when another Admin has switched the others off since', async () => {
    const { user, row, state } = await openKeys([aKey('Main'), aKey('Spare')]);
    state.keys = state.keys.map((one) => (one.name === 'Main' ? { ...one, isActive: false } : one));
    await user.click(row('Spare').getByRole('switch', { name: 'Use Spare' }));
    expect(await screen.findByText('No key is active, so no designs can be made.')).toBeVisible();
    expect(row('Main').getByText('Off')).toBeVisible();
  });

  it('stay as they are when a switch fails, with its sentence or that of the server', async () => {
    let answer: () => unknown = failing;
    const { user, row } = await openKeys([aKey('Main'), aKey('Spare')], { setAiKeyActive: () => answer() });
    const lever = () => row('Spare').getByRole('switch', { name: 'Use Spare' });
    await user.click(lever());
    expect(await screen.findByText('Error: Failed to toggle key status')).toBeVisible();
    answer = () => refusedKey('INVALID_STATE', 'The environment of the server no longer has this key.');
    await user.click(lever());
    expect(await screen.findByText('The environment of the server no longer has this key.')).toBeVisible();
    expect(lever()).toBeChecked();
  });

  it('are deleted after a question; a failure is said in it', async () => {
    let isBroken = true;
    const { user, press, state } = await openKeys([aKey('Main'), aKey('Spare')], {
      deleteAiKey: (_root: unknown, { id }: { id: string }) => {
        if (isBroken) return failing();
        state.keys = state.keys.filter((one) => one.id !== id);
        return { deletedId: id, activeKeys: 1, errors: [] };
      },
    });
    await press('Delete Spare');
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this API key?' }),
    );
    expect(question.getByText(/^Spare \(AQ\.Ab8RN…wxyz\)\./)).toBeVisible();
    expect(question.queryByText(/no designs can be made/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Error: Failed to delete key')).toBeVisible();
    isBroken = false;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('API key deleted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Spare/ })).not.toBeInTheDocument());
    await press('Delete Main');
    expect(await screen.findByText(/This is the last active key: no designs can be made/)).toBeVisible();
  });

  it("ask for the Admin's proof when the server wants it, and send the change once more", async () => {
    let isProven = false;
    const { user, press, state, variablesOf } = await openKeys([aKey('Main'), aKey('Spare')], {
      confirmAdmin: () => {
        isProven = true;
        return { provenUntil: '2026-11-24T10:15:00.000Z', errors: [] };
      },
      deleteAiKey: (_root: unknown, { id }: { id: string }) => {
        if (!isProven) return refusedKey('PROOF_REQUIRED', 'Please confirm that it is you.');
        state.keys = state.keys.filter((one) => one.id !== id);
        return { deletedId: id, activeKeys: 1, errors: [] };
      },
    });
    await press('Delete Spare');
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this API key?' }),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    expect(state.keys).toHaveLength(2);
    await fill(user, await proof.findByLabelText(/Current Password/), 'right');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('API key deleted successfully!')).toBeVisible();
    expect(variablesOf('DeleteAiKey')).toHaveLength(2);
    expect(state.keys).toHaveLength(1);
  });

  it('are read again every 30 s while the page is seen', async () => {
    const { setTimeout: usual } = globalThis;
    /** What is due after 30 s, oldest first; all else runs as usual. */
    const due: (() => void)[] = [];
    globalThis.setTimeout = ((work: () => void, ms: number, ...given: []) =>
      ms === 30_000 ? due.push(work) : usual(work, ms, ...given)) as typeof setTimeout;
    const { row, state, variablesOf } = await openKeys([aKey('Main')]).finally(() => (globalThis.setTimeout = usual));
    const asked = () => variablesOf('AiKeys').length;
    const before = asked();
    state.keys = [aKey('Main', { lastProblem: 'The AI service does not know this key.' })];
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => due.forEach((work) => work()));
    hidden.mockRestore();
    expect(asked()).toBe(before);
    act(() => due.forEach((work) => work()));
    expect(await row('Main').findByText('The AI service does not know this key.')).toBeVisible();
    expect(asked()).toBe(before + 1);
  });

  it('are cards on a phone', async () => {
    setScreenWidth(390);
    await openKeys([aKey('Main'), aKey('Spare', { isActive: false })]);
    const card = within(screen.getByRole('listitem', { name: 'Spare' }));
    expect(card.getByText('Off')).toBeVisible();
    expect(card.getByText('AQ.Ab8RN…wxyz')).toBeVisible();
    expect(card.getByRole('switch', { name: 'Use Spare' })).not.toBeChecked();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('are tested now, and say why one does not work', async () => {
    const { press, row } = await openKeys([aKey('Main')], {
      testAiKey: () => ({
        works: false,
        result: 'The AI service does not know this key.',
        aiKey: aKey('Main', { models: null, missingModels: null }),
        errors: [],
      }),
    });
    await press('Test Main now');
    const alert = await screen.findByText('The AI service does not know this key.');
    expect(alert).toHaveTextContent('Main: The AI service does not know this key.');
    expect(row('Main').getByText('Not known yet')).toBeVisible();
  });

  it('say "Failed to fetch keys", whether the server answered or not', async () => {
    const route = renderRoute('/admin/settings', {
      viewer: { role: 'ADMIN' },
      panel: 'keys',
      overrides: {
        Query: { aiKeys: failing, settings: () => ({ ai: aiSettings }) },
      },
    });
    expect(await screen.findByText('Error: Failed to fetch keys')).toBeVisible();
    goOffline();
    await route.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Error: Failed to fetch keys')).toBeVisible();
  });
});
