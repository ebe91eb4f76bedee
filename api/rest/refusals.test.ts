import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('a refusal speaks the language of the paths', () => {
  let product: TestProduct;
  let people: AccessAccounts;
  let user: string;
  let userEmail: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    people = await AccessAccounts.at(product);
    user = `/api/users/${people.idOf('member')}`;
    userEmail = people.known.member.viewer?.email ?? '';
  });
  afterAll(() => product.stop());

  const refusal = async (method: string, path: string, sent: object) => {
    const { status, body } = await rest(people.known.Admin.browser, method, path, sent);
    return { status, field: body['field'], error: body['error'] };
  };
  const most = 'from 0 to 999999999.';

  it.each([
    ['userRole', 'king', 'userRole must be one of member, moderator, Seller, Admin.'],
    ['userMembership', 'gold', 'userMembership must be one of free, basic, premium.'],
    ['currentBalance', 10_000_000_000, `currentBalance must be a whole number ${most}`],
    ['currentBalance', 1.5, `currentBalance must be a whole number ${most}`],
  ])('of the account: %s %s', async (field, value, error) => {
    expect(await refusal('PUT', user, { [field]: value })).toEqual({ status: 400, field, error });
  });

  it.each([
    ['currency', { currency: 'JPY' }, 'currency must be one of USD, EUR, GBP, CAD.'],
    ['mode', { mode: 'test' }, 'mode must be one of sandbox, live.'],
    ['color', { buttonStyles: { color: 'red' } }, 'color must be one of gold, blue, silver, white, black.'],
  ])('of the payment settings: %s', async (field, sent, error) => {
    expect(await refusal('PUT', '/api/paypal-settings', sent)).toEqual({ status: 400, field, error });
  });

  it('of one of several saves of the payment settings at the same moment', async () => {
    const currencies = ['EUR', 'GBP', 'CAD', 'USD', 'EUR', 'GBP'];
    const answers = await Promise.all(
      currencies.map((currency) => refusal('PUT', '/api/paypal-settings', { currency })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('of a membership that has ended', async () => {
    const sent = { userEmail, userMembership: 'premium', MembershipValidity: '2001-01-01' };
    expect(await refusal('PUT', '/update-user-membership', sent)).toEqual({
      status: 400,
      field: 'MembershipValidity',
      error: 'This day has passed.',
    });
  });

  it.each([5, true, {}, ['admin']])('of a reply whose sender is no text: %j', async (sender) => {
    const { member } = people.known;
    const ticket = await rest(member.browser, 'POST', '/new-support-message', { subject: 'Sizes', message: 'Which?' });
    const path = `/support-message-status/${String(ticket.body['insertedId'])}`;
    expect(await refusal('PUT', path, { adminMessage: [{ message: 'Square', sender }] })).toEqual({
      status: 400,
      field: 'adminMessage',
      error: 'The sender of each entry of adminMessage must be text.',
    });
  });

  it.each(['packageName', 'price', 'credit', 'validity'])('of a package without %s', async (field) => {
    const whole = { packageName: 'Starter', price: '9.00', credit: 20, validity: 30 };
    expect(await refusal('POST', '/add-package', { ...whole, [field]: undefined })).toEqual({
      status: 400,
      field,
      error: `${field} is required.`,
    });
  });
});
