import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';

describe('PUT /update-user-balance', () => {
  it('that is repeated with its Idempotency-Key adds the credits once, as described', async () => {
    const product = await startTestProduct({ http: true });
    const people = await AccessAccounts.at(product);
    const userEmail = people.known.member.viewer?.email;
    const add = (credit: number) =>
      rest(
        people.known.Admin.browser,
        'PUT',
        '/update-user-balance',
        { userEmail, credit },
        { 'idempotency-key': 'gift-2026' },
      );
    for (const answer of await Promise.all([add(5), add(5), add(5)])) expect(answer.status).toBe(200);
    expect(await add(6)).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'Idempotency-Key' } });
    const { list } = await rest(people.known.Admin.browser, 'GET', `/users?userEmail=${userEmail}`);
    expect(list).toMatchObject([{ currentBalance: 5 }]);
    await product.stop();
  });
});
