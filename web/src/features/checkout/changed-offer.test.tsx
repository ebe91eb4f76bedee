import { screen, waitFor } from '@testing-library/react';
import { packages } from '../../test/defaults';
import { anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

it('shows what an offer has become, before anything is ordered', async () => {
  let price = '9.00';
  const changed = [{ code: 'CONFLICT', message: 'This offer has changed.', field: ['shown'] }];
  const createPurchase = () => {
    if (price === '12.00') return { purchase: anOrder(), errors: [] };
    price = '12.00';
    return { purchase: null, errors: changed };
  };
  const { api, user, address } = renderRoute(`/buy/${packages[0]?.id ?? ''}`, {
    viewer: {},
    overrides: {
      Mutation: { createPurchase },
      Query: { package: () => ({ ...packages[0], price, total: price }) },
    },
  });
  const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' });
  await user.click(await proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('This offer has changed.');
  expect(await screen.findAllByText('$12.00 USD')).toHaveLength(2);
  await user.click(await proceed());
  await waitFor(() => expect(address()).toBe('/user/package-pending-payment/'));
  const sent = api.calls.filter(({ operation }) => operation === 'CreatePurchase');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { shown: { total: '9.00' } } },
    { input: { shown: { total: '12.00' } } },
  ]);
});
