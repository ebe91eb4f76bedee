import { screen, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../test/profile';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { aDelivery, aWebhook, errors, openWebhooks, url } from '../../test/webhooks';

describe('webhooks', () => {
  it('are added with an address and events; the secret is shown once and can be copied', async () => {
    const { user, panel, sent, press } = await openWebhooks({});
    await panel.findByText('No webhooks yet');
    await press('Add webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    // what happens to others is not the account's
    expect(dialog.queryByRole('checkbox', { name: 'Account created' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByText('Please choose at least one event type.')).toBeVisible();
    expect(dialog.getByText('Please enter the address, such as https://example.com/webhooks.')).toBeVisible();
    await fill(user, dialog.getByRole('textbox', { name: /^Address/ }), url);
    await fill(user, dialog.getByRole('textbox', { name: /^Description/ }), 'Bookkeeping');
    await user.click(dialog.getByRole('checkbox', { name: 'Order paid' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const secret = within(await screen.findByRole('dialog', { name: 'The secret of your webhook' }));
    const input = { url, description: 'Bookkeeping', events: ['ORDER_PAID'], isActive: true };
    expect(sent('SaveWebhookEndpoint')).toEqual([
      { id: null, version: 0, input, requestId: expect.any(String) as string },
    ]);
    expect(secret.getByText('whsec_bmV3')).toBeVisible();
    await user.click(secret.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('whsec_bmV3');
    await user.keyboard('{Escape}');
    expect(secret.getByText('whsec_bmV3')).toBeVisible();
    await user.click(secret.getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByText('whsec_bmV3')).not.toBeInTheDocument());
    expect(within(await panel.findByRole('listitem', { name: url })).getByText('Bookkeeping')).toBeVisible();
  });

  it('are sent as the same request after a lost answer, so that there is no second one', async () => {
    let isLost = true;
    const { user, panel, press, sent } = await openWebhooks({
      answers: {
        saveWebhookEndpoint: () => {
          if (isLost) throw new Error('lost');
          return { endpoint: null, secret: null, errors: [{ code: 'LIMIT_REACHED', message: 'Full.', field: null }] };
        },
      },
    });
    await panel.findByText('No webhooks yet');
    await press('Add webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Address/ }), url);
    await user.click(dialog.getByRole('checkbox', { name: 'Order paid' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await send();
    await waitFor(() => expect(sent('SaveWebhookEndpoint')).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add webhook' })).toBeEnabled());
    isLost = false;
    await send();
    expect(await dialog.findByText('Full.')).toBeVisible();
    await send();
    await waitFor(() => expect(sent('SaveWebhookEndpoint')).toHaveLength(3));
    const [first, again, next] = sent('SaveWebhookEndpoint').map((variables) => variables['requestId']);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('are read again when their dialog is closed after a lost answer', async () => {
    const webhooks: ReturnType<typeof aWebhook>[] = [];
    const { user, panel, press } = await openWebhooks({
      webhooks,
      answers: {
        saveWebhookEndpoint: () => {
          webhooks.push(aWebhook());
          throw new Error('lost');
        },
      },
    });
    await panel.findByText('No webhooks yet');
    await press('Add webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Address/ }), url);
    await user.click(dialog.getByRole('checkbox', { name: 'Order paid' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await panel.findByRole('listitem', { name: url })).toBeVisible();
  });

  it('show the refusal of an address on its field, and ask for a proof where it is needed', async () => {
    let proven = false;
    const { user, press } = await openWebhooks({
      answers: {
        saveWebhookEndpoint: () =>
          proven
            ? errors('INVALID_INPUT', 'The host of the address is not a public one.', ['input', 'url'])
            : errors('PROOF_REQUIRED', 'Please confirm that it is you.'),
        confirmIdentity: () => {
          proven = true;
          return { provenUntil: '2026-11-20T10:00:00.000Z', errors: [] };
        },
      },
    });
    await screen.findByText('No webhooks yet');
    await press('Add webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Address/ }), url);
    await user.click(dialog.getByRole('checkbox', { name: 'Design finished' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await fill(user, await proof.findByLabelText(/^Current Password/), 'secret-1');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveAccessibleDescription(
        expect.stringContaining('The host of the address is not a public one.') as string,
      ),
    );
  });

  it('are edited, switched off and deleted', async () => {
    const { user, panel, sent, press } = await openWebhooks({ webhooks: [aWebhook()] });
    await panel.findByRole('listitem', { name: url });
    await press(`Edit ${url}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    expect(dialog.getByRole('checkbox', { name: 'Ticket created' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Ticket created' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The webhook is saved.')).toBeVisible();
    await user.click(panel.getByRole('switch', { name: `Use ${url}` }));
    expect(await screen.findByText('The webhook is switched off.')).toBeVisible();
    expect(sent('SaveWebhookEndpoint')).toMatchObject([
      { version: 3, input: { events: ['ORDER_PAID'], isActive: true } },
      { version: 4, input: { url, isActive: false } },
    ]);
    await press(`Delete ${url}`);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete this webhook?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await panel.findByText('No webhooks yet')).toBeVisible();
  });

  it('say their state', async () => {
    const states: [object, string | RegExp][] = [
      [{ isActive: false, offReason: 'OWNER' }, 'Switched off. Nothing is sent.'],
      [{ isActive: false, offReason: 'GONE' }, /answered that it is gone/],
      [{ isActive: false, offReason: 'FAILING' }, /could not be delivered for three days/],
      [{ failures: 4 }, 'On, but the last 4 tries failed. We keep trying.'],
      [{ earlierSecretUntil: '2026-11-25T10:00:00.000Z' }, /The earlier secret also works until/],
    ];
    const webhooks = states.map(([values], index) => aWebhook({ ...values, id: `e-${index}`, url: `${url}/${index}` }));
    const { panel } = await openWebhooks({ webhooks });
    for (const [index, [, sentence]] of states.entries())
      expect(within(await panel.findByRole('listitem', { name: `${url}/${index}` })).getByText(sentence)).toBeVisible();
  });

  it('get a new secret after a question', async () => {
    const { user, panel, sent, press } = await openWebhooks({
      webhooks: [aWebhook()],
      answers: {
        rotateWebhookSecret: () => ({ endpoint: aWebhook({ version: 4 }), secret: 'whsec_bmV4dA', errors: [] }),
      },
    });
    await panel.findByRole('listitem', { name: url });
    await press('New secret');
    const question = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
    await user.click(question.getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByText('whsec_bmV4dA')).toBeVisible();
    expect(sent('RotateWebhookSecret')).toEqual([{ id: aWebhook().id, version: 3 }]);
  });

  it('show what was sent and answered, as text, and send it again', async () => {
    const { user, panel, sent, press, state } = await openWebhooks({
      webhooks: [aWebhook()],
      deliveries: [aDelivery()],
      answers: { redeliverWebhook: ({ id }) => ({ deliveryId: id, errors: [] }) },
    });
    await panel.findByRole('listitem', { name: url });
    await press(`Deliveries of ${url}`);
    const row = await panel.findByRole('button', { name: /^Failed ?Order paid/ });
    expect(row).toHaveTextContent('10 tries');
    await user.click(row);
    expect(panel.getByText(/Answered 500 after 1.2 seconds.*The webhook was switched off\./)).toBeVisible();
    expect(panel.getByRole('region', { name: 'Request' })).toHaveTextContent(`POST ${url}`);
    expect(panel.getByRole('region', { name: 'Sent' })).toHaveTextContent('"type": "order.paid"');
    expect(panel.getByRole('region', { name: 'Answer' })).toHaveTextContent('Broken <b>here</b>');
    const earlier = within(panel.getByRole('list', { name: 'Earlier tries' })).getByRole('listitem');
    expect(earlier).toHaveTextContent(/^Try 9: No answer came within 10 seconds, 19\/11\/2026.*hooks\/old$/);
    state.deliveries = [aDelivery({ status: 'SUCCEEDED', attempts: 11, responseStatus: 204, response: '' })];
    await press('Send again');
    expect(await panel.findByRole('button', { name: /^Delivered ?Order paid/ })).toBeVisible();
    expect(sent('RedeliverWebhook')).toEqual([{ id: aDelivery().id }]);
    await user.click(panel.getByRole('switch', { name: 'Only failed' }));
    await waitFor(() => expect(sent('WebhookLog').at(-1)).toMatchObject({ filter: { status: ['FAILED'] } }));
  });

  it('send a test, open the record of it, and follow it until it is sent', async () => {
    const waiting = aDelivery({ type: 'WEBHOOK_TEST', status: 'WAITING', attempts: 0, attemptedAt: null, tries: [] });
    const { panel, press, state } = await openWebhooks({
      webhooks: [aWebhook()],
      answers: {
        testWebhookEndpoint: () => {
          state.deliveries = [waiting];
          return { deliveryId: aDelivery().id, errors: [] };
        },
      },
    });
    await panel.findByRole('listitem', { name: url });
    await press('Send a test');
    expect(await panel.findByRole('button', { name: /^Waiting ?Test/ })).toBeVisible();
    state.deliveries = [{ ...waiting, status: 'SUCCEEDED', attempts: 1, attemptedAt: '2026-11-20T10:00:05.000Z' }];
    expect(await panel.findByRole('button', { name: /^Delivered ?Test/ }, { timeout: 5_000 })).toBeVisible();
  });

  it('of the shop are in the settings of Admins, with what happens to all accounts', async () => {
    const { user, api } = renderRoute('/admin/settings', {
      viewer: { role: 'ADMIN' },
      panel: 'webhooks',
      overrides: {
        Query: { webhookEndpoints: () => [] },
        Mutation: {
          saveShopWebhookEndpoint: () => ({ endpoint: aWebhook(), secret: 'whsec_c2hvcA', errors: [] }),
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Address/ }), url);
    await user.click(dialog.getByRole('checkbox', { name: 'Account created' }));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('whsec_c2hvcA')).toBeVisible();
    expect(api.calls.find(({ operation }) => operation === 'SaveShopWebhookEndpoint')?.variables).toMatchObject({
      input: { events: ['USER_REGISTERED'] },
    });
  });

  it('can be loaded again after an error', async () => {
    let fails = true;
    const { user } = renderRoute('/update-profile?tab=webhooks', {
      viewer: profileOf(),
      overrides: {
        User: {
          webhookEndpoints: () => {
            if (fails) throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
            return [aWebhook()];
          },
        },
      },
    });
    await screen.findByText(/Something went wrong on our side/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: url })).toBeVisible();
  });
});
