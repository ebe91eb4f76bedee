import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { aWebhook, openWebhooks, url } from '../../test/webhooks';

describe('the events of a webhook', () => {
  it('ask for all events, also those that are added later', async () => {
    const { user, panel, sent, press } = await openWebhooks({ webhooks: [aWebhook()] });
    await panel.findByRole('listitem', { name: url });
    await press(`Edit ${url}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    await user.click(dialog.getByRole('checkbox', { name: 'All, also future ones' }));
    expect(dialog.getByRole('checkbox', { name: 'Order refunded' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Order refunded' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('All events')).toBeVisible();
    expect(sent('SaveWebhookEndpoint')).toMatchObject([{ input: { types: ['*'] } }]);
  });

  it('leave wildcards that a program has set as they are, unless the choice of events changes', async () => {
    const { user, panel, sent, press } = await openWebhooks({
      webhooks: [aWebhook({ types: ['ticket.created', 'order.*'] })],
    });
    for (const change of [false, true]) {
      await panel.findByRole('listitem', { name: url });
      await press(`Edit ${url}`);
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
      await fill(user, dialog.getByRole('textbox', { name: /^Description/ }), `Changed: ${change}`);
      if (change) await user.click(dialog.getByRole('checkbox', { name: 'Ticket created' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(sent('SaveWebhookEndpoint')).toMatchObject([
      { input: { types: ['ticket.created', 'order.*'] } },
      { input: { events: ['ORDER_PAID'] } },
    ]);
  });
});
