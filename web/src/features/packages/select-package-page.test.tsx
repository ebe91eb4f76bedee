import { screen } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';

describe('packages for signed-in users', () => {
  it('link to the checkout', async () => {
    renderRoute('/user/select-package', { viewer: {} });
    expect(await screen.findAllByRole('link', { name: /^Get Started/ })).toHaveLength(3);
    expect(screen.queryByText(/Sellers cannot purchase/)).not.toBeInTheDocument();
  });

  it('inform Sellers, before the checkout, that they cannot buy', async () => {
    renderRoute('/user/select-package', { viewer: { role: 'SELLER' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sellers cannot purchase products. Sign in with a customer account to buy credits.',
    );
    expect(await screen.findAllByText('Sellers cannot purchase products')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Get Started/ })).not.toBeInTheDocument();
  });
});
