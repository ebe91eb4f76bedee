import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createContext } from '../../context';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { createMailer } from '../../platform/mail/mailer';
import { openDatabaseConnection } from '../database-connection';
import type { DatabaseConnection } from '../database-connection';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

const registerText =
  'mutation R($input: RegisterInput!) { register(input: $input) { user { id } errors { code message } } }';
const person = {
  name: 'Ann Lee',
  email: 'very.private@example.com',
  password: 'secret-never-logged',
  acceptTerms: true,
};

/** Makes every statement on this table fail with PostgreSQL's own error. */
const breakTable = (product: TestProduct, table: string) =>
  product.services.pool
    .query(`create or replace function broken() returns trigger language plpgsql as $fn$ begin raise exception 'broken on purpose'; end $fn$;
    create trigger is_broken before insert on ${table} for each row execute function broken()`);
const mendTable = (product: TestProduct, table: string) =>
  product.services.pool.query(`drop trigger is_broken on ${table}`);

describe('the log of failures', () => {
  const log: string[] = [];
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, log });
  });
  afterAll(() => product.stop());
  beforeEach(() => {
    log.length = 0;
  });

  const said = () => log.join('\n');
  const forbidden = [
    person.password,
    person.email,
    'Ann Lee',
    /\$2[aby]\$\d\d\$/,
    '<div',
    'parameters',
    /"query":/,
    'INSERT INTO',
  ];
  const expectNothingPrivate = () => {
    for (const secret of forbidden) expect(said()).not.toMatch(secret);
  };

  it.each(['users', 'sessions', 'outbox', 'known_devices', 'single_use_tokens'])(
    'contains no password, hash, address or email when %s cannot be written',
    async (table) => {
      await breakTable(product, table);
      const { data, errors } = await product.browser().graphql(registerText, { input: person });
      await mendTable(product, table);
      expect([data, errors?.[0]?.message]).toEqual([null, 'Something went wrong.']);
      expect(said()).toContain('broken on purpose');
      expect(said()).toContain('"type":"QueryFailedError"');
      expect(said()).toContain(errors?.[0]?.extensions.requestId);
      expectNothingPrivate();
    },
  );

  it('contains no address that a mail server quotes, and no email', async () => {
    const smtp = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', (data) =>
          socket.write(
            data.toString().startsWith('RCPT') ? `550 <${person.email}>: <div>no such person</div>\r\n` : '250 ok\r\n',
          ),
        )
        .write('220 x\r\n'),
    );
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    await product.browser().graphql(registerText, { input: person });
    const { manager } = product.services.dataSource;
    const { id } = await manager.findOneByOrFail(OutboxEntity, { recipient: person.email });
    const server = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}?ignoreTLS=true`;
    const send = createMailer(
      manager,
      { delivery: () => Promise.resolve({ server, from: 'a@example.com' }) },
      product.services.config.encryptionKey,
      () => Promise.resolve(null),
      product.services,
    );
    await send(id);
    smtp.close();
    expect(said()).toContain('550');
    expectNothingPrivate();
  });

  it('contains no key that a service quotes, in any format', () => {
    const keys = [
      'AQ.Ab8RN6Kexample-of_a.key-0123456789',
      'AIzaSyExample-0123456789abcdef',
      '$2b$12$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUV0123456789.',
    ];
    const inner = new Error(`key ${keys[0]}`, {
      cause: Object.assign(new Error(keys[1]), { config: { headers: keys[0] } }),
    });
    product.services.logger.warn(
      {
        err: Object.assign(new TypeError(keys.join(' '), { cause: inner }), {
          parameters: keys,
          html: '<p>words of the email</p>',
          request: { body: person },
        }),
      },
      `refused ${keys.join(' ')}`,
    );
    for (const key of keys) expect(said()).not.toContain(key);
    expect(said()).not.toMatch(/0123456789|words of the email/);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      err: { type: 'TypeError', cause: { type: 'Error', cause: { type: 'Error' } } },
    });
    expectNothingPrivate();
  });
});

describe('while the database is unreachable', () => {
  let line: DatabaseConnection;
  let product: TestProduct;
  const log: string[] = [];
  beforeAll(async () => {
    line = await openDatabaseConnection();
    product = await startTestProduct({ http: true, line, log });
  });
  afterAll(async () => {
    await line.mend().catch(() => undefined);
    await product.stop();
    line.close();
  });

  it('every part answers 503 without internal details, and recovers afterwards', async () => {
    const browser = product.browser();
    await browser.register('here@example.com');
    const anonymous = product.browser();
    const paths = [
      '/graphql',
      '/designs/01a1fda3-1ce5-7ac2-8463-16cb847c6a05/image',
      '/readyz',
      '/',
      '/about',
      '/auth/social/start',
    ];
    line.cut();
    while (product.services.events.connected) await new Promise(setImmediate);
    for (const who of [browser, anonymous]) {
      const answer = await who.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ me { id } packages { name } }"}',
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({
        errors: [
          {
            message: 'We are back in a moment. Please try again.',
            extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) as string },
          },
        ],
      });
      expect(body).not.toMatch(/ECONN|127\.0\.0\.1|Context creation|terminated/);
    }
    for (const path of paths.slice(1)) {
      const answer = await browser.fetch(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|terminated/);
    }
    expect((await anonymous.fetch('/healthz')).status).toBe(200);
    expect(log.join('\n')).toContain('the database is away');
    expect(log.filter((text) => text.includes('unexpected error'))).toEqual([]);

    await line.mend();
    while (!product.services.events.connected) await new Promise(setImmediate);
    expect((await browser.graphql<{ me: { email: string } }>('{ me { email } }')).data.me.email).toBe(
      'here@example.com',
    );
    for (const path of ['/readyz', '/about']) expect((await browser.fetch(path)).status).toBe(200);
  });

  it('a command that runs outside of requests fails with the reason', async () => {
    line.cut();
    await expect(
      createContext(product.services, { requestId: 'job', viewer: null, address: 'job' }).db.query('select 1'),
    ).rejects.toThrow();
    await line.mend();
  });
});
