import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { giveMessagesToTheirOwner, sendContactMessage } from './contact.service';

const message = { name: 'Fi', email: 'fi@example.com', subject: 'Hello', message: 'When do you open?' };

describe('the phone number of a contact message', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const send = async (phone: string) => {
    const answer = await product
      .browser()
      .graphql<{ sendContactMessage: { errors: { message: string; field: string[] }[] } }>(
        'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { message field } } }',
        { input: { ...message, phone } },
      );
    return answer.data.sendContactMessage.errors;
  };

  it.each(['+44 20 7946 0123', '(0117) 496-0000', '030/123456', '555.0123 ext 12'])(
    'may be written in common formats: %s',
    async (phone) => {
      expect(await send(phone)).toEqual([]);
    },
  );

  it.each(['not a phone', '12', 'call me 5550123', '++44 20', '1234567890123456789012'])(
    'must be valid: %s',
    async (phone) => {
      expect(await send(phone)).toEqual([
        { message: 'Please enter a valid phone number, such as +44 20 7946 0123', field: ['phone'] },
      ]);
    },
  );
});

describe('a contact message of a visitor', () => {
  it.each([
    ['subject', '\u200B', 'Please enter your subjects'],
    ['message', ' \u2060\u200B', 'Please enter your message'],
  ])('has a %s that is not only of invisible characters', async (field, text, sentence) => {
    await expect(
      sendContactMessage(product.ctx(), { ...message, phone: '12345', imageIds: [], [field]: text }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', field: [field], message: sentence });
  });

  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  /** Writes, signed out, in the name of an account's address, and signs the account in. */
  async function ticketsAfterSignIn(isProven: boolean): Promise<{ subject: string }[]> {
    const email = `${randomUUID()}@example.com`;
    const id = await product.browser().register(email);
    if (isProven) await product.services.pool.query('update users set email_verified_at = now() where id = $1', [id]);
    await product
      .browser()
      .graphql(
        'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { message } } }',
        {
          input: { ...message, email: email.toUpperCase(), phone: '12345' },
        },
      );
    const browser = product.browser();
    await browser.graphql('mutation S($input: SignInInput!) { signIn(input: $input) { errors { message } } }', {
      input: { email, password: 'secret-1' },
    });
    const { data } = await browser.graphql<{ me: { tickets: { items: { subject: string }[] } } }>(
      '{ me { tickets { items { subject } } } }',
    );
    return data.me.tickets.items;
  }

  it('is in the account of its address once that signs in', async () => {
    expect(await ticketsAfterSignIn(true)).toEqual([{ subject: message.subject }]);
  });

  it('is one ticket when it is sent again, also at once, and another one in other words or an hour later', async () => {
    const email = `${randomUUID()}@example.com`;
    const send = (more: object = {}) =>
      sendContactMessage(product.ctx(), { ...message, email, phone: '12345', imageIds: [], ...more });
    const { pool } = product.services;
    const count = async () => (await pool.query('select from tickets where user_email = $1', [email])).rowCount;
    await Promise.all([send(), send(), send({ email: email.toUpperCase() })]);
    expect(await count()).toBe(1);
    await send({ message: 'And on Sunday?' });
    expect(await count()).toBe(2);
    await pool.query(`update tickets set created_at = now() - interval '61 minutes' where user_email = $1`, [email]);
    await send();
    expect(await count()).toBe(3);
  });

  it('has the role of its author, and of the account that it goes to', async () => {
    const email = 'seller@example.com';
    const { id } = await product.addUser({ email, role: 'SELLER' });
    const send = (ctx: RequestContext) => sendContactMessage(ctx, { ...message, email, phone: '12345', imageIds: [] });
    await send(product.ctx());
    await send(product.ctx({ id, role: 'SELLER' }));
    const rolesOf = async () =>
      (
        await product.services.pool.query<{ role: string }>(
          'select user_role as role from tickets where user_email = $1 order by id',
          [email],
        )
      ).rows.map(({ role }) => role);
    expect(await rolesOf()).toEqual(['MEMBER', 'SELLER']);
    await product.ctx().transaction((tx) => giveMessagesToTheirOwner(tx, id, email));
    expect(await rolesOf()).toEqual(['SELLER', 'SELLER']);
  });

  it('stays out of an account whose address is not proven', async () => {
    expect(await ticketsAfterSignIn(false)).toEqual([]);
  });
});
