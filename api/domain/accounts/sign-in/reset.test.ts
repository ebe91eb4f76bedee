import bcrypt from 'bcrypt';
import { OutboxEntity } from '../../../platform/mail/outbox.entity';
import { emailsTo, tokenFor } from '../../../test/emails';
import { startMailSandbox } from '../../../../tools/sandbox/mail/server';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { TestBrowser } from '../../../test/test-browser';
import { emailHtml } from '../../../platform/mail/email-html';
import { createMailer } from '../../../platform/mail/mailer';
import { TicketEntity } from '../../tickets/ticket.entity';
import { ApiTokenEntity } from '../../tokens/api-token.entity';
import { IdentityEntity } from './identity.entity';
import { UserEntity } from '../user.entity';

type Errors = { errors: { code: string; message: string; field: string[] | null }[] };

const requestText =
  'mutation R($email: String!) { requestPasswordReset(email: $email) { errors { code message field } } }';
const resetText =
  'mutation S($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code message field } } }';
const verifyText = 'mutation V($token: String!) { verifyEmail(token: $token) { errors { code message field } } }';
const contactText =
  'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { errors { code message field } } }';
const signInText =
  'mutation I($input: SignInInput!) { signIn(input: $input) { user { id } errors { code message field } } }';

describe('account emails', () => {
  let product: TestProduct;
  let browser: TestBrowser;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => product.stop());
  beforeEach(() => {
    browser = product.browser();
  });

  const db = () => product.services.dataSource.manager;
  const request = async (email: string) =>
    (await browser.graphql<{ requestPasswordReset: Errors }>(requestText, { email })).data.requestPasswordReset.errors;
  const reset = async (token: string, password: string) =>
    (await browser.graphql<{ resetPassword: Errors }>(resetText, { input: { token, password } })).data.resetPassword
      .errors;
  const verify = async (token: string, who = browser) =>
    (await who.graphql<{ verifyEmail: Errors }>(verifyText, { token })).data.verifyEmail.errors;
  const signIn = async (email: string, password: string) =>
    (
      await product
        .browser()
        .graphql<{ signIn: { user: { id: string } | null } }>(signInText, { input: { email, password } })
    ).data.signIn.user;
  const linkTo = (email: string, path: string) => tokenFor(product.services, email, path);

  it.each([
    ['', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address.'],
    ['nobody@example.com', 'No user found with this email address.'],
  ])('return the documented sentence for "%s"', async (email, message) => {
    expect((await request(email))[0]?.message).toBe(message);
  });

  it('set a new password with the link, once, and end every session', async () => {
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
    // the owner is notified once, with a link to recover the account
    const notices = await db().query<{ html: string }[]>(
      `select html from outbox where recipient = 'ann@example.com' and subject = 'Your Postloom password was reset'`,
    );
    expect(notices.map(({ html }) => html)).toEqual([expect.stringContaining('It was not me')]);
  });

  it('reset failed sign-ins when the password is reset', async () => {
    await product.browser().register('ba@example.com', 'secret-1');
    for (let index = 0; index < 11; index += 1) await signIn('ba@example.com', 'guess-1');
    expect(await signIn('ba@example.com', 'secret-1')).toBeNull();
    await request('ba@example.com');
    await reset(await linkTo('ba@example.com', '/reset-password/confirm'), 'secret-2');
    expect(await signIn('ba@example.com', 'secret-2')).not.toBeNull();
  });

  it('accept no link after 30 minutes, and no link of another kind', async () => {
    await browser.register('bo@example.com');
    await request('bo@example.com');
    const token = await linkTo('bo@example.com', '/reset-password/confirm');
    expect(await verify(token)).toHaveLength(1);
    await db().query(
      `update single_use_tokens set expires_at = expires_at - interval '31 minutes' where purpose = 'RESET'`,
    );
    expect((await reset(token, 'secret-2'))[0]?.field).toEqual(['token']);
  });

  it('store no link that could be used', async () => {
    await browser.register('cy@example.com');
    await request('cy@example.com');
    const tokens = [
      await linkTo('cy@example.com', '/reset-password/confirm'),
      await linkTo('cy@example.com', '/verify-email'),
    ];
    for (const token of tokens) {
      expect(token).toHaveLength(43);
      for (const table of ['single_use_tokens', 'outbox', 'graphile_worker._private_jobs'])
        expect(JSON.stringify(await db().query(`select * from ${table}`))).not.toContain(token);
    }
  });

  it('do not retain their links after they are sent', async () => {
    await browser.register('ce@example.com');
    const mail = await startMailSandbox({ smtpPort: 0, port: 0 });
    const token = await linkTo('ce@example.com', '/verify-email');
    const { id } = await db().findOneByOrFail(OutboxEntity, { recipient: 'ce@example.com' });
    const { encryptionKey } = product.services.config;
    const nothing = () => Promise.resolve(null);
    const delivery = () => Promise.resolve({ server: mail.smtpUrl, from: 'a@example.com' });
    await createMailer(db(), { delivery }, encryptionKey, nothing)(id);
    await mail.close();
    expect(mail.emails().map(({ email }) => email.html)).toEqual([expect.stringContaining(token)]);
    expect(await db().findOneByOrFail(OutboxEntity, { id })).toMatchObject({ state: 'SENT', sealedLink: null });
    expect(await linkTo('ce@example.com', '/verify-email')).toBe('');
  });

  it('contain no text by others: no name before the address is proven, no links or lines after', async () => {
    const input = {
      name: 'Win a prize at http://evil.example now',
      email: 'ci@example.com',
      password: 'secret-1',
      acceptTerms: true,
    };
    await browser.graphql('mutation R($input: RegisterInput!) { register(input: $input) { errors { code } } }', {
      input,
    });
    await request('ci@example.com');
    for (const { html } of await emailsTo(product.services, 'ci@example.com')) expect(html).not.toMatch(/prize|evil/);
    expect(await verify(await linkTo('ci@example.com', '/verify-email'))).toEqual([]);
    await request('ci@example.com');
    const [{ html } = { html: '' }] = await emailsTo(product.services, 'ci@example.com');
    expect(html).toContain('Hello Win a prize at now');
    const shop = {
      name: 'Postloom',
      siteUrl: 'https://shop.example',
      logoUrl: null,
      color: '#5B3DF5',
      onColor: '#FFFFFF',
      dark: { color: '#9D8BFF', onColor: '#17141F' },
    };
    expect(emailHtml(shop, { greeting: 'Hello a\r\nb www.evil.example evil.example/x a@b.c', text: '' })).toContain(
      '>Hello a b</h1>',
    );
  });

  it('hash only for callers with a valid token, and count attempts', async () => {
    const hash = jest.spyOn(bcrypt, 'hash');
    const attempts = 31;
    const answers: Errors['errors'] = [];
    for (let index = 0; index < attempts; index += 1) {
      const { data } = await browser.graphql<{ resetPassword: Errors }>(
        resetText,
        { input: { token: `nonsense-${index}`, password: 'secret-2' } },
        { headers: { 'x-forwarded-for': '203.0.113.77' } },
      );
      answers.push(...data.resetPassword.errors);
    }
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 30 }, () => 'INVALID_INPUT'),
      'TOO_MANY_REQUESTS',
    ]);
  });

  it('prove an address only to its own account, in a session of it', async () => {
    const id = await browser.register('squat@example.com');
    const token = await linkTo('squat@example.com', '/verify-email');
    const owner = product.browser();
    const { errors } = await owner.graphql(verifyText, { token });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await owner.register('another@example.com');
    expect(await verify(token, owner)).toEqual([
      { code: 'INVALID_STATE', message: 'This link was sent for another account.', field: ['token'] },
    ]);
    expect((await db().findOneByOrFail(UserEntity, { id })).emailVerifiedAt).toBeNull();
    expect(await verify(token)).toEqual([]);
    expect((await db().findOneByOrFail(UserEntity, { id })).emailVerifiedAt).not.toBeNull();
    expect((await verify(token))[0]?.code).toBe('INVALID_INPUT');
  });

  it("end everything that another person has added to an account, when the address's owner resets it", async () => {
    const id = await browser.register('taken@example.com', 'strangers-1');
    await db().insert(IdentityEntity, { userId: id, issuer: 'https://elsewhere.example', subject: 'stranger' });
    await db().insert(ApiTokenEntity, { userId: id, name: 'theirs', hash: 'theirs', scopes: ['DESIGNS_READ'] });
    const verifyToken = await linkTo('taken@example.com', '/verify-email');
    await request('taken@example.com');
    expect(await reset(await linkTo('taken@example.com', '/reset-password/confirm'), 'owners-1')).toEqual([]);
    expect(await signIn('taken@example.com', 'strangers-1')).toBeNull();
    expect((await browser.graphql<{ me: unknown }>('{ me { id } }')).data.me).toBeNull();
    expect(await db().countBy(IdentityEntity, { userId: id })).toBe(0);
    expect((await db().findOneByOrFail(ApiTokenEntity, { userId: id })).revokedAt).not.toBeNull();
    expect(await db().query('select 1 from known_devices where user_id = $1', [id])).toEqual([]);
    const owner = product.browser();
    await owner.graphql(signInText, { input: { email: 'taken@example.com', password: 'owners-1' } });
    expect((await verify(verifyToken, owner))[0]?.code).toBe('INVALID_INPUT');

    // an identity added by the owner after the proof survives the next reset
    await db().insert(IdentityEntity, { userId: id, issuer: 'https://elsewhere.example', subject: 'owner' });
    await request('taken@example.com');
    expect(await reset(await linkTo('taken@example.com', '/reset-password/confirm'), 'owners-2')).toEqual([]);
    expect(await db().countBy(IdentityEntity, { userId: id })).toBe(1);
  });

  it('are limited per account', async () => {
    await browser.register('di@example.com');
    for (let index = 0; index < 5; index += 1) expect(await request('di@example.com')).toEqual([]);
    expect((await request('di@example.com'))[0]?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('prove the address and attach the messages that were sent from it before', async () => {
    const input = {
      name: 'Ed',
      email: 'Ed@example.com',
      subject: 'Opening',
      phone: '0117 496 0000',
      message: 'When do you open?',
    };
    await browser.graphql(contactText, { input });
    const id = await browser.register('ed@example.com');
    expect(await db().findOneByOrFail(TicketEntity, { userEmail: 'ed@example.com' })).toMatchObject({
      userId: null,
      status: 'OPEN',
      userRole: 'MEMBER',
    });
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
  ])('require the %s of a contact message', async (field, message) => {
    const input = {
      name: 'Fi',
      email: 'fi@example.com',
      subject: 'Hello',
      phone: '0117 496 0000',
      message: 'Hello',
      [field]: '  ',
    };
    const { data } = await browser.graphql<{ sendContactMessage: Errors }>(contactText, { input });
    expect(data.sendContactMessage.errors).toEqual([{ code: 'INVALID_INPUT', message, field: [field] }]);
    expect(await db().countBy(TicketEntity, { userEmail: 'fi@example.com' })).toBe(0);
  });
});
