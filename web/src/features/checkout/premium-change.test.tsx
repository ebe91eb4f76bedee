import { screen, within } from '@testing-library/react';
import { formatDate } from '../../lib/format';
import { packages } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

const membershipUntil = '2099-05-01T12:00:00.000Z';
const order = anOrder();

const openSummary = async (path: string, viewer: object) => {
  renderRoute(path, {
    viewer,
    overrides: { Query: { purchase: () => order }, User: { purchases: () => aPage([]) } },
  });
  return within(await screen.findByRole('region', { name: 'Order summary' }));
};

describe.each([
  ['the checkout', `/buy/${packages[0]?.id}`],
  ['the pay page', `/pay-now/${order.id}`],
])('%s', (_page, path) => {
  it('says to a member with premium that the package adds no premium days', async () => {
    const summary = await openSummary(path, { membership: 'PREMIUM', membershipUntil });
    const sentence = `You have premium until ${formatDate(membershipUntil)} already, so this adds no premium days.`;
    expect(await summary.findByText(sentence)).toBeVisible();
  });

  it('says nothing of it to a member without premium', async () => {
    const summary = await openSummary(path, { membership: 'FREE', membershipUntil: null });
    expect(summary.getByText('20 credits, premium for 30 days')).toBeVisible();
    expect(summary.queryByText(/premium days/)).not.toBeInTheDocument();
  });
});
