import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { member } from '../../test/defaults';
import { fill } from '../../test/fill';
import { openGenerator, primaryText } from '../../test/open-generator';
import { anOrder } from '../../test/orders';
import { renderWithLayout } from '../../test/render-route';
import { sendSessionSignal } from './session-signals';

/** Another person of the same computer, whose session begins in another tab after the first one's has expired. */
const other = { ...member, id: '0192b3c4-0000-7000-8000-00000000beef', name: 'Noor Haddad', credits: 7 };

describe('a tab whose account is exchanged by a sign-in in another tab', () => {
  it('gives the new account neither the text in the form nor a draft of it', async () => {
    const { api, user } = openGenerator({ withLayout: true });
    await fill(user, await primaryText(), 'Our secret sale');
    api.viewer = other;
    sendSessionSignal('signed-in');
    expect(await screen.findByRole('button', { name: 'Account of Noor' })).toBeInTheDocument();
    await waitFor(async () => expect(await primaryText()).toHaveValue(''));
    const drafts = Object.keys(sessionStorage).filter((key) => key.includes(other.id));
    expect(drafts.map((key) => sessionStorage.getItem(key)).join()).not.toContain('Our secret sale');
  });

  it('no longer shows an order of the earlier account', async () => {
    const order = anOrder({ paymentStatus: 'PENDING' });
    const purchase = () => {
      if (api.viewer?.id === other.id)
        throw new GraphQLError('There is no such order.', { extensions: { code: 'NOT_FOUND' } });
      return order;
    };
    const { api, client } = renderWithLayout(`/pay-now/${order.id}`, {
      viewer: {},
      overrides: { Query: { purchase } },
    });
    expect(await screen.findByText(order.code, { exact: false })).toBeInTheDocument();
    api.viewer = other;
    sendSessionSignal('signed-in');
    expect(await screen.findByText('Order Not Found')).toBeInTheDocument();
    expect(screen.queryByText(order.code, { exact: false })).not.toBeInTheDocument();
    expect(JSON.stringify(client.cache.extract())).not.toContain(order.code);
  });
});
