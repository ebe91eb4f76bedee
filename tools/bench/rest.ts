import type autocannon from 'autocannon';
import { startTestProduct } from '../../api/test/test-product';
import { PackageEntity } from '../../api/domain/catalog/package.entity';
import { createPurchase } from '../../api/domain/orders/order.service';
import type { Row } from './table';
import { compare } from './throughput';

const packages = 'packages { id name price credit validityDays features createdAt }';
const order = `query ($id: ID!) { purchase(id: $id) { id code paymentCode name price fee total currency paymentStatus
  orderStatus customerEmail billing { customerName address country } paidAt captureId payerEmail imageUrl createdAt
  ... on Order { credit validityDays membershipUntil package { id } } } }`;

/**
 * Compares REST paths with the operations of the contract that they run. Both are served by this process, without the
 * budgets of costs, which would end the measurement; the calls come from another thread.
 */
export async function benchRest(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct({ http: true, endlessAttempts: true });
  try {
    for (const [index, name] of ['Starter', 'Standard', 'Enterprise'].entries())
      await product.addPackage({ name, price: `${9 + index * 20}.00`, position: index + 1 });
    const browser = product.browser();
    const userId = await browser.register('bench@example.com');
    const { id: packageId } = await product.services.dataSource.manager.findOneByOrFail(PackageEntity, { position: 1 });
    const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Other' };
    const { id } = await createPurchase(product.ctx({ id: userId, role: 'MEMBER' }), { of: { packageId }, billing });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const rest = (path: string, headers = {}): autocannon.Options => ({ url: product.url + path, headers, workers: 1 });
    const graphql = (query: string, variables = {}, headers = {}): autocannon.Options => ({
      url: `${product.url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      workers: 1,
    });
    const row = async (what: string, beside: string, ours: autocannon.Options, theirs: autocannon.Options) => {
      const [mine, other] = (await compare(ours, theirs)).rates;
      const perSecond = (figure: number) => `${Math.round(figure)}/s`;
      return { what, beside, ours: perSecond(mine), theirs: perSecond(other), ratio: mine / other, aim: '>= 0.9' };
    };
    return [
      // a field that is not cached, so that /graphql computes its answer as well
      await row('GET /packages', '/graphql', rest('/packages'), graphql(`{ me { id } ${packages} }`)),
      {
        ...(await row('GET /packages', '/graphql, cached', rest('/packages'), graphql(`{ ${packages} }`))),
        aim: 'none: only /graphql is cached',
      },
      await row('GET /order/{id}', '/graphql', rest(`/order/${id}`, { cookie }), graphql(order, { id }, { cookie })),
    ];
  } finally {
    await product.stop();
  }
}
