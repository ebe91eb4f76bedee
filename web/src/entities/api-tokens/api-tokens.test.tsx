import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { profileOf } from '../../test/profile';
import { loseAnswerOf } from '../../test/lose-answer';
import { renderRoute } from '../../test/render-route';
import { fill } from '../../test/fill';
import { held } from '../../test/test-api';

const aToken = (name: string, values: object = {}) => ({
  id: `01900000-0000-7000-8000-0000000000${name.length.toString().padStart(2, '0')}`,
  name,
  hint: 'x1Y2',
  mode: 'LIVE',
  scopes: ['DESIGNS_WRITE', 'PROFILE_READ'],
  state: 'LIVE',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2027-01-30T09:00:00.000Z',
  lastUsedAt: null,
  ...values,
});
const made = `plm_${'a'.repeat(49)}`;

type Token = ReturnType<typeof aToken>;

/** Opens the profile's tab with these tokens; the server asks for a proof when `isProven` is false. */
const open = async (tokens: Token[], isProven = true) => {
  const state = { tokens, isProven, inputs: [] as object[], emptied: 0, wait: Promise.resolve(null) };
  const rendered = renderRoute('/update-profile?tab=tokens', {
    viewer: profileOf(),
    overrides: {
      Query: { me: () => ({ ...profileOf(), apiTokens: state.tokens }) },
      Mutation: {
        confirmIdentity: (_root: unknown, { proof }: { proof: { password: string } }) => {
          state.isProven = proof.password === 'secret-1';
          const errors = [{ code: 'WRONG_PASSWORD', message: 'Incorrect password. Please try again.', field: null }];
          return { provenUntil: null, errors: state.isProven ? [] : errors };
        },
        createApiToken: async (
          _root: unknown,
          { input }: { input: { name: string; mode: string; scopes: string[] } },
        ) => {
          await state.wait;
          if (!state.isProven) {
            const error = { code: 'PROOF_REQUIRED', message: 'Please confirm that it is you.', field: null };
            return { token: null, apiToken: null, errors: [error] };
          }
          state.inputs.push(input);
          const apiToken = aToken(input.name, { scopes: input.scopes, mode: input.mode });
          state.tokens = [apiToken, ...state.tokens];
          return { token: made, apiToken, errors: [] };
        },
        emptyTestMode: () => {
          state.emptied += 1;
          return { credits: 100, errors: [] };
        },
        revokeApiToken: (_root: unknown, { id }: { id: string }) => {
          state.tokens = state.tokens.map((one) => (one.id === id ? { ...one, state: 'REVOKED' } : one));
          return { apiToken: state.tokens.find((one) => one.id === id), errors: [] };
        },
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Your access tokens' }));
  return { ...rendered, card, state };
};

describe('access tokens', () => {
  it('say what comes here while there are none', async () => {
    const { card } = await open([]);
    expect(await card.findByText('No tokens yet')).toBeVisible();
    expect(card.getByRole('link', { name: 'guide' })).toHaveAttribute('href', '/docs');
    expect(card.getByRole('link', { name: 'REST API' })).toHaveAttribute('href', '/docs/api');
    expect(card.getByRole('link', { name: 'GraphQL' })).toHaveAttribute('href', '/graphql');
  });

  it('are listed with what they may do, their state and their last use', async () => {
    const { card } = await open([
      aToken('Build', { lastUsedAt: new Date().toISOString() }),
      aToken('Nightly', { state: 'REVOKED', scopes: ['TICKETS_READ'] }),
      aToken('Yesterday', { state: 'EXPIRED', expiresAt: '2026-11-20T09:00:00.000Z' }),
    ]);
    const [build, nightly, yesterday] = (await card.findAllByRole('listitem')).map((line) => within(line));
    expect(build?.getByText('Profile: read · Designs: read and write')).toBeVisible();
    expect(build?.getByText(/expires .*, last used just now$/)).toBeVisible();
    expect(build?.getByText('plm_...x1Y2')).toBeVisible();
    expect(nightly?.getByText('Revoked')).toBeVisible();
    expect(nightly?.queryByRole('button')).not.toBeInTheDocument();
    expect(yesterday?.getByText('Expired')).toBeVisible();
  });

  it('are made with a name and scopes, and shown once', async () => {
    const { user, card, state } = await open([]);
    await user.click(await card.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Please give the token a name.')).toBeVisible();
    expect(dialog.getByText('Please choose at least one.')).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'Read People' })).not.toBeInTheDocument();
    await fill(user, dialog.getByLabelText(/^Name/), 'Build');
    await user.click(dialog.getByRole('checkbox', { name: 'Write Designs' }));
    expect(dialog.getByRole('checkbox', { name: 'Read Designs' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Read Orders' }));
    await user.selectOptions(dialog.getByLabelText('Expires after'), '30 days');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new access token' }));
    expect(shown.getByText(made)).toBeVisible();
    const [input] = state.inputs;
    expect(input).toEqual({
      ...{ name: 'Build', mode: 'LIVE', lifetime: 'DAYS_30', scopes: ['DESIGNS_WRITE', 'ORDERS_READ'] },
      requestId: expect.any(String) as string,
    });
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(made);
    await user.click(shown.getByRole('button', { name: 'I have saved it' }));
    expect(await card.findByText('Build')).toBeVisible();
    expect(screen.queryByText(made)).not.toBeInTheDocument();
  });

  it('are not lost while they are made, or by leaving the page before they are saved', async () => {
    const { user, card, state } = await open([]);
    const answer = held<null>();
    state.wait = answer.answer;
    await user.click(await card.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    await fill(user, dialog.getByLabelText(/^Name/), 'Build');
    await user.click(dialog.getByRole('checkbox', { name: 'Read Orders' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    answer.give(null);
    expect(await screen.findByRole('dialog', { name: 'Your new access token' })).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('are not dropped half chosen by Escape without a question', async () => {
    const { user, card } = await open([]);
    await user.click(await card.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Read Orders' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(dialog.getByRole('checkbox', { name: 'Read Orders' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are made for test mode, which is emptied after a question', async () => {
    const { user, card, state } = await open([aToken('Build')]);
    expect(await card.findByText('Build')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Empty test mode' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    expect(dialog.getByText('Designs cost credits, and orders are paid.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Works on'), 'Test: a world of its own');
    expect(dialog.getByText(/pictures say TEST, no order is charged/)).toBeVisible();
    await fill(user, dialog.getByLabelText(/^Name/), 'Staging');
    await user.click(dialog.getByRole('checkbox', { name: 'Read Designs' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await user.click(await screen.findByRole('button', { name: 'I have saved it' }));
    expect(state.inputs).toMatchObject([{ name: 'Staging', mode: 'TEST' }]);
    const [staging] = (await card.findAllByRole('listitem')).map((line) => within(line));
    expect(staging?.getByText('Test')).toBeVisible();
    expect(staging?.getByText('plt_...x1Y2')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Empty test mode' }));
    const question = within(await screen.findByRole('dialog', { name: 'Empty test mode?' }));
    expect(state.emptied).toBe(0);
    await user.click(question.getByRole('button', { name: 'Empty test mode' }));
    expect(await screen.findByText('Test mode is empty, with 100 credits.')).toBeVisible();
    expect(state.emptied).toBe(1);
  });

  it('ask for a proof when the last one is too old', async () => {
    const { user, card, state } = await open([], false);
    await user.click(await card.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    await fill(user, dialog.getByLabelText(/^Name/), 'Build');
    await user.click(dialog.getByRole('checkbox', { name: 'Read Designs' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await fill(user, await proof.findByLabelText(/^Current Password/), 'secret-1');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(made)).toBeVisible();
    expect(state.inputs).toHaveLength(1);
  });

  it('are revoked after a question', async () => {
    const { user, card, state } = await open([aToken('Build')]);
    await user.click(await card.findByRole('button', { name: 'Revoke Build' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Build?' }));
    expect(state.tokens[0]?.state).toBe('LIVE');
    await user.click(question.getByRole('button', { name: 'Revoke the token' }));
    expect(await card.findByText('Revoked')).toBeVisible();
  });
});

describe('access tokens of Admins', () => {
  it('can have scopes of the shop, and are revoked by every Admin with a reason', async () => {
    const owner = {
      ...member,
      id: '01900000-0000-7000-8000-0000000000aa',
      name: 'Rosa Reyes',
      email: 'rosa@example.com',
    };
    const foreign = aToken('Reports', { scopes: ['ADMIN_SALES_READ', 'ADMIN_AUDIT_READ'], owner });
    const sent: object[] = [];
    const { user } = renderRoute('/admin/settings', {
      viewer: { role: 'ADMIN' },
      panel: 'apiTokens',
      overrides: {
        Query: {
          me: () => ({ ...member, role: 'ADMIN', apiTokens: [] }),
          adminApiTokens: () => (sent.length > 0 ? [] : [foreign]),
        },
        Mutation: {
          revokeAdminApiToken: (_root: unknown, given: object) => {
            sent.push(given);
            return { apiToken: { ...foreign, state: 'REVOKED' }, errors: [] };
          },
        },
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Tokens with access to the shop' }));
    expect(await list.findByText(', rosa@example.com')).toHaveTextContent('Rosa Reyes, rosa@example.com');
    expect(list.getByText('Sales: read · Audit log: read')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    expect(dialog.getByRole('checkbox', { name: 'Write Settings' })).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'Write Audit log' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(list.getByRole('button', { name: 'Revoke Reports' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Reports?' }));
    await fill(user, question.getByRole('textbox'), 'It leaked');
    await user.click(question.getByRole('button', { name: 'Revoke the token' }));
    expect(await list.findByText('There are none.')).toBeVisible();
    expect(sent).toEqual([{ id: foreign.id, reason: 'It leaked' }]);
  });

  it('are read again after a lost answer', async () => {
    const { user, card, state } = await open([aToken('Build')]);
    loseAnswerOf('CreateApiToken', () => {
      state.tokens = [aToken('Nightly'), ...state.tokens];
    });
    await user.click(await card.findByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
    await fill(user, dialog.getByLabelText(/^Name/), 'Nightly');
    await user.click(dialog.getByRole('checkbox', { name: 'Write Designs' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await card.findByText('Nightly')).toBeVisible();
    loseAnswerOf('RevokeApiToken', () => {
      state.tokens = state.tokens.map((one) => ({ ...one, state: 'REVOKED' }));
    });
    await user.click(card.getByRole('button', { name: 'Revoke Nightly' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revoke Nightly?' }));
    await user.click(question.getByRole('button', { name: 'Revoke the token' }));
    expect(await question.findByRole('alert')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await card.findAllByText('Revoked')).toHaveLength(2);
  });
});
