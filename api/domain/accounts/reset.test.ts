import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { TestBrowser } from '../../test/test-browser';
import { TicketEntity } from '../tickets/ticket.entity';
import { UserEntity } from './user.entity';

type Errors = { errors: { code: string; message: string; field: string[] | null }[] };

const requestText = 'mutation R($email: String!) { requestPasswordReset(email: $email) { errors { code message field } } }';
const resetText = 'mutation S($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code message field } } }';
const verifyText = 'mutation V($token: String!) { verifyEmail(token: $token) { errors { code message field } } }';
const contactText = 'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { code message field } } }';
const signInText = 'mutation I($input: SignInInput!) { signIn(input: $input) { user { id } errors { code message field } } }';

describe('e-mails of an account', () => {
  let product: TestProduct;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());
  beforeEach(() => {
    browser = product.browser();
  });

  const db = () => product.services.dataSource.manager;
  const request = async (email: string) => (await browser.graphql<{ requestPasswordReset: Errors }>(requestText, { email })).data.requestPasswordReset.errors;
  const reset = async (token: string, password: string) => (await browser.graphql<{ resetPassword: Errors }>(resetText, { input: { token, password } })).data.resetPassword.errors;
  const verify = async (token: string) => (await browser.graphql<{ verifyEmail: Errors }>(verifyText, { token })).data.verifyEmail.errors;
  const signIn = async (email: string, password: string) => (await product.browser().graphql<{ signIn: { user: { id: string } | null } }>(signInText, { input: { email, password } })).data.signIn.user;
  const linkTo = async (email: string, path: string) => {
    const mails = await db().find(OutboxEntity, { where: { recipient: email }, order: { id: 'DESC' } });
    return mails.map(({ html }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(html)?.[1]).find(Boolean) ?? '';
  };

  it.each([
    ['', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address.'],
    ['nobody@example.com', 'No user found with this email address.'],
  ])('answers the documented sentence for "%s"', async (email, message) => {
    expect((await request(email))[0]?.message).toBe(message);
  });

  it('sets a new password with the link, once, and ends every session', async () => {
    await browser.register('ann@example.com', 'secret-1');
    expect(await request('ann@example.com')).toEqual([]);
    const token = await linkTo('ann@example.com', '/reset-password/confirm');
    expect(token).not.toBe('');
    expect((await reset(token, 'short'))[0]?.code).toBe('WEAK_PASSWORD');
    const races = await Promise.all([reset(token, 'secret-2'), reset(token, 'secret-2')]);
    expect(races.filter((errors) => errors.length === 0)).toHaveLength(1);
    expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).toBeNull();
    expect(await signIn('ann@example.com', 'secret-1')).toBeNull();
    expect(await signIn('ann@example.com', 'secret-2')).not.toBeNull();
    expect((await reset(token, 'secret-3'))[0]?.message).toContain('already been used');
  });

  it('takes no link after 30 minutes, and no link of another kind', async () => {
    await browser.register('bo@example.com');
    await request('bo@example.com');
    const token = await linkTo('bo@example.com', '/reset-password/confirm');
    expect(await verify(token)).toHaveLength(1);
    await db().query(`update single_use_tokens set expires_at = expires_at - interval '31 minutes' where purpose = 'RESET'`);
    expect((await reset(token, 'secret-2'))[0]?.field).toEqual(['token']);
  });

  it('stores no link that could be used', async () => {
    await browser.register('cy@example.com');
    await request('cy@example.com');
    const token = await linkTo('cy@example.com', '/reset-password/confirm');
    expect(JSON.stringify(await db().query('select * from single_use_tokens'))).not.toContain(token);
  });

  it('stops asking for links over and over', async () => {
    await browser.register('di@example.com');
    for (let turn = 0; turn < 5; turn += 1) expect(await request('di@example.com')).toEqual([]);
    expect((await request('di@example.com'))[0]?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('proves the address and attaches the messages that were sent from it before', async () => {
    const input = { name: 'Ed', email: 'Ed@example.com', subject: 'Opening', phone: '0117 496 0000', message: 'When do you open?' };
    await browser.graphql(contactText, { input });
    const id = await product.browser().register('ed@example.com');
    expect(await db().findOneByOrFail(TicketEntity, { userEmail: 'ed@example.com' })).toMatchObject({ userId: null, status: 'OPEN', userRole: 'MEMBER' });
    expect(await verify(await linkTo('ed@example.com', '/verify-email'))).toEqual([]);
    expect((await db().findOneByOrFail(TicketEntity, { userEmail: 'ed@example.com' })).userId).toBe(id);
    expect((await db().findOneByOrFail(UserEntity, { id })).emailVerifiedAt).not.toBeNull();
  });

  it.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email'],
    ['subject', 'Please enter your subjects'],
    ['phone', 'Please enter your phone number'],
    ['message', 'Please enter your message'],
  ])('asks for the %s of a contact message', async (field, message) => {
    const input = { name: 'Fi', email: 'fi@example.com', subject: 'Hello', phone: '0117 496 0000', message: 'Hello', [field]: '  ' };
    const { data } = await browser.graphql<{ sendContactMessage: Errors }>(contactText, { input });
    expect(data.sendContactMessage.errors).toEqual([{ code: 'INVALID_INPUT', message, field: [field] }]);
    expect(await db().countBy(TicketEntity, { userEmail: 'fi@example.com' })).toBe(0);
  });
});
